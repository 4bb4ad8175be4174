"""Round bodies worked out pixel by pixel, as shades of grey; a theme gives them their colours."""

from collections.abc import Callable

from PIL import Image


def shade_sphere(
    radius: int, fine: int, shade: Callable[[float, float], float]
) -> tuple[Image.Image, Image.Image]:
    """A sphere of that radius as shades and as a mask, twice as large as the radius in each direction.

    `shade` is how bright it is (0 to 1) at each place of its unit disc; `fine` is how many times larger
    than wanted it is worked out.
    """
    large = radius * fine
    shades, mask = bytearray(), bytearray()
    for row in range(2 * large):
        for column in range(2 * large):
            x, y = (column + 0.5) / large - 1, (row + 0.5) / large - 1
            shades.append(min(max(round(255 * shade(x, y)), 0), 255))
            mask.append(255 * (x * x + y * y < 1))
    size = (2 * large, 2 * large)
    picture, cover = (Image.frombytes("L", size, bytes(data)).reduce(fine) for data in (shades, mask))
    return picture, cover
