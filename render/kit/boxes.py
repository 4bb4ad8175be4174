"""Finds few boxes around everything in which two pictures differ."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Edges = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Pixels = NDArray[np.uint8]
"""The numbers of the colours, row by row."""

SIDE, WORDS = 24, 3
"""The picture is divided into squares of that side, which is so many times eight pixels."""
WORTH = 12
"""So many squares are packed in the time that a box of its own takes."""


def pixels_of(picture: Image.Image) -> Pixels:
    """The pixels of a palette image, to be read."""
    return np.frombuffer(picture.tobytes(), np.uint8).reshape(picture.height, picture.width)


class _Cut(NamedTuple):
    """How many squares are saved by cutting before that row (way 0) or column (way 1)."""

    saved: int = 0
    way: int = 0
    at: int = 0


class _Patch(NamedTuple):
    """Fields in which something differs, as the bits of each row and, once more, of each column."""

    rows: Sequence[int]
    columns: Sequence[int]

    def best_cut(self) -> _Cut:
        """The one that saves most."""
        area = _span(_any(self.rows)) * _span(_any(self.columns))
        cuts = (_Cut(area - left, way, at) for way in (0, 1) for at, left in _areas(self[way]))
        return max(cuts, default=_Cut())

    def parts(self, cut: _Cut) -> "tuple[_Patch, _Patch]":
        """What is before the cut and what is from there on."""
        _, way, at = cut
        lines, across, low = self[way], self[1 - way], (1 << at) - 1
        first = ([*lines[:at], *[0] * (len(lines) - at)], [bits & low for bits in across])
        second = ([*[0] * at, *lines[at:]], [bits & ~low for bits in across])
        return _Patch(first[way], first[1 - way]), _Patch(second[way], second[1 - way])


def boxes_around(last: Pixels, now: Pixels, most: int) -> list[Edges]:
    """At most so many boxes that together hold all that differs; none if nothing does.

    The pictures are as large as each other, and their width is a multiple of `SIDE`.
    """
    whole = _compare(last, now)
    patches = [(whole.best_cut(), whole)] if any(whole.rows) else []
    while 0 < len(patches) < most:
        patches.sort(key=lambda each: each[0])
        cut, patch = patches.pop()
        if cut.saved < WORTH:
            return [_edges(each) for _, each in (*patches, (cut, patch))]
        patches += [(part.best_cut(), part) for part in patch.parts(cut)]
    return [_edges(patch) for _, patch in patches]


def _compare(last: Pixels, now: Pixels) -> _Patch:
    """The squares that differ; those of the last row may be lower than others."""
    differs = last.view(np.uint64) != now.view(np.uint64)
    height, wide = len(differs), differs.shape[1]
    even = height - height % SIDE
    lines = [np.logical_or.reduce(differs[:even].reshape(-1, SIDE, wide), axis=1)]
    if even < height:
        lines.append(np.logical_or.reduce(differs[even:], axis=0, keepdims=True))
    squares = np.logical_or.reduce(np.concatenate(lines).reshape(-1, wide // WORDS, WORDS), axis=2)
    return _Patch(_bits(squares), _bits(squares.T))


def _bits(squares: NDArray[np.bool_]) -> list[int]:
    return [int.from_bytes(bytes(line), "little") for line in np.packbits(squares, 1, "little")]


def _areas(lines: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Where nothing differs in between: the line after that, and how many squares are in the boxes then."""
    taken = [number for number, line in enumerate(lines) if line]
    for end, at in pairwise(taken):
        if at > end + 1:
            before, after = _any(lines[:at]), _any(lines[at:])
            yield at, (end + 1 - taken[0]) * _span(before) + (taken[-1] + 1 - at) * _span(after)


def _any(lines: Sequence[int]) -> int:
    return reduce(or_, lines)


def _span(bits: int) -> int:
    """From the first bit that is set to the last."""
    return bits.bit_length() - (bits & -bits).bit_length() + 1


def _edges(patch: _Patch) -> Edges:
    """The pixels of a patch; it may reach beyond the edge of the picture."""
    across, down = _any(patch.rows), _any(patch.columns)
    left, top = (((bits & -bits).bit_length() - 1) * SIDE for bits in (across, down))
    return left, top, across.bit_length() * SIDE, down.bit_length() * SIDE
