"""Pixels packed by GIF's LZW, put together from parts that were packed before.

Packing takes longer than all the painting, and most rows stay as they are from one board to the next. Packed
parts can be joined, as a clear code lets the packer forget, at any pixel, all that it has learned. A part
ends with that code, repeated until it fills whole bytes.
"""

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from render.kit.packed_parts import PackedParts

BITS = 8
"""How many bits a pixel has."""
CLEAR, END, NARROWEST = 256, 257, 9
"""The code that clears what was learned, the code of the end, and how many bits codes have at first."""
LAST_BLOCK = b"\2" + END.to_bytes(2, "little")
"""The block after the last part."""
ROWS = 27
"""How many rows of a whole board are a part: with fewer, more parts stay the same, but take more bytes."""
KEPT = 4_000
"""How many packed parts are kept: they take some seven megabytes."""
PERIOD = 43_267
"""The bits after which Pillow's packer clears what it has learned."""
WIDTHS = ((2_295, 9), (7_415, 10), (18_679, 11), (PERIOD, 12))
"""Up to which bit of a period the next code has how many bits: 255 codes have 9 bits, 512 have 10, and 1,024
have 11."""
BLOCK = 255
"""How many bytes a block has at most."""


def pack_piece(piece: Image.Image) -> bytes:
    """The pixels of a palette image, in blocks."""
    return packed_parts(piece.tobytes()) + LAST_BLOCK


def pack_rows(image: Image.Image) -> bytes:
    """The pixels of a whole board, in blocks: in parts of `ROWS` rows counted from the bottom."""
    edges = [0, *range(image.height % ROWS or ROWS, image.height + 1, ROWS)]
    width, pixels = image.width, image.tobytes()
    parts = (packed_parts(pixels[width * top : width * bottom]) for top, bottom in pairwise(edges))
    return b"".join((*parts, LAST_BLOCK))


def _pack(pixels: bytes) -> bytes:
    """The numbers as Pillow packs them, ended by us: only the last two blocks have to be read for that."""
    line = Image.frombuffer("P", (len(pixels), 1), pixels, "raw", "P", 0, 1)
    blocks = line.tobytes("gif", "P", BITS, 0)
    ready = max((len(blocks) - 1) // (1 + BLOCK) - 1, 0)
    whole, rest = blocks[: ready * (1 + BLOCK)], blocks[ready * (1 + BLOCK) :]
    numbers = int.from_bytes(b"".join(_contents(rest)), "little")
    length = numbers.bit_length() - END.bit_length()  # zeros are all that comes after the end
    numbers ^= (CLEAR ^ END) << length
    learned = (8 * BLOCK * ready + length - NARROWEST) % PERIOD
    length += next(wide for bits, wide in WIDTHS if learned < bits)
    while length % 8:
        numbers |= CLEAR << length
        length += NARROWEST
    return b"".join((whole, *_blocks(numbers.to_bytes(length // 8, "little"))))


def _contents(blocks: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(blocks):
        yield blocks[at + 1 : at + 1 + blocks[at]]
        at += 1 + blocks[at]


def _blocks(contents: bytes) -> Iterator[bytes]:
    for at in range(0, len(contents), BLOCK):
        block = contents[at : at + BLOCK]
        yield bytes((len(block),))
        yield block


packed_parts = PackedParts(_pack, KEPT)
