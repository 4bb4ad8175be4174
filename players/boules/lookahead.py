"""One ball ahead: the chances of the dice, the best way that each roll allows, and what is predicted then."""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from players.boules.match import Chances
from players.boules.network import Weights
from players.boules.states import MOST, RESULTS, After, Floats, Ground, Rows, States, play_ball


def inputs_of(ground: Ground, states: States, worth: Chances) -> Floats:
    """What a network is told: the position, and how much each further point is worth."""
    steps = np.diff(worth, axis=1)
    total = np.maximum(worth[:, -1:] - worth[:, :1], 1e-9)
    return np.concatenate([ground.features(states), (steps / total).astype(np.float32)], axis=1)


class Foresight(Protocol):
    """Knows how likely each result of an end is."""

    ground: Ground

    def predict(self, states: States, worth: Chances) -> Floats:
        """The chances of the results for the side on turn; `worth` is its chance to win after each."""
        ...


class Networks:
    """The networks of a game: one for each number of balls that both sides have left together."""

    def __init__(self, ground: Ground, weights: dict[int, Weights]) -> None:
        self.ground = ground
        self.weights = weights

    def predict(self, states: States, worth: Chances) -> Floats:
        """The chances of the results, as they have been learned."""
        inputs, kinds = inputs_of(self.ground, states, worth), self.ground.kind(states)
        balls = states.left.sum(1)
        found = np.empty((len(states), RESULTS), np.float32)
        for count in np.unique(balls):
            rows = np.flatnonzero(balls == count)
            found[rows] = self.weights[int(count)].predict(inputs[rows], kinds[rows])
        return found


class Deeper:
    """Looks one ball further than another foresight, which is not asked about the last ball."""

    def __init__(self, foresight: Foresight) -> None:
        self.ground = foresight.ground
        self._foresight = foresight

    def predict(self, states: States, worth: Chances) -> Floats:
        """The chances of the results if the next ball is played best."""
        judged = look_ahead(self._foresight, states, worth)
        return expected_results(judged, self.ground, best_actions(self.ground, states, judged))


class LastExact:
    """Predicts like the networks, but works out the last ball exactly."""

    def __init__(self, networks: Networks) -> None:
        self.ground = networks.ground
        self._networks, self._last = networks, Deeper(networks)

    def predict(self, states: States, worth: Chances) -> Floats:
        """The chances of the results."""
        is_last = states.left.sum(1) == 1
        found = np.empty((len(states), RESULTS), np.float32)
        for rows, foresight in ((is_last, self._last), (~is_last, self._networks)):
            if rows.any():
                found[rows] = foresight.predict(states.take(rows), worth[rows])
        return found


class Judged(NamedTuple):
    """What looking one ball ahead tells about some positions."""

    after: After
    results: Floats
    """The chances of the results of the end after each way, for the side that has played."""
    values: Chances
    """The chance to win after each way, for the side that has played."""
    best: NDArray[np.intp]
    """For each position and each thing that can fall, the best way; -1 if there is none."""
    actions: Chances
    """The chance to win with each action, whether it is legal or not."""


def look_ahead(foresight: Foresight, states: States, worth: Chances) -> Judged:
    """Judge every action of each position; `worth` has a row of chances to win by result for each."""
    ground = foresight.ground
    after = play_ball(ground, states)
    results = _results_after(foresight, after, worth)
    values = np.einsum("ij,ij->i", results, worth[after.parents])
    falls = ground.chances.shape[1]
    best = _best_ways(after, values, len(states) * falls).reshape(-1, falls)
    fallen = np.where(best >= 0, values[best], 0.0)
    return Judged(after, results, values, best, fallen @ ground.chances.T)


def _results_after(foresight: Foresight, after: After, worth: Chances) -> Floats:
    results = np.zeros((len(after.parents), RESULTS), np.float32)
    over = np.flatnonzero(after.is_over)
    results[over, after.result[over] + MOST] = 1
    on = np.flatnonzero(~after.is_over)
    if len(on):
        swapped = after.swapped[on, None]
        mine = worth[after.parents[on]]
        found = foresight.predict(after.states.take(on), np.where(swapped, 1 - mine[:, ::-1], mine))
        results[on] = np.where(swapped, found[:, ::-1], found)
    return results


def _best_ways(after: After, values: Chances, count: int) -> Rows:
    order = np.lexsort((values[after.ways], after.falls))
    falls, ways = after.falls[order], after.ways[order]
    last = np.append(falls[1:] != falls[:-1], True)
    best = np.full(count, -1)
    best[falls[last]] = ways[last]
    return best


def expected_results(judged: Judged, ground: Ground, actions: Rows) -> Floats:
    """The chances of the results when each position is played with that action."""
    chances = ground.chances[actions]
    rows, falls = np.nonzero((chances > 0) & (judged.best >= 0))
    parts = judged.results[judged.best[rows, falls]] * chances[rows, falls, None].astype(np.float32)
    starts = np.flatnonzero(np.append(True, rows[1:] != rows[:-1]))
    return np.asarray(np.add.reduceat(parts, starts, axis=0), np.float32)


def best_actions(ground: Ground, states: States, judged: Judged) -> Rows:
    """The best legal action of each position."""
    return np.asarray(np.where(ground.legal(states), judged.actions, -1).argmax(1))
