"""Boomerang's digits are high enough on a phone and stand out; its sides are told apart by everybody."""

from itertools import product

import pytest
from PIL import Image, ImageChops

from engine.boomerang import board
from render import THEMES
from render.boomerang.board import RACK, SIZE, coordinates, gain_signs, prepared_board, rack_slots
from render.boomerang.pieces import (
    CELL,
    LOCKED,
    Lock,
    Look,
    Mark,
    extent,
    middle,
    offsets,
    value_cell,
    value_digits,
)
from render.kit.palette import RGB
from render.kit.shapes import DENSITY, Shape, pixels
from tests.folding import each_of
from tests.render.colour import DEFICIENCIES, contrast, difference, linear, mean_colour, seen_with
from tests.render.test_boulomania_readable import PHONE, figure_height, full_ink, worst_contrast

VALUES = [value_digits(kind, (50, 50)) for kind in board().rack]
ROWS = coordinates()[board().columns :]
COLUMNS = coordinates()[: board().columns]


def test_digits_are_eleven_pixels_high_on_a_phone() -> None:
    gains = [gain_signs(side, placed, 0)[0] for side in (0, 1) for placed in range(1, 6)]
    gains += [gain_signs(side, 5, turned)[2] for side in (0, 1) for turned in range(1, 44)]
    assert min(map(figure_height, (*VALUES, *ROWS, *gains))) * PHONE / SIZE[0] >= 11


@pytest.mark.parametrize("side", [0, 1])
def test_what_is_won_by_turning_stands_beside_what_is_put_down(side: int) -> None:
    for turned in range(1, 44):
        placed, arrows, over = (sign.mask.getbbox() for sign in gain_signs(side, 5, turned))
        left, middle, right = (sign.at[0] for sign in gain_signs(side, 5, turned))
        assert placed
        assert arrows
        assert over
        assert left + placed[2] < middle + arrows[0]
        assert middle + arrows[2] < right + over[0]
        assert right + over[2] <= 580 * DENSITY


def test_letters_are_as_high_as_digits_almost() -> None:
    assert min(map(figure_height, COLUMNS)) * PHONE / SIZE[0] >= 9


@pytest.mark.parametrize("theme", THEMES)
def test_coordinates_stand_out(theme: str) -> None:
    background = prepared_board(theme).sheet.background.convert("RGB")
    for sign in coordinates():
        assert worst_contrast(background, sign, full_ink(background, sign)) >= 4.5


@each_of("theme", THEMES)
@each_of("lock", Lock)
@each_of("side", [0, 1])
def test_values_stand_out(theme: str, lock: Lock, side: int) -> None:
    for kind in board().rack:
        picture = (
            prepared_board(theme).pieces.look(Look(kind, 0, side, Mark.NONE, lock)).picture.convert("RGB")
        )
        x, y = middle(value_cell(kind, 0), extent(offsets(kind, 0))[1])
        figure = value_digits(kind, (x, y if lock is Lock.OPEN else y + LOCKED))
        assert worst_contrast(picture, figure, full_ink(picture, figure)) >= 4.5, kind


@pytest.mark.parametrize("theme", THEMES)
def test_gains_stand_out(theme: str) -> None:
    assert all(contrast(plate, THEMES[theme].plate_ink) >= 4.5 for plate in THEMES[theme].plate)


def piece_picture(theme: str, side: int) -> Image.Image:
    return prepared_board(theme).pieces.look(Look("O4", 0, side)).picture


def piece_colour(theme: str, side: int) -> RGB:
    return mean_colour(piece_picture(theme, side))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_sides_are_two_colours_to_everybody(theme: str, deficiency: str) -> None:
    a, b = (seen_with(deficiency, piece_colour(theme, side)) for side in (0, 1))
    assert difference(a, b) >= 30


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", [0, 1])
def test_pieces_stand_out_from_the_board(theme: str, side: int) -> None:
    ground = mean_colour(prepared_board(theme).sheet.background.crop((240, 150, 306, 216)))
    assert difference(linear(piece_colour(theme, side)), linear(ground)) >= 20


@pytest.mark.parametrize("theme", THEMES)
def test_sides_differ_in_their_pegs_without_any_colour(theme: str) -> None:
    """Ring and cross: one dark where the other is bright, in shades of grey."""
    left, right = pixels(CELL + 12, 2 * CELL - 12)
    cell = (left, left, right, right)
    pegs = [piece_picture(theme, side).convert("RGB").crop(cell).convert("L") for side in (0, 1)]
    bright = [peg.point([255 * (shade > sum(peg.getextrema()) / 2) for shade in range(256)]) for peg in pegs]  # type: ignore[arg-type]
    apart = ImageChops.difference(*bright).histogram()[255]
    assert apart > 0.2 * bright[0].width * bright[0].height


def covered(shape: Shape) -> Image.Image:
    width, height = pixels(*SIZE)
    picture = Image.new("L", (width, height))
    picture.paste(shape.mask, shape.at)
    return picture


def test_coordinates_do_not_touch_each_other() -> None:
    for one, other in product(coordinates(), repeat=2):
        if one is not other:
            assert ImageChops.multiply(covered(one), covered(other)).getbbox() is None


def test_rack_holds_exactly_the_pieces_there_are() -> None:
    kinds = [kind for row in RACK for kind in row]
    assert {kind: kinds.count(kind) for kind in kinds} == board().rack
    assert [kind for kind, _ in rack_slots(1)] == kinds
