"""`python -m bench.loss`: how much of its chance to win the best player gives away at a decision.

Positions of its own games, from openings by chance and one from each game, are decided as in the bot and then
judged by a much longer search: what it would have played, and how both actions stand after them. In the dice
games they are judged one ball farther ahead.
"""

import argparse
import random
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple

from bench.calibration import OPENING
from bench.league import CONFIDENCE
from engine import GAMES, SIDES, Position
from engine.boules import Boules
from players.boules.mind import judge_farther
from players.effort import Effort
from players.judging import chance_of
from players.minds import mind_of

FIRST_SEED = 2_000_000
"""Far from the seeds that numbers are learned and compared by."""
FEW_NODES = 500
"""How far is looked on the way to a position."""


class Loss(NamedTuple):
    """What one decision has lost, and how many of its kind its game had."""

    chance: float
    decisions: int


def play_game(game: str, rng: random.Random) -> list[Position]:
    """The positions of a game in which there was something to decide, but for those decided by chance."""
    position, found, by_chance = GAMES[game].new(), list[Position](), rng.choice(OPENING)
    effort = Effort(FEW_NODES)
    while position.turn != "over":
        if position.cast is not None:
            token = rng.choice(position.cast.throws)
        elif by_chance or len(position.legal_actions()) == 1:
            by_chance = max(0, by_chance - 1)
            token = rng.choice(position.legal_actions())
        else:
            found += [] if position.is_settling else [position]
            token = mind_of(type(position)).choose(position, effort, rng)
        position, _ = position.apply(token)
    return found


def measure_one(game: str, nodes: int, judge_nodes: int, seed: int) -> Loss:
    """The loss of one decision of one game."""
    rng = random.Random(seed)
    positions = play_game(game, rng)
    position = rng.choice(positions)
    mind, side, longer = mind_of(type(position)), SIDES.index(position.turn), Effort(judge_nodes)
    if isinstance(position, Boules):
        judged = judge_farther(position)
        played = mind.choose(position, Effort(nodes), random.Random(seed))
        return Loss(max(judged.values()) - judged[played], len(positions))
    played, best = (mind.choose(position, effort, random.Random(seed)) for effort in (Effort(nodes), longer))
    if played == best:
        return Loss(0.0, len(positions))
    after = (chance_of(side, position.apply(action)[0], longer) for action in (best, played))
    return Loss(max(0.0, next(after) - next(after)), len(positions))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.loss", description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=20_000, help="how far the player looks")
    parser.add_argument("--judge", type=int, default=400_000, help="how far its judge looks")
    chosen = parser.parse_args()
    measure = partial(measure_one, chosen.game, chosen.nodes, chosen.judge)
    with get_context("spawn").Pool(2) as pool:
        seeds = range(FIRST_SEED, FIRST_SEED + chosen.positions)
        losses = pool.map(measure, seeds, chunksize=1)
    print(_line_of(chosen, losses))


def _line_of(chosen: argparse.Namespace, losses: list[Loss]) -> str:
    """What was measured, in one line."""
    count, chances = len(losses), [loss.chance for loss in losses]
    mean = sum(chances) / count
    margin = CONFIDENCE * sqrt(sum((chance - mean) ** 2 for chance in chances)) / count
    a_game = mean * sum(loss.decisions for loss in losses) / count
    return (
        f"{chosen.game}: {100 * mean:.2f} points of chance a decision (±{100 * margin:.2f}), "
        f"{100 * a_game:.1f} a game of both sides; {count} positions, {chosen.nodes} nodes judged by "
        f"{chosen.judge}, another action in {sum(chance > 0 for chance in chances)}, "
        f"at most {100 * max(chances):.1f}"
    )


if __name__ == "__main__":
    main()
