"""A small network that tells how likely each result of an end is."""

from typing import Final, NamedTuple, Self

import numpy as np

from players.boules.states import RESULTS, Floats, Rows

BATCH: Final = 256
RATE: Final = 3e-3
DECAY: Final = 1.0
"""How fast weights of the first layer go to 0 if nothing needs them."""
VALUE_WEIGHT: Final = np.float32(1500)
"""How much more it counts to be right about the chance to win than about each result."""


class Weights(NamedTuple):
    """Two hidden layers; the first has weights of its own for each kind of position."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    @classmethod
    def random(cls, rng: np.random.Generator, kinds: int, inputs: int, hidden: int, narrow: int) -> Self:
        """Random weights, with which learning begins."""

        def draw(*shape: int) -> Floats:
            return np.asarray(rng.standard_normal(shape) * np.sqrt(1 / shape[-2]), np.float32)

        def zeros(*shape: int) -> Floats:
            return np.zeros(shape, np.float32)

        return cls(
            draw(kinds, inputs, hidden),
            zeros(kinds, hidden),
            draw(hidden, narrow),
            zeros(narrow),
            draw(narrow, RESULTS),
            zeros(RESULTS),
        )

    def predict(self, inputs: Floats, kinds: Rows) -> Floats:
        """The chances of the results, a row for each position."""
        wide = np.empty((len(inputs), self.first.shape[2]), np.float32)
        for kind in np.unique(kinds):
            rows = kinds == kind
            wide[rows] = inputs[rows] @ self.first[kind] + self.first_bias[kind]
        narrow = np.maximum(wide, 0) @ self.second + self.second_bias
        return softmax(np.maximum(narrow, 0) @ self.last + self.last_bias)


def softmax(scores: Floats) -> Floats:
    """Chances in proportion to the exponentials, by row."""
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


class Lesson(NamedTuple):
    """Positions with the chances that a network is to predict, and what the results are worth there."""

    inputs: Floats
    kinds: Rows
    targets: Floats
    worth: Floats

    def take(self, rows: Rows) -> "Lesson":
        """The lesson with only those rows."""
        inputs, kinds, targets, worth = self
        return Lesson(inputs[rows], kinds[rows], targets[rows], worth[rows])


def fit(weights: Weights, lesson: Lesson, rng: np.random.Generator, epochs: int) -> Weights:
    """The weights after so many passes over the lesson, by Adam with a rate that falls to nothing."""
    values = [part.copy() for part in weights]
    means, squares = ([np.zeros_like(part) for part in values] for _ in range(2))
    count, step = len(lesson.inputs), 0
    batch = min(BATCH, count)
    steps = epochs * (count // batch)
    for _ in range(epochs):
        order = rng.permutation(count)
        for at in range(0, count - batch + 1, batch):
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            slopes = _slopes(Weights(*values), lesson.take(order[at : at + batch]))
            for value, mean, square, slope in zip(values, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                held = np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                value -= np.float32(rate * held) * mean / (np.sqrt(square) + np.float32(1e-8))
            values[0] *= np.float32(1 - rate * DECAY)
    return Weights(*values)


def _slopes(weights: Weights, lesson: Lesson) -> Weights:
    """How the error changes with every weight."""
    rows = [np.flatnonzero(lesson.kinds == kind) for kind in range(len(weights.first))]
    wide = np.empty((len(lesson.inputs), weights.first.shape[2]), np.float32)
    for kind, at in enumerate(rows):
        wide[at] = lesson.inputs[at] @ weights.first[kind] + weights.first_bias[kind]
    lit = np.maximum(wide, 0)
    narrow = lit @ weights.second + weights.second_bias
    shown = np.maximum(narrow, 0)
    off = _errors(softmax(shown @ weights.last + weights.last_bias), lesson)
    off_narrow = (off @ weights.last.T) * (narrow > 0)
    off_wide = (off_narrow @ weights.second.T) * (wide > 0)
    first = np.stack([lesson.inputs[at].T @ off_wide[at] for at in rows])
    first_bias = np.stack([off_wide[at].sum(0) for at in rows])
    slopes = (first, first_bias, lit.T @ off_narrow, off_narrow.sum(0), shown.T @ off, off.sum(0))
    return Weights(*(np.asarray(slope, np.float32) for slope in slopes))


def _errors(told: Floats, lesson: Lesson) -> Floats:
    """How the error changes with the scores: cross entropy, plus the square of how far the value is off."""
    value = (told * lesson.worth).sum(1, keepdims=True)
    off = value - (lesson.targets * lesson.worth).sum(1, keepdims=True)
    slopes = told - lesson.targets + VALUE_WEIGHT * off * told * (lesson.worth - value)
    return np.asarray(slopes / len(told), np.float32)
