"""Boulomania's board as columns of an array: pit 1 is column 0."""

from functools import cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boulomania import OUT, Boulomania, Route
from engine.boulomania import board as engine_board
from engine.dice import THREE_DICE, TWO_DICE, Cast
from players.boules.states import (
    FAR,
    MOST,
    Flags,
    Floats,
    Following,
    Ints,
    Rows,
    States,
    compare,
    join,
    results_told,
    sort_sides,
)

PITS: Final = 18
NOTHING: Final = 0
"""What falls when the ball is lost and nothing else changes. The sums follow, then pairs and shots."""
SUMS: Final = {total: total - 6 for total in range(7, 19)}
PAIRS: Final = {die: 12 + die for die in range(1, 7)}
GRAZES, HITS, CARREAUX = ({pit: 18 + PITS * shot + pit for pit in range(1, PITS + 1)} for shot in range(3))
JACK_OUT: Final = 73
FALLS: Final = 74
RINGS: Final = 14
"""More than there are different distances to a jack; stands for "no ball"."""
_RINGS: Final = np.eye(RINGS + 1, dtype=np.float32)
_LEFT: Final = np.eye(MOST + 1, dtype=np.float32)
_RESULTS: Final = results_told(most=5)


@cache
def _routes() -> tuple[Route, ...]:
    """Every route on which a ball can land and push others, whichever pits are taken."""

    def further(route: Route) -> list[Route]:
        if route[-1] == OUT:
            return [route]
        ways = engine_board().ways[route[-1]]
        return [route, *(longer for way in ways for longer in further((*route, way)))]

    return tuple(route for pit in engine_board().ahead for route in further((pit,)))


@cache
def _straight_routes() -> tuple[Route, ...]:
    ahead = engine_board().ahead
    return tuple(route for route in _routes() if all(ahead[here] == there for here, there in pairwise(route)))


@cache
def _rings() -> Ints:
    """For each jack (row) the rank of every pit's distance."""
    rings = np.full((7, PITS), FAR, np.int16)
    for jack, sets in engine_board().rings.items():
        for rank, ring in enumerate(sets):
            for pit in range(1, PITS + 1):
                if ring >> pit & 1:
                    rings[jack, pit - 1] = rank
    return rings


def _falls_of(cast: Cast) -> NDArray[np.float64]:
    """How likely pointing with those dice makes each thing fall."""
    row = np.zeros(FALLS)
    for roll, chance in cast.outcomes.items():
        total = sum(map(int, roll))
        if cast.dice == 2 and roll[0] == roll[1]:
            row[PAIRS[int(roll[0])]] += float(chance)
        else:
            row[SUMS.get(total, NOTHING)] += float(chance)
    return row


def _falls_of_shot(pit: int) -> NDArray[np.float64]:
    row = np.zeros(FALLS)
    row[[NOTHING, GRAZES[pit], HITS[pit], CARREAUX[pit]]] = 3 / 6, 1 / 6, 1 / 6, 1 / 6
    return row


def _falls_of_jack() -> NDArray[np.float64]:
    row = np.zeros(FALLS)
    row[[NOTHING, JACK_OUT]] = 5 / 6, 1 / 6
    return row


class _Collected:
    """The ways of a ball as they are found."""

    def __init__(self, states: States) -> None:
        self.before = states
        self.parts: list[States] = []
        self.parents: list[Rows] = []
        self.flags: list[tuple[Flags, Flags]] = []
        self.links: list[tuple[Rows, Rows]] = []
        self.count = 0
        left = states.left.copy()
        left[:, 0] -= 1
        self.left = left

    def add(
        self, rows: Rows, board: Ints, jack: Ints, *, shot: bool = False, out: Flags | bool = False
    ) -> Rows:
        """Add one way for each of those rows; return the numbers of the new ways."""
        places = np.arange(self.count, self.count + len(rows))
        self.count += len(rows)
        self.parts.append(States(board, jack, self.left[rows]))
        self.parents.append(rows)
        self.flags.append((np.full(len(rows), shot), np.broadcast_to(out, len(rows))))
        return places

    def link(self, rows: Rows, fall: int, ways: Rows) -> None:
        """Note that each row may choose its way of `ways` when `fall` falls."""
        self.links.append((rows * FALLS + fall, ways))

    def following(self) -> Following:
        """Everything collected, as arrays."""
        stays, stopped = (np.concatenate(flags) for flags in zip(*self.flags, strict=True))
        falls, ways = (np.concatenate(ends) for ends in zip(*self.links, strict=True))
        return Following(join(self.parts), np.concatenate(self.parents), stays, stopped, falls, ways)


def _push(board: Ints, route: Route) -> None:
    """Move on, in every row, the balls that lie along the route; its first pit is free afterwards."""
    for here, there in reversed(list(pairwise(route))):
        if there != OUT:
            board[:, there - 1] = board[:, here - 1]
    board[:, route[0] - 1] = 0


def _on_route(board: Ints, route: Route) -> Rows:
    """The rows in which a ball takes exactly that route: balls lie in all its pits but the last."""
    fits = np.ones(len(board), np.bool_)
    for pit in route[:-1]:
        fits &= board[:, pit - 1] != 0
    if route[-1] != OUT:
        fits &= board[:, route[-1] - 1] == 0
    return np.flatnonzero(fits)


