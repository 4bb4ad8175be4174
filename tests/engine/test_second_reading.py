"""Whole random games agree, step by step, with a second reading of the rules that is plain and slow."""

import random
from importlib import import_module

import pytest

from engine import GAMES, Position
from tests.engine.playthrough import random_token

GAMES_EACH = dict.fromkeys(GAMES, 12) | {"boomerang": 1}
"""How many games are compared; those of Boomerang take long."""
THOROUGH = 10
"""How many times as many games a thorough run compares."""


def random_options(game: type[Position], rng: random.Random) -> dict[str, int]:
    return {option: rng.choice(list(values)[:13]) for option, values in game.options.items()}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_games(game: str) -> None:
    _compare_games(game, GAMES_EACH[game], random.Random(2000))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_many_games(game: str) -> None:
    _compare_games(game, GAMES_EACH[game] * THOROUGH, random.Random(2001))


def _compare_games(game: str, count: int, rng: random.Random) -> None:
    for _ in range(count):
        _compare_game(game, random_options(GAMES[game].position, rng), rng)


def _compare_game(game: str, options: dict[str, int], rng: random.Random) -> None:
    plain = import_module(f"tests.naive.{game}")
    position, notation = GAMES[game].new(**options), plain.new(**options)
    while True:
        assert str(position) == notation
        assert position.turn == plain.turn(notation), notation
        assert sorted(position.legal_actions()) == plain.legal(notation), notation
        assert dict(position.chance_outcomes()) == plain.outcomes(notation), notation
        assert position.score() == plain.score(notation), notation
        assert str(position.outcome() or "-") == plain.outcome(notation), notation
        if position.turn == "over":
            return
        token = random_token(position, rng)
        position, notation = position.apply(token)[0], plain.play(notation, token)
