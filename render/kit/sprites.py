"""Small pictures with transparency that several boards use: balls, dice, wooden panels."""

from functools import cache
from itertools import pairwise

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.materials import CROSS, SMOOTH, STRIPES, Grooves, plank, sphere
from render.kit.palette import along, tint
from render.kit.shapes import disc, rounded
from render.kit.themes import Theme

GROOVES: tuple[Grooves, Grooves] = (STRIPES, CROSS)
"""Sides are told apart by these too, not only by their colour."""

PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def ball(theme: Theme, side: int, radius: int, tones: int = 256) -> Image.Image:
    """A steel ball of that side in so many tones, with its shadow."""
    shades, mask = sphere(radius, GROOVES[side])
    return _lying(theme, tint(shades, theme.sides[side], tones), mask)


def jack(theme: Theme, radius: int) -> Image.Image:
    shades, mask = sphere(radius, SMOOTH, polished=False)
    return _lying(theme, tint(shades, theme.jack), mask)


def _lying(theme: Theme, layer: Image.Image, mask: Image.Image) -> Image.Image:
    """Something round, with its shadow."""
    radius = mask.width // 2
    size = mask.width + 16
    canvas = Canvas((size, size))
    middle = (size / 2, size / 2)
    drop = max(radius // 12, 1)
    canvas.fill(disc((middle[0] + drop, middle[1] + drop + 1), radius), theme.wood[0], 0.62)
    layer.putalpha(mask)
    canvas.lay(layer, (8, 8))
    return canvas.image


def die(theme: Theme, face: int, size: int) -> Image.Image:
    """A die that shows that face; 0 is one still in the air, with no pips."""
    room = size + 14
    canvas = Canvas((room, room))
    box = (7.0, 7.0, 7.0 + size, 7.0 + size)
    corner = size * 0.22
    canvas.fill(rounded((box[0] + 2, box[1] + 3, box[2] + 2, box[3] + 3), corner), theme.wood[0], 0.6)
    canvas.fill(rounded(box, corner), theme.die[0])
    inner = (box[0], box[1], box[2] - 2, box[3] - 2)
    canvas.fill(rounded(inner, corner), theme.die[1])
    canvas.fill(rounded((box[0] + 4, box[1] + 4, box[2] - 6, box[3] - 6), corner * 0.9), theme.die[2])
    for x, y in PIPS[face]:
        step = size * 0.255
        centre = (room / 2 - 1 + x * step, room / 2 - 1 + y * step)
        canvas.fill(disc(centre, size * 0.105), theme.pip)
    return canvas.image


@cache
def grain(width: int, height: int, planks: int, seed: int, spread: int) -> Image.Image:
    """Shades of a wooden surface made of planks that lie across, each a little lighter or darker."""
    surface = Image.new("L", (width, height))
    edges = [round(height * number / planks) for number in range(planks + 1)]
    for number, (top, bottom) in enumerate(pairwise(edges)):
        shift = (number * 37 + seed * 11) % 3 * 22 - 22
        wood = plank(width, bottom - top, seed + 17 * number, spread)
        surface.paste(wood.point([min(max(value + shift, 0), 255) for value in range(256)]), (0, top))
        surface.paste(0, (0, bottom - 1, width, bottom))
    return surface


def wood(
    theme: Theme, size: tuple[int, int], span: tuple[float, float], planks: int, seed: int, spread: int = 1
) -> Image.Image:
    """A wooden surface in the theme's colours; of one colour where the span is empty."""
    low, high = span
    if low == high:
        return Image.new("RGB", size, along(theme.wood, low))
    stops = tuple(along(theme.wood, low + (high - low) * step / 8) for step in range(9))
    return tint(grain(*size, planks, seed, spread), stops)
