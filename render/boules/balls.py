"""Steel balls and the wooden jack, with their shadows."""

from functools import cache
from math import sqrt

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import tint
from render.kit.shapes import DENSITY, disc
from render.kit.spheres import shade_sphere
from render.kit.themes import Theme

Vector = tuple[float, float, float]


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _unit(*vector: float) -> Vector:
    length = sqrt(sum(part * part for part in vector))
    x, y, z = (part / length for part in vector)
    return x, y, z


LIGHT = _unit(-0.5, -0.62, 0.62)
HALFWAY = _unit(LIGHT[0], LIGHT[1], LIGHT[2] + 1)

Grooves = tuple[tuple[Vector, float], ...]
"""The grooves of a ball: planes that cut it, each by its normal and its distance from the centre."""

STRIPES: Grooves = tuple((_unit(0.34, 0.9, 0.28), offset) for offset in (-0.42, 0.0, 0.42))
CROSS: Grooves = ((_unit(0.78, 0.62, 0.18), 0.0), (_unit(-0.62, 0.78, 0.18), 0.0))
GROOVES: tuple[Grooves, Grooves] = (STRIPES, CROSS)
"""The grooves of each side's balls, so that sides are told apart not only by colour."""
NAMES = {STRIPES: "stripes", CROSS: "cross", (): "plain"}


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
    """How bright painted wood is there."""
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


def _normal(x: float, y: float) -> Vector:
    """The direction that the surface faces at that place of the unit disc."""
    depth = 1 - x * x - y * y
    return (x, y, sqrt(depth)) if depth > 0 else _unit(x, y, 0.001)


@cache
def sphere(radius: int, grooves: Grooves, polished: bool = True) -> tuple[Image.Image, Image.Image]:
    """A ball of that radius as shades and as a mask; painted wood if it is not polished steel."""
    fine, width = (3, 0.12) if radius < 24 else (2, 0.085)
    surface = _steel if polished else _matt

    def shade(x: float, y: float) -> float:
        normal = _normal(x, y)
        return surface(normal) + _cut(normal, grooves, width)

    name = f"{'steel' if polished else 'wood'}-{NAMES[grooves]}"
    return shade_sphere(name, radius, fine, shade)


def ball(theme: Theme, side: int, radius: int, tones: int = 256) -> Image.Image:
    """A steel ball of that side in so many tones, with its shadow."""
    shades, mask = sphere(radius, GROOVES[side])
    return _lying(theme, tint(shades, theme.sides[side], tones), mask)


def jack(theme: Theme, radius: int) -> Image.Image:
    """The jack with its shadow."""
    shades, mask = sphere(radius, (), polished=False)
    return _lying(theme, tint(shades, theme.jack), mask)


def _lying(theme: Theme, layer: Image.Image, mask: Image.Image) -> Image.Image:
    """Something round, with its shadow."""
    radius = mask.width / 2 / DENSITY
    size = mask.width / DENSITY + 16
    canvas = Canvas((size, size))
    middle = (size / 2, size / 2)
    drop = max(radius // 12, 1)
    canvas.fill(disc((middle[0] + drop, middle[1] + drop + 1), radius), theme.wood[0], 0.62)
    layer.putalpha(mask)
    canvas.lay(layer, (8, 8))
    return canvas.image
