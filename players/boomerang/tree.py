"""The search of Boomerang below the position that is asked about."""

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple, Protocol

import numpy as np

from players.boomerang.breadth import WIDER, Breadth
from players.boomerang.forecast import Forecast
from players.boomerang.lookups import Floats
from players.boomerang.nodes import Node
from players.boomerang.outlook import MOST, SURE, Listed
from players.effort import Effort

REDUCED_FROM = 4
"""From this number on, placements are first searched less deeply, and again if they turn out to be good."""
BETTER = 0.001
"""How much better than the best another placement has to be: whether it is, is found before its value."""
ANSWERS = 48
"""By how many answers what seems to be the best is doubted."""
END_NODES = 3
"""How many nodes a position of an end that is played out counts for: it takes that much longer."""
END_CHECKED = 128
"""How many positions of an end are looked at between two checks whether the effort is spent."""
CHECKED = 500
"""After how many nodes at most it is checked again whether the effort is spent."""
FEWEST_NODES = 32
"""How many nodes an evaluation counts for at least: fewer positions at once take no less time."""


class OutOfEffort(Exception):
    """The effort is spent."""


class Spent:
    """How many nodes a decision has taken, and how many it may."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.nodes = 0

    def check(self) -> None:
        """Raises `OutOfEffort` if nothing is left."""
        if self.effort.is_spent(self.nodes):
            raise OutOfEffort

    def spend(self, nodes: int) -> int:
        """Count so many nodes; return how many more may come before the next check. Raises `OutOfEffort`."""
        self.nodes += nodes
        self.check()
        return min(CHECKED, self.effort.nodes - self.nodes)

    def spend_on_end(self, positions: int) -> int:
        """The same for positions of an end."""
        self.nodes += END_NODES * positions
        self.check()
        return min(END_CHECKED, -(-(self.effort.nodes - self.nodes) // END_NODES))


class Manner(NamedTuple):
    """What does not change while a position is searched."""

    weights: Floats
    """The weights for each number of pieces on the board."""
    forecasts: Mapping[int, Forecast]
    """By how many moves are to be looked ahead."""
    end_places: int
    """With at most so many placements left, the end is played out."""


class Tree(Protocol):
    """What was found in positions below the root. Every method may raise `OutOfEffort`."""

    def widen(self, breadth: Breadth) -> None:
        """Follow as many placements from now on, at most as many as the widest breadth."""
        ...

    def value(self, node: Node, depth: int, low: float, high: float, ply: int = 1) -> float:
        """The log odds to win of the side on turn, so many moves ahead, exact between the bounds."""
        ...

    def doubt(self, node: Node, depth: int, best: float, high: float) -> float:
        """The value of a position after the root: `best`, or more if one of further answers is better."""
        ...


def follow_if_better(
    follow: Callable[[int, float], float], at: int, depth: int, low: float, high: float
) -> float:
    """The value of a placement, exact only if it is better than `low`: whether it is, is found first.

    A later one is searched less deeply at first. `follow` takes how deep, and below which value exactly.
    """
    if low == -np.inf:
        return follow(depth, high)
    enough = min(low + BETTER, high)
    if at >= REDUCED_FROM and depth > 2:
        value = follow(depth - 1, enough)
        if value <= low:
            return value
    value = follow(depth, enough)
    if value <= low or value >= high:
        return value
    return follow(depth, high)


class ReferenceTree:
    """The search of any nodes, in Python."""

    def __init__(self, manner: Manner, spent: Spent, breadth: Breadth) -> None:
        self._manner = manner
        self._spent = spent
        self._breadth = breadth
        self._seen: dict[Hashable, Listed] = {}
        self._best_at: dict[Hashable, int] = {}
        self._played_out: dict[Hashable, float] = {}

    def widen(self, breadth: Breadth) -> None:
        """See `Tree.widen`."""
        self._breadth = breadth

    def value(self, node: Node, depth: int, low: float, high: float, ply: int = 1) -> float:
        """See `Tree.value`."""
        if node.key not in self._seen and node.count_left() <= self._manner.end_places:
            return self._play_out(node)
        seen = self._see(node, ply)
        if not seen.total:
            return -self.value(node.pass_over(), depth, -high, -low, ply)
        if depth <= 1:
            return seen.values[0]
        best, key = -np.inf, node.key
        width = min(seen.total, self._breadth.width(ply))
        for number, at in enumerate(self._order(key, width)):
            follow = self._follow_if_better if number else self.follow
            value = follow(node, seen, at, depth, max(low, best), high, ply)
            if value > best:
                best, self._best_at[key] = value, at
            if best >= high:
                break
        # What is not followed could still save it.
        return max(best, -MOST) if width < seen.total else best

    def doubt(self, node: Node, depth: int, best: float, high: float) -> float:
        """See `Tree.doubt`."""
        answers = self._see(node, 1)
        for at in range(self._breadth.width(1), min(len(answers.legal), ANSWERS)):
            if best >= high:
                break
            value = self._follow_if_better(node, answers, at, depth, best, high, 1)
            if value > best:
                best, self._best_at[node.key] = value, at
        return best

    def follow(
        self, node: Node, seen: Listed, at: int, depth: int, low: float, high: float, ply: int
    ) -> float:
        """The value of one of the placements for the side that makes it."""
        if seen.over[at]:
            return seen.values[at]
        if (forecast := self._manner.forecasts.get(depth)) is not None:
            pieces, value = node.pieces + 1, seen.values[at]
            if (most := value + forecast.rise[pieces]) <= low:
                return most
            if (least := value - forecast.fall[pieces]) >= high:
                return least
        after = node.put_down(seen.legal[at])
        return -self.value(after, depth - 1, -high, -low, ply + 1)

    def _follow_if_better(
        self, node: Node, seen: Listed, at: int, depth: int, low: float, high: float, ply: int
    ) -> float:
        def follow(depth: int, high: float) -> float:
            return self.follow(node, seen, at, depth, low, high, ply)

        return follow_if_better(follow, at, depth, low, high)

    def _order(self, key: Hashable, width: int) -> list[int]:
        """The placements to follow: first what was best when it was searched less deep."""
        first = self._best_at.get(key, 0)
        return [first, *(at for at in range(width) if at != first)]

    def _see(self, node: Node, ply: int) -> Listed:
        """What the side on turn can do, as far as it is followed."""
        key = node.key
        seen = self._seen.get(key)
        if seen is None:
            self._spent.check()
            rows = max(self._breadth.width(ply), WIDER.width(ply))
            weights = self._manner.weights[node.pieces + 1]
            seen = self._seen[key] = node.look(weights, rows).listed()
            self._spent.nodes += max(FEWEST_NODES, seen.total)
        return seen

    def _play_out(self, node: Node) -> float:
        """The exact value, by playing the end out."""
        key = node.key
        if key not in self._played_out:
            self._played_out[key] = node.end(self._spent.spend_on_end).sign() * SURE
        return self._played_out[key]
