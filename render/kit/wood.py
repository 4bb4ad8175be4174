"""Wood: what every board is made of and lies in.

Everything is computed from fixed seeds: the same grain in every picture of every run.
"""

from functools import cache
from itertools import pairwise
from math import pi, sin
from random import Random

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.palette import along, tint
from render.kit.shapes import DENSITY, Box, pixels, rounded
from render.kit.themes import Theme

CALM = 150
"""The shade of wood between its growth rings."""


def _plank(width: int, height: int, seed: int, spread: int) -> Image.Image:
    """A board whose grain lies across: growth rings that wander and fray out, in calm wood.

    `spread` above 1 sets the rings farther apart. The grain follows the rows because the encoder
    does: a row of few colours takes few bytes, while upright grain would be written out again after
    everything that lies on it.
    """
    random = Random(seed)
    wood = Image.new("L", (width, height), CALM)
    draw = ImageDraw.Draw(wood)
    y = random.uniform(2, 6) * DENSITY
    while y < height:
        shade = random.choice((70, 95, 95, 115, 185, 200, 225))
        _draw_growth_ring(draw, random, width, y, shade)
        y += DENSITY * spread * random.choice((5, 7, 9, 12, 15, 18, 22))
    return wood


def _draw_growth_ring(draw: ImageDraw.ImageDraw, random: Random, width: int, y: float, shade: int) -> None:
    """Draw one ring from edge to edge, thick and thin in turn, in slow waves."""
    x, phase, length = 0, random.uniform(0, 2 * pi), random.uniform(380, 900) * DENSITY
    height = random.uniform(0.6, 3.2) * DENSITY
    while x < width:
        end = x + round(random.randint(60, 170) * DENSITY)
        thick = random.choice((1, 2, 3))
        for left in range(x, end, 4):
            top = round(y + height * sin(phase + left / length * 2 * pi))
            draw.rectangle((left, top, left + 3, top + thick - 1), shade)
        x = end + random.choice((0, 0, 0, 36, 90))


@cache
def _grain(width: int, height: int, planks: int, seed: int, spread: int) -> Image.Image:
    """Shades of a wooden surface made of planks that lie across, each a little lighter or darker."""
    surface = Image.new("L", (width, height))
    edges = [round(height * number / planks) for number in range(planks + 1)]
    for number, (top, bottom) in enumerate(pairwise(edges)):
        shift = (number * 37 + seed * 11) % 3 * 22 - 22
        plank = _plank(width, bottom - top, seed + 17 * number, spread)
        surface.paste(plank.point([min(max(value + shift, 0), 255) for value in range(256)]), (0, top))
        surface.paste(0, (0, bottom - 1, width, bottom))
    return surface


def wood(
    theme: Theme, size: tuple[int, int], span: tuple[float, float], planks: int, seed: int, spread: int = 1
) -> Image.Image:
    """A wooden surface in the theme's colours; of one colour if the span is empty."""
    low, high = span
    width, height = pixels(*size)
    if low == high:
        return Image.new("RGB", (width, height), along(theme.wood, low))
    stops = tuple(along(theme.wood, low + (high - low) * step / 8) for step in range(9))
    return tint(_grain(width, height, planks, seed, spread), stops)


def surround(theme: Theme, size: tuple[int, int], spread: int = 5) -> Canvas:
    """A canvas with the dark wood that a board lies in."""
    canvas = Canvas(size)
    canvas.lay(wood(theme, size, theme.surround, 5, 40, spread).convert("RGBA"), (0, 0))
    return canvas


def draw_slab(canvas: Canvas, theme: Theme, box: Box, radius: int, surface: Image.Image) -> None:
    """Draw a board with that wooden surface let into its surround, lit from the upper left."""
    left, top, right, bottom = box
    whole = rounded(box, radius)
    canvas.fill(whole.moved(2, 4), theme.wood[0], 0.6)
    canvas.fill(whole, along(theme.wood, theme.board[1] + 0.1))
    canvas.texture(rounded((left, top + 2, right, bottom), round(radius * 0.9)), surface)
    if theme.flat:
        inside = rounded((left + 3, top + 3, right - 3, bottom - 3), radius - 3)
        canvas.fill(whole.without(inside), theme.rim)
