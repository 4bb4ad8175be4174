"""The end of a game of Boomerang, played out to the last piece."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, Self

import numpy as np

from players.boomerang.state import Rack, State
from players.boomerang.tables import OVERLAPS, tables

Places = int
"""A set of the placements that are left, one bit each."""
Ids = tuple[int, ...]
"""Pieces on the board: the placements that were left by their bit, what lay before by the numbers after."""


class Ground(NamedTuple):
    """What does not change any more: the placements that are left, and how they lie to each other."""

    left: tuple[int, ...]
    size: tuple[int, ...]
    kind: tuple[int, ...]
    overlaps: tuple[Places, ...]
    touches: tuple[Places, ...]
    """By id: the placements that touch it."""
    of_kind: tuple[Places, ...]

    @classmethod
    def of(cls, state: State) -> Self:
        known = tables()
        left = state.fits_of_both()
        pieces = np.concatenate([left, state.lying])
        return cls(
            left=tuple(left.tolist()),
            size=tuple(known.size[pieces].tolist()),
            kind=tuple(known.kind[left].tolist()),
            overlaps=_sets(known.relation[left][:, left] == OVERLAPS),
            touches=_sets(known.touches[pieces][:, left]),
            of_kind=_sets(known.is_kind[left].T),
        )


def _sets(rows: np.ndarray) -> tuple[Places, ...]:
    """Each row of flags as a set."""
    packed = np.packbits(rows != 0, axis=1, bitorder="little")
    return tuple(int.from_bytes(row.tobytes(), "little") for row in packed)


class Moment(NamedTuple):
    """A position of the end, seen by who is to move; what nobody can turn over is left out."""

    free: Places
    mine: Ids
    theirs: Ids
    my_rack: Rack
    their_rack: Rack

    def turned(self) -> Self:
        """The same, seen by the other."""
        return type(self)(self.free, self.theirs, self.mine, self.their_rack, self.my_rack)


class Endgame:
    """Finds by how many points more the mover will be ahead at the end, exactly or beyond a bound."""

    def __init__(self, state: State, spend: Callable[[], None]) -> None:
        """Prepare for that state and what follows it; `spend` is called for each position."""
        self.ground = Ground.of(state)
        self.placeable = cache(self._placeable)
        self.bounds: dict[Moment, tuple[int, int]] = {}
        self.spend = spend
        self.start = self._moment(state)
        self.lead = state.lead(state.mover)

    def _moment(self, state: State) -> Moment:
        ids = range(len(self.ground.left), len(self.ground.size))
        mine, theirs = (
            tuple(at for at, colour in zip(ids, state.colours, strict=True) if (colour == state.mover) == own)
            for own in (True, False)
        )
        every = (1 << len(self.ground.left)) - 1
        racks = state.racks[state.mover], state.racks[1 - state.mover]
        return self._alive(every, mine, theirs, *racks)

    def sign(self) -> int:
        """1, 0 or -1 as who is to move wins, draws or loses. Raises what `spend` does."""
        gain = self._gain(self.start, -1 - self.lead, 1 - self.lead)
        return int(np.sign(gain + self.lead))

    def sign_after(self, placement: int) -> int:
        """1, 0 or -1 as that placement wins, draws or loses."""
        at = self.ground.left.index(placement)
        ((won, _),) = self._by_gain(self.start, 1 << at)
        ahead = self.lead + won
        return int(np.sign(ahead - self._gain(self._put_down(self.start, at), ahead - 1, ahead + 1)))

    def _gain(self, moment: Moment, low: int, high: int) -> int:
        """How much the mover still gains, if that is between the bounds; else which side of them it is on."""
        if moment in self.bounds:
            least, most = self.bounds[moment]
        else:
            least, most = self._limits(moment)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.spend()
        gain = self._best(moment, max(low, least), min(high, most))
        if gain > low:
            least = max(least, gain)
        if gain < high:
            most = min(most, gain)
        self.bounds[moment] = least, most
        return gain

    def _best(self, moment: Moment, low: int, high: int) -> int:
        legal = self._legal(moment)
        if not legal:
            turned = moment.turned()
            return -self._gain(turned, -high, -low) if self._legal(turned) else 0
        best = -(10**6)
        for won, at in self._by_gain(moment, legal):
            after = self._put_down(moment, at)
            best = max(best, won - self._gain(after, won - high, won - max(low, best)))
            if best >= high:
                break
        return best

    def _limits(self, moment: Moment) -> tuple[int, int]:
        """What the mover gains at least, with everything turned over that can be, and at most."""
        size, touches = self.ground.size, self.ground.touches
        my_places, most = self.placeable(moment.my_rack, moment.free)
        their_places, least = self.placeable(moment.their_rack, moment.free)
        for each in moment.theirs:
            if touches[each] & my_places:
                most += size[each]
        for each in moment.mine:
            if touches[each] & their_places:
                least += size[each]
        return -2 * least, 2 * most

    def _placeable(self, rack: Rack, free: Places) -> tuple[Places, int]:
        """Where the pieces of a rack have room, and what those that have are worth."""
        places = points = 0
        for kind, times in enumerate(rack):
            if times and (room := free & self.ground.of_kind[kind]):
                places |= room
                points += times * int(tables().kind_size[kind])
        return places, points

    def _legal(self, moment: Moment) -> Places:
        touching = 0
        for each in moment.theirs:
            touching |= self.ground.touches[each]
        return touching & self.placeable(moment.my_rack, moment.free)[0]

    def _by_gain(self, moment: Moment, legal: Places) -> list[tuple[int, int]]:
        """What each legal placement gains at once, the greatest gain first."""
        size, touches = self.ground.size, self.ground.touches
        theirs = [(touches[each], size[each]) for each in moment.theirs]
        gains = []
        while legal:
            lowest = legal & -legal
            legal ^= lowest
            at = lowest.bit_length() - 1
            won = size[at]
            for touching, points in theirs:
                if touching & lowest:
                    won += points
            gains.append((2 * won, at))
        return sorted(gains, reverse=True)

    def _put_down(self, moment: Moment, at: int) -> Moment:
        """What the other is then faced with."""
        ground, bit = self.ground, 1 << at
        turned = [each for each in moment.theirs if ground.touches[each] & bit]
        kept = tuple([each for each in moment.theirs if not ground.touches[each] & bit])
        kind = ground.kind[at]
        rack = (*moment.my_rack[:kind], moment.my_rack[kind] - 1, *moment.my_rack[kind + 1 :])
        mine = tuple(sorted((*moment.mine, *turned, at)))
        return self._alive(moment.free & ~ground.overlaps[at], kept, mine, moment.their_rack, rack)

    def _alive(self, free: Places, mine: Ids, theirs: Ids, my_rack: Rack, their_rack: Rack) -> Moment:
        """That moment without what can be neither put down nor turned over any more."""
        free = self.placeable(my_rack, free)[0] | self.placeable(their_rack, free)[0]
        touches = self.ground.touches
        return Moment(
            free,
            tuple([each for each in mine if touches[each] & free]),
            tuple([each for each in theirs if touches[each] & free]),
            my_rack,
            their_rack,
        )
