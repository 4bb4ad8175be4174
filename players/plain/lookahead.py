"""The plain opponent: looks one move ahead, weighs the dice exactly, and takes what is best.

Every legal action is looked at, even in Boomerang: its 1888 first placements take less than a tenth
of a second, and soon there are far fewer.
"""

import random
from collections.abc import Sequence
from functools import cache
from time import monotonic

from engine import SIDES, Cast, GameError, Position, Side
from players.plain.values import value


class NobodyToMove(GameError):
    """Dice are in the air, or the game is over: there is nothing to choose."""


def actions_of(position: Position) -> Sequence[str]:
    """The legal actions, one at least. Raises `NobodyToMove`."""
    actions = position.legal_actions()
    if not actions:
        why = "the game is over" if position.turn == "over" else "the dice are in the air"
        raise NobodyToMove("nobody_to_move", f"nobody is to move: {why}", turn=position.turn)
    return actions


def choose(position: Position, rng: random.Random, ms: int | None = None) -> str:
    """The action with the best expected value for the side on turn; `rng` decides between equals.

    After `ms` milliseconds it chooses among what it has looked at. Raises `NobodyToMove`.
    """
    end = None if ms is None else monotonic() + ms / 1000
    actions = actions_of(position)
    if len(actions) == 1:
        return actions[0]
    side = SIDES.index(position.turn)
    best, most = "", float("-inf")
    for action in rng.sample(actions, len(actions)):
        # Rounded, so that sums that differ only by the order of their terms are equal.
        expected = round(expect(position.apply(action)[0], side), 9)
        if expected > most:
            best, most = action, expected
        if end is not None and monotonic() > end:
            break
    return best


def expect(position: Position, side: Side) -> float:
    """The value for that side, once dice in the air have fallen and the roll's way is chosen."""
    cast = position.cast
    if cast is not None:
        return sum(chance * expect(position.apply(roll)[0], side) for roll, chance in _chances(cast))
    if position.is_settling:
        choices = (value(position.apply(action)[0], side) for action in position.legal_actions())
        return max(choices) if position.side_at_play == side else min(choices)
    return value(position, side)


@cache
def _chances(cast: Cast) -> tuple[tuple[str, float], ...]:
    return tuple((roll, float(chance)) for roll, chance in cast.outcomes.items())
