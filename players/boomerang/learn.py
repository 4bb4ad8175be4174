"""How the numbers of Boomerang's evaluation are learned: from games against itself, better each time."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
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
from players.boomerang.lookups import Floats, Numbers
from players.boomerang.nodes import ArrayNode
from players.boomerang.regression import Lessons, fit_scales, fit_weights
from players.boomerang.search import Search
from players.boomerang.state import State
from players.boomerang.weights import KNOTS, Learned, mix, save
from players.effort import Effort

SEED: Final = 1
SPREAD: Final = 6.0
"""The lead at the end that counts as a chance of 73 %: a close result teaches less than a clear one."""
CERTAIN: Final = 8.0
"""The log odds of a position in which the game is over."""
OPENING: Final = 3
"""How many pieces are put down more or less at random at first, so that no two games are alike."""

Report = Callable[[str], None]


class Manner(NamedTuple):
    """How games are played to learn from."""

    games: int
    breadth: int
    """How many of the legal placements are looked at, drawn at random."""
    followed: int
    """How many of those are followed by the other's best answer; 0 for none."""
    heat: float
    """How much noise is added to values, in log odds, so that there is something to learn."""


MANNERS: Final = (
    Manner(games=500, breadth=32, followed=0, heat=0.3),
    Manner(games=1000, breadth=32, followed=0, heat=0.2),
    Manner(games=1500, breadth=40, followed=0, heat=0.2),
    Manner(games=500, breadth=100, followed=6, heat=0.1),
    Manner(games=700, breadth=100, followed=6, heat=0.1),
)
EXAMINED: Final = 500
"""The number of games from which the chances to win that belong to values of a search are measured."""
EXAMINED_NODES: Final = 2_000
"""The effort of each decision in them."""
EXAMINED_OPENINGS: Final = range(2, 7)
"""How many of their first placements are random: games of good players alone would have few positions in
which one side stands much better, but people who ask for their chance may well have played badly."""
IN_DOUBT: Final = 1.0
"""Beyond this value a game is as good as won: it says nothing about how sure other values are."""


class Ply(NamedTuple):
    """A decision: the values of its placements, before and after the other's answers were looked at."""

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


def learn(folder: Path, report: Report) -> None:
    """Learn everything from nothing and write it into that folder."""
    weights = learn_weights(MANNERS, np.random.default_rng(SEED), report)
    scales = examine(weights, EXAMINED, np.random.default_rng(SEED + 1), report)
    save(Learned(weights, *scales), folder)


def learn_weights(manners: Iterable[Manner], rng: np.random.Generator, report: Report) -> Floats:
    """The weights that are learned from games of those manners, one after the other."""
    weights = first_guess()
    for manner in manners:
        lessons = gather(list(play_games(weights, manner, rng)))
        before, weights = weights, fit_weights(lessons, weights, strength=10)
        errors = f"error {lessons.error(before):.4f} -> {lessons.error(weights):.4f}"
        report(f"boomerang: {len(lessons.pieces)} positions of {manner.games} games, {errors}")
    return weights


def first_guess() -> Floats:
    """Weights to begin with: points, in doubt where a piece can be turned over."""
    weights = np.zeros((len(KNOTS), FEATURES), dtype=np.float32)
    doubt = np.repeat(np.linspace(1, 0.2, OPENNESS // len(RETURNS)), len(RETURNS))
    weights[:, :OPENNESS], weights[:, OPENNESS:RACK_AT] = doubt, -doubt
    rack = np.repeat(np.arange(1, SIZES + 1), len(ROOMS))
    weights[:, RACK_AT:SCALARS_AT] = np.concatenate([-rack, rack])
    return weights / (2 * SPREAD)


def play_games(weights: Floats, manner: Manner, rng: np.random.Generator) -> Iterator[Game]:
    """Play games of the weights against themselves."""
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
    return sign * float(_weigh(look_at(after, legal), weights[len(after.lying) + 1]).max())


def gather(games: Sequence[Game]) -> Lessons:
    """What the games teach of each position that was reached or followed."""
    lessons = [_lesson(ply, game) for game in games for ply in game.plies]
    pieces = [np.full(len(ply.values), ply.pieces) for game in games for ply in game.plies]
    features = np.concatenate([ply.features for game in games for ply in game.plies])
    return Lessons(features, np.concatenate(pieces), np.concatenate(lessons))


def _lesson(ply: Ply, game: Game) -> NDArray[np.float64]:
    """The chances to learn: for the move played, half from the result; otherwise from what it led to."""
    chances = 1 / (1 + np.exp(-ply.values.astype(np.float64)))
    ended = 1 / (1 + np.exp(-_for(ply.mover, game.lead) / SPREAD))
    chances[0] = ended if np.array_equal(ply.looks, ply.values) else (chances[0] + ended) / 2
    return chances


def _for(side: Side, lead: int) -> int:
    return lead if side == 0 else -lead


class Finding(NamedTuple):
    """What a search said about a position before a game was played to its end."""

    mover: Side
    pieces: int
    """On the board after the placement."""
    look: float
    value: float


def examine(weights: Floats, games: int, rng: np.random.Generator, report: Report) -> tuple[Floats, Floats]:
    """The scales of values at first sight and of those of a search, from games that it plays itself."""
    mixed = mix(weights)
    played = [_play_searching(mixed, rng) for _ in range(games)]
    found = [each for findings, _ in played for each in findings]
    results = np.array([(np.sign(_for(each.mover, lead)) + 1) / 2 for game, lead in played for each in game])
    pieces = np.array([each.pieces for each in found])
    looks, values = (
        _fit_in_doubt(np.array(each, dtype=np.float32), pieces, results)
        for each in ([one.look for one in found], [one.value for one in found])
    )
    report(f"boomerang: scales {looks.round(2)} at first sight, {values.round(2)} searched")
    return looks, values


def _fit_in_doubt(values: Floats, pieces: Numbers, results: NDArray[np.float64]) -> Floats:
    """The scales of the values of positions that are not decided yet."""
    open_yet = np.abs(values) < IN_DOUBT
    return fit_scales(values[open_yet], pieces[open_yet], results[open_yet])


def _play_searching(weights: Floats, rng: np.random.Generator) -> tuple[list[Finding], int]:
    """What was found in a game of the search against itself, and by how much A won."""
    state, by_chance = State.of(Boomerang.new()), rng.choice(EXAMINED_OPENINGS)
    findings: list[Finding] = []
    while True:
        legal = legal_of(state)
        if not len(legal):
            state = state.pass_over()
            if not len(legal_of(state)):
                return findings, state.lead(0)
        elif len(state.lying) < by_chance:
            state = state.put_down(int(rng.choice(legal)))
        else:
            search = Search(Effort(EXAMINED_NODES), weights)
            found = search.decide(ArrayNode(state))
            look = float(found.looks.max())
            findings.append(Finding(state.mover, len(state.lying) + 1, look, search.worth))
            state = state.put_down(int(found.legal[0]))
