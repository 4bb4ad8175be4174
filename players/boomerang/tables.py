"""The placements of Boomerang as arrays: everything about them that never changes."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.boomerang import Placements, board

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
"""Numbers of placements or of kinds."""
Flags = NDArray[np.bool_]

OVERLAPS, APART, TOUCHES = 0, 1, 2
"""How a placement lies to another one."""


class Tables(NamedTuple):
    """What is known of each placement, of each kind of piece, and of each pair of placements."""

    kind: Numbers
    """The kind of each placement."""
    size: Numbers
    """The points of each placement."""
    kind_size: Numbers
    """The points of each kind."""
    rack: tuple[int, ...]
    """How many of each kind a player has."""
    kinds: dict[str, int]
    is_kind: Floats
    """Placement by kind: 1 where it is of that kind."""
    relation: Bytes
    """Placement by placement, twice: `OVERLAPS`, `APART` or `TOUCHES`.

    In the second half a placement also leaves no room for its own kind: of that the last is put down.
    """
    touches: Bytes
    """Placement by placement: 1 where they touch along a side."""
    mirrored: Numbers
    """Four ways to mirror the board, by placement: where each comes to lie."""


@cache
def tables() -> Tables:
    """The tables, made when they are first asked for."""
    placements, kinds = board().placements, {kind: at for at, kind in enumerate(board().rack)}
    kind = np.array([kinds[each.kind] for each in placements], dtype=np.intp)
    overlaps = np.stack([_unpack(each.overlaps) for each in placements])
    touches = np.stack([_unpack(each.touches) for each in placements]) & (1 - overlaps)
    relation = np.where(overlaps == 1, OVERLAPS, np.where(touches == 1, TOUCHES, APART)).astype(np.uint8)
    last = np.where(kind[:, None] == kind[None, :], OVERLAPS, relation).astype(np.uint8)
    return Tables(
        kind=kind,
        size=np.array([each.value for each in placements], dtype=np.intp),
        kind_size=np.array(list(board().values.values()), dtype=np.intp),
        rack=tuple(board().rack.values()),
        kinds=kinds,
        is_kind=(kind[:, None] == np.arange(len(kinds))[None, :]).astype(np.float32),
        relation=np.concatenate([relation, last]),
        touches=touches,
        mirrored=_mirrored(),
    )


def _unpack(placements: Placements) -> Bytes:
    """A set of placements as an array of 0 and 1."""
    count = len(board().placements)
    packed = np.frombuffer(placements.to_bytes((count + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=count, bitorder="little")


def _mirrored() -> Numbers:
    columns, rows = board().columns, board().rows
    numbers = {(each.kind, each.covers): each.number for each in board().placements}

    def turned(cells: int, across: bool, down: bool) -> int:
        result = 0
        for row in range(rows):
            for column in range(columns):
                if cells >> row * columns + column & 1:
                    to_column = columns - 1 - column if across else column
                    to_row = rows - 1 - row if down else row
                    result |= 1 << to_row * columns + to_column
        return result

    ways = [(False, False), (True, False), (False, True), (True, True)]
    return np.array(
        [[numbers[each.kind, turned(each.covers, *way)] for each in board().placements] for way in ways],
        dtype=np.intp,
    )
