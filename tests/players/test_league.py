"""Matches whose games begin with actions drawn by lot, the same in both games of a pair."""

import random

import pytest

from bench.league import play_game, play_plain, play_random, player_of
from engine import Position, Side
from engine.boomerang import Boomerang
from players.effort import Effort
from players.minds import mind_of

OPENING = 3


def opening(seed: int, of_interest: Side) -> list[str]:
    """What lay on the board when a player was first asked, in one of the two games of a pair."""
    seen: list[Boomerang] = []

    def play(position: Position, rng: random.Random) -> str:
        assert isinstance(position, Boomerang)
        seen.append(position)
        return play_random(position, rng)

    play_game("boomerang", (play, play), of_interest, seed, OPENING)
    return [piece.placement.action for piece in seen[0].pieces]


@pytest.mark.parametrize("seed", range(3))
def test_both_games_of_a_pair_begin_alike(seed: int) -> None:
    assert opening(seed, 0) == opening(seed, 1)
    assert len(opening(seed, 0)) == OPENING


def test_other_pairs_begin_otherwise() -> None:
    assert len({str(opening(seed, 0)) for seed in range(4)}) == 4


def test_a_number_is_an_expert_of_so_many_nodes() -> None:
    position = Boomerang.new().apply("X5.0@e4")[0]
    expected = mind_of(Boomerang).choose(position, Effort(700), random.Random(2))
    assert player_of("700", 1.0)(position, random.Random(2)) == expected
    assert player_of("plain", 1.0) is play_plain
