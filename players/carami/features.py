"""What counts in Carami: a state in features, each of them a number with a name.

Most are what the side on turn has of something, less what the other has. Places are named as A would
name them, and left is as good as right: B's marbles on b6 and d6 are on `b2`.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Final

from engine import A, Side
from engine.carami_board import Bits, board
from players.carami.state import (
    CHUNK,
    FILLS,
    HIGH,
    IDLE_MOVES,
    LAST_FILL,
    LOW,
    ONE_FILL,
    PLACES,
    RAMPS,
    TAKEN,
    WAYS,
    State,
    each,
)

Features = Mapping[str, float]

STAGES: Final = 3
"""The stages of a game: the ending, the middle and the opening."""
AT_HOME: Final = 2 * board().marbles
"""How many marbles are in their own camps when a game begins."""
CAMPS: Final = board().start
COLUMNS: Final = len(board().rows[0])
LINE: Final = (1 << COLUMNS) - 1
"""The bits of a back line, shifted to the lowest."""
GOAL_SHIFT: Final = (len(board().names) - COLUMNS, 0)
"""How far the goal of each side is shifted up."""
BAND_SHIFT: Final = board().band[0].bit_length() - 1
BAND_BITS: Final = (1 << len(board().band)) - 1
_VALUES: Final = tuple(board().values[place] for place in board().rows[0])
_RAMP_OF_COLUMN: Final = {end.bit_length() - 1: ramp for ramp, end in WAYS[1].exits}
_FILL_OF_RAMP: Final = {1 << ramp: fill for fill, ramps in enumerate(board().fills) for ramp in ramps}
_LEAD: Final = 30
"""In points; to be ahead by more counts no more."""


def fold(place: Bits, side: Side) -> str:
    """The name of a place as that side sees it; places of the right half are named like those of the left."""
    name = board().names[place]
    column, row = name[0], int(name[1:])
    number = row if side == A else len(board().rows) + 1 - row
    return f"{min(column, chr(ord('a') + ord('e') - ord(column)))}{number}"


def count_at_home(state: State) -> int:
    """How many marbles are still in their own camps: from `AT_HOME` down to 0 while a game goes on."""
    mine, theirs, side = state[0], state[1], state[5] & 1
    return (mine & CAMPS[side]).bit_count() + (theirs & CAMPS[1 - side]).bit_count()


def stage_shares(at_home: int) -> list[float]:
    """How much each stage counts; the sum is 1."""
    when = at_home / AT_HOME * (STAGES - 1)
    return [max(0.0, 1 - abs(when - stage)) for stage in range(STAGES)]


def points_on(line: int) -> int:
    """The points of marbles on a back line."""
    return sum(value for column, value in enumerate(_VALUES) if line >> column & 1)


def goal_key(side: Side, mine: Bits, theirs: Bits, stock: int) -> int:
    """What `goal_features` reads, as one number: marbles on the goal, the side's ramps, fills and band."""
    shift = GOAL_SHIFT[side]
    line = mine >> shift & LINE | (theirs >> shift & LINE) << 5
    return line | (stock & (RAMPS | FILLS)) << 10 | (mine >> BAND_SHIFT & BAND_BITS) << 16


def goal_features(key: int) -> Features:
    """The features of a side's way to points: the places of its goal, the ramps to them, the band."""
    found: Counter[str] = Counter()
    mine, theirs, stock, band = key & LINE, key >> 5 & LINE, key >> 10 & (RAMPS | FILLS), key >> 16
    for column, value in enumerate(_VALUES):
        who = "mine" if mine >> column & 1 else "theirs" if theirs >> column & 1 else "free"
        found[f"goal {value} {who} {_ramp(column, stock)}".strip()] += 1
    fills = stock // ONE_FILL
    found[f"fills {fills}"] += 1
    if band and stock < LAST_FILL:
        found[f"band {band.bit_count()} after {fills} fills"] += 1
    sideways = (theirs << 1 | theirs >> 1) & LINE & ~(mine | theirs)
    found["waits"] -= bool(sideways)
    return found


def _ramp(column: int, stock: int) -> str:
    """Whether a marble waits on the ramp to that column, can still get there, or cannot; "" for no ramp."""
    ramp = _RAMP_OF_COLUMN.get(column)
    if ramp is None:
        return ""
    if stock & ramp:
        return "waiting"
    return "to come" if _FILL_OF_RAMP[ramp] >= stock // ONE_FILL else "gone"


def lead_features(lead: int, idle: int) -> Features:
    """The features of the points so far and of the moves without progress, which weigh on each other."""
    sign = (lead > 0) - (lead < 0)
    waited = idle / IDLE_MOVES
    return {
        "ahead": sign,
        "lead": max(-_LEAD, min(lead, _LEAD)) / _LEAD,
        "ahead, long idle": sign * waited**4,
    }


def count_steps(side: Side, mine: Bits, free: Bits) -> int:
    """The number of free places to which the side could step."""
    low, middle, high = WAYS[side].reach
    return ((low[mine & LOW] | middle[mine >> CHUNK & LOW] | high[mine >> HIGH]) & free).bit_count()


def features(state: State) -> Features:
    """All features of a state in which somebody is to move."""
    mine, theirs, stock, other, idle, side = state
    found: dict[str, float] = defaultdict(float, turn=1)
    free = PLACES & ~(mine | theirs)
    for one, marbles, others, own, sign in (
        (side, mine, theirs, stock, 1),
        (1 - side, theirs, mine, other, -1),
    ):
        for place in each(marbles & ~WAYS[one].goal):
            found[fold(place, one)] += sign
        for name, count in goal_features(goal_key(one, marbles, others, own)).items():
            found[name] += sign * count
        found["steps"] += sign * count_steps(one, marbles, free)
    found.update(lead_features(lead_of(state), idle))
    return found


def lead_of(state: State) -> int:
    """The points of the side that sees the state, less those of the other."""
    mine, theirs, stock, other, _, turn = state
    shift, shift_theirs = GOAL_SHIFT[turn & 1], GOAL_SHIFT[1 - turn & 1]
    taken = (stock >> TAKEN) - (other >> TAKEN)
    return (
        points_on(mine >> shift & LINE)
        - points_on(theirs >> shift_theirs & LINE)
        + board().taken_value * taken
    )
