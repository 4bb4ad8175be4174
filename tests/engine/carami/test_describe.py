"""`describe` gives the position in plain facts, from which a text in any language can be made."""

import pytest

from engine import A, B, describe
from engine.carami import Carami


def test_a_new_game() -> None:
    facts = Carami.new().describe()
    assert facts.turn == "A"
    assert facts.score == (0, 0)
    assert set(facts.marbles[A]) == {f"{column}{row}" for column in "abcde" for row in "123"}
    assert set(facts.marbles[B]) == {f"{column}{row}" for column in "abcde" for row in "567"}
    assert facts.ramps == ((), ())
    assert facts.arrived == ((), ())
    assert (facts.fills, facts.taken, facts.idle) == ((0, 0), (0, 0), 0)
    assert facts.winner is None


def test_a_game_in_full_swing() -> None:
    notation = "A.A../...../.B.../.A./...../...../B..A. .AAA/...B 2/1 12/8 17 B"
    facts = Carami.parse(notation).describe()
    assert facts.turn == "B"
    assert facts.score == (11 + 24, 10 + 16)
    assert tuple(map(set, facts.marbles)) == ({"a7", "c7", "c4", "d1"}, {"b5", "a1"})
    assert facts.ramps == (("rb", "rd", "re"), ("re",))
    assert tuple(map(set, facts.arrived)) == ({"a7", "c7"}, {"a1"})
    assert (facts.fills, facts.taken) == ((2, 1), (12, 8))
    assert (facts.idle, facts.idle_moves) == (17, 20)
    assert facts.winner is None


@pytest.mark.parametrize(
    ("notation", "winner", "score"),
    [
        ("AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 over", A, (59, 20)),
        ("..A../...../...../.../...../...../...B. ..../.... 0/0 14/14 0 over", B, (29, 33)),
        ("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 20 over", None, (28, 28)),
    ],
)
def test_a_game_that_is_over(notation: str, winner: int | None, score: tuple[int, int]) -> None:
    facts = Carami.parse(notation).describe()
    assert (facts.turn, facts.winner, facts.score) == ("over", winner, score)


def test_a_marble_on_its_own_back_line_has_not_arrived() -> None:
    facts = Carami.parse("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 3 A").describe()
    assert facts.arrived == ((), ())


def test_it_is_found_through_the_package_too() -> None:
    assert describe(Carami.new()) == Carami.new().describe()
