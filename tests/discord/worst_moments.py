"""The moments that leave Discord's limits the least room: most to choose from, or most has just happened.

`tests/discord/worst` keeps the worst of a thousand random games of each kind; `python -m
tests.discord.worst_moments` looks for them anew.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from engine import GAMES, Position, new_game, parse_position
from engine.log import Step, since_last_decision, take_step

FOLDER = Path(__file__).parent / "worst"
RANDOM_GAMES = 1000


class Moment(NamedTuple):
    """A decision to take, and what was done since the one before."""

    position: Position
    steps: tuple[Step, ...]


def read_worst(game: str) -> list[Moment]:
    """The moments of the file: in each line a position, and after a `|` what was done from there."""
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return [_read(game, line) for line in lines]


def find_worst(game: str, seeds: Iterable[int]) -> list[Moment]:
    """The worst in each respect of the random games of those seeds."""
    worst: dict[int, tuple[int, Moment]] = {}
    for moment in (moment for seed in seeds for moment in _decisions(game, seed)):
        for measure, size in enumerate(sizes(moment)):
            if measure not in worst or size > worst[measure][0]:
                worst[measure] = size, moment
    return [moment for _, moment in worst.values()]


def sizes(moment: Moment) -> tuple[int, ...]:
    """What can get too much: all there is to choose from, and in its parts; what has just happened."""
    actions = moment.position.legal_actions()
    movers = Counter(re.split("[x.-]", action, maxsplit=1)[0] for action in actions)
    return (
        len(actions),
        sum(action.startswith("land:") for action in actions),
        len(movers),
        max(movers.values()),
        max(map(len, actions)),
        sum(len(step.events) for step in moment.steps),
    )


def largest(moments: Iterable[Moment]) -> list[int]:
    """The worst in each respect."""
    return [max(each) for each in zip(*map(sizes, moments), strict=True)]


def _decisions(game: str, seed: int) -> Iterator[Moment]:
    """Every decision of a random game."""
    rng, position, steps = random.Random(seed), new_game(game), list[Step]()
    while position.turn != "over":
        token = rng.choice(position.cast.throws) if position.cast else position.automatic
        if token is None:
            yield Moment(position, since_last_decision(steps))
            token = rng.choice(position.legal_actions())
        steps.append(take_step(position, token))
        position = steps[-1].after


def _read(game: str, line: str) -> Moment:
    notation, _, tokens = line.partition("|")
    position, steps = parse_position(game, notation.strip()), list[Step]()
    for token in tokens.split():
        steps.append(take_step(position, token))
        position = steps[-1].after
    return Moment(position, tuple(steps))


def _write(moment: Moment) -> str:
    start = moment.steps[0].before if moment.steps else moment.position
    return " ".join([str(start), "|", *(step.token for step in moment.steps)]) + "\n"


if __name__ == "__main__":
    for game in GAMES:
        lines = dict.fromkeys(map(_write, find_worst(game, range(RANDOM_GAMES))))
        (FOLDER / f"{game}.txt").write_text("".join(lines), encoding="utf-8")
