"""Which corner is which is seen in the picture: by its letter, where it lies in its cell."""

import pytest

from engine.petanque import Petanque, board
from render import THEMES, Subject
from render.boules.ground import SIZE
from render.petanque.board import BOTTOM, LEFT, RIGHT, TOP, beside, place
from render.petanque.corners import CORNERS, corner_at, corner_letter, large_cell
from render.petanque.drawing import paint
from tests.folding import each_of
from tests.render.test_boulomania_readable import PHONE, figure_height, full_ink, worst_contrast


def choosing(cell: str) -> Petanque:
    return Petanque.parse(f"- - 4/4 0-0 A A:corner{cell} 13/4")


def test_corners_are_those_that_can_be_chosen() -> None:
    assert [f"corner:{corner}" for corner in CORNERS] == [*choosing("34").legal_actions()]


@each_of("cell", board().cells)
def test_the_large_cell_is_on_the_court_and_over_its_own(cell: str) -> None:
    left, top, right, bottom = large_cell(beside(cell)).box
    assert LEFT <= left < right <= RIGHT
    assert TOP <= top < bottom <= BOTTOM
    x, y = place(cell)
    assert left <= x <= right
    assert top <= y <= bottom


@pytest.mark.parametrize("corner", CORNERS)
def test_corners_lie_as_on_the_court(corner: str) -> None:
    (x, y), (to_x, to_y) = place("34"), place(f"34{corner}")
    middle = beside("34")
    large = corner_at(middle, corner)
    assert (large[0] > middle[0], large[1] > middle[1]) == (to_x > x, to_y > y)


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_a_phone(theme: str) -> None:
    picture = paint(Subject(choosing("52"), theme=theme)).convert("RGB")
    for corner in CORNERS:
        letter = corner_letter(beside("52"), corner)
        assert figure_height(letter) * PHONE / SIZE[0] >= 11
        assert worst_contrast(picture, letter, full_ink(picture, letter)) >= 4.5
