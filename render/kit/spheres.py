"""Round bodies worked out pixel by pixel, as shades of grey; a theme gives them their colours.

That takes a second for each board, so the shades are kept in `data/shades`. `python -m render.shades`
works them out again; shades that are missing are worked out when they are first drawn.
"""

import zlib
from collections.abc import Callable
from importlib.resources import files

from PIL import Image, ImageDraw

from render.kit.shapes import DENSITY

Shade = Callable[[float, float], float]
"""How bright a sphere is (0 to 1) at each place of its unit disc."""

worked_out: dict[str, bytes] = {}
"""The shades that were missing and worked out, by name."""


def shade_sphere(name: str, radius: int, fine: int, shade: Shade) -> tuple[Image.Image, Image.Image]:
    """A sphere of that radius as shades and as a mask, twice as large as the radius in each direction.

    `fine` is how many times larger than in pixels it is worked out. Every two rows have the same shades,
    which is not seen and makes each file a tenth smaller.
    """
    half = round(radius * DENSITY)
    large, size = half * fine, (2 * half, 2 * half)
    shades = _kept_shades(f"{name}-{radius}") or _work_out(f"{name}-{radius}", half, fine, shade)
    picture = Image.frombytes("L", (2 * half, half), shades)
    mask = Image.new("L", (2 * large, 2 * large))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * large - 1, 2 * large - 1), 255)
    return picture.resize(size, Image.Resampling.NEAREST), mask.reduce(fine)


def _kept_shades(name: str) -> bytes:
    """The shades of that name, row by row; none if they are not kept."""
    file = files("data").joinpath("shades", f"{name}.zlib")
    return zlib.decompress(file.read_bytes()) if file.is_file() else b""


def _work_out(name: str, half: int, fine: int, shade: Shade) -> bytes:
    large, shades = half * fine, bytearray()
    for row in range(large):
        for column in range(2 * large):
            x, y = (column + 0.5) / large - 1, (row + 0.5) / large * 2 - 1
            shades.append(min(max(round(255 * shade(x, y)), 0), 255))
    worked_out[name] = Image.frombytes("L", (2 * large, large), bytes(shades)).reduce(fine).tobytes()
    return worked_out[name]
