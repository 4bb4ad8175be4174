"""A search of Boomerang: the most promising placements some moves deep, the end to the last piece."""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from players.boomerang.breadth import USUAL, WIDER, WIDER_AT_ROOT, WIDER_FROM, Breadth
from players.boomerang.compiled import tree_of
from players.boomerang.forecast import forecasts
from players.boomerang.lookups import Floats
from players.boomerang.nodes import End, Node
from players.boomerang.outlook import SURE, Listed, Outlook, Values
from players.boomerang.tree import FEWEST_NODES, Manner, OutOfEffort, Spent, Tree, follow_if_better
from players.boomerang.weights import learned
from players.effort import Effort

DOUBTED_FROM = 3
"""From this depth on, what seems to be the best is followed by more answers before it is believed."""
END_PLACES = 16
"""With at most so many placements left, the end is played out inside the search."""
ROOT_PLACES = 70
"""With at most so many left, playing out is tried for the position that is asked about."""
ROOT_DEPTH = 3
"""How deep it is searched before that, so that the best is likely tried first."""
USUAL_NODES = 250_000
"""After this many nodes, a search that may take more tries what pays only with much effort."""
FAR_PLACES = 128
"""With at most so many placements left, a long search tries once more to play out the end."""
FAR_TRIES = (32, 8, 1)
"""The parts of its effort that it spends on that for each placement: a 32nd, then an 8th, then all."""
LESS_DEEP = 2
"""How much less deep than the narrow search the wide one may be; otherwise the narrow one counts."""
MOST_DEPTH = 26
EVERYTHING = 10**6


