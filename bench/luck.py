"""`python -m bench.luck`: whether what reviews call luck is luck.

Over many games of two equal players, luck has to average 0, within what chance allows. If one of them plays
at random, that has to show in skill, and luck still has to average 0.
"""

import argparse
import random
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context

from bench.league import CONFIDENCE, player_of
from engine import GAMES, SIDES, A, Ending, Step
from engine.log import take_step
from players.reviews import SideReview, review

FIRST_SEED = 3_000_000
DICE_GAMES = [name for name, game in GAMES.items() if game.has_dice]
SHORT = {"boulomania": {"target": 3, "balls": 2}, "petanque": {"target": 11, "balls": 3}}
"""Short games, so that there can be many of them."""


def play_game(game: str, one: str, two: str, seed: int) -> SideReview:
    """Play a game; return what its review says about the first player, who plays each side in turn."""
    rng, steps, side = random.Random(seed), list[Step](), seed % 2
    players = [player_of(name, 1.0) for name in ((one, two) if side == A else (two, one))]
    start = position = GAMES[game].new(**SHORT[game])
    while position.turn != "over":
        if position.cast is not None:
            token = rng.choice(position.cast.throws)
        else:
            token = players[SIDES.index(position.turn)](position, rng)
        steps.append(take_step(position, token))
        position = steps[-1].after
    outcome = position.outcome()
    assert outcome is not None
    return review(start, steps, Ending(outcome.winner), lambda done, total: None).of(side)


def mean_of(figures: Sequence[float]) -> str:
    """The mean with half of the interval in which the true one lies 95 times in 100, in points."""
    mean = sum(figures) / len(figures)
    squares = sum((figure - mean) ** 2 for figure in figures)
    return f"{100 * mean:+.2f} (±{100 * CONFIDENCE * sqrt(squares) / len(figures):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("game", choices=DICE_GAMES)
    parser.add_argument("--match", default="plain-plain", help="who plays, such as random-plain")
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    one, two = chosen.match.split("-")
    with get_context("spawn").Pool(2) as pool:
        seeds = range(FIRST_SEED, FIRST_SEED + chosen.games)
        told = pool.map(partial(play_game, chosen.game, one, two), seeds, chunksize=10)
    luck, skill = mean_of([each.luck for each in told]), mean_of([each.skill for each in told])
    print(f"{chosen.game}, {one} - {two}, {len(told)} games: luck {luck}, skill {skill} points of {one}")


if __name__ == "__main__":
    main()
