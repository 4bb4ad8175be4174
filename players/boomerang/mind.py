"""The mind of Boomerang."""

import random
from collections.abc import Mapping
from math import exp

import numpy as np

from engine import A
from engine.boomerang import Boomerang, board
from engine.boomerang_placements import gain_of
from players.boomerang.search import Search
from players.boomerang.state import State
from players.effort import Effort


def _chance(value: float) -> float:
    """The chance to win with those log odds."""
    return 1 / (1 + exp(-value))


class BoomerangMind:
    """Looks at every placement, follows the best of them as far as the effort allows."""

    def choose(self, position: Boomerang, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn; `rng` decides between equals."""
        found = Search(effort).decide(State.of(position))
        best = np.flatnonzero((found.values == found.values[0]) & (found.looks >= found.looks[0] - 1e-5))
        return board().placements[int(found.legal[rng.choice(best)])].action

    def judge(self, position: Boomerang, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        found = Search(effort).compare(State.of(position))
        placements = board().placements
        return {
            placements[number].action: _chance(value)
            for number, value in zip(found.legal.tolist(), found.values.tolist(), strict=True)
        }

    def chance(self, position: Boomerang, effort: Effort) -> float:
        """The chance of A to win."""
        outcome = position.outcome()
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == A)
        best = _chance(float(Search(effort).decide(State.of(position)).values[0]))
        return best if position.mover == A else 1 - best

    def is_quiet(self, position: Boomerang, action: str) -> bool:
        """Whether the action turns over little: people look for what changes its colour."""
        return gain_of(position, action) < 4


MIND = BoomerangMind()
