"""What every placement leads to, weighed at once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from players.boomerang.lookups import OVERLAPS, TOUCHES, Flags, Floats, Numbers, lookups
from players.boomerang.state import State

THREATS = (0, 1, 3, 6, 12, 25, 50, 90, 140)
"""In how many ways a piece can be turned over: from each of these numbers on, more easily."""
RETURNS = (0, 1, 6, 25, 50, 100)
"""In how many ways it can be turned back: from each of these numbers on, more easily."""
ROOMS = (0, 1, 3, 8, 25, 60, 110)
"""In how many places a piece in the rack can be put down: from each of these numbers on, more easily."""
COUNTED = 300
"""From so many placements on only every second is counted, from twice as many every third, and so on."""
SIZES = 5
OPENNESS = len(THREATS) * len(RETURNS)
RACK_AT = 2 * OPENNESS
SCALARS_AT = RACK_AT + 2 * SIZES * len(ROOMS)
SCALARS = 3
FEATURES = SCALARS_AT + SCALARS


def steps_of(starts: tuple[int, ...]) -> Numbers:
    """For each number of ways the step it is on."""
    return (np.searchsorted(starts, np.arange(2048), side="right") - 1).astype(np.intp)


_THREAT, _RETURN, _ROOM = steps_of(THREATS) * len(RETURNS), steps_of(RETURNS), steps_of(ROOMS)


class Children(NamedTuple):
    """Every legal placement, with the features of what it leads to, as the side that makes it sees them."""

    legal: Numbers
    slots: NDArray[np.intp]
    """By placement: the features that pieces on the board and kinds in the racks count for."""
    amount: Floats
    """How much each of them counts."""
    scalars: Floats
    blocked: Flags
    """Whether the other cannot put down anything."""
    over: Flags
    """Whether neither can."""
    lead: Numbers
    """The points ahead once it lies, if nothing more is put down."""

    def features(self, row: int) -> Floats:
        """The features of one of them as a vector."""
        vector = np.bincount(self.slots[row], self.amount[row], minlength=FEATURES).astype(np.float32)
        vector[SCALARS_AT:] = self.scalars[row]
        return vector

    def weigh_exactly(self, weights: Floats) -> NDArray[np.float64]:
        """The same by sums that lose no digit, in whatever order, so that every machine finds the same."""
        pieces, scalars = weights[self.slots] * self.amount, self.scalars * weights[SCALARS_AT:]
        sums = [terms.sum(axis=1, dtype=np.float64) for terms in (pieces, scalars)]
        result: NDArray[np.float64] = sums[0] + sums[1]
        return result


class _Ways(NamedTuple):
    """For one side, by legal placement of the mover: how much it can still do."""

    at: NDArray[np.int16]
    """By piece on the board, the new one last: the placements that touch it."""
    rooms: NDArray[np.int16]
    """By kind: where it has room."""


def _ways(state: State, rows: Numbers, fits: Numbers) -> _Ways:
    """What a side that could make `fits` can still do after each placement of `rows`."""
    known, pieces = lookups(), len(state.lying)
    every = 1 + len(fits) // COUNTED
    fits = fits[::every]
    relation = known.relation[rows].take(fits, axis=1)
    reach = np.empty((len(fits), pieces + len(known.rack)), dtype=np.float32)
    reach[:, :pieces], reach[:, pieces:] = known.touches[fits].take(state.lying, axis=1), known.is_kind[fits]
    counted = (relation != OVERLAPS).astype(np.float32) @ reach
    at = np.empty((len(rows), pieces + 1), dtype=np.int16)
    at[:, :-1], at[:, -1] = counted[:, :pieces], np.count_nonzero(relation == TOUCHES, axis=1)
    return _Ways(at * np.int16(every), counted[:, pieces:].astype(np.int16) * np.int16(every))


def legal_of(state: State) -> Numbers:
    """The placements that the side on turn may make."""
    fits = state.fits_of(state.mover)
    if not len(state.lying):
        return fits
    theirs = state.lying[state.colours != state.mover]
    touching: Numbers = fits[lookups().touches[fits].take(theirs, axis=1).any(axis=1)]
    return touching


def look_at(state: State, legal: Numbers) -> Children:
    """What those legal placements lead to."""
    known, side = lookups(), state.mover
    last = np.array(state.racks[side])[known.kind[legal]] == 1
    mine = _ways(state, legal + last * len(known.kind), state.fits_of(side))
    theirs = _ways(state, legal, state.fits_of(1 - side))
    own = np.ones((len(legal), len(state.lying) + 1), dtype=np.bool_)
    own[:, :-1] = (state.colours == side) | (known.touches[legal].take(state.lying, axis=1) == 1)
    amount, lead = _amounts(state, legal, own)
    my_moves, their_moves = (mine.at * ~own).sum(axis=1), (theirs.at * own).sum(axis=1)
    scalars = np.ones((len(legal), SCALARS), dtype=np.float32)
    scalars[:, 1], scalars[:, 2] = np.log1p(my_moves), np.log1p(their_moves)
    return Children(
        legal=legal,
        slots=np.concatenate([_piece_slots(own, mine.at, theirs.at), _rack_slots(mine, theirs)], axis=1),
        amount=amount,
        scalars=scalars,
        blocked=their_moves == 0,
        over=(their_moves == 0) & (my_moves == 0),
        lead=lead,
    )


def _amounts(state: State, legal: Numbers, own: Flags) -> tuple[Floats, Numbers]:
    """The sizes of the pieces on the board and the numbers in both racks; the points ahead."""
    known, pieces, kinds = lookups(), own.shape[1], len(lookups().rack)
    amount = np.empty((len(legal), pieces + 2 * kinds), dtype=np.float32)
    amount[:, : pieces - 1], amount[:, pieces - 1] = known.size[state.lying], known.size[legal]
    amount[:, pieces:-kinds] = np.array(state.racks[state.mover]) - known.is_kind[legal]
    amount[:, -kinds:] = state.racks[1 - state.mover]
    on_board = (amount[:, :pieces] * (2 * own.astype(np.float32) - 1)).sum(axis=1)
    in_racks = (amount[:, -kinds:] - amount[:, pieces:-kinds]) @ known.kind_size.astype(np.float32)
    return amount, np.rint(on_board + in_racks).astype(np.intp)


def _piece_slots(own: Flags, mine: NDArray[np.int16], theirs: NDArray[np.int16]) -> Numbers:
    threats, returns = np.where(own, theirs, mine), np.where(own, mine, theirs)
    slots: Numbers = _THREAT[threats] + _RETURN[returns] + OPENNESS * ~own
    return slots


def _rack_slots(mine: _Ways, theirs: _Ways) -> Numbers:
    sizes = (lookups().kind_size - 1) * len(ROOMS) + RACK_AT
    mine_at, theirs_at = _ROOM[mine.rooms] + sizes, _ROOM[theirs.rooms] + (sizes + SIZES * len(ROOMS))
    return np.concatenate([mine_at, theirs_at], axis=1)
