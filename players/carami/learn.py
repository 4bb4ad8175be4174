"""Learns the weights of Carami from nothing: from games against itself, and who wins them.

Each generation plays with the weights of the one before and looks further. Its own weights are those that
make the results of its games likeliest: a logistic regression, which keeps weights small, and alike from
stage to stage, where the games say little.
"""

import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.carami import Carami
from players.carami.deciding import Decision
from players.carami.evaluation import UNIT, Evaluation, Weights
from players.carami.features import STAGES, count_at_home, features, lead_of, stage_shares
from players.carami.search import Search
from players.carami.state import OVER, TURN, State, loud_children, quiet_children, state_of
from players.effort import Effort

FILE: Final = "carami.json"
SEED: Final = 1

Numbers = NDArray[np.float64]
Report = Callable[[str], None]


class Generation(NamedTuple):
    """How many games are played, and with how many nodes for each move."""

    games: int
    nodes: int
    slips: float = 0.03
    """The share of random moves."""
    opening: int = 13
    """Some of the first moves, fewer than this, are random too, so that no two games are alike."""
    judged: bool = False
    """Whether the values are those that people are told, of all moves looked at equally far."""

    def __str__(self) -> str:
        return f"{self.games} games with {self.nodes} nodes a move"


GENERATIONS: Final = (
    Generation(300, 1),
    Generation(300, 30),
    Generation(400, 60),
    Generation(600, 120),
    Generation(800, 250),
)
CALIBRATION: Final = Generation(300, 500, slips=0.0, opening=7, judged=True)
"""The games of the best player, which tell how sure its values are."""
IN_DOUBT: Final = 2 * UNIT
"""Beyond this value a game is as good as won: it says nothing about how sure other values are."""
LEAST_SCALE: Final = 0.1
"""The least factor for values: by bad luck, a few games may suggest even a negative one."""
FIRST: Final[Weights] = {"lead": [6.0] * STAGES}
"""Points alone: the weights of a player who knows only the rules."""
SMALL: Final = 2.0
"""How strongly weights are drawn to nothing, as if so many positions had said so."""
ALIKE: Final = 10.0
"""How strongly the weights of a feature are drawn to each other from stage to stage."""
ROUNDS: Final = 12
"""How many rounds of the regression are made: more change nothing."""


class Sample(NamedTuple):
    """A state of a game, its value to the side on turn when it was played, and the result for that side.

    The result is 1, 0, or a half for a draw.
    """

    state: State
    value: int
    result: float


def learn(folder: Path, report: Report, seed: int = SEED) -> None:
    """Learn the weights and write them into that folder; the same seed gives the same ones."""
    rng = random.Random(seed)
    weights: Weights = FIRST
    before: list[Sample] = []
    for generation in GENERATIONS:
        evaluation = Evaluation(weights)
        samples = _play_games(generation, evaluation, rng)
        weights = _fit_weights(before + samples, evaluation)
        report(f"carami: {generation}, {len(samples)} positions")
        before = samples
    report(f"carami: in the middle of a game these count most, in log odds: {_account(weights)}")
    _write(folder / FILE, *_in_log_odds(weights, _calibrate(weights, seed, report)))


