"""Frames one after the other as a GIF file, each stored as what it changes in the one before.

The frames are palette images already, so they are shown to the pixel. What does not change within the box
that is stored is one transparent colour.
"""

from collections.abc import Sequence
from struct import pack

import numpy as np
from PIL import Image

from render.kit.boxes import Edges, Pixels, boxes_around
from render.kit.lzw import BITS, pack_piece, pack_rows

END = b";"
"""What a GIF ends with."""

PIXEL: Edges = (0, 0, 1, 1)
"""What is stored where nothing changes."""
DISPOSAL = 1 << 2
"""That a frame stays under the next one."""


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


def whole(frame: Image.Image, milliseconds: int) -> bytes:
    """A frame that leaves nothing of the one before."""
    return _block((0, 0, *frame.size), pack_rows(frame), milliseconds)


def change(last: Pixels, now: Pixels, clear: int, milliseconds: int) -> bytes:
    """The box in which a frame differs from the last, clear where it does not; a pixel if it is the same."""
    (block,) = change_boxes(last, now, clear, (milliseconds,))
    return block


def change_boxes(last: Pixels, now: Pixels, clear: int, stays: Sequence[int]) -> list[bytes]:
    """The same in boxes one after the other, as many at most as there are times; the last stays the longest.

    What lies between two changes that are far apart would have to be packed with them, pixel by pixel.
    """
    boxes = boxes_around(last, now, len(stays)) or [PIXEL]
    return [
        change_box(last, now, box, clear, stay) for box, stay in zip(boxes, stays[-len(boxes) :], strict=True)
    ]


def change_box(last: Pixels, now: Pixels, box: Edges, clear: int, milliseconds: int) -> bytes:
    """What a frame changes within a box."""
    left, top, right, bottom = box
    seen, shown = last[top:bottom, left:right], now[top:bottom, left:right]
    return change_piece(seen, shown, (left, top), clear, milliseconds)


def change_piece(last: Pixels, now: Pixels, at: tuple[int, int], clear: int, milliseconds: int) -> bytes:
    """What is new in a piece of a frame that begins at that pixel, and what was there."""
    same = last == now
    if same.all():
        now, same = now[:1, :1], same[:1, :1]
    height, width = now.shape
    piece = Image.frombytes("P", (width, height), np.where(same, np.uint8(clear), now).tobytes())
    return _block((*at, width, height), pack_piece(piece), milliseconds, clear)


def _block(place: Edges, packed: bytes, milliseconds: int, clear: int | None = None) -> bytes:
    """Pixels that were packed, with where they begin, how wide and high they are, and how long they stay."""
    leaves = DISPOSAL | (clear is not None)
    control = pack("<BBBBHBB", 0x21, 0xF9, 4, leaves, milliseconds // 10, clear or 0, 0)
    return b"".join((control, pack("<BHHHHBB", 0x2C, *place, 0, BITS), packed, b"\0"))
