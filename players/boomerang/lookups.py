"""The placements of Boomerang as arrays: everything about them that never changes."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.boomerang import board

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
"""Numbers of placements or of kinds."""
Flags = NDArray[np.bool_]

OVERLAPS, APART, TOUCHES = 0, 1, 2
"""How a placement lies to another one."""


class Lookups(NamedTuple):
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

    In the second half a placement also overlaps all others of its kind, as if it were the last piece of it.
    """
    touches: Bytes
    """Placement by placement: 1 where they touch along a side."""
    mirrored: Numbers
    """For each of four ways to mirror the board: the placement that each placement becomes."""


@cache
def lookups() -> Lookups:
    """The lookups, made when they are first asked for."""
    placements, kinds = board().placements, {kind: at for at, kind in enumerate(board().rack)}
    kind = np.array([kinds[each.kind] for each in placements], dtype=np.intp)
    overlaps = np.stack([_unpack(each.overlaps, len(kind)) for each in placements])
    touches = np.stack([_unpack(each.touches, len(kind)) for each in placements]) & (1 - overlaps)
    relation = np.where(overlaps == 1, OVERLAPS, np.where(touches == 1, TOUCHES, APART)).astype(np.uint8)
    last = np.where(kind[:, None] == kind[None, :], OVERLAPS, relation).astype(np.uint8)
    return Lookups(
        kind=kind,
        size=np.array([each.value for each in placements], dtype=np.intp),
        kind_size=np.array(list(board().values.values()), dtype=np.intp),
        rack=tuple(board().rack.values()),
        kinds=kinds,
        is_kind=(kind[:, None] == np.arange(len(kinds))[None, :]).astype(np.float32),
        relation=np.concatenate([relation, last]),
        touches=touches,
        mirrored=_mirrored(kind),
    )


def _unpack(members: int, count: int) -> Bytes:
    """A set as an array of 0 and 1."""
    packed = np.frombuffer(members.to_bytes((count + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=count, bitorder="little")


def _mirrored(kind: Numbers) -> Numbers:
    rows, columns = board().rows, board().columns
    covers = np.stack([_unpack(each.covers, rows * columns) for each in board().placements])
    boards = covers.reshape(-1, rows, columns)
    ways = [boards, boards[:, ::-1], boards[:, :, ::-1], boards[:, ::-1, ::-1]]
    named = [list(zip(kind.tolist(), (each.tobytes() for each in way), strict=True)) for way in ways]
    numbers = {name: number for number, name in enumerate(named[0])}
    return np.array([[numbers[name] for name in names] for names in named], dtype=np.intp)
