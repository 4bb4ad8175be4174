"""Frames one after the other as a GIF file, each stored as what it changes in the one before.

The frames are palette images already, so they are shown to the pixel. What does not change within the box
that is stored is one transparent colour.
"""

from struct import pack

from PIL import GifImagePlugin, Image, ImageChops

END = b";"
"""What a GIF ends with."""


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
    clear = clear_number(frame)
    difference = ImageChops.subtract_modulo(frame, last)
    box = difference.getbbox(alpha_only=False) or (0, 0, 1, 1)
    piece = frame.crop(box)
    piece.paste(clear, (0, 0), difference.crop(box).point([255] + [0] * 255, "1"))
    return GifImagePlugin.getdata(piece, box[:2], duration=milliseconds, disposal=1, transparency=clear)
