"""Pixels as GIF packs them; those of whole boards put together from rows that were packed before.

From one board to the next most rows stay as they are, and packing takes longer than all the painting. What is
packed can be put together, as GIF lets the packer forget at any pixel what it has learned.
"""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import pairwise
from threading import Lock
from typing import NamedTuple

from PIL import Image

BITS = 8
"""How many a pixel has."""
CLEAR, END, NARROWEST = 256, 257, 9
"""What says that all is forgotten, what says that no more comes, and how many bits both have at the start."""
ROWS = 27
"""So many are packed together: fewer are the same more often, but take more bytes."""
KEPT = 2_000
"""So many times that many rows are kept: some five megabytes, as they are packed."""
PERIOD = 43_267
"""After so many bits Pillow's packer has forgotten all once more."""
WIDTHS = ((2_295, 9), (7_415, 10), (18_679, 11), (PERIOD, 12))
"""How wide the next number is that it writes, up to which bit of a period: 255 numbers have 9 bits, 512 have
10, and 1,024 have 11."""
BLOCK = 255
"""The bytes of a block."""


def pack_piece(piece: Image.Image) -> bytes:
    """The pixels of a palette image, in blocks."""
    return piece.tobytes("gif", "P", BITS, 0)


def pack_rows(image: Image.Image) -> bytes:
    """The same for a whole board, from rows that are remembered; these are counted from below."""
    edges = [0, *range(image.height % ROWS or ROWS, image.height + 1, ROWS)]
    width, pixels = image.width, memoryview(image.tobytes())
    bands = (pixels[width * top : width * bottom] for top, bottom in pairwise(edges))
    return b"".join(_blocks(b"".join(_join(packed_rows(width, band) for band in bands))))


class Numbers(NamedTuple):
    """What rows are packed into, without what stands at its start and end."""

    bits: int
    length: int
    next_width: int
    """How many bits a number has that comes after these."""


class PackedRows:
    """Packs rows and remembers those that were asked for last, in whichever thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[int, bytes], Numbers] = OrderedDict()
        self._keeping = Lock()

    def __call__(self, width: int, pixels: memoryview) -> Numbers:
        """Rows of that width, packed."""
        key = (width, sha256(pixels).digest())
        with self._keeping:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        numbers = _pack(width, pixels)
        with self._keeping:
            self._kept[key] = numbers
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return numbers


packed_rows = PackedRows(KEPT)


def _pack(width: int, pixels: memoryview) -> Numbers:
    rows = Image.frombytes("P", (width, len(pixels) // width), pixels)
    stream = int.from_bytes(b"".join(_contents(pack_piece(rows))), "little")
    end = stream.bit_length() - END.bit_length()  # zeros are all that comes after the end
    length = end - NARROWEST
    next_width = next(wide for bits, wide in WIDTHS if length % PERIOD < bits)
    return Numbers((stream & ((1 << end) - 1)) >> NARROWEST, length, next_width)


def _join(parts: Iterable[Numbers]) -> Iterator[bytes]:
    """All of them one after the other; before each, all is forgotten."""
    rest, bits, width = 0, 0, NARROWEST
    for part in parts:
        rest |= (CLEAR | part.bits << width) << bits
        whole, bits = divmod(bits + width + part.length, 8)
        yield (rest & (1 << 8 * whole) - 1).to_bytes(whole, "little")
        rest, width = rest >> 8 * whole, part.next_width
    yield (rest | END << bits).to_bytes((bits + width + 7) // 8, "little")


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
