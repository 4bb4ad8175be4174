"""The chance to win a match, between ends, worked out from how likely each result of an end is."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from players.boules.states import MOST, RESULTS

Chances = NDArray[np.float64]


class Need(NamedTuple):
    """The points that a side still needs, and those that the other does."""

    mine: int
    theirs: int


class Match:
    """The chance to win of the side that starts an end, by the points that it and the other need."""

    def __init__(self, table: Chances) -> None:
        self.table = table

    def after(self, mine: int, theirs: int) -> float:
        """The chance of the side that starts the next end; 1 or 0 if one of them needs no more points."""
        if mine <= 0:
            return 1.0
        return 0.0 if theirs <= 0 else float(self.table[mine, theirs])

    def worth(self, need: Need, *, starts: bool) -> Chances:
        """The chance to win after each result of an end, from -8 to 8, for a side that started it or not."""
        won = [self.after(need.mine - points, need.theirs) for points in range(1, MOST + 1)]
        lost = [1 - self.after(need.theirs - points, need.mine) for points in range(MOST, 0, -1)]
        again = self.after(*need) if starts else 1 - self.after(need.theirs, need.mine)
        return np.array([*lost, again, *won])

    def fill(self, need: Need, results: Chances) -> None:
        """Enter the chance that follows from the results of an end, played again if nobody scores."""
        worth = self.worth(need, starts=True)
        scored = np.arange(RESULTS) != MOST
        self.table[need] = results[scored] @ worth[scored] / results[scored].sum()


def needs_by_sum(target: int) -> list[list[Need]]:
    """All pairs of points needed, grouped by their sum, the smallest first: what can follow comes before."""
    needs = range(1, target + 1)
    return [
        [Need(mine, total - mine) for mine in needs if total - mine in needs]
        for total in range(2, 2 * target + 1)
    ]


def match_of(results: Chances, target: int) -> Match:
    """The match to that target, from the results of ends by the points needed.

    A side that needs more points than `results` has rows is treated as if it needed as many as it has rows.
    """
    match, most = Match(np.full((target + 1, target + 1), 0.5)), len(results)
    for needs in needs_by_sum(target):
        for need in needs:
            mine, theirs = (min(points, most) - 1 for points in need)
            match.fill(need, results[mine, theirs])
    return match
