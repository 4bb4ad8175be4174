"""Glass marbles: light falls in at the upper left and gathers at the lower right, a ribbon runs within.

A's marbles have a ribbon that winds, B's one that crosses: sides are told apart without colours too.
"""

from functools import cache, partial
from math import exp, hypot, sin

from PIL import Image

from render.kit.palette import along, tint
from render.kit.shapes import softened
from render.kit.spheres import shade_sphere
from render.kit.themes import Theme

RIBBON = 0.50
"""How much lighter a ribbon is than the glass around it."""
TONES = 5
"""How many shades a side's colour has."""
GLASS, SMALL_GLASS = (1, 1, 2, 3, 4), (1, 1, 2, 3, 3)
"""The shades of a marble from its darkest to its lightest parts; fewer for the many in a tray."""


def _spot(x: float, y: float, at: tuple[float, float], size: tuple[float, float]) -> float:
    """A soft spot of light, 1 in its middle, stretched across the direction of the light."""
    dx, dy = x - at[0], y - at[1]
    along, across = dx * 0.63 + dy * 0.78, dx * 0.78 - dy * 0.63
    return exp(-((along / size[0]) ** 2) - (across / size[1]) ** 2)


def _winding(x: float, y: float) -> float:
    """How much of a ribbon is seen there: one broad wave between two thin ones."""
    u, v = x * 0.82 + y * 0.57, y * 0.82 - x * 0.57
    wave = v - 0.30 * sin(3.4 * u)
    broad = max(0.0, 1 - (abs(wave) / 0.20) ** 4)
    thin = max(0.0, 1 - ((abs(wave) - 0.52) / 0.085) ** 4)
    return max(broad, 0.8 * thin)


def _crossing(x: float, y: float) -> float:
    """The same for four vanes that meet in the middle, each pointed at its end."""
    u, v = x * 0.92 + y * 0.39, y * 0.92 - x * 0.39
    vanes = ((u, v), (v, u))
    return max(max(0.0, 1 - (abs(b) / (0.25 - 0.20 * abs(a))) ** 4) if abs(a) < 1 else 0.0 for a, b in vanes)


_RIBBONS = (_winding, _crossing)


def _shade(side: int, x: float, y: float) -> float:
    """How bright the marble is at that place of its unit disc."""
    radius = hypot(x, y)
    lens = 0.86 + 0.26 * radius**2
    ribbon = _RIBBONS[side](x * lens, y * lens) * max(0.0, 1 - (radius / 0.94) ** 6)
    body = 0.36 + 0.10 * (x * 0.63 + y * 0.78) + 0.20 * _spot(x, y, (0.40, 0.50), (0.26, 0.52))
    edge = 0.30 * radius**8 - 0.10 * _spot(x, y, (-0.5, -0.6), (0.3, 0.7))
    shine = 0.95 * _spot(x, y, (-0.36, -0.45), (0.15, 0.24))
    glint = 0.30 * _spot(x, y, (0.50, 0.62), (0.07, 0.26))
    return body + RIBBON * ribbon * (0.75 + 0.2 * (x + y)) - edge + shine + glint


@cache
def marble_shades(side: int, radius: int) -> tuple[Image.Image, Image.Image]:
    """A marble of that side without its colour, and its mask."""
    return shade_sphere(f"glass-{_RIBBONS[side].__name__.strip('_')}", radius, 3, partial(_shade, side))


def marble(theme: Theme, side: int, radius: int, glass: tuple[int, ...] = GLASS) -> Image.Image:
    """A marble of that side. It lies in a hollow too dark to show a shadow."""
    shades, mask = marble_shades(theme.signs[side], radius)
    tones = tuple(along(theme.sides[side], tone / (TONES - 1)) for tone in glass)
    layer = tint(shades, tones, TONES)
    layer.putalpha(softened(mask))
    return layer
