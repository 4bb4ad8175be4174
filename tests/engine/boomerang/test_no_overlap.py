"""Pieces stay where they are, do not overlap and do not stick out."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from tests.engine.at import after
from tests.engine.boomerang.whole_games import WHOLE_GAMES, positions_of
from tests.folding import each_of


def refusal(notation: str, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        Boomerang.parse(notation).apply(action)
    return refused.value.code


@each_of("action", ["I1.0@e5", "X5.0@d4", "I4.0@f5", "I4.1@d2", "O4.0@c4"])
def test_not_on_the_others_piece(action: str) -> None:
    assert refusal("AAI3.0@d5 B", action) == "overlaps"


@pytest.mark.parametrize("action", ["I1.0@b1", "I2.1@a1", "O4.0@a1"])
def test_not_on_ones_own_piece(action: str) -> None:
    # a1-d1 are A's own; O4 would touch nothing else, I2.1@a1 would lie on a2 as well
    assert refusal("AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A", action) == "overlaps"


def test_boxes_may_overlap_where_cells_do_not() -> None:
    # The box of T5.1@e6 has e6, but the piece does not lie on it.
    assert str(after(Boomerang.parse("AAT5.1@e6 B"), "I3.0@c6")) == "ABT5.1@e6,BBI3.0@c6 A"
    # The same anchor twice: V3 lies in the hollow of V5.
    assert str(after(Boomerang.parse("AAV5.2@a1 B"), "V3.2@a1")) == "ABV5.2@a1,BBV3.2@a1 A"


@each_of(
    ("in_place", "sticking_out"),
    [
        ("I2.0@i1", "I2.0@j1"),
        ("I2.1@j8", "I2.1@j9"),
        ("I4.0@g9", "I4.0@h9"),
        ("I4.1@j6", "I4.1@j7"),
        ("T5.0@h7", "T5.0@i7"),
        ("T5.1@h7", "T5.1@h8"),
        ("U5.0@h8", "U5.0@h9"),
        ("U5.1@i7", "U5.1@i8"),
    ],
)
def test_no_cell_sticks_out(in_place: str, sticking_out: str) -> None:
    assert str(after(Boomerang.new(), in_place)) == f"AA{in_place} B"
    assert refusal("- A", sticking_out) == "sticks_out"


@pytest.mark.parametrize("anchor", ["k1", "a0", "a10", "`1"])
def test_no_anchor_off_the_board(anchor: str) -> None:
    assert refusal("- A", f"I1.0@{anchor}") == "no_such_cell"


@each_of("game", WHOLE_GAMES)
def test_pieces_stay_where_they_are(game: str) -> None:
    actions = game.split()
    for number, position in enumerate(positions_of(game)):
        assert [piece.placement.action for piece in position.describe().pieces] == actions[:number]
        cells = [cell for piece in position.describe().pieces for cell in piece.placement.cells]
        assert len(set(cells)) == len(cells)
