"""Which corner is which is seen in the picture: by its letter, where it lies in its cell."""

import pytest

from engine.petanque import Petanque, board
from render import THEMES
from render.petanque.corners import CORNERS, corner_at, corner_letter, large_cell
from render.petanque.drawing import paint
from render.petanque.table import BOTTOM, LEFT, RIGHT, SIZE, TOP, beside, place
from tests.render.colour import contrast
from tests.render.test_readable import PHONE, figure_height, full_ink, worst_contrast


def choosing(cell: str) -> Petanque:
    return Petanque.parse(f"- - 4/4 0-0 A A:corner{cell} 13/4")


def test_corners_are_those_that_can_be_chosen() -> None:
    assert [f"corner:{corner}" for corner in CORNERS] == [*choosing("34").legal_actions()]


@pytest.mark.parametrize("cell", board().cells)
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
@pytest.mark.parametrize("preview", ["", "corner:b"])
def test_letters_can_be_read_on_a_phone(theme: str, preview: str) -> None:
    picture = paint(choosing("52"), (), None, preview, theme).convert("RGB")
    for corner in CORNERS:
        letter = corner_letter(beside("52"), corner)
        assert figure_height(letter) * PHONE / SIZE[0] >= 11
        assert worst_contrast(picture, letter, full_ink(picture, letter)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_one_thought_about_is_golden(theme: str) -> None:
    pictures = {
        preview: paint(choosing("34"), (), None, preview, theme).convert("RGB")
        for preview in ("", *choosing("34").legal_actions(), "corner:e", "point")
    }
    assert pictures[""] == pictures["corner:e"] == pictures["point"]
    for corner in CORNERS:
        x, y = (round(value) for value in corner_at(beside("34"), corner))
        plain, golden = (pictures[preview].getpixel((x - 19, y)) for preview in ("", f"corner:{corner}"))
        assert plain == (255, 255, 255)
        assert golden == THEMES[theme].gold
        assert contrast(THEMES[theme].gold, THEMES[theme].outline) >= 4.5
