"""A search of Boomerang: the most promising placements some moves deep, the end to the last piece."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np

from players.boomerang.endgame import Endgame
from players.boomerang.evaluation import legal_of, look_at
from players.boomerang.lookups import Flags, Floats, Numbers, lookups
from players.boomerang.state import State
from players.boomerang.weights import learned
from players.effort import Effort

WIDTHS = (24, 12, 8, 6, 5)
"""How many placements are followed, from the root on; the last number holds for what comes after."""
REDUCED_FROM = 4
"""From this number on, placements are first searched less deeply, and again if they turn out to be good."""
FAR_BEHIND = 1.5
"""What is worse than the best by more than this, in log odds, need not be known exactly."""
MOST = 12.0
"""The log odds of what is as good as certain."""
SURE = 20.0
"""The log odds of what is certain."""
END_PLACES = 16
"""With at most so many placements left, the end is played out inside the search."""
ROOT_PLACES = 70
"""With at most so many left, playing out is tried for the position that is asked about."""
ROOT_DEPTH = 3
"""How deep it is searched before that, so that the best is likely tried first."""
MOST_DEPTH = 26
END_NODES = 3
"""How many nodes a position of an end that is played out counts for: it takes that much longer."""
FEWEST_NODES = 32
"""How many nodes an evaluation counts for at least: fewer positions at once take no less time."""


class Breadth(NamedTuple):
    """How much of what could be done is followed."""

    widths: tuple[int, ...] = WIDTHS
    far_behind: float = FAR_BEHIND


USUAL = Breadth()
WIDER = Breadth(widths=(64, 48, 24, 14, 10, 8), far_behind=np.inf)
"""For judging decisions: follows what the usual search leaves out, and values all of it exactly."""


class OutOfEffort(Exception):
    """The effort is spent."""


class Outlook(NamedTuple):
    """The legal placements of a state, the most promising first."""

    legal: Numbers
    values: Floats
    """The log odds to win that each leaves, as it looks."""
    looks: Floats
    """The same at first sight: decides between equals."""
    over: Flags

    def sorted_by(self, values: Floats) -> Self:
        """The same with other values, the best first."""
        order = np.lexsort((-self.looks, -values))
        return type(self)(self.legal[order], values[order], self.looks[order], self.over[order])

    def mixed_with(self, before: Self) -> Self:
        """The same with the means of these values and those before; certain values stay as they are.

        One depth alone would favour the side that moves last in it, which changes from depth to depth.
        """
        order = np.argsort(before.legal)
        earlier = before.values[order][np.searchsorted(before.legal, self.legal, sorter=order)]
        is_sure = (np.abs(self.values) >= SURE) | (np.abs(earlier) >= SURE)
        return self.sorted_by(np.where(is_sure, self.values, (self.values + earlier) / 2))

    def once_each(self) -> Self:
        """The same with one of each set of placements that an empty board's symmetry makes equal."""
        return self._only(self.legal == lookups().mirrored.min(axis=0)[self.legal])

    def among(self, placements: Sequence[int]) -> Self:
        """The same with only those placements."""
        return self._only(np.isin(self.legal, placements))

    def _only(self, kept: Flags) -> Self:
        return type(self)(self.legal[kept], self.values[kept], self.looks[kept], self.over[kept])


