"""A piece must touch at least one piece of the other's colour along a side (a corner does not count);
it may touch one's own as well."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from tests.engine.at import after
from tests.folding import each_of

IN_THE_MIDDLE = "AAI3.0@d5 B"
IN_THE_CORNER = "AAI1.0@a1 B"

# 2 b . . . . . .    A to move; a1-d1 are A's own, all else is B's
# 1 A A A A b b b
#   a b c d e f g
OWN_BESIDE_OTHER = "AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A"


def legal(notation: str, piece: str) -> set[str]:
    return {action for action in Boomerang.parse(notation).legal_actions() if action.startswith(piece)}


def refusal(notation: str, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        Boomerang.parse(notation).apply(action)
    return refused.value.code


def test_all_sides_of_a_piece_in_the_middle() -> None:
    cells = ["c5", "d4", "d6", "e4", "e6", "f4", "f6", "g5"]
    assert legal(IN_THE_MIDDLE, "I1") == {f"I1.0@{cell}" for cell in cells}


@each_of(
    ("piece", "actions"),
    [
        ("I1", "I1.0@a2 I1.0@b1"),
        ("I2", "I2.0@a2 I2.1@a2 I2.0@b1 I2.1@b1"),
        ("O4", "O4.0@a2 O4.0@b1"),
        ("V3", "V3.2@a1 V3.0@a2 V3.1@a2 V3.3@a2 V3.0@b1 V3.1@b1 V3.3@b1"),
        ("X5", "X5.0@a1"),
    ],
)
def test_all_ways_to_touch_a_piece_in_the_corner(piece: str, actions: str) -> None:
    assert legal(IN_THE_CORNER, piece) == set(actions.split())


@each_of("action", ["I1.0@c4", "I1.0@g4", "I1.0@c6", "I1.0@g6", "I2.0@g6", "X5.0@b6", "U5.0@a3"])
def test_a_corner_does_not_count(action: str) -> None:
    assert refusal(IN_THE_MIDDLE, action) == "touches_by_corner_only"


@each_of("action", ["I1.0@a1", "I1.0@b5", "I1.0@h5", "I1.0@e7", "I1.0@e3", "X5.0@h7"])
def test_away_from_everything(action: str) -> None:
    assert refusal(IN_THE_MIDDLE, action) == "must_touch_other_colour"


def test_a_side_of_the_board_is_not_a_side_of_the_next_row() -> None:
    assert refusal("AAI1.0@j1 B", "I1.0@a2") == "must_touch_other_colour"
    assert refusal("AAI1.0@a2 B", "I1.0@j1") == "must_touch_other_colour"


def test_ones_own_colour_alone_does_not_count() -> None:
    assert refusal(OWN_BESIDE_OTHER, "I1.0@c2") == "must_touch_other_colour"


def test_ones_own_by_a_side_and_the_others_by_a_corner_does_not_count() -> None:
    assert refusal(OWN_BESIDE_OTHER, "I1.0@d2") == "touches_by_corner_only"


def test_it_may_touch_ones_own_as_well() -> None:
    position = Boomerang.parse(OWN_BESIDE_OTHER)
    expected = "AAI4.0@a1,BAI1.0@a2,ABI1.0@e1,BBI2.0@f1,AAI1.0@b2 B"
    assert str(after(position, "I1.0@b2")) == expected


def test_the_colour_now_counts_and_not_who_put_it_down() -> None:
    # e1 is A's own piece, turned to B's colour.
    assert legal(OWN_BESIDE_OTHER, "I1") == {f"I1.0@{cell}" for cell in ["a3", "b2", "e2", "f2", "g2", "h1"]}
