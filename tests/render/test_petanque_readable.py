"""Pétanque's digits are high enough on a phone and stand out; teams and dice are told apart by everybody."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from render import THEMES
from render.boules.balls import GROOVES, sphere
from render.boules.ground import SIZE
from render.boules.panels import target_digits
from render.kit.palette import RGB
from render.kit.plates import score_digits
from render.petanque.board import BALL, label, label_digits, prepared_board
from render.petanque.court import COURTS
from tests.render.colour import DEFICIENCIES, contrast, difference, linear, mean_colour, seen_with
from tests.render.test_boulomania_readable import PHONE, figure_height, full_ink, worst_contrast

LABELS = [*product(("length", "width"), range(1, 7))]
FIGURES = [
    *(label_digits(way, number) for way, number in LABELS),
    *(target_digits(side, target) for side in (0, 1) for target in (11, 13)),
    *(score_digits(side, score) for side in (0, 1) for score in range(21)),
]


def test_digits_are_eleven_pixels_high_on_a_phone() -> None:
    assert min(map(figure_height, FIGURES)) * PHONE / SIZE[0] >= 11


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_at_the_edge_stand_out(theme: str) -> None:
    background = prepared_board(theme).sheet.background.convert("RGB")
    for way, number in LABELS:
        figure = label_digits(way, number)
        assert worst_contrast(background, figure, full_ink(background, figure)) >= 4.5, (way, number)


def test_plates_at_the_edge_do_not_touch_each_other() -> None:
    for one, other in combinations(LABELS, 2):
        a, b = label(*one, 4).box, label(*other, 4).box
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_pips_stand_out(theme: str) -> None:
    court = COURTS[theme]
    assert contrast(court.light, court.black[2]) >= 4.5
    assert contrast(court.light, court.red[2]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_dice_are_three_kinds_to_everybody(theme: str, deficiency: str) -> None:
    """The red one is told apart from the black one even where red looks dark: it lies alone."""
    bodies = (COURTS[theme].black[2], THEMES[theme].die[2], COURTS[theme].red[2])
    for one, other in combinations((seen_with(deficiency, body) for body in bodies), 2):
        assert difference(one, other) >= 20


def middle_colour(theme: str, side: int) -> RGB:
    tile = prepared_board(theme).balls[side]["34"]
    inner = Image.new("L", tile.picture.size)
    middle, half = tile.picture.width // 2, round(BALL * 0.6)
    inner.paste(255, (middle - half, middle - half, middle + half, middle + half))
    return mean_colour(tile.picture, inner)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_teams_are_two_colours_to_everybody(theme: str, deficiency: str) -> None:
    a, b = (seen_with(deficiency, middle_colour(theme, side)) for side in (0, 1))
    assert difference(a, b) >= 30


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_balls_stand_out_from_the_gravel(theme: str, side: int) -> None:
    assert difference(linear(middle_colour(theme, side)), linear(COURTS[theme].gravel[1])) >= 20


def test_teams_differ_in_their_grooves_without_any_colour() -> None:
    a, b = (sphere(BALL, GROOVES[side])[0] for side in (0, 1))
    apart = ImageChops.difference(a, b).histogram()
    assert sum(apart[60:]) > 0.12 * a.width * a.height
