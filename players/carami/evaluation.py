"""What a state of Carami is worth: the log odds of winning, from learned weights.

Each weight changes with the stage of the game; between the stages of the file it is interpolated. What
can be is added up beforehand or remembered, so that a value takes a few lookups.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from engine import Side
from engine.carami_board import board
from players.carami.features import (
    AT_HOME,
    BAND_SHIFT,
    CAMPS,
    GOAL_SHIFT,
    LINE,
    STAGES,
    Features,
    count_at_home,
    fold,
    goal_features,
    lead_features,
    points_on,
    stage_shares,
)
from players.carami.state import BAND, CHUNK, FILLS, HIGH, LOW, PLACES, RAMPS, TAKEN, WAYS, Chunks, State

UNIT: Final = 1000
"""The value that stands for 1 in log odds."""
Weights = Mapping[str, Sequence[float]]
"""What one of each feature adds to the log odds, in the ending, in the middle and in the opening."""

_BEYOND: Final = RAMPS | FILLS
_POINTS: Final = [points_on(line) for line in range(LINE + 1)]
_TAKEN_VALUE: Final = board().taken_value
_BAND_UP: Final = 16 - BAND_SHIFT
_IDLE_BITS: Final = 6
_COARSE: Final = 3
"""Weights are interpolated only for every third number of marbles at home; the others share them."""


class _Remembered(dict[int, int]):
    """Values that are worked out from their key when they are first asked for."""

    def __init__(self, work_out: Callable[[int], int]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> int:
        value = self[key] = self._work_out(key)
        return value


class _Stage(NamedTuple):
    """The weights of one stage, prepared for quick lookups."""

    places: tuple[Chunks, Chunks]
    """For each side, what its marbles are worth on their places."""
    goals: _Remembered
    leads: _Remembered
    steps: int
    turn: int


def _make_stage(weights: Weights, at_home: int) -> _Stage:
    shares = stage_shares(at_home)
    now = {name: sum(map(float.__mul__, shares, map(float, those))) for name, those in weights.items()}

    def add_up(found: Features) -> int:
        return round(UNIT * sum(now.get(name, 0.0) * count for name, count in found.items()))

    return _Stage(
        places=(_add_places(now, 0), _add_places(now, 1)),
        goals=_Remembered(lambda key: add_up(goal_features(key))),
        leads=_Remembered(lambda key: add_up(lead_features(key >> _IDLE_BITS, key & (1 << _IDLE_BITS) - 1))),
        steps=add_up({"steps": 1}),
        turn=add_up({"turn": 1}),
    )


def _add_places(now: Mapping[str, float], side: Side) -> Chunks:
    """The worth of a side's marbles on any set of places; those on its goal count nothing here."""
    chunks: list[list[int]] = []
    for shift in (0, CHUNK, HIGH):
        worth = [0]
        for number in range(shift, shift + CHUNK):
            place = 1 << number
            own = 0 if place & WAYS[side].goal else round(UNIT * now.get(fold(place, side), 0.0))
            worth += [others + own for others in worth]
        chunks.append(worth)
    return chunks[0], chunks[1], chunks[2]


class Evaluation:
    """Values states by weights, and turns the values of a search into chances to win."""

    def __init__(self, weights: Weights, scale: Sequence[float] = (1.0,) * STAGES) -> None:
        numbers = range(0, AT_HOME + _COARSE, _COARSE)
        stages = [_make_stage(weights, min(number, AT_HOME)) for number in numbers]
        self._scale = scale
        self._stages = [stages[(number + _COARSE // 2) // _COARSE] for number in range(AT_HOME + 1)]

    def chance(self, value: int, state: State) -> float:
        """The chance to win that belongs to the value of a search from that state."""
        shares = stage_shares(count_at_home(state))
        scale = sum(share * own for share, own in zip(shares, self._scale, strict=True))
        return 1 / (1 + exp(-scale * value / UNIT))

    def value(self, state: State) -> int:
        """The log odds of winning for the side on turn, in thousandths."""
        mine, theirs, stock, other, idle, side = state
        at_home = (mine & CAMPS[side]).bit_count() + (theirs & CAMPS[1 - side]).bit_count()
        places, goals, leads, steps, turn = self._stages[at_home]
        low, middle, high = places[side]
        their_low, their_middle, their_high = places[1 - side]
        up, down = GOAL_SHIFT[side], GOAL_SHIFT[1 - side]
        my_goal, my_home = mine >> up & LINE, mine >> down & LINE
        their_goal, their_home = theirs >> down & LINE, theirs >> up & LINE
        lead = _POINTS[my_goal] - _POINTS[their_goal] + _TAKEN_VALUE * ((stock >> TAKEN) - (other >> TAKEN))
        value = (
            low[mine & LOW]
            + middle[mine >> CHUNK & LOW]
            + high[mine >> HIGH]
            - their_low[theirs & LOW]
            - their_middle[theirs >> CHUNK & LOW]
            - their_high[theirs >> HIGH]
            + goals[my_goal | their_home << 5 | (stock & _BEYOND) << 10 | (mine & BAND) << _BAND_UP]
            - goals[their_goal | my_home << 5 | (other & _BEYOND) << 10 | (theirs & BAND) << _BAND_UP]
            + leads[(lead << _IDLE_BITS) + idle]
            + turn
        )
        free = PLACES & ~(mine | theirs)
        low, middle, high = WAYS[side].reach
        mine = (low[mine & LOW] | middle[mine >> CHUNK & LOW] | high[mine >> HIGH]) & free
        low, middle, high = WAYS[1 - side].reach
        theirs = (low[theirs & LOW] | middle[theirs >> CHUNK & LOW] | high[theirs >> HIGH]) & free
        return value + steps * (mine.bit_count() - theirs.bit_count())


@cache
def learned() -> Evaluation:
    """The evaluation with the weights that are shipped."""
    text = (files("data") / "players" / "carami.json").read_text(encoding="utf-8")
    return Evaluation(**json.loads(text))
