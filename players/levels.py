"""The levels of the computer opponent."""

import random
from typing import Final

from engine import GameError, Position
from players.lookahead import actions_of, choose

LEVELS: Final = ("easy", "normal", "hard", "expert")

SLIPS: Final = 0.5
"""How often the easy opponent plays whatever comes to its mind."""


class UnknownLevel(GameError):
    """A level that no opponent plays at."""


def best_action(
    position: Position, level: str = "normal", rng: random.Random | None = None, ms: int | None = None
) -> str:
    """What the opponent of that level plays for the side on turn.

    Easy looks one move ahead half of the time and else plays at random. Normal looks one move ahead
    always; hard and expert are still the same player as normal. With the same `rng` and no limit of
    time the answer is the same. Raises `UnknownLevel`, and `NobodyToMove` at chance and at the end.
    """
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UnknownLevel("unknown_level", f"no level {level[:20]!r} (there is: {known})", level=level[:20])
    rng = rng or random.Random()
    if level == "easy" and rng.random() < SLIPS:
        return rng.choice(actions_of(position))
    return choose(position, rng, ms)
