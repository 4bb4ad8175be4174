"""A search of Boomerang: the most promising placements some moves deep, the end to the last piece."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np

from players.boomerang.lookups import Floats
from players.boomerang.nodes import End, Node
from players.boomerang.outlook import MOST, SURE, Outlook, Values, certain
from players.boomerang.weights import learned
from players.effort import Effort

WIDTHS = (24, 12, 8, 6, 5)
"""How many placements are followed, from the root on; the last number holds for what comes after."""
REDUCED_FROM = 4
"""From this number on, placements are first searched less deeply, and again if they turn out to be good."""
FAR_BEHIND = 1.5
"""What is so much worse than the best, in log odds, need not be known exactly to be compared."""
END_PLACES = 16
"""With at most so many placements left, the end is played out inside the search."""
ROOT_PLACES = 70
"""With at most so many left, playing out is tried for the position that is asked about."""
ROOT_DEPTH = 3
"""How deep it is searched before that, so that the best is likely tried first."""
MOST_DEPTH = 26
END_NODES = 3
"""A position of an end takes as long as so many that are only evaluated."""
END_CHECKED = 128
"""So many positions of an end may be looked at before it is checked whether the effort is spent."""
EVERYTHING = 10**6
FEWEST_NODES = 32
"""How many nodes an evaluation counts for at least: fewer positions at once take no less time."""


class Breadth(NamedTuple):
    """How much of what could be done is followed."""

    widths: tuple[int, ...] = WIDTHS
    far_behind: float = FAR_BEHIND

    def width(self, ply: int) -> int:
        """How many placements are followed so many moves from the root."""
        return self.widths[min(ply, len(self.widths) - 1)]


USUAL = Breadth()
WIDER = Breadth(widths=(64, 48, 24, 14, 10, 8), far_behind=np.inf)
"""For judging decisions: follows what the usual search leaves out, and values all of it exactly."""


class OutOfEffort(Exception):
    """The effort is spent."""


class Search:
    """One decision: what has been looked at so far, and how much effort that took."""

    def __init__(self, effort: Effort, weights: Floats | None = None, breadth: Breadth = USUAL) -> None:
        """Search with those weights for each number of pieces on the board, or with the shipped ones."""
        self.effort = effort
        self.breadth = breadth
        self._weights = learned().weights if weights is None else weights
        self.nodes = 0
        self.depth = 1
        """How many moves ahead the last values look."""
        self._best_values: list[float] = []
        """The best value at first sight, and then at each depth that was searched whole."""
        self._best_so_far: Outlook
        self._seen: dict[Hashable, Outlook] = {}
        self._best_at: dict[Hashable, int] = {}
        self._played_out: dict[Hashable, float] = {}
        self._results: dict[int, float] = {}
        """The placements of the position asked about that were played out, with their values."""

    def decide(self, node: Node) -> Outlook:
        """The placements with their values, the best one's sought as deep as the effort allows."""
        self._best_so_far = self.look(node) if node.pieces else self.look(node).once_each()
        self._best_values = [*self._best_so_far.values[:1].tolist()]
        try:
            for depth in range(2, MOST_DEPTH + 1):
                before = self.nodes
                self._best_so_far = self._deepen(node, self._best_so_far, depth)
                self._best_values.append(float(self._best_so_far.values[0]))
                if self.nodes == before or self._best_so_far.values[0] >= SURE:
                    break
                if depth == ROOT_DEPTH and self._plays_out(node, until_won=True):
                    break
        except OutOfEffort:
            pass
        return self._best_so_far

    @property
    def worth(self) -> float:
        """The log odds to win after the decision: certain, or the mean of the last two depths."""
        best = float(self._best_so_far.values[0])
        if abs(best) >= SURE:
            return best
        *_, earlier, last = [*self._best_values[:1], *self._best_values]
        return (earlier + last) / 2

    def _plays_out(self, node: Node, until_won: bool) -> bool:
        """Play out all placements, or until one wins, and tell if half of what effort is left was enough."""
        if node.count_left() > ROOT_PLACES:
            return False
        whole, outlook = self.effort, self._best_so_far
        self.effort = whole.half(self.nodes)
        try:
            self._find_results(node.end(self._spend_on_end), outlook.legal.tolist(), until_won)
        except OutOfEffort:
            return False
        finally:
            self.effort = whole
            self._best_so_far = outlook.sorted_by(self._as_found(outlook))
        return True

    def _find_results(self, end: End, placements: list[int], until_won: bool) -> None:
        for placement in placements:
            self._results[placement] = SURE * end.sign_after(placement)
            if until_won and self._results[placement] == SURE:
                break

    def _as_found(self, outlook: Outlook) -> Values:
        """The values of the placements, certain where they were played out."""
        values = zip(outlook.legal.tolist(), outlook.values.tolist(), strict=True)
        found = [self._results.get(placement, value) for placement, value in values]
        return np.array(found, dtype=np.float32)

    def compare(self, node: Node, among: Sequence[int] = ()) -> Outlook:
        """All placements, or those, with values that can be compared: what is followed is, to two depths."""
        earlier = self._best_so_far = self.look(node).among(among) if among else self.look(node)
        try:
            for depth in range(2, MOST_DEPTH + 1):
                before, last = self.nodes, self._best_so_far
                self._best_so_far = self._follow_each(node, last, depth)
                earlier, self.depth = last, depth
                if self.nodes == before:
                    break
                if depth == ROOT_DEPTH and self._plays_out(node, until_won=False):
                    break
        except OutOfEffort:
            pass
        return self._best_so_far.mixed_with(earlier)

    def _follow_each(self, node: Node, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth; the others as much off as those looked at first."""
        followed = min(len(outlook.legal), self.breadth.widths[0])
        values = outlook.looks.copy()
        best = -np.inf
        for at in range(followed):
            values[at] = self.follow(node, outlook, at, depth, best - self.breadth.far_behind, np.inf)
            best = max(best, float(values[at]))
        unsure = np.flatnonzero(np.abs(values[:followed]) < SURE)
        off = float(np.median((values - outlook.looks)[unsure])) if len(unsure) else 0.0
        values[followed:] = np.minimum(values[followed:] + off, values[:followed].max())
        return outlook.sorted_by(self._as_found(outlook._replace(values=values)))

    def _deepen(self, node: Node, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth, the best first; all others behind."""
        values, best = np.full(len(outlook.legal), -np.inf, dtype=np.float32), -np.inf
        for at in range(min(len(outlook.legal), self.breadth.widths[0])):
            values[at] = self._follow_if_promising(node, outlook, at, depth, best, np.inf, 0)
            if values[at] > best:
                best = float(values[at])
                self._best_so_far, self.depth = outlook.sorted_by(values), depth
            if best >= SURE:
                break
        return outlook.sorted_by(values)

    def look(self, node: Node, ply: int = 0) -> Outlook:
        """What the side on turn can do, as far as it is followed. Raises `OutOfEffort`, but not at first."""
        key = node.key
        seen = self._seen.get(key)
        if seen is None:
            if self.nodes:
                self._check()
            rows = self.breadth.width(ply) if ply else EVERYTHING
            seen = self._seen[key] = node.look(self._weights[node.pieces + 1], rows)
            self.nodes += max(FEWEST_NODES, seen.total)
        return seen

    def _check(self) -> None:
        if self.effort.is_spent(self.nodes):
            raise OutOfEffort

    def _spend_on_end(self, positions: int) -> int:
        """Count so many positions of an end, and tell how many more there may be before the next check."""
        self.nodes += END_NODES * positions
        self._check()
        return min(END_CHECKED, -(-(self.effort.nodes - self.nodes) // END_NODES))

    def value(self, node: Node, depth: int, low: float, high: float, ply: int = 1) -> float:
        """The log odds to win of the side on turn, so many moves ahead, exact between the bounds."""
        if node.key not in self._seen and node.count_left() <= END_PLACES:
            return self.play_out(node)
        outlook = self.look(node, ply)
        if not outlook.total:
            return self._passed(node, depth, low, high, ply)
        if depth <= 1:
            return float(outlook.values[0])
        best, key = -np.inf, node.key
        width = min(outlook.total, self.breadth.width(ply))
        for at in self._order(key, width):
            value = self._follow_if_promising(node, outlook, at, depth, max(low, best), high, ply)
            if value > best:
                best, self._best_at[key] = value, at
            if best >= high:
                break
        # What is not followed could still save it.
        return max(best, -MOST) if width < outlook.total else best

    def _order(self, key: Hashable, width: int) -> list[int]:
        """The placements to follow: first what was best when it was searched less deep."""
        first = self._best_at.get(key, 0)
        return [first, *(at for at in range(width) if at != first)]

    def _follow_if_promising(
        self, node: Node, outlook: Outlook, at: int, depth: int, low: float, high: float, ply: int
    ) -> float:
        """The value of a placement; a later one is searched less deeply first, and again if it is good."""
        if at >= REDUCED_FROM and depth > 2:
            value = self.follow(node, outlook, at, depth - 1, low, high, ply)
            if value <= low:
                return value
        return self.follow(node, outlook, at, depth, low, high, ply)

    def follow(
        self, node: Node, outlook: Outlook, at: int, depth: int, low: float, high: float, ply: int = 0
    ) -> float:
        """The value of one of the placements for the side that makes it."""
        if outlook.over[at]:
            return float(outlook.looks[at])
        placement = int(outlook.legal[at])
        if not ply and placement in self._results:
            return self._results[placement]
        after = node.put_down(placement)
        return -self.value(after, depth - 1, -high, -low, ply + 1)

    def _passed(self, node: Node, depth: int, low: float, high: float, ply: int) -> float:
        """The value for a side that cannot put down anything."""
        other = node.pass_over()
        if not self.look(other, ply).total:
            return certain(node.lead())
        return -self.value(other, depth, -high, -low, ply)

    def play_out(self, node: Node) -> float:
        """The exact value."""
        key = node.key
        if key not in self._played_out:
            self._played_out[key] = node.end(self._spend_on_end).sign() * SURE
        return self._played_out[key]