class Search:
    """One decision: what has been looked at so far, and how much effort that took."""

    def __init__(self, effort: Effort, weights: Floats | None = None, breadth: Breadth = USUAL) -> None:
        """Search with those weights for each number of pieces on the board, or with the shipped ones."""
        self.breadth = breadth
        self._weights = learned().weights if weights is None else weights
        self._spent = Spent(effort)
        self.tree: Tree
        """What is below the position asked about."""
        self.depth = 1
        """How many moves ahead the last values look."""
        self._best_values: list[float] = []
        """The best value at first sight, and then at each depth that was searched whole."""
        self._best_so_far: Outlook
        self._before: Outlook | None = None
        """What was found at the depth before, if placements are compared."""
        self._explored = 0
        """How deep the narrow search was: up to there, the wide one goes on even if it meets nothing new."""
        self._results: dict[int, float] = {}
        """The placements of the position asked about that were played out, with their values."""

    @property
    def nodes(self) -> int:
        """How many nodes it has taken so far."""
        return self._spent.nodes

    def decide(self, node: Node) -> Outlook:
        """The placements with their values; the best is searched as deep as the effort allows."""
        self._best_so_far = self.look(node) if node.pieces else self.look(node).once_each()
        self._best_values = [*self._best_so_far.values[:1].tolist()]
        self._search(node, self._deepen_all, until_won=True)
        return self._best_so_far

    def compare(self, node: Node, among: Sequence[int] = ()) -> Outlook:
        """All placements, or those, with values that can be compared: followed to the same two depths."""
        self._best_so_far = self._before = self.look(node).among(among) if among else self.look(node)
        self._search(node, self._follow_all, until_won=False)
        return self._best_so_far.mixed_with(self._before or self._best_so_far)

    def _search(self, node: Node, deepen: Callable[[Node], bool], until_won: bool) -> None:
        """Search ever deeper; with much effort, also play out the end, or follow more."""
        is_certain = self._try(deepen, node, USUAL_NODES)
        if not is_certain and self._spent.effort.nodes > USUAL_NODES:
            self._try(partial(self._take_time, deepen, until_won), node, self._spent.effort.nodes)

    def _try(self, search: Callable[[Node], bool], node: Node, nodes: int) -> bool:
        """Search with so many nodes at most; return whether the best is certain then."""
        whole = self._spent.effort
        self._spent.effort = whole.up_to(nodes)
        try:
            return search(node)
        except (OutOfEffort, MemoryError):  # with no more memory, it can be searched no farther either
            return False
        finally:
            self._spent.effort = whole

    def _deepen_all(self, node: Node) -> bool:
        """Search ever deeper while there is anything to follow; return whether the best is certain."""
        for depth in range(2, MOST_DEPTH + 1):
            before = self.nodes
            self._best_so_far = self._deepen(node, self._best_so_far, depth)
            self._best_values.append(float(self._best_so_far.values[0]))
            if self._best_so_far.values[0] >= SURE:
                return True
            if self.nodes == before and depth > self._explored:
                break
            if depth == ROOT_DEPTH and self._plays_out(node, ROOT_PLACES, until_won=True):
                return True
        return False

    def _take_time(self, deepen: Callable[[Node], bool], until_won: bool, node: Node) -> bool:
        """Play out an end that is still far, or else follow more; return whether the best is certain."""
        if self._plays_out(node, FAR_PLACES, until_won, FAR_TRIES):
            return True
        found = self._best_so_far, self._before, self._best_values
        self._explored, self.depth = self.depth, 1
        self.breadth = self.breadth.widened_to(WIDER if node.pieces >= WIDER_FROM else WIDER_AT_ROOT)
        self.tree.widen(self.breadth)
        self._best_values = self._best_values[:1]
        try:
            return deepen(node)
        finally:
            if self.depth < self._explored - LESS_DEEP:
                self._best_so_far, self._before, self._best_values = found
                self.depth = self._explored

    @property
    def worth(self) -> float:
        """The log odds to win after the decision: certain, or the mean of the last two depths."""
        best = float(self._best_so_far.values[0])
        if abs(best) >= SURE:
            return best
        *_, earlier, last = [*self._best_values[:1], *self._best_values]
        return (earlier + last) / 2

    def _plays_out(self, node: Node, places: int, until_won: bool, tries: Sequence[int] = (1,)) -> bool:
        """Play out all placements, or until one wins; return whether half of the effort left was enough.

        `tries` are the rounds: in each, every placement may take that part of the half.
        """
        if node.count_left() > places:
            return False
        whole, outlook = self._spent.effort, self._best_so_far
        self._spent.effort, end = whole.share(self.nodes, 2), node.end(self._spent.spend_on_end)
        try:
            return any(self._find_results(end, outlook.legal.tolist(), until_won, part) for part in tries)
        finally:
            self._spent.effort = whole
            self._best_so_far = outlook.sorted_by(self._as_found(outlook))

    def _find_results(self, end: End, placements: list[int], until_won: bool, part: int) -> bool:
        """Try to play out each placement with that part of the effort; return whether all is known then."""
        whole = self._spent.effort
        for placement in placements:
            if placement not in self._results:
                self._spent.effort = whole.share(self.nodes, part)
                try:
                    self._results[placement] = SURE * end.sign_after(placement)
                except OutOfEffort:
                    if whole.is_spent(self.nodes):
                        return False
                finally:
                    self._spent.effort = whole
            if until_won and self._results.get(placement) == SURE:
                return True
        return all(placement in self._results for placement in placements)

    def _as_found(self, outlook: Outlook) -> Values:
        """The values of the placements, certain where they were played out."""
        values = zip(outlook.legal.tolist(), outlook.values.tolist(), strict=True)
        found = [self._results.get(placement, value) for placement, value in values]
        return np.array(found, dtype=np.float32)

    def _follow_all(self, node: Node) -> bool:
        """Follow all ever deeper while there is anything new; return whether all values are certain."""
        for depth in range(2, MOST_DEPTH + 1):
            before, last = self.nodes, self._best_so_far
            self._best_so_far = self._follow_each(node, last, depth)
            self._before, self.depth = last, depth
            if self.nodes == before and depth > self._explored:
                break
            if depth == ROOT_DEPTH and self._plays_out(node, ROOT_PLACES, until_won=False):
                return True
        return False

    def _follow_each(self, node: Node, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth; the others corrected by the median change of those."""
        followed, seen = min(len(outlook.legal), self.breadth.widths[0]), outlook.listed()
        values = outlook.looks.copy()
        best = -np.inf
        for at in range(followed):
            values[at] = self.follow(node, seen, at, depth, best - self.breadth.far_behind, np.inf)
            best = max(best, min(float(values[at]), SURE))  # to win by more does not make another win less
        unsure = np.flatnonzero(np.abs(values[:followed]) < SURE)
        off = float(np.median((values - outlook.looks)[unsure])) if len(unsure) else 0.0
        values[followed:] = np.minimum(values[followed:] + off, values[:followed].max())
        return outlook.sorted_by(self._as_found(outlook._replace(values=values)))

    def _deepen(self, node: Node, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth, the best first; all others behind."""
        values, best, seen = np.full(len(outlook.legal), -np.inf, dtype=np.float32), -np.inf, outlook.listed()
        for at in range(min(len(outlook.legal), self.breadth.widths[0])):
            value = self._follow_if_better(node, seen, at, depth, best)
            values[at] = self._doubt(node, outlook, at, depth, best, value) if value > best else value
            if values[at] > best:
                best = float(values[at])
                self._best_so_far, self.depth = outlook.sorted_by(values), depth
            if best >= SURE:
                break
        return outlook.sorted_by(values)

    def look(self, node: Node) -> Outlook:
        """Begin with everything that the side on turn can do in the position asked about."""
        self.tree = tree_of(node, Manner(self._weights, forecasts(), END_PLACES), self._spent, self.breadth)
        outlook = node.look(self._weights[node.pieces + 1], EVERYTHING)
        self._spent.nodes += max(FEWEST_NODES, outlook.total)
        return outlook

    def follow(self, node: Node, seen: Listed, at: int, depth: int, low: float, high: float) -> float:
        """The value of one of the placements for the side that makes it."""
        placement = seen.legal[at]
        if seen.over[at]:
            return seen.values[at]
        if placement in self._results:
            return self._results[placement]
        return -self.tree.value(node.put_down(placement), depth - 1, -high, -low)

    def _follow_if_better(self, node: Node, seen: Listed, at: int, depth: int, low: float) -> float:
        """The same, exact only if it is better than `low`."""

        def follow(depth: int, high: float) -> float:
            return self.follow(node, seen, at, depth, low, high)

        return follow_if_better(follow, at, depth, low, np.inf)

    def _doubt(self, node: Node, outlook: Outlook, at: int, depth: int, low: float, value: float) -> float:
        """The value of what seems to be the best, once more answers have been followed."""
        is_known = outlook.over[at] or abs(value) >= SURE or int(outlook.legal[at]) in self._results
        if depth < DOUBTED_FROM or is_known:
            return value
        return -self.tree.doubt(node.put_down(int(outlook.legal[at])), depth - 1, -value, -low)
