"""Round bodies worked out pixel by pixel, as shades of grey; a theme gives them their colours."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.kit.shapes import DENSITY


def shade_sphere(
    radius: float, fine: int, shade: Callable[[float, float], float]
) -> tuple[Image.Image, Image.Image]:
    """A sphere of that radius as shades and as a mask, twice as large as the radius in each direction.

    `shade` is how bright it is (0 to 1) at each place of its unit disc; `fine` is how many times larger
    than in pixels it is worked out. Rows have the same shades two by two, which is not seen and takes a
    tenth off each file.
    """
    half = round(radius * DENSITY)
    large, size = half * fine, (2 * half, 2 * half)
    shades = bytearray()
    for row in range(large):
        for column in range(2 * large):
            x, y = (column + 0.5) / large - 1, (row + 0.5) / large * 2 - 1
            shades.append(min(max(round(255 * shade(x, y)), 0), 255))
    picture = Image.frombytes("L", (2 * large, large), bytes(shades)).reduce(fine)
    mask = Image.new("L", (2 * large, 2 * large))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * large - 1, 2 * large - 1), 255)
    return picture.resize(size, Image.Resampling.NEAREST), mask.reduce(fine)
