"""Points: marbles on the other's back line at their place's value, plus 2 for each marble taken."""

from engine.carami import Carami
from tests.folding import each_of


@each_of(
    ("row", "ramps", "taken_by_b", "points"),
    [
        ("A....", "...A", 13, 10),
        (".A...", "A..A", 12, 5),
        ("..A..", "A..A", 12, 1),
        ("...A.", "A..A", 12, 5),
        ("....A", "A...", 13, 10),
        ("AAA.A", "....", 11, 26),
    ],
)
def test_each_place_of_the_back_line(row: str, ramps: str, taken_by_b: int, points: int) -> None:
    """B has one marble left, so A has taken 14."""
    of_a = Carami.parse(
        f"{row}/...../...../.../..B../...../..... {ramps}/.... 1/0 14/{taken_by_b} 0 B",
    )
    assert of_a.score() == (28 + points, 2 * taken_by_b)
    swapped = ramps.replace("A", "B")
    of_b = Carami.parse(
        f"...../...../..A../.../...../...../{row.replace('A', 'B')} ..../{swapped} 0/1 {taken_by_b}/14 0 A",
    )
    assert of_b.score() == (2 * taken_by_b, 28 + points)


def test_marbles_on_ramps_count_nothing() -> None:
    game = Carami.parse("...../...../...../.../...../...../..... AAAA/B..B 2/1 13/11 0 A")
    assert game.score() == (26, 22)


def test_only_the_other_s_back_line_counts() -> None:
    """Fourteen of A's at home are worth nothing, the one on b7 is worth 5."""
    game = Carami.parse("BABBB/BBBBB/BBBBB/B../AAAAA/AAAAA/AAAA. ..../.... 0/0 0/0 0 A")
    assert game.score() == (5, 0)


def test_every_marble_taken_is_worth_two() -> None:
    game = Carami.parse("B..../...../...../.../...../..A../..... ..../.... 0/0 14/14 0 A")
    assert game.score() == (28, 28)
    game = Carami.parse("BBBBB/BBBBB/BBB../.../AAAAA/AAAAA/AA... ..../.... 0/0 2/3 0 A")
    assert game.score() == (4, 6)


def test_score_and_outcome_are_asked_without_changing_anything() -> None:
    notation = "AA.A./...../...../.../..B../...../..... ...A/.... 1/0 14/11 7 B"
    game = Carami.parse(notation)
    assert (game.score(), game.outcome()) == ((48, 22), None)
    assert (game.score(), game.outcome()) == ((48, 22), None)
    assert str(game) == notation
