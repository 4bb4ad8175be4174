"""A search of Boomerang: the most promising placements some moves deep, the end to the last piece."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple, Self

import numpy as np

from players.boomerang.forecast import forecasts
from players.boomerang.lookups import Floats
from players.boomerang.nodes import End, Node
from players.boomerang.outlook import MOST, SURE, Listed, Outlook, Values
from players.boomerang.weights import learned
from players.effort import Effort

WIDTHS = (24, 12, 8, 6, 5)
"""How many placements are followed, from the root on; the last number holds for what comes after."""
REDUCED_FROM = 4
"""From this number on, placements are first searched less deeply, and again if they turn out to be good."""
BETTER = 0.001
"""How much better than the best another placement has to be: whether it is, is found before its value."""
DOUBTED_FROM = 3
"""From this depth on, what seems to be the best is followed by more answers before it is believed."""
ANSWERS = 48
"""How many answers that are."""
FAR_BEHIND = 1.5
"""What is worse than the best by more than this, in log odds, need not be known exactly."""
END_PLACES = 16
"""With at most so many placements left, the end is played out inside the search."""
ROOT_PLACES = 70
"""With at most so many left, playing out is tried for the position that is asked about."""
ROOT_DEPTH = 3
"""How deep it is searched before that, so that the best is likely tried first."""
USUAL_NODES = 250_000
"""After this many nodes, a search that may take more tries what pays only with much effort."""
WIDER_FROM = 8
"""From so many pieces on the board on, a long search follows more at every move; before, only at the root."""
FAR_PLACES = 128
"""With at most so many placements left, a long search tries once more to play out the end."""
FAR_TRIES = (32, 8, 1)
"""The parts of its effort that it spends on that for each placement: a 32nd, then an 8th, then all."""
LESS_DEEP = 2
"""How much less deep than the narrow search the wide one may be; otherwise the narrow one counts."""
MOST_DEPTH = 26
END_NODES = 3
"""How many nodes a position of an end that is played out counts for: it takes that much longer."""
END_CHECKED = 128
"""How many positions of an end are looked at between two checks whether the effort is spent."""
EVERYTHING = 10**6
FEWEST_NODES = 32
"""How many nodes an evaluation counts for at least: fewer positions at once take no less time."""


class Breadth(NamedTuple):
    """How many of the placements are followed."""

    widths: tuple[int, ...] = WIDTHS
    far_behind: float = FAR_BEHIND

    def width(self, ply: int) -> int:
        """How many placements are followed so many moves from the root."""
        return self.widths[min(ply, len(self.widths) - 1)]

    def widened_to(self, other: Self) -> Self:
        """This breadth, made as wide as the other wherever that is wider."""
        plies = range(max(len(self.widths), len(other.widths)))
        return self._replace(widths=tuple(max(self.width(ply), other.width(ply)) for ply in plies))


USUAL = Breadth()
WIDER_AT_ROOT = Breadth(widths=(40, *WIDTHS[1:]))
WIDE = Breadth(widths=(40, 24, 14, 9, 7, 6), far_behind=np.inf)
WIDER = Breadth(widths=(64, 48, 24, 14, 10, 8), far_behind=np.inf)


def breadth_to_judge(node: Node) -> Breadth:
    """The breadth of a search that judges a decision: it follows what the usual one leaves out."""
    return WIDER if node.pieces >= WIDER_FROM else WIDE


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
        self._before: Outlook | None = None
        """What was found at the depth before, if placements are compared."""
        self._explored = 0
        """How deep the narrow search was: up to there, the wide one goes on even if it meets nothing new."""
        self._seen: dict[Hashable, Listed] = {}
        self._best_at: dict[Hashable, int] = {}
        self._played_out: dict[Hashable, float] = {}
        self._forecasts = forecasts()
        self._results: dict[int, float] = {}
        """The placements of the position asked about that were played out, with their values."""

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
        if not is_certain and self.effort.nodes > USUAL_NODES:
            self._try(partial(self._take_time, deepen, until_won), node, self.effort.nodes)

    def _try(self, search: Callable[[Node], bool], node: Node, nodes: int) -> bool:
        """Search with so many nodes at most; return whether the best is certain then."""
        whole, self.effort = self.effort, self.effort.up_to(nodes)
        try:
            return search(node)
        except OutOfEffort:
            return False
        finally:
            self.effort = whole

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
        whole, outlook = self.effort, self._best_so_far
        self.effort, end = whole.share(self.nodes, 2), node.end(self._spend_on_end)
        try:
            return any(self._find_results(end, outlook.legal.tolist(), until_won, part) for part in tries)
        finally:
            self.effort = whole
            self._best_so_far = outlook.sorted_by(self._as_found(outlook))

    def _find_results(self, end: End, placements: list[int], until_won: bool, part: int) -> bool:
        """Try to play out each placement with that part of the effort; return whether all is known then."""
        whole = self.effort
        for placement in placements:
            if placement not in self._results:
                self.effort = whole.share(self.nodes, part)
                try:
                    self._results[placement] = SURE * end.sign_after(placement)
                except OutOfEffort:
                    if whole.is_spent(self.nodes):
                        return False
                finally:
                    self.effort = whole
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
            value = self._follow_if_better(node, seen, at, depth, best, np.inf, 0)
            values[at] = self._doubt(node, outlook, at, depth, best, value) if value > best else value
            if values[at] > best:
                best = float(values[at])
                self._best_so_far, self.depth = outlook.sorted_by(values), depth
            if best >= SURE:
                break
        return outlook.sorted_by(values)

    def look(self, node: Node) -> Outlook:
        """Everything that the side on turn can do in the position asked about."""
        outlook = node.look(self._weights[node.pieces + 1], EVERYTHING)
        self.nodes += max(FEWEST_NODES, outlook.total)
        return outlook

    def see(self, node: Node, ply: int) -> Listed:
        """What the side on turn can do some moves later, as far as it is followed. Raises `OutOfEffort`."""
        key = node.key
        seen = self._seen.get(key)
        if seen is None:
            self._check()
            rows = max(self.breadth.width(ply), WIDER.width(ply))
            seen = self._seen[key] = node.look(self._weights[node.pieces + 1], rows).listed()
            self.nodes += max(FEWEST_NODES, seen.total)
        return seen

    def _check(self) -> None:
        if self.effort.is_spent(self.nodes):
            raise OutOfEffort

    def _spend_on_end(self, positions: int) -> int:
        """Count so many positions of an end; return how many more may come before the next check."""
        self.nodes += END_NODES * positions
        self._check()
        return min(END_CHECKED, -(-(self.effort.nodes - self.nodes) // END_NODES))

    def value(self, node: Node, depth: int, low: float, high: float, ply: int = 1) -> float:
        """The log odds to win of the side on turn, so many moves ahead, exact between the bounds."""
        if node.key not in self._seen and node.count_left() <= END_PLACES:
            return self.play_out(node)
        seen = self.see(node, ply)
        if not seen.total:
            return self._passed(node, depth, low, high, ply)
        if depth <= 1:
            return seen.values[0]
        best, key = -np.inf, node.key
        width = min(seen.total, self.breadth.width(ply))
        for number, at in enumerate(self._order(key, width)):
            follow = self._follow_if_better if number else self.follow
            value = follow(node, seen, at, depth, max(low, best), high, ply)
            if value > best:
                best, self._best_at[key] = value, at
            if best >= high:
                break
        # What is not followed could still save it.
        return max(best, -MOST) if width < seen.total else best

    def _order(self, key: Hashable, width: int) -> list[int]:
        """The placements to follow: first what was best when it was searched less deep."""
        first = self._best_at.get(key, 0)
        return [first, *(at for at in range(width) if at != first)]

    def _follow_if_better(
        self, node: Node, seen: Listed, at: int, depth: int, low: float, high: float, ply: int
    ) -> float:
        """The value of a placement, exact only if it is better than `low`: whether it is, is found first.

        A later one is searched less deeply at first.
        """
        if low == -np.inf:
            return self.follow(node, seen, at, depth, low, high, ply)
        enough = min(low + BETTER, high)
        if at >= REDUCED_FROM and depth > 2:
            value = self.follow(node, seen, at, depth - 1, low, enough, ply)
            if value <= low:
                return value
        value = self.follow(node, seen, at, depth, low, enough, ply)
        if value <= low or value >= high:
            return value
        return self.follow(node, seen, at, depth, low, high, ply)

    def _doubt(self, node: Node, outlook: Outlook, at: int, depth: int, low: float, value: float) -> float:
        """The value of what seems to be the best, once more answers have been followed."""
        is_known = outlook.over[at] or abs(value) >= SURE or int(outlook.legal[at]) in self._results
        if depth < DOUBTED_FROM or is_known:
            return value
        after, best = node.put_down(int(outlook.legal[at])), -value
        answers = self.see(after, 1)
        for answer in range(self.breadth.width(1), min(len(answers.legal), ANSWERS)):
            found = self._follow_if_better(after, answers, answer, depth - 1, best, -low, 1)
            if found > best:
                best, self._best_at[after.key] = found, answer
            if best >= -low:
                break
        return -best

    def follow(
        self, node: Node, seen: Listed, at: int, depth: int, low: float, high: float, ply: int = 0
    ) -> float:
        """The value of one of the placements for the side that makes it."""
        if seen.over[at]:
            return seen.values[at]
        placement = seen.legal[at]
        if not ply and placement in self._results:
            return self._results[placement]
        if ply and (forecast := self._forecasts.get(depth)) is not None:
            pieces, value = node.pieces + 1, seen.values[at]
            if (most := value + forecast.rise[pieces]) <= low:
                return most
            if (least := value - forecast.fall[pieces]) >= high:
                return least
        after = node.put_down(placement)
        return -self.value(after, depth - 1, -high, -low, ply + 1)

    def _passed(self, node: Node, depth: int, low: float, high: float, ply: int) -> float:
        """The value for a side that cannot put down anything; the other can, as the game is not over."""
        return -self.value(node.pass_over(), depth, -high, -low, ply)

    def play_out(self, node: Node) -> float:
        """The exact value, by playing the end out."""
        key = node.key
        if key not in self._played_out:
            self._played_out[key] = node.end(self._spend_on_end).sign() * SURE
        return self._played_out[key]
