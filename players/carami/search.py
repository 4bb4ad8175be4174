"""Looks ahead in Carami: alpha-beta with a table of what is known, deeper each time."""

from collections.abc import Iterator
from typing import Final

from players.carami.evaluation import Evaluation
from players.carami.features import lead_of
from players.carami.state import OVER, TURN, State, loud_children, quiet_children
from players.effort import Effort

WON: Final = 1_000_000
"""The value of a game that is won. It is worth less by one for each move that it still takes."""
DECIDED: Final = WON - 10_000
"""A value beyond this is certain, and no estimate."""
LOUD_MOVES: Final = 6
"""How many moves in a row that take marbles or reach a back line are looked at beyond the depth."""
MOST_KNOWN: Final = 150_000
"""How many states are remembered at a time, in about 80 MB."""
LATE: Final = 4
"""From this number on, quiet moves are first looked at less deeply."""
_NODES_A_CHECK: Final = 128

Known = tuple[int, int, int, State | None]
"""How deep a state was searched, its value, whether that is exact or a bound, and the best state after it."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class Spent(Exception):
    """The effort is spent in the middle of the search."""


def final_value(state: State) -> int:
    """The value of a game that is over, for the side that sees the state."""
    lead = lead_of(state)
    return WON if lead > 0 else -WON if lead < 0 else 0


def _from_child(value: int) -> int:
    """A value as it is one move earlier: what is decided comes a move later."""
    if value > DECIDED:
        return value - 1
    return value + 1 if value < -DECIDED else value


class Search:
    """The search for one decision, within its effort."""

    def __init__(self, evaluation: Evaluation, effort: Effort) -> None:
        self.nodes = 0
        self._evaluate = evaluation.value
        self.spend(effort)
        self._known: dict[State, Known] = {}
        self._history: tuple[dict[int, int], dict[int, int]] = ({}, {})

    def spend(self, effort: Effort) -> None:
        """Set the effort after which the search stops; nodes searched before count."""
        self._effort = effort
        self._next_check = min(self.nodes + _NODES_A_CHECK, effort.nodes)

    def value_at_once(self, side: int, child: State) -> int:
        """The value for a side of a state that it has moved to, without looking further."""
        turn = child[TURN]
        value = final_value(child) if turn >= OVER else self._evaluate(child)
        return value if turn & 1 == side else -value

    def settle(self, state: State) -> State:
        """The state that the best loud moves lead to, until making none is better."""
        for loud in range(LOUD_MOVES, 0, -1):
            value, side = self._value_quiet(state, -WON, WON, loud), state[TURN]
            better = (
                child
                for child in loud_children(state)
                if value == self._value_after_loud(side, child, -WON, WON, loud - 1)
            )
            after = None if value == self._evaluate(state) else next(better, None)
            if after is None or after[TURN] >= OVER:
                break
            state = after
        return state

    def value_after(self, side: int, child: State, depth: int, alpha: int, beta: int) -> int:
        """The value for a side of a state that it has moved to; exact if it is between the bounds."""
        turn = child[TURN]
        if turn == side:
            return _from_child(self._value(child, depth, alpha, beta))
        if turn < OVER:
            return _from_child(-self._value(child, depth, -beta, -alpha))
        return _from_child(self.value_at_once(side, child))

    def _value(self, state: State, depth: int, alpha: int, beta: int) -> int:
        """The value for the side on turn, looking so many moves ahead. Raises `Spent`."""
        if depth <= 0:
            return self._value_quiet(state, alpha, beta, LOUD_MOVES)
        self.nodes += 1
        if self.nodes >= self._next_check:
            self._check()
        known = self._known.get(state)
        first = None
        if known is not None:
            looked, value, bound, first = known
            if looked >= depth and (
                bound == _EXACT or (value >= beta if bound == _AT_LEAST else value <= alpha)
            ):
                return value
        return self._look(state, depth, alpha, beta, first)

    def _look(self, state: State, depth: int, alpha: int, beta: int, first: State | None) -> int:
        """Try the moves, the likeliest first, until one reaches `beta`: the other would not allow that."""
        side, floor, best, choice = state[TURN], alpha, -WON - 1, first
        for tried, (quiet, child) in enumerate(self._children(state, depth, first)):
            if not tried:
                value = self.value_after(side, child, depth - 1, alpha, beta)
            else:
                less = 1 if quiet and tried >= LATE and depth > 2 else 0
                value = self.value_after(side, child, depth - 1 - less, alpha, alpha + 1)
                if value > alpha and (less or value < beta):
                    value = self.value_after(side, child, depth - 1, alpha, beta)
            if value > best:
                best, choice = value, child
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        if quiet:
                            self._praise(state, child, depth)
                        break
        bound = _AT_LEAST if best >= beta else _EXACT if best > floor else _AT_MOST
        self._remember(state, (depth, best, bound, choice))
        return best

    def _children(self, state: State, depth: int, first: State | None) -> Iterator[tuple[bool, State]]:
        """The next states, each with whether its move is quiet: the best known, then loud, then quiet."""
        if first is not None:
            yield False, first
        for child in loud_children(state):
            if child != first:
                yield False, child
        children = quiet_children(state)
        if depth > 1:
            mine, praised = state[0], self._history[state[TURN]]
            children.sort(key=lambda child: praised.get(mine ^ child[1], 0), reverse=True)
        for child in children:
            if child != first:
                yield True, child

    def _praise(self, state: State, child: State, depth: int) -> None:
        """Note a move that was good here, so that it is tried earlier in other states."""
        moved, praised = state[0] ^ child[1], self._history[state[TURN]]
        praised[moved] = praised.get(moved, 0) + depth * depth

    def _remember(self, state: State, known: Known) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[state] = known

    def _value_quiet(self, state: State, alpha: int, beta: int, loud: int) -> int:
        """The value for the side on turn if only loud moves are looked at, and it may make none."""
        self.nodes += 1
        if self.nodes >= self._next_check:
            self._check()
        best = self._evaluate(state)
        if best >= beta or not loud:
            return best
        alpha = max(alpha, best)
        side = state[TURN]
        for child in loud_children(state):
            value = self._value_after_loud(side, child, alpha, beta, loud - 1)
            if value > best:
                best = value
                if value >= beta:
                    break
                alpha = max(alpha, value)
        return best

    def _value_after_loud(self, side: int, child: State, alpha: int, beta: int, loud: int) -> int:
        turn = child[TURN]
        if turn == side:
            return self._value_quiet(child, alpha, beta, loud)
        if turn < OVER:
            return -self._value_quiet(child, -beta, -alpha, loud)
        return _from_child(self.value_at_once(side, child))

    def _check(self) -> None:
        """Raise `Spent` if the effort is spent."""
        if self._effort.is_spent(self.nodes):
            raise Spent
        self.spend(self._effort)
