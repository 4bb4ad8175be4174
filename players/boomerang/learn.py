"""How the numbers of Boomerang's evaluation are made: by playing against itself, again and again."""

from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.boomerang import Boomerang
from players.boomerang.evaluation import (
    FEATURES,
    OPENNESS,
    RACK_AT,
    RETURNS,
    ROOMS,
    SCALARS_AT,
    SIZES,
    legal_of,
    look_at,
)
from players.boomerang.state import State
from players.boomerang.tables import Floats, Numbers
from players.boomerang.weights import KNOTS, mix, shares

SPREAD = 6.0
"""The points ahead that make a game as good as half won for sure: what a near result teaches."""


class Lessons(NamedTuple):
    """Positions that a placement led to, as features, and how the game ended for who made it."""

    features: Floats
    pieces: Numbers
    leads: Floats


def first_guess() -> Floats:
    """Weights to begin with: points, in doubt where a piece can be turned over."""
    weights = np.zeros((len(KNOTS), FEATURES), dtype=np.float32)
    doubt = np.repeat(np.linspace(1, 0.2, OPENNESS // len(RETURNS)), len(RETURNS))
    weights[:, :OPENNESS], weights[:, OPENNESS:RACK_AT] = doubt, -doubt
    rack = np.repeat(np.arange(1, SIZES + 1), len(ROOMS))
    weights[:, RACK_AT:SCALARS_AT] = np.concatenate([-rack, rack])
    return weights / SPREAD


class Game(NamedTuple):
    features: list[Floats]
    movers: list[int]
    lead: int


def play(weights: Floats, breadth: int, heat: float, rng: np.random.Generator) -> Game:
    """A game in which each side takes what looks best, in doubt by `heat`, of `breadth` placements."""
    state, features, movers = State.of(Boomerang.new()), [], []
    while True:
        legal = legal_of(state)
        if len(legal) > breadth:
            legal = rng.choice(legal, breadth, replace=False)
        seen = look_at(state, legal)
        values = seen.weigh(weights[len(state.lying) + 1])
        values = np.where(seen.over, 100 * np.sign(seen.lead), values)
        row = int(np.argmax(values + heat * rng.gumbel(size=len(legal))))
        features.append(seen.features(row))
        movers.append(state.mover)
        over, blocked = seen.over[row], seen.blocked[row]
        state = state.put_down(int(legal[row]))
        if over:
            return Game(features, movers, state.lead(0))
        if blocked:
            state = state.pass_over()


def gather(games: int, weights: Floats, breadth: int, heat: float, rng: np.random.Generator) -> Lessons:
    played = [play(mix(weights), breadth, heat, rng) for _ in range(games)]
    return Lessons(
        np.stack([each for game in played for each in game.features]),
        np.array([1 + at for game in played for at in range(len(game.features))]),
        np.array(
            [game.lead if mover == 0 else -game.lead for game in played for mover in game.movers], np.float32
        ),
    )


def fit(lessons: Lessons, prior: Floats, strength: float, rounds: int = 60) -> Floats:
    """Logistic regression of the results on the features, near the prior.

    By Newton's method with the greatest bend there can be (Boehning), which never goes too far.
    """
    shape, weights = prior.shape, prior.astype(np.float64).ravel()
    target = 1 / (1 + np.exp(-lessons.leads.astype(np.float64) / SPREAD))
    phases = [_Phase.of(lessons, target, int(pieces)) for pieces in np.unique(lessons.pieces)]
    bend = sum(np.kron(np.outer(each.share, each.share), each.x.T @ each.x / 4) for each in phases)
    inverse = np.linalg.inv(bend + strength * np.eye(weights.size))
    for _ in range(rounds):
        slope = strength * (prior.ravel() - weights)
        for each in phases:
            slope += each.slope(weights.reshape(shape)).ravel()
        weights += inverse @ slope
    return weights.reshape(shape).astype(np.float32)


class _Phase(NamedTuple):
    """The lessons with the same number of pieces on the board."""

    x: Floats
    target: NDArray[np.float64]
    share: Floats

    @classmethod
    def of(cls, lessons: Lessons, target: NDArray[np.float64], pieces: int) -> Self:
        rows = lessons.pieces == pieces
        return cls(lessons.features[rows], target[rows], shares(pieces))

    def slope(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """Where the weights have to go."""
        z = self.x @ (self.share @ weights).astype(np.float32)
        return np.outer(self.share, self.x.T @ (self.target - 1 / (1 + np.exp(-z))))
