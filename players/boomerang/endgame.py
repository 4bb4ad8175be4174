"""The end of a game of Boomerang, played out to the last piece."""

from collections.abc import Callable, Iterator
from functools import cache, reduce
from operator import or_
from typing import NamedTuple, Self

import numpy as np

from players.boomerang.evaluation import SIZES
from players.boomerang.lookups import OVERLAPS, Flags, lookups
from players.boomerang.state import State

Places = int
"""A set of the placements that are left, one bit each."""
Pieces = int
"""A set of pieces, one bit each: the placements that are left, then what lay before, then both racks."""
BYTE = 8


class Kind(NamedTuple):
    """Pieces of one shape: those in the racks, where they can be put, and what one is worth."""

    held: Pieces
    places: Places
    size: int


def _each(places: Places) -> Iterator[int]:
    """The numbers of the placements of a set."""
    while places:
        yield (places & -places).bit_length() - 1
        places &= places - 1


class Ground(NamedTuple):
    """What does not change any more: the placements that are left, and how they lie to each other."""

    left: tuple[int, ...]
    size: tuple[int, ...]
    of_size: tuple[Pieces, ...]
    """The pieces that are worth one point, two points and so on."""
    overlaps: tuple[Places, ...]
    touches: tuple[Pieces, ...]
    """By placement: the pieces on the board that it touches."""
    alike: tuple[Pieces, ...]
    """By placement: the pieces in the racks that can be put there."""
    racks: Pieces
    """All pieces that are in a rack at first."""
    kinds: tuple["Kind", ...]
    reaches: tuple[tuple[Pieces, ...], ...]
    """By eight placements and set of them: the pieces they touch, and those that can be put there."""

    @classmethod
    def of(cls, state: State) -> Self:
        known = lookups()
        left = state.fits_of_both()
        pieces = np.concatenate([left, state.lying])
        kinds = np.tile(np.repeat(np.arange(len(known.rack)), known.rack), 2)
        size = np.concatenate([known.size[pieces], known.kind_size[kinds]])
        touches = _sets(known.touches[left][:, pieces] == 1)
        alike = tuple(each << len(pieces) for each in _sets(known.kind[left][:, None] == kinds))
        held = _sets(np.arange(len(known.rack))[:, None] == kinds)
        places = _sets(np.arange(len(known.rack))[:, None] == known.kind[left])
        return cls(
            left=tuple(left.tolist()),
            size=tuple(size.tolist()),
            of_size=_sets(np.arange(1, SIZES + 1)[:, None] == size),
            overlaps=_sets(known.relation[left][:, left] == OVERLAPS),
            touches=touches,
            alike=alike,
            racks=(1 << len(kinds)) - 1 << len(pieces),
            kinds=tuple(
                Kind(racks << len(pieces), spots, size)
                for racks, spots, size in zip(held, places, known.kind_size.tolist(), strict=True)
            ),
            reaches=_unions([*map(int.__or__, touches, alike)]),
        )

    def points(self, pieces: Pieces) -> int:
        """What those are worth together."""
        one, two, three, four, five = self.of_size
        return (
            (pieces & one).bit_count()
            + 2 * (pieces & two).bit_count()
            + 3 * (pieces & three).bit_count()
            + 4 * (pieces & four).bit_count()
            + 5 * (pieces & five).bit_count()
        )

    def reach(self, places: Places) -> Pieces:
        """The pieces that any of those placements touches, and those in the racks that fit there."""
        pieces = 0
        for reaches, byte in zip(self.reaches, places.to_bytes(len(self.reaches), "little"), strict=True):
            pieces |= reaches[byte]
        return pieces

    def places(self, held: Pieces) -> Places:
        """The placements of those pieces from the racks, whether there is room or not."""
        return sum(1 << at for at, alike in enumerate(self.alike) if alike & held)


def _sets(rows: Flags) -> tuple[int, ...]:
    """Each row of flags as a set of bits."""
    packed = np.packbits(rows, axis=1, bitorder="little")
    return tuple(int.from_bytes(row.tobytes(), "little") for row in packed)


