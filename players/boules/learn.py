"""How the learned numbers of the two dice pétanques are made: backwards, from the last ball of an end.

Ends are played to have positions with every number of balls left. What follows from the last ball is
counted exactly, and a network learns to predict it. One ball earlier, its predictions are weighed with the
chances of the dice, and the next network learns that; and so on to the first ball. From the results of ends
follows the chance to win a match.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from players.boules.cells import Cells
from players.boules.knowledge import GROUNDS, Knowledge, write_knowledge
from players.boules.lookahead import (
    Deeper,
    Foresight,
    Networks,
    best_actions,
    expected_results,
    inputs_of,
    look_ahead,
)
from players.boules.match import Chances, Match, Need, match_of, needs_by_sum
from players.boules.network import Lesson, Weights, fit
from players.boules.pits import Pits
from players.boules.states import MOST, ONE_HOT, RESULTS, Floats, Ground, States, join, measure

SEED: Final = 11
AT_ONCE: Final = 800
"""How many positions are looked at together: as many as fit into the fast memory."""

Report = Callable[[str], object]


class Plan(NamedTuple):
    """How much is learned from."""

    ends: dict[int, int]
    """How many ends are played with each number of balls."""
    most: int
    """How many positions the last ball is learned from; for earlier balls, fewer are enough."""
    least: int
    """How many positions each ball is learned from, at least."""
    target: int = 13
    """Numbers of points needed are told apart up to this one."""
    epochs: int = 12
    hidden: int = 64
    narrow: int = 32
    strays: float = 0.12
    """The share of balls that are played at random, to learn what follows from bad ones, too."""

    @property
    def usual(self) -> int:
        """The number of balls with which most ends are played."""
        return max(self.ends, key=self.ends.__getitem__)

    def positions(self, left: int) -> int:
        """How many positions with so many balls left are learned from."""
        return max(self.least, int(self.most / left**0.7))


class Sample(NamedTuple):
    """Positions, and for each what the results of its end are worth."""

    states: States
    worth: Chances

    def draw(self, count: int, rng: np.random.Generator) -> "Sample":
        """A sample of `count` of its rows, drawn at random; of all if it has fewer."""
        rows = rng.permutation(len(self.worth))[:count]
        return Sample(self.states.take(rows), self.worth[rows])

    def parts(self) -> Iterator["Sample"]:
        """Its rows, `AT_ONCE` at a time."""
        for start in range(0, len(self.worth), AT_ONCE):
            rows = slice(start, start + AT_ONCE)
            yield Sample(self.states.take(rows), self.worth[rows])


def join_samples(samples: list[Sample]) -> Sample:
    """All samples in one."""
    return Sample(join([each.states for each in samples]), np.concatenate([each.worth for each in samples]))


class Guess:
    """Stands in for the networks before there are any: predicts what would count now, half at random."""

    def __init__(self, ground: Ground, rng: np.random.Generator) -> None:
        self.ground = ground
        self._rng = rng

    def predict(self, states: States, worth: Chances) -> Floats:
        now = ONE_HOT[measure(states.board, self.ground.distances(states)).result + MOST]
        chance = self._rng.dirichlet(np.full(RESULTS, 0.3), len(states))
        return (now / 2 + chance / 2).astype(np.float32)


def learn_game(ground: Ground, plan: Plan, seed: int, report: Report) -> Knowledge:
    """Learn everything about a game in two rounds: from ends played by guess, then from ends played well."""
    rng = np.random.default_rng(seed)
    foresight: Foresight = Guess(ground, rng)
    match = _guess_match(plan.target)
    short = plan._replace(
        ends={balls: ends // 4 for balls, ends in plan.ends.items()},
        most=plan.most // 4,
        least=plan.least // 4,
        strays=0.3,
    )
    for number, each in enumerate((short, plan), start=1):
        report(f"{ground.name}, round {number}: plays {sum(each.ends.values())} ends")
        samples = play_ends(foresight, match, each, rng)
        foresight = networks = learn_backwards(ground, samples, each, rng, report)
        match = match_of(learn_results(networks, plan.usual, plan.target), plan.target)
    return Knowledge(networks, {balls: learn_results(networks, balls, plan.target) for balls in plan.ends})


def _guess_match(target: int) -> Match:
    """A rough match to begin with: the side that needs fewer points wins more than in proportion."""
    needs = np.maximum(np.arange(target + 1), 0.1) ** 1.5
    return Match(needs[None, :] / (needs[None, :] + needs[:, None]))


def play_ends(foresight: Foresight, match: Match, plan: Plan, rng: np.random.Generator) -> dict[int, Sample]:
    """Play ends at all scores; return their positions by the number of balls left.

    After each ball, many of the positions that can follow are kept to learn from; as many of them as there
    are ends are played on.
    """
    samples: dict[int, Sample] = {}
    ends = sum(plan.ends.values())
    for left in range(2 * max(plan.ends), 0, -1):
        found = [samples[left].draw(ends, rng)] if left in samples else []
        if left % 2 == 0 and plan.ends.get(left // 2):
            found.append(_open_ends(foresight.ground, match, left // 2, plan.ends[left // 2], rng))
        going_on = join_samples(found)
        samples.setdefault(left, going_on)
        if left > 1:
            more = plan.positions(left - 1) / len(going_on.worth)
            played = [_play(foresight, part, plan.strays, more, rng) for part in going_on.parts()]
            samples[left - 1] = join_samples(played)
    return samples


def _open_ends(ground: Ground, match: Match, balls: int, ends: int, rng: np.random.Generator) -> Sample:
    opening = ground.opening(balls)
    scores = rng.integers(1, len(match.table), (ends, 2)).tolist()
    worth = [match.worth(Need(*score), starts=True) for score in scores]
    return Sample(opening.take(rng.integers(0, len(opening), ends)), np.stack(worth))


def _play(
    foresight: Foresight, sample: Sample, strays: float, times: float, rng: np.random.Generator
) -> Sample:
    """Positions one ball later, `times` as many, without those in which the end is over."""
    ground = foresight.ground
    judged = look_ahead(foresight, sample.states, sample.worth)
    best, legal = best_actions(ground, sample.states, judged), ground.legal(sample.states)
    rows = rng.permutation(np.repeat(np.arange(len(best)), int(times) + 1))[: int(times * len(best)) + 1]
    any_ = (rng.random((len(rows), legal.shape[1])) * legal[rows]).argmax(1)
    actions = np.where(rng.random(len(rows)) < strays, any_, best[rows])
    chances = ground.chances[actions].cumsum(1)
    falls = (chances > rng.random((len(rows), 1)) * chances[:, -1:]).argmax(1)
    ways = judged.best[rows, falls]
    rows, ways = (each[~judged.after.is_over[ways]] for each in (rows, ways))
    swapped, worth = judged.after.swapped[ways, None], sample.worth[rows]
    return Sample(judged.after.states.take(ways), np.where(swapped, 1 - worth[:, ::-1], worth))


def learn_backwards(
    ground: Ground, samples: dict[int, Sample], plan: Plan, rng: np.random.Generator, report: Report
) -> Networks:
    """Learn a network for each number of balls left, beginning with the last ball."""
    networks = Networks(ground, {})
    before = Deeper(networks)
    for left in range(1, max(samples)):
        sample = samples[left]
        targets = np.concatenate([before.predict(*part) for part in sample.parts()])
        lesson = Lesson(
            inputs_of(ground, *sample), ground.kind(sample.states), targets, sample.worth.astype(np.float32)
        )
        inputs = lesson.inputs.shape[1]
        weights = Weights.random(rng, ground.kinds, inputs, plan.hidden, plan.narrow)
        networks.weights[left] = fit(weights, lesson, rng, plan.epochs)
        told = networks.weights[left].predict(lesson.inputs, lesson.kinds)
        error = np.sqrt((((told - targets) * sample.worth).sum(1) ** 2).mean())
        report(f"{ground.name}, {left} balls left: {len(targets)} positions, off by {100 * error:.2f} points")
    return networks


def learn_results(networks: Networks, balls: int, target: int) -> Chances:
    """The chances of the results of an end with so many balls, by the points that each side needs."""
    match = Match(np.full((target + 1, target + 1), 0.5))
    results = np.zeros((target, target, RESULTS))
    opening = _choose_corners(networks, networks.ground.opening(balls))
    for needs in needs_by_sum(target):
        for _ in range(2):  # how ends are played depends a little on the very chance that is worked out here
            for need, chances in zip(needs, _results_of_ends(networks, match, needs, opening), strict=True):
                match.fill(need, chances)
                results[need.mine - 1, need.theirs - 1] = chances
    return results


def _choose_corners(networks: Networks, opening: States) -> States:
    """The best jack for each throw, if every point is worth the same."""
    worth = np.tile(np.linspace(0, 1, RESULTS), (len(opening), 1))
    values = (_results_of_first(networks, Sample(opening, worth)) * worth).sum(1)
    values = values.reshape(-1, networks.ground.corners)
    return opening.take(np.arange(len(values)) * networks.ground.corners + values.argmax(1))


def _results_of_ends(networks: Networks, match: Match, needs: list[Need], opening: States) -> Chances:
    """A row for each of the needs: the mean over all throws of the jack."""
    count, jacks = len(needs), len(opening)
    worth = np.repeat(np.stack([match.worth(need, starts=True) for need in needs]), jacks, axis=0)
    sample = Sample(opening.take(np.tile(np.arange(jacks), count)), worth)
    found = np.concatenate([_results_of_first(networks, part) for part in sample.parts()])
    return np.asarray(found.reshape(count, jacks, RESULTS).mean(1), np.float64)


def _results_of_first(networks: Networks, sample: Sample) -> Floats:
    """The chances of the results if the first ball is pointed best."""
    judged = look_ahead(networks, *sample)
    actions = judged.actions[:, : networks.ground.pointing].argmax(1)
    return expected_results(judged, networks.ground, actions)


PLANS: Final = {
    Pits.name: Plan({8: 8000, 7: 500, 6: 800, 5: 500, 4: 1500, 3: 700, 2: 700, 1: 700}, 150_000, 35_000),
    Cells.name: Plan({8: 500, 7: 300, 6: 500, 5: 500, 4: 4500, 3: 1000}, 90_000, 8_000),
}


def learn(folder: Path, report: Report) -> None:
    """Learn both games and write what is known of them into that folder."""
    for name, plan in PLANS.items():
        write_knowledge(learn_game(GROUNDS[name](), plan, SEED, report), folder / f"{name}.npz")
