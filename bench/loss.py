"""`python -m bench.loss`: how much of its chance to win the best player gives away at a decision.

One position from each of its own games, which begin with random openings, is decided as in the bot and then
judged by a much longer search: what that would have played, and what both actions are worth. In Boomerang the
judge's search is wider as well; if it would have played something else, it follows both actions again and for
longer, to the same depths. In the dice games it looks one ball further ahead.
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
from engine.boomerang import Boomerang
from engine.boules import Boules
from players.boomerang.mind import MIND, choose_wider, judge_wider
from players.boules.mind import judge_farther
from players.effort import Effort
from players.judging import chance_of
from players.minds import mind_of

FIRST_SEED = 2_000_000
"""Far from the seeds that learning and calibration use."""
TOLD_EVERY = 20
"""After how many positions the result so far is printed."""
TOLD_WORST = 3
"""How many positions in which most was lost are printed."""
FEW_NODES = 500
"""How many nodes are looked at for each decision on the way to a position."""
PHASES = (range(5), range(5, 9), range(9, 13), range(13, 17), range(17, 27))
"""The phases of a game of Boomerang, by the number of pieces on the board."""


class Loss(NamedTuple):
    """What one decision has lost, and how many decisions its game had."""

    chance: float
    """Below 0 if what was played turns out to be better than what the judge would have played."""
    decisions: int
    position: Position
    played: str
    best: str
    """What the judge would have played."""

    @property
    def pieces(self) -> int:
        """How many pieces were on the board, in Boomerang."""
        return len(self.position.pieces) if isinstance(self.position, Boomerang) else 0


def play_game(game: str, rng: random.Random) -> list[Position]:
    """Play a game; return the positions in which there was something to decide, after the random opening."""
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
    if isinstance(position, Boomerang):
        return lost_in_boomerang(position, nodes, judge_nodes, seed)._replace(decisions=len(positions))
    mind, side, longer = mind_of(type(position)), SIDES.index(position.turn), Effort(judge_nodes)
    if isinstance(position, Boules):
        judged = judge_farther(position)
        played = mind.choose(position, Effort(nodes), random.Random(seed))
        best = max(judged, key=judged.__getitem__)
        return Loss(judged[best] - judged[played], len(positions), position, played, best)
    played, best = (mind.choose(position, effort, random.Random(seed)) for effort in (Effort(nodes), longer))
    lost = 0.0
    if played != best:
        after = (chance_of(side, position.apply(action)[0], longer) for action in (best, played))
        lost = max(0.0, next(after) - next(after))
    return Loss(lost, len(positions), position, played, best)


def lost_in_boomerang(position: Boomerang, nodes: int, judge_nodes: int, seed: int) -> Loss:
    """The loss of a decision: the judge finds its own action by half the nodes, and compares both by all."""
    played = MIND.choose(position, Effort(nodes), random.Random(seed))
    best = choose_wider(position, Effort(judge_nodes // 2))
    lost = 0.0
    if played != best:
        judged = judge_wider(position, (best, played), Effort(judge_nodes))
        lost = judged[best] - judged[played]
    return Loss(lost, 1, position, played, best)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.loss", description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=20_000, help="how far the player looks")
    parser.add_argument("--judge", type=int, default=400_000, help="how far its judge looks")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="where the seeds of the games begin")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    measure = partial(measure_one, chosen.game, chosen.nodes, chosen.judge)
    with get_context("spawn").Pool(chosen.processes) as pool:
        seeds = range(chosen.seed, chosen.seed + chosen.positions)
        losses = list[Loss]()
        for loss in pool.imap(measure, seeds):
            losses.append(loss)
            if len(losses) % TOLD_EVERY == 0 or len(losses) == chosen.positions:
                print(_line_of(chosen, losses), flush=True)
    if chosen.game == Boomerang.name:
        print(_phases_of(losses))
    print(_worst_of(losses))


def _line_of(chosen: argparse.Namespace, losses: list[Loss]) -> str:
    """What was measured, in one line."""
    count, chances = len(losses), [loss.chance for loss in losses]
    mean, margin = _mean(chances)
    least, least_margin = _mean([max(0.0, chance) for chance in chances])
    a_game = mean * sum(loss.decisions for loss in losses) / count
    return (
        f"{chosen.game}: {100 * mean:.2f} points of chance a decision (±{100 * margin:.2f}), "
        f"{100 * least:.2f} (±{100 * least_margin:.2f}) if nothing is ever won, "
        f"{100 * a_game:.1f} a game of both sides; {count} positions, {chosen.nodes} nodes judged by "
        f"{chosen.judge}, another action in {sum(chance != 0 for chance in chances)}, "
        f"at most {100 * max(chances):.1f}"
    )


def _mean(chances: list[float]) -> tuple[float, float]:
    """The mean of the chances, and half of the interval around it."""
    mean = sum(chances) / len(chances)
    return mean, CONFIDENCE * sqrt(sum((chance - mean) ** 2 for chance in chances)) / len(chances)


def _phases_of(losses: list[Loss]) -> str:
    """The losses by phase of a game of Boomerang, in one line."""
    lines = []
    for phase in PHASES:
        chances = [loss.chance for loss in losses if loss.pieces in phase]
        if chances:
            mean, margin = _mean(chances)
            pieces = f"{phase[0]:2} to {phase[-1]:2} pieces on the board"
            lines.append(f"{pieces}: {100 * mean:.2f} (±{100 * margin:.2f}), {len(chances)} positions")
    return "\n".join(lines)


def _worst_of(losses: list[Loss]) -> str:
    """The positions in which most was lost, a line each."""
    worst = sorted(filter(lambda loss: loss.chance > 0, losses), key=lambda loss: -loss.chance)[:TOLD_WORST]
    lines = (f"{100 * each.chance:.1f} by {each.played}, not {each.best}: {each.position}" for each in worst)
    return "\n".join(lines)


if __name__ == "__main__":
    main()
