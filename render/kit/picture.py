"""The subject of a picture, and the picture as a file."""

import zlib
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import product
from math import ceil
from struct import Struct, pack
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from isal import isal_zlib
from PIL import Image
from zlib_ng import zlib_ng

from engine.events import Event
from engine.position import Ending, Position, Side
from render.kit.packed_parts import PackedParts, Part

LARGEST = 45 * 1024
"""How many bytes a picture should have at most, so that it loads at once even on a phone."""

STRIPS = 16
"""How many parts the rows are packed in, each by itself: not all need the same effort, and where a board has
not changed, a strip that was packed before serves again. With more, joints cost more than is found again."""
KEPT = 3_000
"""How many strips are kept that were packed fast, and how many that were packed hard: some 16 megabytes."""
FAST, HARD = 2, (5, 6, 9)
"""How hard `isal` tries for every strip, and then `zlib-ng` for one after the other, the largest first,
until the file is small enough. Measured on frames of all boards: `isal` at 2 takes a seventh of the time of
`zlib-ng` at 5 for a file that is a third larger; nothing else saves as many bytes for the time that it takes
as 5 does. 6 takes half as long again, and 9 six times as long."""
RAW = -15
"""The setting that leaves the beginning and end of a zlib stream to us."""
ZLIB, END, ADLER = b"\x78\x5e", b"\x03\x00", Struct(">I")
"""The beginning of a zlib stream, its empty last part, and the format of the checksum at its end."""

SIGNATURE, PALETTE = b"\x89PNG\r\n\x1a\n", 3
OVERHEAD = len(SIGNATURE) + 4 * 12 + 13
"""The bytes of a file besides pixels and colours: signature, frames of four chunks, and the header."""

P = TypeVar("P", bound=Position)


class Packer(Protocol):
    """The compressor that both libraries offer."""

    def compress(self, data: Part, /) -> bytes: ...

    def flush(self, mode: int, /) -> bytes: ...


class Subject(NamedTuple, Generic[P]):
    """What a picture is of. The same subject always gives the same pixels."""

    position: P
    events: tuple[Event, ...] = ()
    """The events that led to the position, to be marked."""
    before: P | None = None
    """The position before those events; needed if they clear the board."""
    preview: str = ""
    """A placement of Boomerang that somebody thinks about."""
    theme: str = "day"
    stopped: Ending | None = None
    """How the game ended, if it was stopped before its rules ended it."""
    hints: tuple[str, ...] = ()
    """Actions that are advised, the best first."""
    names: tuple[str, str] | None = None
    """The names of A and B above the board, as members wrote them."""
    heading: str = ""
    """The words between the names, such as which end is shown."""
    moves: tuple[tuple[Event, ...], ...] = ()
    """What each move of the turn did, if there were several: they are marked with their numbers."""
    labels: tuple[str, ...] = ()
    """The names of the parts of a board, in its game's order; `|` breaks a line."""
    hidden: tuple[Side, ...] = ()
    """The sides whose racks are hidden: only the number of pieces left is shown."""
    seen_from: Side = 0
    """The side that sits at the bottom, in games whose sides face each other."""


Paint = Callable[[Subject[Any]], Image.Image]
"""Draws the subject as a palette image. Raises `KeyError` for an unknown theme."""


class Picture(NamedTuple):
    """A picture as a file. `name` is different for different bytes: clients cache by name."""

    data: bytes
    size: tuple[int, int]
    name: str


def encode(image: Image.Image) -> bytes:
    """A palette image as a PNG file, of at most `LARGEST` bytes if that can be done."""
    rows = b"\0" + image.tobytes("raw", "P", image.width + 1, 1)[:-1]  # a 0 before each: "not filtered"
    colours = bytes(image.getpalette() or ())
    packed = _pack(rows, 1 + image.width, LARGEST - OVERHEAD - len(colours))
    header = pack(">IIBBBBB", *image.size, 8, PALETTE, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _pack(rows: bytes, length: int, room: int) -> bytes:
    """The rows, each of that length, as a zlib stream; packed harder only until they fit the room."""
    step = length * ceil(len(rows) / length / STRIPS)
    strips = [memoryview(rows)[start : start + step] for start in range(0, len(rows), step)]
    packed = [packed_fast(strip) for strip in strips]
    room -= len(ZLIB) + len(END) + ADLER.size
    for level, number in product(HARD, _from_the_largest(packed)):
        if sum(map(len, packed)) <= room:
            break
        packed[number] = packed_hard(strips[number], level)
    return b"".join((ZLIB, *packed, END, ADLER.pack(zlib_ng.adler32(rows))))


def _from_the_largest(packed: Sequence[bytes]) -> list[int]:
    return sorted(range(len(packed)), key=lambda number: -len(packed[number]))


def _pack_fast(strip: Part) -> bytes:
    return _pack_strip(isal_zlib.compressobj(FAST, isal_zlib.DEFLATED, RAW), strip)


def _pack_hard(strip: Part, level: int) -> bytes:
    return _pack_strip(zlib_ng.compressobj(level, zlib_ng.DEFLATED, RAW), strip)


def _pack_strip(packer: Packer, strip: Part) -> bytes:
    """A strip by itself, so that another may follow."""
    return packer.compress(strip) + packer.flush(zlib.Z_FULL_FLUSH)


packed_fast, packed_hard = PackedParts(_pack_fast, KEPT), PackedParts(_pack_hard, KEPT)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def file_name(game: str, data: bytes) -> str:
    """A name with the game and a hash of the bytes."""
    return f"{game}-{sha256(data).hexdigest()[:16]}.png"
