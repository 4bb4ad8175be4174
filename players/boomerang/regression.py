"""Finding weights that predict results from features."""

from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from players.boomerang.lookups import Floats, Numbers
from players.boomerang.weights import mix, shares

Doubles = NDArray[np.float64]


class Lessons(NamedTuple):
    """Positions as features, with their numbers of pieces on the board and the chances to learn."""

    features: Floats
    pieces: Numbers
    chances: Doubles

    def error(self, weights: Floats) -> float:
        """How far off the chances by those weights are: their mean cross entropy."""
        values = np.einsum("ij,ij->i", mix(weights)[self.pieces], self.features)
        return float(np.mean(np.logaddexp(0, values) - self.chances * values))


class _Phase(NamedTuple):
    """The lessons with the same number of pieces on the board."""

    features: Floats
    chances: Doubles
    share: Floats

    @classmethod
    def of(cls, lessons: Lessons, pieces: int) -> Self:
        rows = lessons.pieces == pieces
        return cls(lessons.features[rows], lessons.chances[rows], shares(pieces))

    def bend(self) -> Doubles:
        """The greatest second derivative that the error can have, whatever the weights."""
        knots = np.outer(self.share, self.share)
        features = self.features.astype(np.float64)
        return np.kron(knots, features.T @ features / 4).astype(np.float64)

    def slope(self, weights: Doubles) -> Doubles:
        """The direction in which the error falls."""
        features = self.features.astype(np.float64)
        off = self.chances - 1 / (1 + np.exp(-(features @ (self.share @ weights))))
        return np.outer(self.share, features.T @ off)


def fit_weights(lessons: Lessons, prior: Floats, strength: float, rounds: int = 40) -> Floats:
    """Logistic regression of the chances on the features, near the prior.

    Newton's method with the greatest second derivative there can be (Boehning's bound) never overshoots.
    """
    weights = prior.astype(np.float64)
    phases = [_Phase.of(lessons, int(pieces)) for pieces in np.unique(lessons.pieces)]
    bend = strength * np.eye(weights.size)
    for phase in phases:
        bend += phase.bend()
    inverse = np.linalg.inv(bend)
    for _ in range(rounds):
        slope = strength * (prior - weights)
        for phase in phases:
            slope += phase.slope(weights)
        weights += (inverse @ slope.ravel()).reshape(weights.shape)
    return weights.astype(np.float32)


def fit_scales(values: Doubles, pieces: Numbers, results: Doubles) -> Floats:
    """The factors, at each knot, that turn values into the log odds of results.

    A knot with few results gets a factor near those of the other knots.
    """
    by_knot = values[:, None] * np.stack([shares(int(each)) for each in pieces]).astype(np.float64)
    alike = _scale(by_knot.sum(axis=1, keepdims=True), results, np.ones(1), strength=1)
    return _scale(by_knot, results, alike.repeat(by_knot.shape[1]), strength=20).astype(np.float32)


def _scale(values: Doubles, results: Doubles, prior: Doubles, strength: float, rounds: int = 200) -> Doubles:
    """The scales of the columns, near the prior."""
    scales = prior.copy()
    bend = values.T @ values / 4 + strength * np.eye(len(scales))
    for _ in range(rounds):
        off = results - 1 / (1 + np.exp(-(values @ scales)))
        scales += np.linalg.solve(bend, values.T @ off + strength * (prior - scales))
    return scales
