"""Weighs the moves of one decision in Carami, deeper and deeper until the effort is spent."""

import sys
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from players.carami.evaluation import UNIT, Evaluation, learned
from players.carami.features import lead_of
from players.carami.search import DECIDED, WON, Search, Spent
from players.carami.state import IDLE, MY_STOCK, RAMPS, THEIR_STOCK, TURN, State
from players.effort import Effort

DEEPEST: Final = 40
"""How many moves ahead is looked at most; as 20 idle moves end the game, this is as good as everything."""
HURRY: Final = 170 * UNIT
"""The square of an advantage, divided by this, is what a move that puts off the end costs."""
RAMP_FIRST: Final = UNIT // 2
"""How much better a move has to be than leaving a ramp, which gives another move."""
IDLING: Final = 4
"""How many times as much as other moves a move that brings no marble forward puts off the end."""
IDLE_COST: Final = UNIT // 12
"""How much better such a move has to be, even in an even game: if both sides shuffle, it is a draw."""
CLEAR: Final = 13 * UNIT
"""An advantage that is clear; a larger one makes no more hurry."""


def _dallying(before: State, child: State) -> int:
    """How much a move puts off the end: not at all if it scores, most if it brings no marble forward."""
    side = before[TURN]
    lead = lead_of(child) if child[TURN] & 1 == side else -lead_of(child)
    if lead > lead_of(before):
        return 0
    return IDLING if child[IDLE] > before[IDLE] else 1


def _leaves_ramp(before: State, child: State) -> bool:
    """Whether a marble has left its ramp."""
    stock = child[MY_STOCK] if child[TURN] & 1 == before[TURN] else child[THEIR_STOCK]
    return stock & RAMPS < before[MY_STOCK] & RAMPS


def _unhurried(effort: Effort) -> Effort:
    """The effort for the first look, which has to be finished: its time, but any number of nodes."""
    return replace(effort, nodes=sys.maxsize)


class Decision:
    """The moves of a side, each as the state it leads to, and what is known of their values."""

    def __init__(
        self, before: State, children: Collection[State], effort: Effort, evaluation: Evaluation | None = None
    ) -> None:
        self._side, self._effort = before[TURN], effort
        self.search = Search(evaluation or learned(), _unhurried(effort))
        self.values = {child: self.search.value_at_once(self._side, child) for child in children}
        self._dallying = {child: _dallying(before, child) for child in children}
        leaving = {child for child in children if _leaves_ramp(before, child)}
        self._waiting = self.values.keys() - leaving if leaving else set[State]()
        self.depth = 0

    def find_best(self) -> State:
        """The best move, the first of the children among equals."""
        order = self._sorted()
        for depth in range(1, DEEPEST + 1):
            if len(order) == 1 or abs(self.values[order[0]]) > DECIDED:
                break
            try:
                self._try_all(order, depth)
            except Spent:
                break
            self.depth = depth
            self.search.spend(self._effort)
        return order[0]

    def _sorted(self) -> list[State]:
        return sorted(self.values, key=lambda child: self._worth(child, self.values[child]), reverse=True)

    def _worth(self, child: State, value: int) -> int:
        """The value, less what it costs to leave a ramp for later, to shuffle, and to put off a won end."""
        if abs(value) > DECIDED:
            return value
        cost = RAMP_FIRST if child in self._waiting else 0
        cost += IDLE_COST if self._dallying[child] == IDLING else 0
        return value - cost - self._dallying[child] * min(max(value, 0), CLEAR) ** 2 // HURRY

    def _try_all(self, order: list[State], depth: int) -> None:
        """Weigh the moves at that depth, and move each new best to the front of `order`. Raises `Spent`."""
        most = -WON - 1
        for child in tuple(order):
            value = self._value_above(most, child, depth)
            worth = self._worth(child, value)
            if worth > most:
                most, self.values[child] = worth, value
                order.remove(child)
                order.insert(0, child)

    def _value_above(self, most: int, child: State, depth: int) -> int:
        """The value of a move, exact if it is more than `most`."""
        value_after = self.search.value_after
        if most >= -WON:
            value = value_after(self._side, child, depth - 1, most, most + 1)
            if value <= most:
                return value
        return value_after(self._side, child, depth - 1, most, WON)

    def weigh_all(self) -> dict[State, int]:
        """The values of all moves, looked at equally far: the mean of the last two depths.

        One depth alone would favour the side that moves last in it, which changes from depth to depth.
        """
        before = self.values
        try:
            for depth in range(1, DEEPEST + 1):
                values = {child: self._value(child, depth) for child in self._sorted()}
                before, self.values, self.depth = self.values, values, depth
                self.search.spend(self._effort)
        except Spent:
            pass
        return {
            child: value if abs(value) > DECIDED else (before[child] + value) // 2
            for child, value in self.values.items()
        }

    def _value(self, child: State, depth: int) -> int:
        """The exact value of a move at that depth; a value that is decided stays as it is."""
        if abs(self.values[child]) > DECIDED:
            return self.values[child]
        return self.search.value_after(self._side, child, depth - 1, -WON, WON)
