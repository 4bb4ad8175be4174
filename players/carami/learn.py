"""Makes the weights of Carami from nothing: games against itself, and what they tell about who wins.

Each generation plays with the weights of the one before and looks further. The weights are then those
with which the results of its games are likeliest: a logistic regression, in which weights are small and
alike from stage to stage where the games say little.
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.carami import Carami
from players.carami.deciding import Decision
from players.carami.evaluation import Evaluation, Weights
from players.carami.features import STAGES, count_at_home, features, lead_of, stage_shares
from players.carami.search import Search
from players.carami.state import OVER, TURN, State, loud_children, quiet_children, state_of
from players.effort import Effort

FILE: Final = Path(__file__).parents[2] / "data" / "players" / "carami.json"

Numbers = NDArray[np.float64]
Report = Callable[[str], None]


class Generation(NamedTuple):
    """How many games are played, and with how many nodes for each move."""

    games: int
    nodes: int


GENERATIONS: Final = (Generation(400, 1), Generation(400, 40), Generation(500, 80))
FIRST: Final[Weights] = {"lead": [6.0] * STAGES}
"""Points alone: the weights of a player who knows only the rules."""
OPENING: Final = range(2, 13)
"""So many moves of a game are played at random, so that no two games are alike."""
SLIPS: Final = 0.03
"""The share of random moves after that."""
SMALL: Final = 2.0
"""How strongly weights are drawn to nothing, as if so many positions had said so."""
ALIKE: Final = 10.0
"""How strongly the weights of a feature are drawn to each other from stage to stage."""
ROUNDS: Final = 12
"""Of the regression: more change nothing."""


class Sample(NamedTuple):
    """A state of a game, and how it ended for the side on turn: 1, 0, or a half for a draw."""

    state: State
    result: float


def learn(seed: int, report: Report) -> None:
    """Learn the weights and write them to `FILE`; the same seed gives the same ones."""
    rng = random.Random(seed)
    weights: Weights = FIRST
    before: list[Sample] = []
    for generation in GENERATIONS:
        samples = _play_games(generation, Evaluation(weights), rng)
        weights = _fit(before + samples)
        report(f"carami: {generation.games} games, {generation.nodes} nodes a move, {len(samples)} positions")
        before = samples
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps({"weights": weights}, indent=1) + "\n", encoding="utf-8")


def _play_games(generation: Generation, evaluation: Evaluation, rng: random.Random) -> list[Sample]:
    """The positions of games against itself, when what is loud in them has been played out."""
    samples = []
    search = Search(evaluation, Effort(10**12))
    for _ in range(generation.games):
        game = play(evaluation, Effort(generation.nodes), rng)
        lead, seen_by = lead_of(game[-1]), game[-1][TURN] & 1
        result = 0.5 + ((lead > 0) - (lead < 0)) / 2
        samples += [
            Sample(state, result if state[TURN] == seen_by else 1 - result)
            for state in map(search.settle, game[:-1])
        ]
    return samples


def play(evaluation: Evaluation, effort: Effort, rng: random.Random) -> list[State]:
    """The states of a game, from the end of its random opening on."""
    state, opening = state_of(Carami.new()), rng.choice(OPENING)
    states: list[State] = []
    while state[TURN] < OVER:
        children = loud_children(state) + quiet_children(state)
        if opening > 0 or rng.random() < SLIPS:
            state, opening = rng.choice(children), opening - 1
            continue
        states.append(state)
        rng.shuffle(children)
        state = Decision(state, children, effort, evaluation).find_best()
    return [*states, state]


def _fit(samples: Sequence[Sample]) -> dict[str, list[float]]:
    """The weights with which the results are likeliest."""
    found = [features(sample.state) for sample in samples]
    names = sorted({name for each in found for name in each})
    table = _tabulate(found, names, [stage_shares(count_at_home(sample.state)) for sample in samples])
    weights = _regress(table, np.array([sample.result for sample in samples]))
    return {
        name: [round(float(weight), 4) for weight in those]
        for name, those in zip(names, weights.reshape(len(names), STAGES), strict=True)
    }


def _tabulate(
    found: Sequence[Mapping[str, float]], names: Sequence[str], shares: Sequence[Sequence[float]]
) -> Numbers:
    """A row for each position: each feature, shared among the stages."""
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
