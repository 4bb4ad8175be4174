"""How the numbers of Boomerang's evaluation are learned: from games of its search, better each time."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from engine import Side
from engine.boomerang import Boomerang
from players.boomerang.breadth import WIDTHS
from players.boomerang.compiled import node_of
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
from players.boomerang.lookups import Floats, Numbers
from players.boomerang.nodes import Node
from players.boomerang.regression import Doubles, Lessons, fit_scales, fit_weights
from players.boomerang.search import EVERYTHING, Search
from players.boomerang.state import State
from players.boomerang.weights import DIGITS, KNOTS, Learned, mix, save
from players.effort import Effort

SEED: Final = 1
SPREAD: Final = 6.0
"""The lead at the end that counts as a chance of 73 %: a close result teaches less than a clear one."""
OPENINGS: Final = range(7)
"""How many pieces are put down more or less at random at first, so that no two games are alike."""
TRUSTED: Final = 6.0
"""Beyond this value a search has seen the end, or nothing that could save it: then the result teaches."""
STRENGTH: Final = 3.0
"""How strongly weights are held back at what they were before a round of games."""
EARLY: Final = ((9, 4), (14, 2))
"""With fewer pieces on the board than the first number, a decision gets so many times as many nodes."""

Report = Callable[[str], None]


class Manner(NamedTuple):
    """How games are played to learn from."""

    games: int
    nodes: int
    """The effort of each decision late in a game."""
    heat: float
    """How much noise is added to values, in log odds, so that there is something to learn."""
    lasting: float
    """How much of a chance comes from what is known later in the game; the rest is what the search said."""
    followed: int
    """How many placements teach beside the one that was made, drawn from those that the search followed."""


MANNERS: Final = (
    Manner(games=1000, nodes=1, heat=0.3, lasting=1.0, followed=0),
    Manner(games=1500, nodes=1, heat=0.2, lasting=1.0, followed=0),
    Manner(games=1500, nodes=1_000, heat=0.1, lasting=0.9, followed=3),
    Manner(games=2000, nodes=2_000, heat=0.1, lasting=0.8, followed=3),
    Manner(games=3000, nodes=3_000, heat=0.1, lasting=0.8, followed=3),
    Manner(games=4000, nodes=6_000, heat=0.1, lasting=0.8, followed=3),
)
"""At first only results teach: what is said means little yet."""
EXAMINED: Final = 1000
"""The number of games from which the chances to win that belong to values of a search are measured."""
EXAMINED_NODES: Final = 2_000
"""The effort of each decision in them."""
EXAMINED_OPENINGS: Final = range(2, 7)
"""How many of their first placements are random: games of good players alone would have few positions in
which one side stands much better, but people who ask for their chance may well have played badly."""
IN_DOUBT: Final = 1.0
"""Beyond this value a game is as good as won: it says nothing about how sure other values are."""


class Ply(NamedTuple):
    """A decision: what the search said of some placements."""

    mover: Side
    pieces: int
    """On the board after it."""
    features: Floats
    """Of the placement that was made, then of the others."""
    values: Doubles


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
    """The weights that are learned from games of those manners, one after the other.

    They are rounded before they play: so what other processors make of the last digits of a sum is lost.
    """
    weights = first_guess()
    for manner in manners:
        lessons = gather(play_games(weights, manner, rng), manner.lasting)
        before, weights = weights, fit_weights(lessons, weights, STRENGTH).round(DIGITS)
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
    return (weights / (2 * SPREAD)).round(DIGITS)


def play_games(weights: Floats, manner: Manner, rng: np.random.Generator) -> Iterator[Game]:
    """Play games of the weights against themselves."""
    mixed = mix(weights)
    for _ in range(manner.games):
        yield _play(mixed, manner, rng)


def _play(weights: Floats, manner: Manner, rng: np.random.Generator) -> Game:
    start = Boomerang.new()
    state, node, plies, by_chance = State.of(start), node_of(start), list[Ply](), rng.choice(OPENINGS)
    while True:
        if not len(legal_of(state)):
            state, node = state.pass_over(), node.pass_over()
            if not len(legal_of(state)):
                return Game(plies, state.lead(0))
        if node.pieces < by_chance:
            rows = EVERYTHING if rng.random() < 0.5 else WIDTHS[0]
            placement = int(rng.choice(node.look(weights[node.pieces + 1], rows).legal))
        else:
            ply, placement = _decide(state, node, weights, manner, rng)
            plies += ply
        state, node = state.put_down(placement), node.put_down(placement)


def _decide(
    state: State, node: Node, weights: Floats, manner: Manner, rng: np.random.Generator
) -> tuple[list[Ply], int]:
    """Choose a placement, and keep what was said of it and of some others; nothing of what ends the game."""
    times = next((times for pieces, times in EARLY if node.pieces < pieces), 1)
    found = Search(Effort(times * manner.nodes), weights).compare(node)
    values = found.values[: WIDTHS[0]].astype(np.float64)
    best = int(np.argmax(values + manner.heat * rng.gumbel(size=len(values))))
    drawn = rng.permutation(len(values))[: manner.followed]
    rows = [best, *(int(at) for at in drawn if at != best and abs(values[at]) < TRUSTED)]
    seen, placement = look_at(state, found.legal[rows]), int(found.legal[best])
    if seen.over[0]:
        return [], placement
    features = np.stack([seen.features(row) for row in range(len(rows))])
    return [Ply(state.mover, node.pieces + 1, features, values[rows])], placement


def gather(games: Iterable[Game], lasting: float) -> Lessons:
    """What the games teach of each position that was reached or followed."""
    features, pieces, chances = list[Floats](), list[Numbers](), list[Doubles]()
    for game in games:
        chances += _chances(game, lasting)
        features += [ply.features for ply in game.plies]
        pieces += [np.full(len(ply.values), ply.pieces) for ply in game.plies]
    return Lessons(np.concatenate(features), np.concatenate(pieces), np.concatenate(chances))


def _chances(game: Game, lasting: float) -> list[Doubles]:
    """The chances to learn, by ply: for the placement made, what came of it, the later the less."""
    taught, of_a = list[Doubles](), float(_chance(game.lead / SPREAD))
    for ply in reversed(game.plies):
        chances = _chance(ply.values)
        if abs(ply.values[0]) < TRUSTED:
            said = chances[0] if ply.mover == 0 else 1 - chances[0]
            of_a = lasting * of_a + (1 - lasting) * said
        chances[0] = of_a if ply.mover == 0 else 1 - of_a
        taught.append(chances)
    return taught[::-1]


def _chance(odds: Doubles | float) -> Doubles:
    """The chances that belong to log odds."""
    chances: Doubles = 1 / (1 + np.exp(-np.asarray(odds, dtype=np.float64)))
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
        _fit_in_doubt(np.array(each), pieces, results)
        for each in ([one.look for one in found], [one.value for one in found])
    )
    report(f"boomerang: scales {looks.round(2)} at first sight, {values.round(2)} searched")
    return looks.round(DIGITS), values.round(DIGITS)


def _fit_in_doubt(values: Doubles, pieces: Numbers, results: Doubles) -> Floats:
    """The scales of the values of positions that are not decided yet."""
    open_yet = np.abs(values) < IN_DOUBT
    return fit_scales(values[open_yet], pieces[open_yet], results[open_yet])


def _play_searching(weights: Floats, rng: np.random.Generator) -> tuple[list[Finding], int]:
    """What was found in a game of the search against itself, and by how much A won."""
    start = Boomerang.new()
    state, node, by_chance = State.of(start), node_of(start), rng.choice(EXAMINED_OPENINGS)
    findings: list[Finding] = []
    while True:
        if not len(legal_of(state)):
            state, node = state.pass_over(), node.pass_over()
            if not len(legal_of(state)):
                return findings, state.lead(0)
        if node.pieces < by_chance:
            placement = int(rng.choice(legal_of(state)))
        else:
            search = Search(Effort(EXAMINED_NODES), weights)
            found = search.decide(node)
            placement = int(found.legal[0])
            findings.append(Finding(state.mover, node.pieces + 1, float(found.looks.max()), search.worth))
        state, node = state.put_down(placement), node.put_down(placement)
