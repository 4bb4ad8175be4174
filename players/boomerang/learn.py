"""How the numbers of Boomerang's evaluation are made: by playing against itself, ever a little better."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine import Side
from engine.boomerang import Boomerang
from players.boomerang.evaluation import (
    FEATURES,
    OPENNESS,
    RACK_AT,
    RETURNS,
    ROOMS,
    SCALARS_AT,
    SIZES,
    Children,
    legal_of,
    look_at,
)
from players.boomerang.regression import Lessons, fit_scales, fit_weights
from players.boomerang.state import State
from players.boomerang.tables import Floats, Numbers
from players.boomerang.weights import KNOTS, Learned, mix, save

SPREAD: Final = 6.0
"""So many points ahead at the end count as a chance of 73 %: a near result teaches less than a clear one."""
CERTAIN: Final = 8.0
"""The log odds of a position in which the game is over."""
OPENING: Final = 3
"""So many pieces are put down more or less at random, so that no two games are alike."""

Report = Callable[[str], None]


class Manner(NamedTuple):
    """How games are played to learn from."""

    games: int
    breadth: int
    """How many of the legal placements are looked at, drawn by lot."""
    followed: int
    """How many of those are followed by the other's best answer; 0 for none."""
    heat: float
    """How far values are off, in log odds, so that there is something to learn."""


MANNERS: Final = (
    Manner(games=500, breadth=32, followed=0, heat=0.3),
    Manner(games=1000, breadth=32, followed=0, heat=0.2),
    Manner(games=1500, breadth=40, followed=0, heat=0.2),
    Manner(games=500, breadth=100, followed=6, heat=0.1),
    Manner(games=700, breadth=100, followed=6, heat=0.1),
)
EXAMINATION: Final = Manner(games=300, breadth=200, followed=8, heat=0.0)
"""How the games are played by which chances are measured."""


class Ply(NamedTuple):
    """A decision: what it was seen to lead to, before and after the other's answers were looked at."""

    mover: Side
    pieces: int
    """On the board after it."""
    features: Floats
    """Of the placement that was made, then of the others that were followed."""
    looks: Floats
    values: Floats


class Game(NamedTuple):
    """A game to learn from, and by how many points A won it."""

    plies: list[Ply]
    lead: int


def learn(seed: int = 1, report: Report = print) -> None:
    """Learn everything from nothing and write it down."""
    save(learn_by(MANNERS, EXAMINATION, np.random.default_rng(seed), report))


def learn_by(
    manners: Iterable[Manner], examination: Manner, rng: np.random.Generator, report: Report
) -> Learned:
    """What is learned from games of those manners, one after the other, and from the examination."""
    weights = first_guess()
    for manner in manners:
        lessons = gather(list(play_games(weights, manner, rng)))
        before, weights = weights, fit_weights(lessons, weights, strength=10)
        errors = f"error {lessons.error(before):.4f} -> {lessons.error(weights):.4f}"
        report(f"boomerang: {len(lessons.pieces)} positions of {manner.games} games, {errors}")
    games = list(play_games(weights, examination, rng))
    learned = Learned(weights, *(fit_scales(*examine(games, deep)) for deep in (False, True)))
    at_sight, deeper = learned.looks_scale.round(2), learned.deep_scale.round(2)
    report(f"boomerang: scales {at_sight} at first sight, {deeper} deeper")
    return learned


