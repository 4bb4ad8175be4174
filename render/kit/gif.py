"""Frames one after the other as a GIF file, each stored as what it changes in the one before.

The frames are palette images already, so they are shown to the pixel. Only a box is stored; what does not
change within it is one transparent colour.
"""

from collections.abc import Sequence
from struct import pack

from PIL import Image, ImageChops

from render.kit.boxes import Edges, area
from render.kit.lzw import BITS, pack_piece, pack_rows

END = b";"
"""The last byte of a GIF."""

PIXEL: Edges = (0, 0, 1, 1)
"""The box that is stored for a frame that changes nothing."""
DISPOSAL = 1 << 2
"""The flag that a frame stays under the next one."""
SMALL = 60_000
"""A box of fewer pixels is not compared once more."""
SAME = [255] + [0] * 255
"""A lookup table that turns a difference of 0 into 255 and any other into 0."""


def clear_number(frame: Image.Image) -> int:
    """The number of the transparent colour, the first after those of the palette. Raises `ValueError`."""
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
    """A frame that replaces everything before it."""
    return _block((0, 0, *frame.size), pack_rows(frame), milliseconds)


def change(last: Image.Image, now: Image.Image, clear: int, milliseconds: int) -> bytes:
    """The box in which a frame differs from the last, transparent where it does not; one pixel if nowhere."""
    return change_box(last, now, (0, 0, *now.size), clear, milliseconds)


def change_boxes(
    last: Image.Image, now: Image.Image, boxes: Sequence[Edges], clear: int, stays: Sequence[int]
) -> list[bytes]:
    """The same as several boxes, shown one after the other; at most as many as there are times in `stays`.

    What lies between two changes that are far apart would have to be packed with them, pixel by pixel. What
    is in a small box is stored whole: it is often the same again, whatever was there before.
    """
    shown = boxes or [PIXEL]
    return [
        new_piece(now.crop(box), box[:2], clear, stay)
        if area(box) < SMALL
        else change_box(last, now, box, clear, stay)
        for box, stay in zip(shown, stays[-len(shown) :], strict=True)
    ]


def change_box(last: Image.Image, now: Image.Image, box: Edges, clear: int, milliseconds: int) -> bytes:
    """What a frame changes within a box."""
    piece = now.crop(box)
    differing = ImageChops.difference(last.crop(box), piece)
    piece.paste(clear, (0, 0), differing.point(SAME, "1"))
    left, top, right, bottom = differing.getbbox() or PIXEL
    at = (box[0] + left, box[1] + top)
    return new_piece(piece.crop((left, top, right, bottom)), at, clear, milliseconds)


def new_piece(piece: Image.Image, at: tuple[int, int], clear: int, milliseconds: int) -> bytes:
    """A piece whose upper left pixel is `at`, transparent where what is there stays."""
    return _block((*at, *piece.size), pack_piece(piece), milliseconds, clear)


def _block(place: Edges, packed: bytes, milliseconds: int, clear: int | None = None) -> bytes:
    """Packed pixels with their place and size, and how long they stay."""
    leaves = DISPOSAL | (clear is not None)
    control = pack("<BBBBHBB", 0x21, 0xF9, 4, leaves, milliseconds // 10, clear or 0, 0)
    return b"".join((control, pack("<BHHHHBB", 0x2C, *place, 0, BITS), packed, b"\0"))
