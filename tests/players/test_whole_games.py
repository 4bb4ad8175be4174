"""Every level plays whole games, always legally, and better than chance."""

import random
import time
from functools import partial

import pytest

from engine import GAMES, Position
from players import LEVELS, best_action
from tests.players.table import is_won, play_game, play_random

pytestmark = pytest.mark.slow

GAME = pytest.mark.parametrize("game", GAMES)


@GAME
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_is_legal(game: str, level: str) -> None:
    def play(position: Position, rng: random.Random) -> str:
        action = best_action(position, level, rng, ms=5)
        assert action in position.legal_actions()
        return action

    assert play_game(game, play, play, random.Random(5), **GAMES[game].quick).outcome() is not None


@GAME
def test_it_beats_a_random_player_clearly(game: str) -> None:
    assert is_won(game, best_action_of("normal"), play_random, 16, 13, **GAMES[game].quick)


@GAME
def test_easy_is_easier_than_normal(game: str) -> None:
    normal, easy = best_action_of("normal"), best_action_of("easy")
    assert is_won(game, normal, easy, 12, 7, **GAMES[game].quick)


@pytest.mark.thorough
@GAME
def test_the_order_of_the_levels_in_long_matches(game: str) -> None:
    normal, easy = best_action_of("normal"), best_action_of("easy")
    assert is_won(game, normal, play_random, 50, 45)
    assert is_won(game, normal, easy, 50, 32)


@GAME
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    first, second = (
        play_game(game, best_action_of("easy"), best_action_of("normal"), random.Random(8)) for _ in range(2)
    )
    assert first == second


@GAME
def test_a_move_takes_a_fraction_of_a_second(game: str) -> None:
    """Most take a few milliseconds; the bound leaves room for a slow machine."""
    slowest = 0.0

    def play(position: Position, rng: random.Random) -> str:
        nonlocal slowest
        start = time.process_time()
        action = best_action(position, "normal", rng)
        slowest = max(slowest, time.process_time() - start)
        return action

    play_game(game, play, play_random, random.Random(2))
    assert slowest < 1


def best_action_of(level: str) -> partial[str]:
    return partial(_best_action, level)


def _best_action(level: str, position: Position, rng: random.Random) -> str:
    return best_action(position, level, rng)
