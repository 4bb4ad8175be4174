"""Notation in, notation out: `parse(str(p)) == p`, and the same position is always written the same way."""

import random

from engine import parse_position
from engine.carami import Carami
from tests.engine.at import after
from tests.folding import each_of


@each_of(
    ("notation", "turn"),
    [
        ("BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", "A"),
        ("BBBBB/BBBBB/BBBBB/.A./AA.AA/AAAAA/AAAAA ..../.... 0/0 0/0 0 B", "B"),
        ("..B../...../...../.A./...../...../..... A..A/.... 1/0 14/12 0 B", "B"),
        ("...../...../...../.../...../...../..... AAAA/B..B 2/1 13/11 19 A", "A"),
        ("A.B../...../...../AAA/...../...../..... .AAA/.... 2/0 14/8 12 B", "B"),
        ("AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 over", "over"),
        (".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 over", "over"),
        ("AA.AA/...../...../.../...../...../..B.. .AA./.... 2/0 14/9 0 over", "over"),
        ("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 20 over", "over"),
        ("...../...A./...../.../...../...../..... ..../.... 0/0 15/14 0 A", "A"),
    ],
    ids=[
        "new",
        "B's turn",
        "one fill",
        "all sorts of ramps",
        "full band after two fills",
        "over by a full back line",
        "over as all have arrived",
        "over with marbles on ramps",
        "over without progress",
        "one side all taken",
    ],
)
def test_every_phase_comes_back(notation: str, turn: str) -> None:
    game = Carami.parse(notation)
    assert str(game) == notation
    assert game.turn == turn
    assert Carami.parse(str(game)) == game
    assert repr(game) == f"Carami.parse({notation!r})"


def test_rows_are_written_from_seven_to_one_and_from_a_to_e() -> None:
    game = Carami.parse("B..../....B/...../A../...../...A./..... ..../.... 0/0 13/13 0 A")
    of_a, of_b = game.describe().marbles
    assert (set(of_a), set(of_b)) == ({"b4", "d2"}, {"a7", "e6"})


def test_ramps_are_written_in_the_order_a_b_d_e_and_of_a_first() -> None:
    game = Carami.parse("A..../...../...../.../...../...../B...B .A.A/..B. 2/2 12/12 0 A")
    of_a, of_b = game.describe().ramps
    assert (set(of_a), set(of_b)) == ({"rb", "re"}, {"rd"})


def test_positions_are_equal_whichever_way_they_were_reached() -> None:
    game = Carami.parse("....B/...../...../.../A..A./...../..... ..../.... 0/0 14/13 0 A")
    one = after(game, "a3-b4", "e7-d7", "d3-c4")
    other = after(game, "d3-c4", "e7-d7", "a3-b4")
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other)


def test_positions_that_differ_in_the_counts_alone_are_not_equal() -> None:
    rows = "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14"
    assert Carami.parse(f"{rows} 3 A") != Carami.parse(f"{rows} 4 A")
    assert Carami.parse(f"{rows} 3 A") != Carami.parse(f"{rows} 3 B")


def test_the_game_is_found_by_its_name() -> None:
    assert Carami.name == "carami"
    assert parse_position("carami", str(Carami.new())) == Carami.new()


@each_of("seed", range(8))
def test_whatever_is_played_comes_back(seed: int) -> None:
    """Every position of a game, played at random to its end, is read as it is written."""
    dice = random.Random(seed)
    game = Carami.new()
    while game.turn != "over":
        game, _ = game.apply(dice.choice(sorted(game.legal_actions())))
        assert Carami.parse(str(game)) == game
    assert game.outcome() is not None
