"""Boulomania's digits are high enough on a phone and stand out; teams are told apart by everybody."""

from itertools import product

import pytest
from PIL import Image, ImageChops, ImageFilter

from engine.boulomania import board
from render import THEMES
from render.boules.balls import GROOVES, sphere
from render.boules.ground import SIZE
from render.boules.panels import Tallies, target_digits
from render.boulomania.board import BALL, number, place, prepared_board
from render.kit.canvas import Frame
from render.kit.palette import RGB
from render.kit.plates import Sign, score_digits
from render.kit.shapes import DENSITY, Shape
from tests.folding import each_of
from tests.render.colour import DEFICIENCIES, contrast, difference, linear, mean_colour, seen_with

PHONE = 360
FIGURES = [
    *(number(pit) for pit in range(1, 19)),
    *(target_digits(side, target) for side in (0, 1) for target in range(1, 100)),
    *(score_digits(side, score) for side in (0, 1) for score in range(107)),
]


def figure_height(figure: Shape) -> float:
    """In units, of which a picture has as many whatever its pixels."""
    box = figure.mask.point([255 * (value > 127) for value in range(256)]).getbbox()
    assert box is not None
    return (box[3] - box[1]) / DENSITY


def test_digits_are_eleven_pixels_high_on_a_phone() -> None:
    assert min(map(figure_height, FIGURES)) * PHONE / SIZE[0] >= 11


def test_points_fit_their_plate() -> None:
    assert max(score_digits(0, score).mask.width for score in range(107)) < 100 * DENSITY


def test_numbers_do_not_touch_pits_or_balls() -> None:
    for pit, other in product(board().centres, repeat=2):
        x, y = place(other)
        left, top, right, bottom = number(pit).box
        near = (max(left, min(x, right)) - x, max(top, min(y, bottom)) - y)
        assert near[0] ** 2 + near[1] ** 2 >= (BALL - 1) ** 2, (pit, other)


def worst_contrast(picture: Image.Image, figure: Shape, ink: RGB) -> float:
    """Between the ink and whatever within two pixels of the figure's outline is most like it."""
    left, top, right, bottom = figure.edges
    around = picture.crop((left - 3, top - 3, right + 3, bottom + 3)).convert("RGB")
    cover = Image.new("L", around.size)
    cover.paste(figure.mask, (3, 3))
    touched = cover.point([255 * (value > 0) for value in range(256)])
    outline = ImageChops.subtract(touched.filter(ImageFilter.MaxFilter(5)), touched)
    pixels = zip(around.tobytes()[::3], around.tobytes()[1::3], around.tobytes()[2::3], strict=True)
    grounds = {colour for colour, beside in zip(pixels, outline.tobytes(), strict=True) if beside}
    return min(contrast(ink, colour) for colour in grounds)


def full_ink(picture: Image.Image, figure: Shape) -> RGB:
    """The colour of a figure where it covers its pixels wholly."""
    inside = figure.mask.point([255 * (value == 255) for value in range(256)])
    return mean_colour(picture.crop(figure.edges), inside)


@pytest.mark.parametrize("theme", THEMES)
def test_pit_numbers_stand_out(theme: str) -> None:
    background = prepared_board(theme).sheet.background.convert("RGB")
    for pit in board().centres:
        ink = full_ink(background, number(pit))
        assert worst_contrast(background, number(pit), ink) >= 4.5, pit


@each_of("theme", THEMES)
@each_of("score", [0, 7, 58, 98])
def test_points_stand_out(theme: str, score: int) -> None:
    prepared = prepared_board(theme)
    frame = Frame(prepared.sheet)
    prepared.panels.draw(frame, Tallies((score, score), 99, 8, (8, 8), (0, 0), (Sign.NONE, Sign.NONE)))
    picture = frame.image.convert("RGB")
    for side in (0, 1):
        for figure in (score_digits(side, score), target_digits(side, 99)):
            bare = prepared.sheet.background.convert("RGB")
            assert worst_contrast(bare, figure, full_ink(picture, figure)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_pips_stand_out(theme: str) -> None:
    assert contrast(THEMES[theme].pip, THEMES[theme].die[2]) >= 4.5


def ball_colour(theme: str, side: int) -> RGB:
    tile = prepared_board(theme).balls[side][7]
    inner = Image.new("L", tile.picture.size)
    middle = tile.picture.width // 2
    inner.paste(255, (middle - 18, middle - 18, middle + 18, middle + 18))
    return mean_colour(tile.picture, inner)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_teams_are_two_colours_to_everybody(theme: str, deficiency: str) -> None:
    a, b = (seen_with(deficiency, ball_colour(theme, side)) for side in (0, 1))
    assert difference(a, b) >= 30


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_balls_stand_out_from_their_pit(theme: str, side: int) -> None:
    assert difference(linear(ball_colour(theme, side)), linear(THEMES[theme].pit)) >= 20


def test_teams_differ_in_their_grooves_without_any_colour() -> None:
    a, b = (sphere(BALL, GROOVES[side])[0] for side in (0, 1))
    apart = ImageChops.difference(a, b).histogram()
    assert sum(apart[60:]) > 0.12 * a.width * a.height
