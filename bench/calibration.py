"""`python -m bench.calibration`: how many of the positions that are given 70 % are won?

Games of the best player against itself, from random openings, with seeds that learning never uses. At
every decision it says what it thinks the chance to win is, and the end shows whether that was right.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from bench import reliability
from engine import GAMES, A, Position
from players.effort import Effort
from players.judging import chance_of
from players.minds import mind_of

TENTHS = 10
FIRST_SEED = 1_000_000
"""Far from the seeds that learning uses."""
OPENING = range(2, 7)
"""How many decisions at the start of a game are random: without any, many games would be the same."""


class Tenth(NamedTuple):
    """The positions whose chance lies in one tenth."""

    positions: int
    expected: float
    won: float
    margin: float
    """Half of the interval around `won`; positions of one game count as one observation."""


Said = list[tuple[float, float]]
"""The chances of A that were predicted in a game, each with A's result."""


def play_game(game: str, nodes: int, seed: int) -> Said:
    """Play one game and return its predictions."""
    rng = random.Random(seed)
    position, said, by_chance = GAMES[game].new(), list[float](), rng.choice(OPENING)
    mind, effort = mind_of(type(position)), Effort(nodes)
    while position.turn != "over":
        if position.cast is not None:
            token = rng.choice(position.cast.throws)
        elif by_chance or position.automatic is not None:
            by_chance = max(0, by_chance - 1)
            token = rng.choice(position.legal_actions())
        else:
            said.append(chance_of(A, position, effort))
            token = mind.choose(position, effort, rng)
        position, _ = position.apply(token)
    result = _result(position)
    return [(chance, result) for chance in said]


def _result(position: Position) -> float:
    outcome = position.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner == A)


def compare(games: Sequence[Said]) -> list[Tenth]:
    """For each tenth, how often predictions came true; those of both sides are counted."""
    sums: dict[int, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for number, said in enumerate(games):
        for chance, result in said:
            for each, had in ((chance, result), (1 - chance, 1 - result)):
                sums[min(int(TENTHS * each), TENTHS - 1)][number].append((each, had))
    return [_tenth(list(sums[tenth].values())) for tenth in range(TENTHS)]


def _tenth(by_game: Sequence[Sequence[tuple[float, float]]]) -> Tenth:
    """One tenth; its margin follows from how much games differ, not positions."""
    positions = sum(map(len, by_game))
    if not positions:
        return Tenth(0, 0.0, 0.0, 1.0)
    expected = sum(chance for said in by_game for chance, _ in said) / positions
    won = sum(had for said in by_game for _, had in said) / positions
    off = sum(sum(had - won for _, had in said) ** 2 for said in by_game)
    return Tenth(positions, expected, won, 1.96 * sqrt(off) / positions)


def measure(game: str, games: int, nodes: int) -> list[Tenth]:
    """Play so many games, two at a time."""
    with get_context("spawn").Pool(2) as pool:
        seeds = range(FIRST_SEED, FIRST_SEED + games)
        return compare(pool.map(partial(play_game, game, nodes), seeds, chunksize=1))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1000, help="how far is looked at each decision")
    parser.add_argument("--plot", type=Path, help="a file for a drawing (SVG)")
    chosen = parser.parse_args()
    tenths = measure(chosen.game, chosen.games, chosen.nodes)
    print(_tabulate(tenths))
    if chosen.plot is not None:
        dots = [reliability.Dot(*tenth[1:]) for tenth in tenths if tenth.positions]
        title = f"{chosen.game}, {chosen.games} games, {chosen.nodes} nodes"
        chosen.plot.write_text(reliability.draw(title, dots), encoding="utf-8")


def _tabulate(tenths: Sequence[Tenth]) -> str:
    """The upper half as a table: the other is its mirror image."""
    lines = ["| said | positions | on average | won | ± |", "| --- | --- | --- | --- | --- |"]
    for number, tenth in list(enumerate(tenths))[TENTHS // 2 :]:
        shares = " | ".join(f"{100 * share:.1f}" for share in tenth[1:])
        lines.append(f"| {10 * number} to {10 * number + 10} % | {tenth.positions} | {shares} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
