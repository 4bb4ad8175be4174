"""The mind of Boulomania and La Pétanque aux dés."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from time import monotonic
from typing import Final

import numpy as np

from engine import A
from engine.boules import Boules
from players.boules.knowledge import Knowledge, read_knowledge
from players.boules.lookahead import Deeper, Foresight, LastExact, look_ahead
from players.boules.match import Chances, Match, Need, match_of
from players.boules.states import join
from players.effort import Effort

MOST_KEPT: Final = 4_000
"""How many positions are remembered."""
AT_ONCE: Final = 32
"""How many positions are looked at together; more would take as long for each, and more memory."""
DIGITS: Final = 6
"""Chances are rounded to so many digits to be compared: the order of a sum changes the last ones."""
EXACT_DIGITS: Final = 12
"""Chances are told to so many digits: the others are errors of sums, by which certainty would be missed."""
DEEP_NODES: Final = 100_000
"""From this effort on it looks two balls ahead ..."""
DEEP_SECONDS: Final = 0.3
"""... if at least so much time is left."""
DEEP_GAMES: Final = frozenset({"boulomania"})
"""The games in which looking at a second ball makes a difference and does not take too long."""


class BoulesMind:
    """Looks a ball or two ahead and judges what can come of them by what has been learned.

    Chances are remembered: that saves time, and gives the same position the same chance to the last digit.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[Boules, bool], dict[str, float]] = {}
        self._starts: dict[tuple[Boules, bool], float] = {}

    def choose(self, position: Boules, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn."""
        judged = {action: round(chance, DIGITS) for action, chance in self.judge(position, effort).items()}
        most = max(judged.values())
        return rng.choice([action for action, chance in judged.items() if chance == most])

    def judge(self, position: Boules, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        deep = _is_deep(position, effort)
        self._look_at(position, deep)
        if position.stage == "play":
            return self._kept[position, deep]
        after = {action: position.apply(action)[0] for action in position.legal_actions()}
        return {action: _of(position.side, self._chance(here, deep)) for action, here in after.items()}

    def compare(self, position: Boules, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
        """The same for those actions alone; that takes as long as all of them."""
        judged = self.judge(position, effort)
        return {action: judged[action] for action in actions}

    def chance(self, position: Boules, effort: Effort) -> float:
        """The chance of A to win: the mean of what can fall, or that of the best action."""
        deep = _is_deep(position, effort)
        self._look_at(position, deep)
        return self._chance(position, deep)

    def is_quiet(self, position: Boules, action: str) -> bool:
        """Whether it shoots at anything but the nearest ball, or takes a landing other than the first."""
        if action.startswith("shoot:"):
            lying = position.measure(position.ground)
            return not lying or action != f"shoot:{lying[0].place}"
        return action.startswith("land:") and action != position.legal_actions()[0]

    def _chance(self, position: Boules, deep: bool) -> float:
        if position.stage == "play":
            return _of(position.side, max(self._kept[position, deep].values()))
        if position.stage == "over":
            return float(position.side == A)
        if position.cast is not None:
            return _mean((chance, self._chance(after, deep)) for chance, after in _rolled(position))
        if position.stage == "jack":
            return self._chance_at_start(position, deep)
        judged = [self._chance(position.apply(action)[0], deep) for action in position.legal_actions()]
        return max(judged) if position.side == A else min(judged)

    def _chance_at_start(self, position: Boules, deep: bool) -> float:
        """The chance of A when an end begins; remembered, because many balls lead to the same one."""
        if (position, deep) not in self._starts:
            self._starts[position, deep] = self._chance(position.apply("jack")[0], deep)
        return self._starts[position, deep]

    def _look_at(self, position: Boules, deep: bool) -> None:
        """Judge all balls that can be played next, at once."""
        if len(self._kept) + len(self._starts) > MOST_KEPT:
            self._kept.clear()
            self._starts.clear()
        known = {start for start, how in self._starts if how == deep}
        ahead = dict.fromkeys(_next_balls(position, known))
        new = [ball for ball in ahead if (ball, deep) not in self._kept]
        for start in range(0, len(new), AT_ONCE):
            balls = new[start : start + AT_ONCE]
            foresight = _foresight_of(position.name, deep)
            for ball, judged in zip(balls, _judge_balls(balls, foresight), strict=True):
                self._kept[ball, deep] = judged


def _is_deep(position: Boules, effort: Effort) -> bool:
    in_time = effort.until is None or effort.until - monotonic() > DEEP_SECONDS
    return in_time and effort.nodes >= DEEP_NODES and position.name in DEEP_GAMES


def _of(side: int, chance: float) -> float:
    """The chance of A from that of a side, or the other way round."""
    return chance if side == A else 1 - chance


def _mean(chances: Iterable[tuple[float, float]]) -> float:
    """The mean of values, weighted by how likely each is; given as pairs of weight and value."""
    likely, values = zip(*chances, strict=True)
    return _told(np.dot(likely, values) / sum(likely))


def _told(chance: float) -> float:
    """The chance without errors of rounding: what is certain is 1 or 0."""
    return min(max(round(float(chance), EXACT_DIGITS), 0.0), 1.0)


def _rolled(position: Boules) -> list[tuple[float, Boules]]:
    """The positions after each roll, with its chance; rolls that only lead to rolling again are left out."""
    rolled = ((float(chance), position.apply(roll)[0]) for roll, chance in position.chance_outcomes().items())
    return [(chance, after) for chance, after in rolled if after != position]


def _next_balls(position: Boules, known: Set[Boules]) -> Iterator[Boules]:
    """The positions in which a ball is played next, whatever falls before; none that follow `known` ones."""
    if position.stage == "play":
        yield position
    if position.stage == "play" or position in known:
        return
    tokens = position.chance_outcomes() or position.legal_actions()
    for after in dict.fromkeys(position.apply(token)[0] for token in tokens):
        if after != position:
            yield from _next_balls(after, known)


def judge_farther(position: Boules) -> Mapping[str, float]:
    """The chance to win with each way to play a ball, looked at one ball farther than any player does."""
    return _judge_balls([position], Deeper(_foresight_of(position.name, deep=True)))[0]


def _judge_balls(positions: Sequence[Boules], foresight: Foresight) -> list[dict[str, float]]:
    """The chance to win with each legal action, for positions of one game."""
    states = join([foresight.ground.encode(position) for position in positions])
    actions = look_ahead(foresight, states, np.stack([_worth(position) for position in positions])).actions
    columns = foresight.ground.columns
    return [
        {action: _told(row[columns[action]]) for action in position.legal_actions()}
        for position, row in zip(positions, actions, strict=True)
    ]


def _worth(position: Boules) -> Chances:
    """The chance to win after each result of the end, for the side whose ball it is."""
    side, (points, starter, target, balls) = position.side, position.match
    need = Need(target - points[side], target - points[1 - side])
    return _match(position.name, balls, target).worth(need, starts=starter == side)


@cache
def _foresight_of(game: str, deep: bool) -> Foresight:
    networks = _knowledge_of(game).networks
    if game not in DEEP_GAMES:
        return networks
    return Deeper(networks) if deep else LastExact(networks)


@cache
def _match(game: str, balls: int, target: int) -> Match:
    return match_of(_knowledge_of(game).results[balls], target)


@cache
def _knowledge_of(game: str) -> Knowledge:
    return read_knowledge(game)


MIND = BoulesMind()
