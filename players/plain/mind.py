"""The plain player as a mind: its values, stretched to chances."""

import random
from collections.abc import Mapping, Sequence

from engine import SIDES, A, Position
from engine.boules import Boules
from players.effort import Effort
from players.plain.lookahead import actions_of, choose, expect
from players.plain.values import value


class PlainMind:
    """One move ahead in any game; more effort makes it no better."""

    def choose(self, position: Position, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn."""
        return choose(position, rng)

    def judge(self, position: Position, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        side = SIDES.index(position.turn)
        return {action: (1 + expect(position.apply(action)[0], side)) / 2 for action in actions_of(position)}

    def compare(self, position: Position, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
        """The same for those actions alone."""
        judged = self.judge(position, effort)
        return {action: judged[action] for action in actions}

    def chance(self, position: Position, effort: Effort) -> float:
        """The chance of A to win; dice that only tell who begins, or where the jack lies, are not weighed."""
        is_open = isinstance(position, Boules) and not position.ground.jack
        return (1 + (value(position, A) if is_open else expect(position, A))) / 2

    def is_quiet(self, position: Position, action: str) -> bool:
        """Whether the action is easily overlooked: the plain player cannot tell."""
        return True


MIND = PlainMind()
