"""A position of Boomerang in arrays."""

from typing import NamedTuple, Self

import numpy as np

from engine import Side
from engine.boomerang import Boomerang
from players.boomerang.lookups import OVERLAPS, Bytes, Numbers, lookups

Rack = tuple[int, ...]
"""How many of each kind a side has left."""


class State(NamedTuple):
    """What lies where and in which colour, what each side has left, and which is to move, if it can."""

    lying: Numbers
    """The placements of the pieces on the board."""
    colours: Bytes
    """The side whose colour each of them shows."""
    racks: tuple[Rack, Rack]
    mover: Side
    fits: Numbers
    """The placements that there is room for, whether or not a side has such a piece left."""

    @classmethod
    def of(cls, position: Boomerang) -> Self:
        """The state of a position; of one that is over, with A to move."""
        lying = np.array([piece.placement.number for piece in position.pieces], dtype=np.intp)
        colours = np.array([piece.colour for piece in position.pieces], dtype=np.uint8)
        racks = tuple(position.rack(0).values()), tuple(position.rack(1).values())
        room = (lookups().relation[lying] != OVERLAPS).all(axis=0)
        return cls(lying, colours, racks, position.mover or 0, np.flatnonzero(room))

    def put_down(self, placement: int) -> Self:
        """The state after that placement, with the other side to move, whether it can or not."""
        known, side = lookups(), self.mover
        kind = known.kind[placement]
        left = tuple(times - (at == kind) for at, times in enumerate(self.racks[side]))
        colours = np.full(len(self.lying) + 1, side, dtype=np.uint8)
        colours[:-1] = np.where(known.touches[placement][self.lying], side, self.colours)
        return type(self)(
            np.concatenate([self.lying, [placement]]),
            colours,
            (left, self.racks[1]) if side == 0 else (self.racks[0], left),
            1 - side,
            self.fits[known.relation[placement, self.fits] != OVERLAPS],
        )

    def pass_over(self) -> Self:
        """The same with the other to move."""
        return self._replace(mover=1 - self.mover)

    def in_order(self) -> Self:
        """The same with its pieces in the order of their placements, not in that in which they came."""
        order = np.argsort(self.lying)
        return self._replace(lying=self.lying[order], colours=self.colours[order])

    def fits_of(self, side: Side) -> Numbers:
        """Where the pieces that the side has left have room."""
        return self.fits[(np.array(self.racks[side]) > 0)[lookups().kind[self.fits]]]

    def fits_of_both(self) -> Numbers:
        """Where the pieces that either side has left have room."""
        is_held = np.array(self.racks).max(axis=0) > 0
        fits: Numbers = self.fits[is_held[lookups().kind[self.fits]]]
        return fits

    def lead(self, side: Side) -> int:
        """By how many points that side is ahead."""
        known = lookups()
        sizes = known.size[self.lying]
        board = int(sizes[self.colours == side].sum() - sizes[self.colours != side].sum())
        mine, theirs = (int(np.dot(self.racks[each], known.kind_size)) for each in (side, 1 - side))
        return board + theirs - mine
