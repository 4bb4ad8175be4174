"""Frames one after the other as a GIF file, each stored as what it changes in the one before.

The frames are palette images already, so they are shown to the pixel. What does not change within the box
that is stored is one transparent colour.
"""

from collections.abc import Sequence
from itertools import pairwise
from struct import pack

from PIL import GifImagePlugin, Image, ImageChops

END = b";"
"""What a GIF ends with."""

Edges = tuple[int, int, int, int]
PIXEL: Edges = (0, 0, 1, 1)
"""What is stored where nothing changes."""


def clear_number(frame: Image.Image) -> int:
    """The first number after the colours of the palette: pixels of it leave what is there."""
    number = len(frame.getpalette() or ()) // 3
    if number > 255:
        raise ValueError("a palette of 256 colours leaves none for what does not change")
    return number


def head(frame: Image.Image, *, for_ever: bool) -> bytes:
    """What a GIF starts with: its size, the palette of all frames, and whether it plays for ever or once."""
    bits = max(clear_number(frame).bit_length(), 2)
    colours = bytes(frame.getpalette() or ()).ljust(3 << bits, b"\0")
    screen = pack("<6sHHBBB", b"GIF89a", *frame.size, 0x80 | bits - 1, 0, 0)
    again = pack("<BBB11sBBHB", 0x21, 0xFF, 11, b"NETSCAPE2.0", 3, 1, 0, 0)
    return screen + colours + (again if for_ever else b"")


def whole(frame: Image.Image, milliseconds: int) -> list[bytes]:
    """A frame that leaves nothing of the one before."""
    return GifImagePlugin.getdata(frame, duration=milliseconds, disposal=1)


def part(piece: Image.Image, at: tuple[int, int], milliseconds: int) -> list[bytes]:
    """A frame that changes only a piece, which begins at that pixel."""
    return GifImagePlugin.getdata(piece, at, duration=milliseconds, disposal=1)


def change(last: Image.Image, frame: Image.Image, milliseconds: int) -> list[bytes]:
    """The box in which a frame differs from the last, clear where it does not; a pixel if it is the same."""
    difference = ImageChops.subtract_modulo(frame, last)
    return _change(frame, difference, difference.getbbox(alpha_only=False) or PIXEL, milliseconds)


def change_strips(
    last: Image.Image, frame: Image.Image, edges: Sequence[int], shortest: int, milliseconds: int
) -> list[bytes]:
    """The same strip by strip, one `shortest` milliseconds after the other: where little changes in each.

    What lies between two boxes that are far apart has to be packed with them, pixel by pixel.
    """
    difference = ImageChops.subtract_modulo(frame, last)
    boxes = []
    for left, right in pairwise(edges):
        if inside := difference.crop((left, 0, right, frame.height)).getbbox(alpha_only=False):
            boxes.append((left + inside[0], inside[1], left + inside[2], inside[3]))
    *earlier, final = boxes or [PIXEL]
    blocks = [block for box in earlier for block in _change(frame, difference, box, shortest)]
    return blocks + _change(frame, difference, final, milliseconds)


def _change(frame: Image.Image, difference: Image.Image, box: Edges, milliseconds: int) -> list[bytes]:
    clear, piece = clear_number(frame), frame.crop(box)
    piece.paste(clear, (0, 0), difference.crop(box).point([255] + [0] * 255, "1"))
    return GifImagePlugin.getdata(piece, box[:2], duration=milliseconds, disposal=1, transparency=clear)
