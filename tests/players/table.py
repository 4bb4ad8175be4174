"""Whole games between two players, with dice from a seed."""

import random
from collections.abc import Callable

from engine import GAMES, SIDES, Position

Player = Callable[[Position, random.Random], str]


def play_random(position: Position, rng: random.Random) -> str:
    return rng.choice(position.legal_actions())


def play_game(game: str, a: Player, b: Player, rng: random.Random, **options: int) -> Position:
    """The end of a game; an action that is not legal raises."""
    position = GAMES[game].new(**options)
    while position.turn != "over":
        if position.cast is not None:
            token = rng.choice(position.cast.throws)
        else:
            token = (a, b)[SIDES.index(position.turn)](position, rng)
        position, _ = position.apply(token)
    return position


def is_won(game: str, one: Player, two: Player, games: int, wanted: int, **options: int) -> bool:
    """Whether the first wins so many games of a match, starting every other one; a draw is no win.

    It is played only until that is certain.
    """
    wins = 0
    for number in range(games):
        seat = number % 2
        a, b = (two, one) if seat else (one, two)
        outcome = play_game(game, a, b, random.Random(number), **options).outcome()
        wins += outcome is not None and outcome.winner == seat
        if not wanted - (games - number - 1) <= wins < wanted:
            break
    return wins >= wanted