def first_guess() -> Floats:
    """Weights to begin with: points, in doubt where a piece can be turned over."""
    weights = np.zeros((len(KNOTS), FEATURES), dtype=np.float32)
    doubt = np.repeat(np.linspace(1, 0.2, OPENNESS // len(RETURNS)), len(RETURNS))
    weights[:, :OPENNESS], weights[:, OPENNESS:RACK_AT] = doubt, -doubt
    rack = np.repeat(np.arange(1, SIZES + 1), len(ROOMS))
    weights[:, RACK_AT:SCALARS_AT] = np.concatenate([-rack, rack])
    return weights / (2 * SPREAD)


def play_games(weights: Floats, manner: Manner, rng: np.random.Generator) -> Iterator[Game]:
    """Play against oneself."""
    mixed = mix(weights)
    for _ in range(manner.games):
        yield _play(mixed, manner, rng)


def _play(weights: Floats, manner: Manner, rng: np.random.Generator) -> Game:
    state = State.of(Boomerang.new())
    plies: list[Ply] = []
    while True:
        legal = legal_of(state)
        if not len(legal):
            state = state.pass_over()
            if not len(legal_of(state)):
                return Game(plies, state.lead(0))
            continue
        if len(legal) > manner.breadth:
            legal = rng.choice(legal, manner.breadth, replace=False)
        ply, placement = _decide(state, legal, weights, manner, rng)
        plies.append(ply)
        state = state.put_down(placement)


def _decide(
    state: State, legal: Numbers, weights: Floats, manner: Manner, rng: np.random.Generator
) -> tuple[Ply, int]:
    """Choose one of the placements, and keep what was seen."""
    seen = look_at(state, legal)
    looks = _weigh(seen, weights[len(state.lying) + 1])
    order = np.argsort(-looks, kind="stable")[: max(1, manner.followed)]
    if not manner.followed or len(state.lying) < OPENING:
        heat = max(manner.heat, 0.5 if len(state.lying) < OPENING else 0)
        order = np.array([np.argmax(looks + heat * rng.gumbel(size=len(legal)))])
    values = looks[order]
    if manner.followed:
        values = np.array([_answered(state, seen, at, weights) for at in order], dtype=np.float32)
    best = int(np.argmax(values + manner.heat * rng.gumbel(size=len(order))))
    order[[0, best]], values[[0, best]] = order[[best, 0]], values[[best, 0]]
    features = np.stack([seen.features(int(at)) for at in order])
    return Ply(state.mover, len(state.lying) + 1, features, looks[order], values), int(legal[order[0]])


def _weigh(seen: Children, weights: Floats) -> Floats:
    """The values at first sight; of what ends the game the certain ones."""
    values = np.where(seen.over, CERTAIN * np.sign(seen.lead), seen.weigh(weights))
    return np.clip(values, -CERTAIN, CERTAIN).astype(np.float32)


def _answered(state: State, seen: Children, at: int, weights: Floats) -> float:
    """The value of a placement after the other's best answer, or one's own next where it has none."""
    if seen.over[at]:
        return CERTAIN * float(np.sign(seen.lead[at]))
    after = state.put_down(int(seen.legal[at]))
    legal, sign = legal_of(after), -1
    if not len(legal):
        after, sign = after.pass_over(), 1
        legal = legal_of(after)
    if not len(legal):
        return CERTAIN * float(np.sign(after.lead(state.mover)))
    return sign * float(_weigh(look_at(after, legal), weights[len(after.lying) + 1]).max())


def gather(games: Iterable[Game]) -> Lessons:
    """What the games teach of each position that was reached or followed."""
    lessons = [_lesson(ply, game) for game in games for ply in game.plies]
    pieces = [np.full(len(ply.values), ply.pieces) for game in games for ply in game.plies]
    features = np.concatenate([ply.features for game in games for ply in game.plies])
    return Lessons(features, np.concatenate(pieces), np.concatenate(lessons))


def _lesson(ply: Ply, game: Game) -> NDArray[np.float64]:
    """The chances to be learned: what was played, half by how it ended, the rest by what it led to."""
    chances = 1 / (1 + np.exp(-ply.values.astype(np.float64)))
    ended = 1 / (1 + np.exp(-_for(ply.mover, game.lead) / SPREAD))
    chances[0] = ended if np.array_equal(ply.looks, ply.values) else (chances[0] + ended) / 2
    return chances


def _for(side: Side, lead: int) -> int:
    return lead if side == 0 else -lead


def examine(games: list[Game], deep: bool) -> tuple[Floats, Numbers, NDArray[np.float64]]:
    """Values that were given to what was played, with how many pieces lay, and what became of it."""
    plies = [(ply, game) for game in games for ply in game.plies if ply.pieces > OPENING]
    values = np.array([(ply.values if deep else ply.looks)[0] for ply, _ in plies], dtype=np.float32)
    results = np.array([(np.sign(_for(ply.mover, game.lead)) + 1) / 2 for ply, game in plies])
    return values, np.array([ply.pieces for ply, _ in plies]), results
