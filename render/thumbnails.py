"""Boards as small squares, for lists of the games."""

from functools import lru_cache

from PIL import Image

from engine.position import Position
from render import PAINTERS
from render.kit.picture import Picture, Subject, encode, file_name

SIDE = 256
"""Their width and height in pixels: sharp as Discord shows them, at some 85 points."""
COLOURS = 256


@lru_cache(maxsize=16)
def draw_thumbnail(position: Position, theme: str = "day") -> Picture:
    """Draw the middle of a board. Raises `KeyError` for an unknown game or theme."""
    board = PAINTERS[position.name](Subject(position, theme=theme)).convert("RGB")
    image = board.crop(_middle(board.size)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    data = encode(image.quantize(COLOURS, dither=Image.Dither.NONE))
    return Picture(data, image.size, file_name(f"{position.name}-small", data))


def _middle(size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The box of the largest square in the middle."""
    side = min(size)
    left, top = ((length - side) // 2 for length in size)
    return left, top, left + side, top + side