def _account(weights: Weights) -> str:
    """The features that count most in the middle of a game, as a text."""
    middle = {name: those[STAGES // 2] for name, those in weights.items()}
    most = sorted(middle, key=lambda name: abs(middle[name]), reverse=True)[:10]
    return ", ".join(f"{name} {middle[name]:+.2f}" for name in most)


def _calibrate(weights: Weights, seed: int, report: Report) -> list[float]:
    """The factor, at each stage, that turns the values of a search into the log odds of the results."""
    samples = _play_games(CALIBRATION, Evaluation(weights), random.Random(f"calibration {seed}"))
    scale = _fit_scale(samples)
    report(f"carami: {CALIBRATION}, values mean {scale} times what they say, from the ending to the opening")
    return scale


def _in_log_odds(weights: Weights, scale: Sequence[float]) -> tuple[Weights, list[float]]:
    """Weights and scale, stretched so that the factor in the middle of a game is 1."""
    middle = max(scale[STAGES // 2], LEAST_SCALE)
    stretched = {name: [round(middle * weight, 4) for weight in those] for name, those in weights.items()}
    return stretched, [round(each / middle, 3) for each in scale]


def _write(file: Path, weights: Weights, scale: Sequence[float]) -> None:
    """Write what was learned, a line for each feature."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(those)}" for name, those in weights.items())
    text = f'{{\n "scale": {json.dumps(scale)},\n "weights": {{\n{lines}\n }}\n}}\n'
    file.write_text(text, encoding="utf-8")


def _play_games(generation: Generation, evaluation: Evaluation, rng: random.Random) -> list[Sample]:
    """The positions of games against itself."""
    return [sample for _ in range(generation.games) for sample in play(evaluation, generation, rng)]


def play(evaluation: Evaluation, generation: Generation, rng: random.Random) -> list[Sample]:
    """Play a game and return its positions, without those in which the move was random."""
    state, opening = state_of(Carami.new()), rng.randrange(2, generation.opening)
    played: list[tuple[State, int]] = []
    while state[TURN] < OVER:
        children = loud_children(state) + quiet_children(state)
        if opening > 0 or rng.random() < generation.slips:
            state, opening = rng.choice(children), opening - 1
            continue
        rng.shuffle(children)
        effort = Effort(generation.nodes)
        decision = Decision(state, children, effort, evaluation)
        best = decision.find_best()
        value = decision.values[best]
        if generation.judged:
            value = max(Decision(state, children, effort, evaluation).weigh_all().values())
        played.append((state, value))
        state = best
    lead = lead_of(state)
    result = 0.5 + ((lead > 0) - (lead < 0)) / 2
    seen_by = state[TURN] & 1
    return [Sample(each, value, result if each[TURN] == seen_by else 1 - result) for each, value in played]


def _fit_weights(samples: Sequence[Sample], evaluation: Evaluation) -> dict[str, list[float]]:
    """The weights that make the results likeliest, for the positions with their loud moves played out."""
    search = Search(evaluation, Effort(sys.maxsize))
    states = [search.settle(sample.state) for sample in samples]
    results = [
        sample.result if state[TURN] == sample.state[TURN] else 1 - sample.result
        for state, sample in zip(states, samples, strict=True)
    ]
    found = [features(state) for state in states]
    names = sorted({name for each in found for name in each})
    table = _tabulate(found, names, [stage_shares(count_at_home(state)) for state in states])
    weights = _regress(table, np.array(results))
    return {
        name: [round(float(weight), 4) for weight in those]
        for name, those in zip(names, weights.reshape(len(names), STAGES), strict=True)
    }


def _fit_scale(samples: Sequence[Sample]) -> list[float]:
    """The factors, by stage, with which the values of a search make the results of open games likeliest."""
    open_yet = [sample for sample in samples if abs(sample.value) < IN_DOUBT]
    table = np.array(
        [np.multiply(stage_shares(count_at_home(sample.state)), sample.value / UNIT) for sample in open_yet]
    )
    scale = _regress(table, np.array([sample.result for sample in open_yet]))
    return [round(float(each), 3) for each in scale]


def _tabulate(
    found: Sequence[Mapping[str, float]], names: Sequence[str], shares: Sequence[Sequence[float]]
) -> Numbers:
    """A row for each position, with each feature shared among the stages."""
    columns = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(found), len(names), STAGES))
    for row, (each, share) in enumerate(zip(found, shares, strict=True)):
        for name, count in each.items():
            table[row, columns[name]] = np.multiply(share, count)
    return table.reshape(len(found), -1)


def _regress(table: Numbers, results: Numbers) -> Numbers:
    """Logistic regression by Newton's method."""
    weights = np.zeros(table.shape[1])
    steps = np.diff(np.eye(STAGES), axis=0)
    shrink = np.kron(np.eye(table.shape[1] // STAGES), SMALL * np.eye(STAGES) + ALIKE * steps.T @ steps)
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        slope = table.T @ (results - chances) - shrink @ weights
        curve = (table * (chances * (1 - chances))[:, None]).T @ table + shrink
        weights = weights + np.linalg.solve(curve, slope)
    return weights
