"""`python -m bench.league`: who beats whom, by how much, and how long they think.

Two players play games in pairs, with the same dice and the sides swapped, so that luck cancels out as far as
possible. The interval is that of the mean over such pairs. Without dice, players who count nodes would play
the same game again and again: `--opening` begins each pair with random actions.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import log10, sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from engine import GAMES, SIDES, Position
from players import LEVELS, best_action
from players.effort import Effort
from players.minds import mind_of
from players.plain import choose

Player = Callable[[Position, random.Random], str]

SECONDS = {"expert": 2.0}
"""How long a level may think; the others have `OTHER_SECONDS`."""
OTHER_SECONDS = 0.8
LADDER = (
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("expert", "hard"),
    ("expert", "plain"),
    ("expert", "greedy"),
    ("plain", "greedy"),
)
"""The pairs of players, each with the one first that is expected to win."""
CONFIDENCE = 1.96
"""The standard deviations on either side within which 95 of 100 lie."""


class Played(NamedTuple):
    """One game as the first player sees it: 1 is won, 0 lost, and how long each of its decisions took."""

    score: float
    seconds: tuple[float, ...]


class Match(NamedTuple):
    """A long match between two players."""

    pairs: tuple[float, ...]
    """The mean score of each pair of games."""
    seconds: tuple[float, ...]

    @property
    def score(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def margin(self) -> float:
        """Half of the interval in which the true score lies 95 times in 100.

        One lost pair and one won pair are added, so that a match in which all are won has an interval, too.
        """
        squares = sum((pair - self.score) ** 2 for pair in (*self.pairs, 0.0, 1.0))
        return CONFIDENCE * sqrt(squares / (len(self.pairs) + 1) / len(self.pairs))


def play_random(position: Position, rng: random.Random) -> str:
    """Any legal action, at random."""
    return rng.choice(position.legal_actions())


def play_greedy(position: Position, rng: random.Random) -> str:
    """The action that leaves the largest lead at once; if dice follow, any action."""
    actions, side = position.legal_actions(), SIDES.index(position.turn)

    def lead(action: str) -> float:
        score = position.apply(action)[0].score()
        return score[side] - score[1 - side] + rng.random() / 2

    return max(actions, key=lead)


def play_plain(position: Position, rng: random.Random) -> str:
    """The action of the plain player, which looks one move ahead."""
    return choose(position, rng)


def play_nodes(nodes: int, position: Position, rng: random.Random) -> str:
    """The action of the expert with so many nodes, however long they take."""
    return mind_of(type(position)).choose(position, Effort(nodes), rng)


def play_level(level: str, share: float, position: Position, rng: random.Random) -> str:
    """The action of the computer at that level, in that share of its time."""
    return best_action(position, level, rng, round(1000 * share * SECONDS.get(level, OTHER_SECONDS)))


def player_of(name: str, share: float) -> Player:
    """The player of that name."""
    others = {"random": play_random, "greedy": play_greedy, "plain": play_plain}
    if name.isdecimal():
        return partial(play_nodes, int(name))
    return others[name] if name in others else partial(play_level, name, share)


def play_game(game: str, players: Sequence[Player], of_interest: int, seed: int, opening: int = 0) -> Played:
    """Play a whole game; the dice follow from the seed and how many have fallen, whoever threw them.

    The first `opening` actions are random, and follow from the seed as well.
    """
    position, dice, seconds = GAMES[game].new(), random.Random(f"dice {seed}"), list[float]()
    minds = [random.Random(f"mind {seed} {side}") for side in SIDES]
    for _ in range(opening):
        position, _ = position.apply(dice.choice(position.legal_actions()))
    while position.turn != "over":
        if position.cast is not None:
            token = dice.choice(position.cast.throws)
        else:
            side, start = SIDES.index(position.turn), perf_counter()
            token = players[side](position, minds[side])
            if side == of_interest:
                seconds.append(perf_counter() - start)
        position, _ = position.apply(token)
    outcome = position.outcome()
    assert outcome is not None
    score = 0.5 if outcome.winner is None else float(outcome.winner == of_interest)
    return Played(score, tuple(seconds))


def play_pair(game: str, one: str, two: str, share: float, opening: int, seed: int) -> tuple[Played, Played]:
    """Play two games with the same dice, with the first player once on either side."""
    first, second = player_of(one, share), player_of(two, share)
    return (
        play_game(game, (first, second), 0, seed, opening),
        play_game(game, (second, first), 1, seed, opening),
    )


def play_match(game: str, one: str, two: str, chosen: argparse.Namespace) -> Match:
    """Play the games of a match, in two processes at once."""
    pairs: list[tuple[Played, Played]] = []
    with get_context("spawn").Pool(chosen.processes) as pool:
        pair = partial(play_pair, game, one, two, chosen.share, chosen.opening)
        for played in pool.imap_unordered(pair, range(chosen.seed, chosen.seed + chosen.games // 2)):
            pairs.append(played)
    scores = tuple(sum(game.score for game in pair) / 2 for pair in pairs)
    return Match(scores, tuple(second for pair in pairs for game in pair for second in game.seconds))


def elo(score: float) -> float:
    """The difference in Elo that such a score means."""
    kept = min(max(score, 0.001), 0.999)
    return 400 * log10(kept / (1 - kept))


def line_of(game: str, one: str, two: str, match: Match) -> str:
    """The result of a match, in one line."""
    score, margin = match.score, match.margin
    low, high = max(0.0, score - margin), min(1.0, score + margin)
    times = sorted(match.seconds)
    p99 = times[int(0.99 * (len(times) - 1))]
    mean = sum(times) / len(times)
    return (
        f"{game:11} {one:>7} - {two:7} {100 * score:5.1f} % ({100 * low:.1f} to {100 * high:.1f}) "
        f"in {2 * len(match.pairs):4} games, Elo {elo(score):+5.0f} ({elo(low):+.0f} to {elo(high):+.0f}), "
        f"{1000 * mean:6.1f} ms a move, p99 {1000 * p99:.0f}"
    )


def matches(chosen: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Every match that is to be played."""
    ladder = [tuple(chosen.match.split("-"))] if chosen.match else LADDER
    for game in chosen.game or GAMES:
        for one, two in ladder:
            yield game, one, two


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    known = f"random, greedy, plain, {', '.join(LEVELS)}, or the number of nodes of an expert"
    parser.add_argument("game", nargs="*", help=f"some of {', '.join(GAMES)}, or all")
    parser.add_argument("--match", help=f"only this one, such as expert-plain ({known})")
    parser.add_argument("--games", type=int, default=100, help="how many games a match has")
    parser.add_argument("--share", type=float, default=1.0, help="of the time that a level may think")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds of the games begin")
    parser.add_argument("--opening", type=int, default=0, help="how many actions are chosen by lot first")
    parser.add_argument("--processes", type=int, default=2, help="how many games are played at once")
    chosen = parser.parse_args()
    if unknown := set(chosen.game) - set(GAMES):
        parser.error(f"there is no game {min(unknown)}")
    for game, one, two in matches(chosen):
        match = play_match(game, one, two, chosen)
        print(line_of(game, one, two, match), flush=True)


if __name__ == "__main__":
    main()
