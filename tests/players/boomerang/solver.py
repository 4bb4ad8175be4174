"""Ends of games by the engine alone: every placement, to the last one. Slow, but plainly right."""

import random
from collections.abc import Iterator

from engine.boomerang import Boomerang


def points_ahead(position: Boomerang, side: int) -> int:
    """By how much the side wins with best play of both."""
    if position.mover is None:
        points = position.score()
        return points[side] - points[1 - side]
    best = max if position.mover == side else min
    return best(points_ahead(position.apply(action)[0], side) for action in position.legal_actions())


def results(position: Boomerang) -> dict[str, int]:
    """1, 0 or -1 for every placement of the side on turn, as it wins, draws or loses."""
    assert position.mover is not None
    ahead = {a: points_ahead(position.apply(a)[0], position.mover) for a in position.legal_actions()}
    return {action: (points > 0) - (points < 0) for action, points in ahead.items()}


def late_positions(seed: int, most: int) -> Iterator[Boomerang]:
    """The positions of a random game from which there are at most so many ways to go on for two moves."""
    rng, position = random.Random(seed), Boomerang.new()
    while position.mover is not None:
        actions = position.legal_actions()
        if len(actions) <= most and _second_moves(position) <= most * most:
            yield position
        position = position.apply(rng.choice(actions))[0]


def _second_moves(position: Boomerang) -> int:
    return sum(len(position.apply(action)[0].legal_actions()) for action in position.legal_actions())
