"""Many positions of an end at once, as arrays, and how a ball changes them.

Everything is seen by the side whose ball it is: its own balls are positive, the other's negative.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int16]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]
Rows = NDArray[np.intp]

MOST: Final = 8
"""The most points of an end. Its result goes from -8 to 8; the first column of an array of results is -8."""
RESULTS: Final = 2 * MOST + 1
ONE_HOT: Final = np.eye(RESULTS, dtype=np.float32)
FAR: Final = 32_000
"""Farther from the jack than any ball."""


class States(NamedTuple):
    """Positions in which a ball is to be played, one in each row."""

    board: Ints
    """For each place 0, or the age of its ball (older is smaller): positive for the side on turn."""
    jack: Ints
    left: Ints
    """The balls in hand of the side on turn, and of the other."""

    def __len__(self) -> int:
        return len(self.jack)

    def take(self, rows: Any) -> "States":
        """The states of those rows."""
        return States(self.board[rows], self.jack[rows], self.left[rows])


def join(parts: "list[States]") -> States:
    """All states in one array."""
    return States(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Following(NamedTuple):
    """Every way in which one ball can end, still seen by the side that has played it."""

    states: States
    parents: Rows
    """The row of the position before."""
    stays: Flags
    """Whether the side that has just shot plays on if no ball is left on the ground."""
    stopped: Flags
    """Whether the jack is out."""
    falls: Rows
    """Links of what can fall to what may then be chosen: first parent * number of falls + fall ..."""
    ways: Rows
    """... then a way that the side may choose: a row of `states`."""


class Ground(Protocol):
    """What distinguishes the two games."""

    name: str
    actions: tuple[str, ...]
    """Everything that can be done with a ball, the ways to point first."""
    columns: dict[str, int]
    """The column of each action."""
    pointing: int
    """How many ways to point there are."""
    corners: int
    """How many corners a thrown jack can go to; so many rows of `opening` in a row belong to one throw."""
    chances: NDArray[np.float64]
    """The chance of everything that can fall (column) with each action (row)."""
    kinds: int
    """How many kinds of positions there are, each judged with weights of its own."""

    def encode(self, position: Any) -> States:
        """The position, in one row."""
        ...

    def legal(self, states: States) -> Flags:
        """Which actions each position allows once the first ball is played."""
        ...

    def play(self, states: States) -> Following:
        """Every way in which the next ball can end."""
        ...

    def distances(self, states: States) -> Ints:
        """How far each place is from the jack; with a ball in it, how far that ball is."""
        ...

    def kind(self, states: States) -> Rows:
        """The kind of each position."""
        ...

    def features(self, states: States) -> Floats:
        """The inputs of a network for each position."""
        ...

    def opening(self, balls: int) -> States:
        """A state for every place of the jack, with no ball played."""
        ...

    def stopped_result(self, left: Ints) -> Ints:
        """The result for the side that has shot the jack out, from the balls that are left."""
        ...


class Nearest(NamedTuple):
    """The distances of the best balls, and the result if the end were counted."""

    mine: Ints
    theirs: Ints
    result: Ints


def measure(board: Ints, distances: Ints) -> Nearest:
    """Who is nearest, and by how many balls."""
    own, other = np.where(board > 0, distances, FAR), np.where(board < 0, distances, FAR)
    mine, theirs = own.min(1), other.min(1)
    ahead = (own < theirs[:, None]).sum(1) - (other < mine[:, None]).sum(1)
    return Nearest(mine, theirs, ahead.astype(np.int16))


def results_told(most: int) -> Floats:
    """One-hot rows, to index with a result (below 0: from the end); results beyond `most` look the same."""
    results = np.clip([*range(MOST + 1), *range(-MOST, 0)], -most, most)
    told: Floats = np.eye(2 * most + 1, dtype=np.float32)[results + most]
    return told


def sort_sides(board: Ints, distances: Ints) -> tuple[Ints, Ints]:
    """The distances of the balls of each side, nearest first, filled up with `FAR`."""
    mine, theirs = (np.where(flags, distances, np.int16(FAR)) for flags in (board > 0, board < 0))
    return np.sort(mine, axis=1), np.sort(theirs, axis=1)


def compare(mine: Ints, theirs: Ints) -> tuple[Rows, Rows, Rows]:
    """The result if the end were counted now, without the other's best ball, and without one's own."""
    ahead, behind = _count_nearer(mine, theirs[:, 0]), _count_nearer(theirs, mine[:, 0])
    hit = _count_nearer(mine, theirs[:, 1]) - np.maximum(behind - 1, 0)
    was_hit = np.maximum(ahead - 1, 0) - _count_nearer(theirs, mine[:, 1])
    return ahead - behind, hit, was_hit


def _count_nearer(distances: Ints, than: Ints) -> Rows:
    return np.asarray((distances < than[:, None]).sum(1))


@dataclass(slots=True)
class After:
    """The positions after one ball, as the side that plays next sees them, and the results of closed ends."""

    states: States
    parents: Rows
    swapped: Flags
    """Whether the other side plays next."""
    is_over: Flags
    result: Ints
    """The result for the side that has played; means something only where the end is over."""
    falls: Rows
    ways: Rows


def play_ball(ground: Ground, states: States) -> After:
    """Play the next ball of each position in every way."""
    following = ground.play(states)
    board, jack, left = following.states
    near = measure(board, ground.distances(following.states))
    is_over = following.stopped | (left.sum(1) == 0)
    result = np.where(following.stopped, ground.stopped_result(left), near.result)
    empty = ~board.any(1)
    other = np.where(empty, ~following.stays, near.mine < near.theirs)
    swapped = np.where(left[:, 1] == 0, False, (left[:, 0] == 0) | other)
    sign = np.where(swapped, -1, 1).astype(np.int16)
    seen = States(board * sign[:, None], jack, np.where(swapped[:, None], left[:, ::-1], left))
    return After(seen, following.parents, swapped, is_over, result, following.falls, following.ways)