def _unions(sets: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each group of eight sets, the union of any selection of them, indexed by its bits."""
    found = []
    for start in range(0, len(sets), BYTE):
        unions = [0]
        for each in sets[start : start + BYTE]:
            unions += [each | union for union in unions]
        found.append(tuple(unions))
    return tuple(found)


Moment = tuple[Places, Pieces, Pieces]
"""A position of the end, as the side to move sees it; what no longer matters is left out.

First where there is room. Then what the mover can still win: pieces of the other's colour, and its own rack.
Last what the other side can still win.
"""


class Endgame:
    """Finds by how many points more the mover will be ahead at the end, exactly or beyond a bound."""

    def __init__(self, state: State, spend: Callable[[int], int]) -> None:
        """Prepare for that state and what follows it.

        `spend` is told how many positions were looked at since it was told last, and tells how many may be
        looked at before it is told again.
        """
        state = state.in_order()
        ground = self.ground = Ground.of(state)
        self.points, self.reach, self.places = cache(ground.points), cache(ground.reach), cache(ground.places)
        self.bounds: dict[Moment, tuple[int, int]] = {}
        self.spend = spend
        self.done = self.allowed = 0
        self.start = self._moment(state)
        self.lead = state.lead(state.mover)

    def _moment(self, state: State) -> Moment:
        known, at, other = lookups(), len(self.ground.left), 1 - state.mover
        colours = [int(colour == state.mover) for colour in state.colours]
        sets = [0, 0]
        for shift, colour in enumerate(colours, at):
            sets[colour] |= 1 << shift
        at += len(colours)
        for own, side in enumerate((state.mover, other)):
            for times, most in zip(state.racks[side], known.rack, strict=True):
                sets[own] |= (1 << int(times)) - 1 << at
                at += most
        return self._alive((1 << len(self.ground.left)) - 1, *sets)

    def sign(self) -> int:
        """1, 0 or -1 if the side to move wins, draws or loses. Raises what `spend` raises."""
        gain = self._gain(self.start, -1 - self.lead, 1 - self.lead)
        self._settle()
        return int(np.sign(gain + self.lead))

    def sign_after(self, placement: int) -> int:
        """1, 0 or -1 if that placement wins, draws or loses."""
        at = self.ground.left.index(placement)
        ahead = self.lead + next(won for won, legal in self._legal(self.start) if legal == at)
        gain = self._gain(self._put_down(self.start, at), ahead - 1, ahead + 1)
        self._settle()
        return int(np.sign(ahead - gain))

    def _count(self) -> None:
        """Count a position. Raises what `spend` does."""
        if self.done == self.allowed:
            self.done, self.allowed = 0, self.spend(self.done)
        self.done += 1

    def _settle(self) -> None:
        """Tell what was not told yet."""
        self.spend(self.done)
        self.done = self.allowed = 0

    def _gain(self, moment: Moment, low: int, high: int) -> int:
        """How much the mover still gains; exact between the bounds, else only on the right side of them."""
        least, most = self.bounds.get(moment) or self._limits(moment)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._count()
        gain = self._best(moment, low, high)
        if gain > low:
            least = max(least, gain)
        if gain < high:
            most = min(most, gain)
        self.bounds[moment] = least, most
        return gain

    def _best(self, moment: Moment, low: int, high: int) -> int:
        legal = self._legal(moment)
        if not legal:
            free, to_win, to_lose = moment
            turned = free, to_lose, to_win
            return -self._gain(turned, -high, -low) if self._legal(turned) else 0
        best, promising = -(10**6), []
        for won, at in legal:
            after = self._put_down(moment, at)
            least, most = self.bounds.get(after) or self._limits(after)
            if won - most >= high:
                return won - most
            if won - least <= low:
                best = max(best, won - least)
            else:
                order = 4 * (won - most) - least + 20 * self.ground.size[at] - 2 * after[0].bit_count()
                promising.append((order, won, after))
        return self._follow(promising, best, low, high)

    def _follow(self, promising: list[tuple[int, int, Moment]], best: int, low: int, high: int) -> int:
        """The best gain: `best`, or that of a promising placement, the highest order first."""
        for _, won, after in sorted(promising, reverse=True):
            best = max(best, won - self._gain(after, won - high, won - max(low, best)))
            if best >= high:
                break
        return best

    def _limits(self, moment: Moment) -> tuple[int, int]:
        """What the mover gains at least and at most."""
        free, to_win, to_lose = moment
        found = self.bounds[moment] = -self._limit(free, to_lose), self._limit(free, to_win)
        return found

    def _limit(self, free: Places, to_win: Pieces) -> int:
        """Twice what can be won at most by whom those are to win.

        Each piece of the rack is put down once at most and turns over what it touches there, and nothing
        counts twice: what was turned back, or came later, was lost before.
        """
        placed = singly = reach = 0
        for held, places, size in self.ground.kinds:
            times, spots = (to_win & held).bit_count(), free & places
            if times and spots:
                touched = [to_win & self.ground.touches[at] for at in _each(spots)]
                placed += times * size
                singly += times * max(map(self.points, touched))
                reach |= reduce(or_, touched)
        return 2 * (placed + min(singly, self.points(reach)))

    def _legal(self, moment: Moment) -> list[tuple[int, int]]:
        """What each legal placement gains at once."""
        free, to_win, _ = moment
        size, touches = self.ground.size, self.ground.touches
        legal = []
        for at in _each(free & self.places(to_win & self.ground.racks)):
            turned = to_win & touches[at]
            if turned:
                legal.append((2 * (size[at] + self.points(turned)), at))
        return legal

    def _put_down(self, moment: Moment, at: int) -> Moment:
        """The moment after that placement, as the other side sees it."""
        ground, (free, to_win, to_lose) = self.ground, moment
        turned, alike = to_win & ground.touches[at], to_win & ground.alike[at]
        return self._alive(
            free & ~ground.overlaps[at], to_lose | turned | 1 << at, to_win ^ turned ^ (alike & -alike)
        )

    def _alive(self, free: Places, to_win: Pieces, to_lose: Pieces) -> Moment:
        """The moment, without what can no longer be put down or turned over."""
        free &= self.places((to_win | to_lose) & self.ground.racks)
        alive = self.reach(free)
        return free, to_win & alive, to_lose & alive
