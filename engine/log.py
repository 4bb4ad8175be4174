"""The log of a game: its actions and rolls one after the other, played again step by step.

The log only ever grows. `back:A` in it undoes everything from A's last decision on, so no number of a ply is
used twice and an old button can never be taken for a new one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.events import EndCounted, EndStopped, Event
from engine.games import new_game, parse_position
from engine.position import SIDES, Position, Side, Turn

BACK: Final = "back:"
"""How an entry begins that takes something back; the letter of the side that asked for it follows."""


class Step(NamedTuple):
    """One action or roll: what was there, what was done, what happened, what is there now."""

    before: Position
    token: str
    events: tuple[Event, ...]
    after: Position

    @property
    def is_decision(self) -> bool:
        """Whether a side began something new: no dice, no automatic action, no choice that settles a roll."""
        before = self.before
        return before.cast is None and before.automatic is None and not before.is_settling

    @property
    def closes_end(self) -> bool:
        """Whether an end was counted or stopped here."""
        return any(isinstance(event, EndCounted | EndStopped) for event in self.events)

    @property
    def turn_taken(self) -> Side | None:
        """The side, if any, whose player has finished a turn by this step: the next of the team follows."""
        return self.before.turn_taken(self.after)


def take_step(position: Position, token: str) -> Step:
    """Apply an action or a roll. Raises `IllegalAction`."""
    after, events = position.apply(token)
    return Step(position, token, events, after)


def first_position(game: str, options: Mapping[str, int], start: str | None = None) -> Position:
    """Where a game begins: as its rules say, or at the position with the notation `start`."""
    return new_game(game, **options) if start is None else parse_position(game, start)


def replay(
    game: str, options: Mapping[str, int], tokens: Iterable[str], start: str | None = None
) -> list[Step]:
    """The steps of the whole game, without what was taken back. Raises `GameError` where the log is wrong."""
    first = first_position(game, options, start)
    steps: list[Step] = []
    for token in tokens:
        if token.startswith(BACK):
            steps = steps[: last_of_side(steps, SIDES.index(token.removeprefix(BACK))) or 0]
        else:
            steps.append(take_step(steps[-1].after if steps else first, token))
    return steps


def last_of_side(steps: Sequence[Step], side: Side) -> int | None:
    """The index of the latest step in which that side acted."""
    turn: Turn = "A" if side == 0 else "B"
    return next((index for index in _backwards(steps) if steps[index].before.turn == turn), None)


def since_last_decision(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The latest decision of a side and everything after it; all steps if nobody has decided anything."""
    first = next((index for index in _backwards(steps) if steps[index].is_decision), 0)
    return tuple(steps[first:])


def number_moves(steps: Sequence[Step]) -> list[int]:
    """The number of the move that each step belongs to, from 1 on, as members count them.

    A move ends with the step in which something happens: a throw, with the decision and the dice.
    """
    numbers, done = [], 0
    for step in steps:
        numbers.append(done + 1)
        done += bool(step.events)
    return [min(number, done) for number in numbers]


def count_decisions(steps: Sequence[Step], side: Side) -> int:
    """How many of the steps are decisions of that side."""
    return sum(step.is_decision and step.before.turn == SIDES[side] for step in steps)


def _backwards(steps: Sequence[Step]) -> range:
    return range(len(steps) - 1, -1, -1)