def certain(lead: int) -> float:
    """The value of a game that ends with that lead: 0 for a draw; a larger lead is better."""
    return float(np.sign(lead)) * SURE + lead / 50


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
        self._seen: dict[tuple[object, ...], Outlook] = {}
        self._best_at: dict[tuple[object, ...], int] = {}
        self._played_out: dict[tuple[object, ...], float] = {}
        self._results: dict[int, float] = {}
        """The placements of the position asked about that were played out, with their values."""

    def decide(self, state: State) -> Outlook:
        """The placements with their values; the best is searched as deep as the effort allows."""
        self._best_so_far = self.look(state) if len(state.lying) else self.look(state).once_each()
        self._best_values = [*self._best_so_far.values[:1].tolist()]
        try:
            for depth in range(2, MOST_DEPTH + 1):
                before = self.nodes
                self._best_so_far = self._deepen(state, self._best_so_far, depth)
                self._best_values.append(float(self._best_so_far.values[0]))
                if self.nodes == before or self._best_so_far.values[0] >= SURE:
                    break
                if depth == ROOT_DEPTH and self._plays_out(state, until_won=True):
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

    def _plays_out(self, state: State, until_won: bool) -> bool:
        """Play out all placements, or until one wins; return whether half of the effort left was enough."""
        if len(state.fits_of_both()) > ROOT_PLACES:
            return False
        whole, outlook = self.effort, self._best_so_far
        self.effort = whole.half(self.nodes)
        try:
            self._find_results(Endgame(state, self._spend_on_end), outlook.legal.tolist(), until_won)
        except OutOfEffort:
            return False
        finally:
            self.effort = whole
            self._best_so_far = outlook.sorted_by(self._as_found(outlook))
        return True

    def _find_results(self, end: Endgame, placements: list[int], until_won: bool) -> None:
        for placement in placements:
            self._results[placement] = SURE * end.sign_after(placement)
            if until_won and self._results[placement] == SURE:
                break

    def _as_found(self, outlook: Outlook) -> Floats:
        """The values of the placements, certain where they were played out."""
        values = zip(outlook.legal.tolist(), outlook.values.tolist(), strict=True)
        found = [self._results.get(placement, value) for placement, value in values]
        return np.array(found, dtype=np.float32)

    def compare(self, state: State, among: Sequence[int] = ()) -> Outlook:
        """All placements, or those, with values that can be compared: followed to the same two depths."""
        earlier = self._best_so_far = self.look(state).among(among) if among else self.look(state)
        try:
            for depth in range(2, MOST_DEPTH + 1):
                before, last = self.nodes, self._best_so_far
                self._best_so_far = self._follow_each(state, last, depth)
                earlier, self.depth = last, depth
                if self.nodes == before:
                    break
                if depth == ROOT_DEPTH and self._plays_out(state, until_won=False):
                    break
        except OutOfEffort:
            pass
        return self._best_so_far.mixed_with(earlier)

    def _follow_each(self, state: State, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth; the others corrected by the median change of those."""
        followed = min(len(outlook.legal), self.breadth.widths[0])
        values = outlook.looks.copy()
        best = -np.inf
        for at in range(followed):
            values[at] = self.follow(state, outlook, at, depth, best - self.breadth.far_behind, np.inf)
            best = max(best, float(values[at]))
        unsure = np.flatnonzero(np.abs(values[:followed]) < SURE)
        off = float(np.median((values - outlook.looks)[unsure])) if len(unsure) else 0.0
        values[followed:] = np.minimum(values[followed:] + off, values[:followed].max())
        return outlook.sorted_by(self._as_found(outlook._replace(values=values)))

    def _deepen(self, state: State, outlook: Outlook, depth: int) -> Outlook:
        """The first placements followed to that depth, the best first; all others behind."""
        values, best = np.full(len(outlook.legal), -np.inf, dtype=np.float32), -np.inf
        for at in range(min(len(outlook.legal), self.breadth.widths[0])):
            values[at] = self._follow_if_promising(state, outlook, at, depth, best, np.inf, 0)
            if values[at] > best:
                best = float(values[at])
                self._best_so_far, self.depth = outlook.sorted_by(values), depth
            if best >= SURE:
                break
        return outlook.sorted_by(values)

    def look(self, state: State) -> Outlook:
        """The placements of the side on turn, evaluated. Raises `OutOfEffort`, except for the first state."""
        key = _key(state)
        if key not in self._seen:
            if self.nodes:
                self._check()
            self._seen[key] = self._look(state)
            self.nodes += max(FEWEST_NODES, len(self._seen[key].legal))
        return self._seen[key]

    def _look(self, state: State) -> Outlook:
        legal = legal_of(state)
        children = look_at(state, legal)
        values = np.clip(children.weigh(self._weights[len(state.lying) + 1]), -MOST, MOST)
        ends = np.sign(children.lead) * SURE + children.lead / 50
        values = np.where(children.over, ends, values)
        return Outlook(legal, values, values, children.over).sorted_by(values)

    def _check(self) -> None:
        if self.effort.is_spent(self.nodes):
            raise OutOfEffort

    def _spend_on_end(self) -> None:
        self._check()
        self.nodes += END_NODES

    def value(self, state: State, depth: int, low: float, high: float, ply: int = 1) -> float:
        """The log odds to win of the side on turn, so many moves ahead, exact between the bounds."""
        if len(state.fits_of_both()) <= END_PLACES:
            return self.play_out(state)
        outlook = self.look(state)
        if not len(outlook.legal):
            return self._passed(state, depth, low, high, ply)
        if depth <= 1:
            return float(outlook.values[0])
        best, key = -np.inf, _key(state)
        widths = self.breadth.widths
        width = min(len(outlook.legal), widths[min(ply, len(widths) - 1)])
        for at in self._order(key, width):
            value = self._follow_if_promising(state, outlook, at, depth, max(low, best), high, ply)
            if value > best:
                best, self._best_at[key] = value, at
            if best >= high:
                break
        # A placement that is not followed could still save the side.
        return max(best, -MOST) if width < len(outlook.legal) else best

    def _order(self, key: tuple[object, ...], width: int) -> list[int]:
        """The placements to follow: first what was best when it was searched less deep."""
        first = self._best_at.get(key, 0)
        return [first, *(at for at in range(width) if at != first)]

    def _follow_if_promising(
        self, state: State, outlook: Outlook, at: int, depth: int, low: float, high: float, ply: int
    ) -> float:
        """The value of a placement; a later one is searched less deeply first, and again if it is good."""
        if at >= REDUCED_FROM and depth > 2:
            value = self.follow(state, outlook, at, depth - 1, low, high, ply)
            if value <= low:
                return value
        return self.follow(state, outlook, at, depth, low, high, ply)

    def follow(
        self, state: State, outlook: Outlook, at: int, depth: int, low: float, high: float, ply: int = 0
    ) -> float:
        """The value of one of the placements for the side that makes it."""
        if outlook.over[at]:
            return float(outlook.looks[at])
        placement = int(outlook.legal[at])
        if not ply and placement in self._results:
            return self._results[placement]
        after = state.put_down(placement)
        return -self.value(after, depth - 1, -high, -low, ply + 1)

    def _passed(self, state: State, depth: int, low: float, high: float, ply: int) -> float:
        """The value for a side that cannot put down anything."""
        other = state.pass_over()
        if not len(self.look(other).legal):
            return certain(state.lead(state.mover))
        return -self.value(other, depth, -high, -low, ply)

    def play_out(self, state: State) -> float:
        """The exact value, by playing the end out."""
        key = _key(state)
        if key not in self._played_out:
            self._played_out[key] = Endgame(state, self._spend_on_end).sign() * SURE
        return self._played_out[key]


def _key(state: State) -> tuple[object, ...]:
    return np.sort(2 * state.lying + state.colours).tobytes(), state.racks, state.mover
