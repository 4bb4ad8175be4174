"""A palette has room for all its colours, and says so where it has not."""

import pytest

from render.kit.palette import Palette, Ramp


def test_a_colour_that_looks_like_one_of_an_earlier_ramp_is_left_out() -> None:
    earlier, later = Ramp(((0, 0, 0), (255, 255, 255)), 2), Ramp(((5, 5, 5), (100, 0, 0)), 2)
    assert Palette([earlier, later]).colours == ((0, 0, 0), (255, 255, 255), (100, 0, 0))


def test_more_colours_than_a_palette_holds_are_refused() -> None:
    ramps = [Ramp(((red, 0, 0), (red, 255, 255)), 20) for red in range(0, 255, 15)]
    with pytest.raises(ValueError, match="more than a palette holds"):
        Palette(ramps)
