"""Wood and steel, worked out as shades of grey; a theme gives them their colours.

Everything is computed from fixed seeds: the same grain in every picture of every run.
"""

from collections.abc import Callable
from functools import cache
from math import pi, sin, sqrt
from random import Random

from PIL import Image, ImageDraw

Vector = tuple[float, float, float]


def noise(size: tuple[int, int], cells: tuple[int, int], seed: int) -> Image.Image:
    """Soft blotches, `cells` of them across and down."""
    random = Random(seed)
    grid = Image.frombytes("L", cells, random.randbytes(cells[0] * cells[1]))
    return grid.resize(size, Image.Resampling.BICUBIC)


CALM = 150
"""The shade of wood between its growth rings."""


def plank(width: int, height: int, seed: int, spread: int = 1) -> Image.Image:
    """A board whose grain lies across: growth rings that wander and fray out, in calm wood.

    `spread` above 1 sets the rings farther apart. The grain follows the rows because the encoder
    does: a row of few colours is a few bytes, while upright grain has to be spelt out again after
    everything that lies on it.
    """
    random = Random(seed)
    wood = Image.new("L", (width, height), CALM)
    draw = ImageDraw.Draw(wood)
    y = random.uniform(2, 6)
    while y < height:
        shade = random.choice((70, 95, 95, 115, 185, 200, 225))
        _draw_ring(draw, random, width, y, shade)
        y += spread * random.choice((5, 7, 9, 12, 15, 18, 22))
    return wood


def _draw_ring(draw: ImageDraw.ImageDraw, random: Random, width: int, y: float, shade: int) -> None:
    """One ring from edge to edge, thick and thin in turn, in slow waves."""
    x, phase, length = 0, random.uniform(0, 2 * pi), random.uniform(380, 900)
    height = random.uniform(0.6, 3.2)
    while x < width:
        end = x + random.randint(60, 170)
        thick = random.choice((1, 1, 2))
        for left in range(x, end, 4):
            top = round(y + height * sin(phase + left / length * 2 * pi))
            draw.rectangle((left, top, left + 3, top + thick - 1), shade)
        x = end + random.choice((0, 0, 0, 24, 60))


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _unit(*vector: float) -> Vector:
    length = sqrt(sum(part * part for part in vector))
    x, y, z = (part / length for part in vector)
    return x, y, z


LIGHT = _unit(-0.5, -0.62, 0.62)
HALFWAY = _unit(LIGHT[0], LIGHT[1], LIGHT[2] + 1)

Grooves = tuple[tuple[Vector, float], ...]
"""Where a ball is cut: planes, each by its normal and its distance from the centre."""

STRIPES: Grooves = tuple((_unit(0.34, 0.9, 0.28), offset) for offset in (-0.42, 0.0, 0.42))
CROSS: Grooves = ((_unit(0.78, 0.62, 0.18), 0.0), (_unit(-0.62, 0.78, 0.18), 0.0))
SMOOTH: Grooves = ()


def _steel(normal: Vector) -> float:
    """How bright polished steel is there: sky above, a dark horizon, the ground's glow below."""
    nx, ny, nz = normal
    up = -(2 * nz * ny) - 0.25 * nx
    sky = 0.50 + 0.26 * up if up > 0 else 0.34 - 0.10 * up
    horizon = max(0.0, 1 - abs(up + 0.12) / 0.30)
    lit = max(0.0, _dot(normal, LIGHT))
    shine = max(0.0, _dot(normal, HALFWAY)) ** 46
    rim = (1 - nz) ** 3
    return sky * (0.5 + 0.62 * lit) - 0.10 * horizon + 1.0 * shine - 0.20 * rim


def _matt(normal: Vector) -> float:
    """The same for painted wood."""
    lit = max(0.0, _dot(normal, LIGHT))
    shine = max(0.0, _dot(normal, HALFWAY)) ** 24
    return 0.22 + 0.55 * lit + 0.45 * shine


def _cut(normal: Vector, grooves: Grooves, width: float) -> float:
    """What a groove adds there: dark within, a glint on the edge that faces the light."""
    change = 0.0
    for plane, offset in grooves:
        side = (_dot(normal, plane) - offset) / width
        if abs(side) < 1:
            change = min(change, -0.46 * (1 - side * side) ** 0.5)
        elif change == 0 and 1 <= side < 2:
            change = 0.16 * (2 - side)
    return change


@cache
def sphere(radius: int, grooves: Grooves, polished: bool = True) -> tuple[Image.Image, Image.Image]:
    """A ball of that radius as shades and as a mask, twice as large as the radius in each direction."""
    fine = 3 if radius < 24 else 2
    large = radius * fine
    shade: Callable[[Vector], float] = _steel if polished else _matt
    width = 0.085 if radius >= 24 else 0.12
    shades, mask = bytearray(), bytearray()
    for row in range(2 * large):
        for column in range(2 * large):
            x, y = (column + 0.5) / large - 1, (row + 0.5) / large - 1
            depth = 1 - x * x - y * y
            normal = (x, y, sqrt(depth)) if depth > 0 else _unit(x, y, 0.001)
            value = shade(normal) + _cut(normal, grooves, width)
            shades.append(min(max(round(255 * value), 0), 255))
            mask.append(255 if depth > 0 else 0)
    size = (2 * large, 2 * large)
    pictures = (Image.frombytes("L", size, bytes(data)).reduce(fine) for data in (shades, mask))
    picture, cover = pictures
    return picture, cover
