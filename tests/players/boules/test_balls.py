"""A ball played in arrays ends as the engine says, in all ways and as likely."""

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.boules import Boules
from players.boules.cells import Cells
from players.boules.pits import Pits
from players.boules.states import After, Ground, play_ball

GROUNDS: dict[str, Ground] = {"boulomania": Pits(), "petanque": Cells()}
OPTIONS: dict[str, tuple[dict[str, int], ...]] = {
    "boulomania": ({}, {"balls": 1, "target": 2}, {"balls": 3, "target": 5}, {"balls": 5, "target": 9}),
    "petanque": ({}, {"balls": 3}, {"balls": 8}),
}
Choices = frozenset[tuple[object, ...]]
"""What the side on turn may choose from once the dice lie."""


def positions(game: str, seed: int, **options: int) -> Iterator[Boules]:
    """Those of a game played by chance in which a ball is to be played."""
    rng, position = random.Random(seed), GAMES[game].new(**options)
    while position.turn != "over":
        assert isinstance(position, Boules)
        if position.stage == "play":
            yield position
        cast = position.cast
        token = rng.choice(position.legal_actions() if cast is None else cast.throws)
        position, _ = position.apply(token)


def by_engine(ground: Ground, position: Boules, action: str) -> dict[Choices, float]:
    """What can come of an action, and how likely it is."""
    found: dict[Choices, float] = defaultdict(float)
    aimed, _ = position.apply(action)
    for roll, chance in aimed.chance_outcomes().items():
        fallen, _ = aimed.apply(roll)
        after = [fallen]
        if fallen.stage == "land":
            after = [fallen.apply(way)[0] for way in fallen.legal_actions()]
        found[frozenset(told(ground, each) for each in after)] += float(chance)
    return found


def told(ground: Ground, position: Boules) -> tuple[object, ...]:
    """A position between two balls, in words that both understand."""
    if position.stage != "play":
        return position.match.points, position.stage == "over" or position.match.starter
    board, jack, left = ground.encode(position)
    return position.side, tuple(board[0].tolist()), int(jack[0]), tuple(left[0].tolist())


def by_arrays(ground: Ground, position: Boules, action: str) -> dict[Choices, float]:
    """The same, from the arrays."""
    after = play_ball(ground, ground.encode(position))
    ways = defaultdict(set)
    for fall, way in zip(after.falls.tolist(), after.ways.tolist(), strict=True):
        ways[fall].add(told_of_way(position, after, way))
    found: dict[Choices, float] = defaultdict(float)
    for fall, chance in enumerate(ground.chances[ground.columns[action]].tolist()):
        if chance:
            found[frozenset(ways[fall])] += chance
    return found


def told_of_way(position: Boules, after: After, way: int) -> tuple[object, ...]:
    side = position.side
    if after.is_over[way]:
        result, points = int(after.result[way]), list(position.match.points)
        winner = side if result > 0 else 1 - side
        points[winner] += abs(result)
        starter = winner if result else position.match.starter
        return tuple(points), max(points) >= position.match.target or starter
    states = after.states
    board = by_age(states.board[way].tolist())
    left = tuple(states.left[way].tolist())
    return (1 - side if after.swapped[way] else side), board, int(states.jack[way]), left


def by_age(board: list[int]) -> tuple[int, ...]:
    """The same balls, numbered by their age as in a position that has been read."""
    ages = sorted({abs(ball) for ball in board if ball})
    return tuple((ages.index(abs(ball)) + 1) * (1 if ball > 0 else -1) if ball else 0 for ball in board)


@pytest.mark.parametrize("game", GROUNDS)
def test_every_action_leads_where_the_engine_says(game: str) -> None:
    ground = GROUNDS[game]
    for seed, options in enumerate(OPTIONS[game]):
        for number, position in enumerate(positions(game, seed, **options)):
            if number > 20:
                break
            for action in position.legal_actions():
                expected = by_engine(ground, position, action)
                assert by_arrays(ground, position, action) == pytest.approx(expected), (position, action)


@pytest.mark.parametrize("game", GROUNDS)
def test_the_same_actions_are_legal_after_the_first_ball(game: str) -> None:
    ground = GROUNDS[game]
    for position in positions(game, seed=4):
        flags = ground.legal(ground.encode(position))[0]
        legal = {action for action, flag in zip(ground.actions, flags, strict=True) if flag}
        if position.is_first_ball:
            legal = set(ground.actions[: ground.pointing])
        assert legal == set(position.legal_actions())
