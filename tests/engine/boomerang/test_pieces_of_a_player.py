"""Each player has the same 13 pieces, the smallest two twice; a piece is worth its number of cells, 44 a
player."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from tests.engine.boomerang.whole_games import EVERY_PIECE_DOWN, end_of
from tests.folding import each_of

RACK = {
    "I1": 2,
    "I2": 2,
    "I3": 1,
    "V3": 1,
    "I4": 1,
    "O4": 1,
    "T4": 1,
    "T5": 1,
    "U5": 1,
    "V5": 1,
    "X5": 1,
}

# A has both its I1 down, B one.
I1_TWICE = "AAI1.0@a1,BBI2.0@b1,ABI1.0@a2,BBI1.0@a3 A"


def refusal(notation: str, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        Boomerang.parse(notation).apply(action)
    return refused.value


def test_thirteen_pieces_worth_44() -> None:
    racks = Boomerang.new().describe().racks
    assert racks == (RACK, RACK)
    assert sum(RACK.values()) == 13
    assert sum(int(piece[1]) * times for piece, times in RACK.items()) == 44


@each_of("piece", RACK)
def test_worth_its_number_of_cells(piece: str) -> None:
    position, _ = Boomerang.new().apply(f"{piece}.0@c3")
    (lying,) = position.describe().pieces
    assert lying.placement.value == len(lying.placement.cells) == int(piece[1])


def test_the_smallest_come_twice() -> None:
    once = Boomerang.parse("ABI1.0@a1,BBI2.0@b1 A")
    assert "I1.0@a2" in once.legal_actions()
    twice = Boomerang.parse(I1_TWICE)
    assert {action[:2] for action in twice.legal_actions()} == RACK.keys() - {"I1"}
    error = refusal(I1_TWICE, "I1.0@b2")
    assert (error.code, error.facts["piece"]) == ("none_left", "I1")


@each_of("piece", ["I3", "V3", "I4", "O4", "T4", "T5", "U5", "V5", "X5"])
def test_the_others_once(piece: str) -> None:
    position = Boomerang.parse("- A")
    for action in (f"{piece}.0@c3", "I1.0@d2"):
        position, _ = position.apply(action)
    error = refusal(str(position), f"{piece}.0@c6")
    assert (error.code, error.facts["piece"]) == ("none_left", piece)


def test_each_has_its_own() -> None:
    racks = Boomerang.parse(I1_TWICE).describe().racks
    assert racks == (RACK | {"I1": 0}, RACK | {"I1": 1, "I2": 1})
    # A has put its I4 down, B has its own
    assert "I4.0@a2" in Boomerang.parse("AAI4.0@a1 B").legal_actions()


def test_a_piece_turned_over_is_still_down() -> None:
    # A's T5 shows B's colour: neither has it back.
    position = Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A")
    assert position.rack(0) == RACK | {"T5": 0}
    assert position.rack(1) == RACK | {"I3": 0}
    assert refusal(str(position), "T5.0@c7").code == "none_left"


def test_the_board_can_hold_all_88() -> None:
    end = end_of(EVERY_PIECE_DOWN)
    none = dict.fromkeys(RACK, 0)
    assert end.describe().racks == (none, none)
    assert sum(len(piece.placement.cells) for piece in end.describe().pieces) == 88
