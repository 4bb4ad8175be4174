"""Rotation 0 is as drawn, each further number a quarter turn counter-clockwise; the anchor is the lower
left corner of the piece's bounding box."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from tests.folding import each_of

# Every rotation there is, drawn by hand from the top row down.
ROTATIONS = {
    "I1": ["#"],
    "I2": ["##", "# #"],
    "I3": ["###", "# # #"],
    "V3": ["#. ##", ".# ##", "## .#", "## #."],
    "I4": ["####", "# # # #"],
    "O4": ["## ##"],
    "T4": [".#. ###", ".# ## .#", "### .#.", "#. ## #."],
    "T5": [".#. .#. ###", "..# ### ..#", "### .#. .#.", "#.. ### #.."],
    "U5": ["#.# ###", "## .# ##", "### #.#", "## #. ##"],
    "V5": ["#.. #.. ###", "..# ..# ###", "### ..# ..#", "### #.. #.."],
    "X5": [".#. ### .#."],
}
DRAWN = [
    (f"{piece}.{rotation}", drawing)
    for piece, drawings in ROTATIONS.items()
    for rotation, drawing in enumerate(drawings)
]


def cells_of(action: str) -> set[str]:
    position, _ = Boomerang.new().apply(action)
    (piece,) = position.describe().pieces
    return set(piece.placement.cells)


@each_of(("turned", "drawing"), DRAWN)
def test_the_cells_under_a_piece(turned: str, drawing: str) -> None:
    rows = drawing.split()[::-1]
    expected = {
        f"{'defg'[column]}{3 + row}"
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign == "#"
    }
    assert cells_of(f"{turned}@d3") == expected


def test_the_example_of_the_rules() -> None:
    assert cells_of("T5.1@e6") == {"e7", "f7", "g6", "g7", "g8"}


def test_the_anchor_need_not_be_under_the_piece() -> None:
    assert cells_of("X5.0@a1") == {"a2", "b1", "b2", "b3", "c2"}


@each_of("piece", ROTATIONS)
def test_rotations_that_cover_the_same_cells_are_one(piece: str) -> None:
    there_are = len(ROTATIONS[piece])
    legal = {action[3] for action in Boomerang.new().legal_actions() if action.startswith(piece)}
    assert legal == {str(rotation) for rotation in range(there_are)}
    with pytest.raises(IllegalAction) as refused:
        Boomerang.new().apply(f"{piece}.{there_are}@d3")
    assert refused.value.code == "no_such_rotation"
