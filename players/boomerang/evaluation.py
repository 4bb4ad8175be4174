"""What every placement leads to, weighed at once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from players.boomerang.state import State
from players.boomerang.tables import OVERLAPS, TOUCHES, Flags, Floats, Numbers, tables

THREATS = (0, 1, 3, 6, 12, 25, 50)
"""From how many ways on a piece can be turned over more easily."""
RETURNS = (0, 1, 6, 25)
"""From how many ways on it is turned back more easily."""
ROOMS = (0, 1, 3, 8, 25)
"""From how many places on a piece in the rack is put down more easily."""
COUNTED = 300
"""Of more placements than twice that only every second is counted, and so on: so many tell enough."""
SIZES = 5
OPENNESS = len(THREATS) * len(RETURNS)
RACK_AT = 2 * OPENNESS
SCALARS_AT = RACK_AT + 2 * SIZES * len(ROOMS)
SCALARS = 3
FEATURES = SCALARS_AT + SCALARS


def _steps(starts: tuple[int, ...]) -> Numbers:
    """For each number of ways the step it is on."""
    return (np.searchsorted(starts, np.arange(2048), side="right") - 1).astype(np.intp)


_THREAT, _RETURN, _ROOM = _steps(THREATS) * len(RETURNS), _steps(RETURNS), _steps(ROOMS)


class Children(NamedTuple):
    """Every legal placement, with the features of what it leads to, seen by who puts it down."""

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

    def weigh(self, weights: Floats) -> Floats:
        """The value of each of them, for who puts it down."""
        sums = (weights[self.slots] * self.amount).sum(axis=1)
        result: Floats = sums + self.scalars @ weights[SCALARS_AT:]
        return result


class _Ways(NamedTuple):
    """For one side, by legal placement of the mover: how much it can still do."""

    at: Floats
    """By piece on the board, the new one last: the placements that touch it."""
    rooms: Floats
    """By kind: where it has room."""


def _ways(state: State, legal: Numbers, rows: Numbers, held: Flags) -> _Ways:
    """What is left to a side that holds these, after each legal placement."""
    known, pieces = tables(), len(state.lying)
    every = 1 + int(held.sum()) // COUNTED
    fits = state.fits[held][::every]
    relation = known.relation[rows][:, fits]
    reach = np.concatenate([known.touches[fits][:, state.lying], known.is_kind[fits]], axis=1)
    counted = (relation != OVERLAPS).astype(np.float32) @ reach.astype(np.float32) * every
    touching = (relation == TOUCHES).sum(axis=1, dtype=np.float32) * every
    return _Ways(np.concatenate([counted[:, :pieces], touching[:, None]], axis=1), counted[:, pieces:])


def legal_of(state: State) -> Numbers:
    """The placements that the side on turn may make."""
    fits = state.fits[state.held(state.mover)]
    theirs = state.lying[state.colours != state.mover]
    if not len(state.lying):
        return fits
    return fits[tables().touches[fits][:, theirs].any(axis=1)]


def look_at(state: State, legal: Numbers) -> Children:
    """What those legal placements lead to."""
    known, side = tables(), state.mover
    last = np.array(state.racks[side])[known.kind[legal]] == 1
    mine = _ways(state, legal, legal + last * len(known.kind), state.held(side))
    theirs = _ways(state, legal, legal, state.held(1 - side))
    own = np.ones((len(legal), len(state.lying) + 1), dtype=np.bool_)
    own[:, :-1] = (state.colours == side) | (known.touches[legal][:, state.lying] == 1)
    sizes = np.empty(own.shape, dtype=np.float32)
    sizes[:, :-1], sizes[:, -1] = known.size[state.lying], known.size[legal]
    racks, rack_sizes = _racks(state, legal)
    slots = np.concatenate([_piece_index(own, mine.at, theirs.at), _rack_index(mine, theirs)], axis=1)
    my_moves, their_moves = np.where(own, 0, mine.at).sum(axis=1), np.where(own, theirs.at, 0).sum(axis=1)
    scalars = np.stack([np.ones(len(legal)), np.log1p(my_moves), np.log1p(their_moves)], axis=1)
    lead = np.where(own, sizes, -sizes).sum(axis=1) + racks @ rack_sizes
    return Children(
        legal,
        slots,
        np.concatenate([sizes, np.abs(racks)], axis=1),
        scalars.astype(np.float32),
        their_moves == 0,
        (their_moves == 0) & (my_moves == 0),
        np.rint(lead).astype(np.intp),
    )


def _racks(state: State, legal: Numbers) -> tuple[Floats, Floats]:
    """What is left of each kind by placement, the mover's negative, then the other's; their sizes."""
    known = tables()
    racks = np.empty((len(legal), 2 * len(known.rack)), dtype=np.float32)
    racks[:, : len(known.rack)] = known.is_kind[legal] - np.array(state.racks[state.mover])
    racks[:, len(known.rack) :] = state.racks[1 - state.mover]
    return racks, np.tile(known.kind_size, 2).astype(np.float32)


def _piece_index(own: Flags, mine: Floats, theirs: Floats) -> Numbers:
    threats, returns = np.where(own, theirs, mine), np.where(own, mine, theirs)
    index: Numbers = _THREAT[threats.astype(np.intp)] + _RETURN[returns.astype(np.intp)]
    return index + np.where(own, 0, OPENNESS)


def _rack_index(mine: _Ways, theirs: _Ways) -> Numbers:
    rooms = np.concatenate([mine.rooms, theirs.rooms], axis=1).astype(np.intp)
    sizes = (tables().kind_size - 1) * len(ROOMS) + RACK_AT
    index: Numbers = _ROOM[rooms] + np.concatenate([sizes, sizes + SIZES * len(ROOMS)])
    return index