class Pits:
    """Boulomania."""

    name = Boulomania.name
    actions = ("point2", "point3", "shoot:jack", *(f"shoot:{pit}" for pit in range(1, PITS + 1)))
    pointing = 2
    kinds = 6
    corners = 1

    def __init__(self) -> None:
        self.columns = {action: column for column, action in enumerate(self.actions)}
        shots = (_falls_of_shot(pit) for pit in range(1, PITS + 1))
        self.chances = np.stack([_falls_of(TWO_DICE), _falls_of(THREE_DICE), _falls_of_jack(), *shots])

    def encode(self, position: Boulomania) -> States:
        side, (balls, jack) = position.side, position.ground
        row = [(balls[side] >> pit & 1) - (balls[1 - side] >> pit & 1) for pit in range(1, PITS + 1)]
        left = (position.left[side], position.left[1 - side])
        return States(np.array([row], np.int16), np.array([jack], np.int16), np.array([left], np.int16))

    def legal(self, states: States) -> Flags:
        free = np.ones((len(states), 3), np.bool_)
        return np.concatenate([free, states.board < 0], axis=1)

    def play(self, states: States) -> Following:
        found = _Collected(states)
        everywhere = np.arange(len(states))
        nothing = found.add(everywhere, states.board, states.jack)
        found.link(everywhere, NOTHING, nothing)
        out = found.add(everywhere, states.board, states.jack, out=True)
        found.link(everywhere, JACK_OUT, out)
        for route in _routes():
            self._land(found, route)
        for die in PAIRS:
            self._land_in_jack_pit(found, die, nothing)
        for pit in range(1, PITS + 1):
            self._shoot(found, pit, nothing)
        for route in _straight_routes():
            self._graze(found, route)
        return found.following()

    def _land(self, found: _Collected, route: Route) -> None:
        states, pit = found.before, route[0]
        rows = _on_route(states.board, route)
        if not len(rows):
            return
        board = states.board[rows]
        if len(route) > 1:
            _push(board, route)
        board[:, pit - 1] = 1
        ways = found.add(rows, board, states.jack[rows])
        found.link(rows, SUMS[pit], ways)
        if pit % 2 == 0 and pit <= 12:
            found.link(rows, PAIRS[pit // 2], ways)

    def _land_in_jack_pit(self, found: _Collected, pit: int, nothing: Rows) -> None:
        states = found.before
        free = (states.board[:, pit - 1] == 0) & (states.jack != pit)
        rows = np.flatnonzero(free)
        if len(rows):
            board = states.board[rows]
            board[:, pit - 1] = 1
            found.link(rows, PAIRS[pit], found.add(rows, board, states.jack[rows]))
        if 2 * pit not in SUMS:
            taken = np.flatnonzero(~free)
            found.link(taken, PAIRS[pit], nothing[taken])

    def _shoot(self, found: _Collected, pit: int, nothing: Rows) -> None:
        states = found.before
        rows = np.flatnonzero(states.board[:, pit - 1] < 0)
        if not len(rows):
            return
        for place, falls in ((0, HITS), (1, CARREAUX)):
            board = states.board[rows]
            board[:, pit - 1] = place
            found.link(rows, falls[pit], found.add(rows, board, states.jack[rows], shot=True))
        if pit not in SUMS:
            found.link(rows, GRAZES[pit], nothing[rows])

    def _graze(self, found: _Collected, route: Route) -> None:
        """Add the ways of a graze: the target moves straight on, and the jack beside it up its lane."""
        states, pit = found.before, route[0]
        if len(route) == 1:
            return
        rows = _on_route(states.board, route)
        rows = rows[states.board[rows, pit - 1] < 0]
        if not len(rows):
            return
        board, jack = states.board[rows], states.jack[rows].copy()
        out = np.zeros(len(rows), np.bool_)
        for beside in engine_board().beside.get(pit, ()):
            end = engine_board().lanes[beside]
            there = jack == beside
            if end == OUT:
                out |= there
            else:
                jack[there & (board[:, end - 1] == 0)] = end
        _push(board, route)
        found.link(rows, GRAZES[pit], found.add(rows, board, jack, shot=True, out=out))

    def distances(self, states: States) -> Ints:
        return _rings()[states.jack]

    def kind(self, states: States) -> Rows:
        return states.jack.astype(np.intp) - 1

    def features(self, states: States) -> Floats:
        board, _, left = states
        mine, theirs = sort_sides(board, self.distances(states))
        nearest = (mine[:, 0], mine[:, 1], theirs[:, 0], theirs[:, 1])
        columns = [
            (board > 0).astype(np.float32),
            (board < 0).astype(np.float32),
            *(_RESULTS[result] for result in compare(mine, theirs)),
            *(_RINGS[np.minimum(ring, RINGS)] for ring in nearest),
            _LEFT[left[:, 0]],
        ]
        return np.concatenate(columns, axis=1)

    def opening(self, balls: int) -> States:
        jack = np.arange(1, 7, dtype=np.int16)
        return States(np.zeros((6, PITS), np.int16), jack, np.full((6, 2), balls, np.int16))

    def stopped_result(self, left: Ints) -> Ints:
        """See `Ground.stopped_result`: the only side that still has balls scores them."""
        mine, theirs = left[:, 0], left[:, 1]
        return np.where((mine == 0) == (theirs == 0), 0, mine - theirs).astype(np.int16)
