"""How long the stages of a turn take, for those who listen.

While nobody listens, a mark costs a look at a context variable and nothing else.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Literal, get_args

from store.records import Table

Stage = Literal["wait", "load", "think", "apply", "save", "draw", "show"]
"""Waiting for others at the same table, reading, the computer's thinking, the rules, writing, the picture,
and Discord."""
STAGES: tuple[Stage, ...] = get_args(Stage)


class Turn:
    """The turn that a member makes: where, and how many seconds each stage of it has taken so far."""

    def __init__(self) -> None:
        self.table: Table | None = None
        """The table after the member's own decision; None if it was refused."""
        self.seconds: dict[Stage, float] = {}
        self._stage: Stage = "wait"
        self._since = perf_counter()

    def mark(self, stage: Stage) -> None:
        """Count the time for that stage from now on."""
        now = perf_counter()
        self.seconds[self._stage] = self.seconds.get(self._stage, 0.0) + now - self._since
        self._stage, self._since = stage, now


TurnListener = Callable[[Turn], None]

_in_hand: ContextVar[Turn | None] = ContextVar("turn", default=None)


def mark(stage: Stage) -> None:
    """Count the time for that stage from now on, if the present turn is timed."""
    turn = _in_hand.get()
    if turn is not None:
        turn.mark(stage)


def note_made(table: Table) -> None:
    """Note the table as it is after the present turn, if that is timed."""
    turn = _in_hand.get()
    if turn is not None:
        turn.table = table


class Timing:
    """Times the turns that members make, if anybody listens."""

    def __init__(self) -> None:
        self._listeners: list[TurnListener] = []

    def listen(self, listener: TurnListener) -> None:
        """Call `listener` with every turn that was made, once it has been shown."""
        self._listeners.append(listener)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Time what is done in this block, as one turn."""
        if not self._listeners:
            yield
            return
        turn = Turn()
        before = _in_hand.set(turn)
        try:
            yield
        finally:
            _in_hand.reset(before)
            turn.mark("wait")
            if turn.table is not None:
                for listener in self._listeners:
                    listener(turn)
