"""Carami's digits are high enough on a phone and stand out; its marbles are told apart by everybody."""

from itertools import product

import pytest
from PIL import ImageChops

from engine.carami_board import board
from render import THEMES
from render.carami.board import (
    MARBLE,
    SIZE,
    coordinates,
    fill_digits,
    goals,
    idle_digits,
    place,
    prepared_board,
    tray_sign,
    value_digits,
)
from render.carami.glass import marble_shades
from render.kit.canvas import Frame
from render.kit.palette import RGB
from render.kit.plates import Sign, score_digits
from tests.render.colour import DEFICIENCIES, difference, linear, mean_colour, seen_with
from tests.render.test_boulomania_readable import PHONE, figure_height, full_ink, worst_contrast

FIGURES = [
    *(value_digits(name) for name in goals()),
    *(fill_digits(side, fill) for side, fill in product((0, 1), repeat=2)),
    *(tray_sign(side) for side in (0, 1)),
    *(idle_digits(left) for left in range(1, 41)),
    *(score_digits(side, score) for side in (0, 1) for score in range(62)),
]


def test_digits_are_eleven_pixels_high_on_a_phone() -> None:
    figures = [*FIGURES, *coordinates()]
    assert min(map(figure_height, figures)) * PHONE / SIZE[0] >= 11


@pytest.mark.parametrize("theme", THEMES)
def test_figures_stand_out(theme: str) -> None:
    background = prepared_board(theme).sheet.background.convert("RGB")
    fixed = [*coordinates(), *(value_digits(name) for name in goals()), *(tray_sign(side) for side in (0, 1))]
    fixed += [fill_digits(side, fill) for side, fill in product((0, 1), repeat=2)]
    for figure in fixed:
        assert worst_contrast(background, figure, full_ink(background, figure)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_changes_stands_out(theme: str) -> None:
    prepared = prepared_board(theme)
    frame = Frame(prepared.sheet)
    prepared.plates.draw(frame, (48, 58), (Sign.NONE, Sign.NONE))
    frame.put(prepared.idle(28))
    for name in goals():
        frame.put(prepared.made[name])
    picture = frame.image.convert("RGB")
    figures = [idle_digits(28), score_digits(0, 48), score_digits(1, 58)]
    for figure in [*figures, *(value_digits(name) for name in goals())]:
        assert worst_contrast(picture, figure, full_ink(picture, figure)) >= 4.5


def marble_colour(theme: str, side: int) -> RGB:
    picture = prepared_board(theme).marbles[side]["c4"].picture
    middle = picture.width // 2
    return mean_colour(picture.crop((middle - 28, middle - 28, middle + 28, middle + 28)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_teams_are_two_colours_to_everybody(theme: str, deficiency: str) -> None:
    a, b = (seen_with(deficiency, marble_colour(theme, side)) for side in (0, 1))
    assert difference(a, b) >= 30


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_marbles_stand_out_from_their_place(theme: str, side: int) -> None:
    assert difference(linear(marble_colour(theme, side)), linear(THEMES[theme].pit)) >= 20


def test_teams_differ_in_their_ribbons_without_any_colour() -> None:
    a, b = (marble_shades(side, MARBLE)[0] for side in (0, 1))
    apart = ImageChops.difference(a, b).histogram()
    assert sum(apart[60:]) > 0.12 * a.width * a.height


def test_places_do_not_touch() -> None:
    spots = [place(name) for name in board().bits]
    spots += [place(name, side) for name in board().ramps for side in (0, 1)]
    for (ax, ay), (bx, by) in product(spots, repeat=2):
        assert (ax, ay) == (bx, by) or (ax - bx) ** 2 + (ay - by) ** 2 >= (2 * MARBLE) ** 2
