"""Positions of Carami as plain numbers, and the moves from one to the next.

The search looks at a hundred thousand positions for one decision. So a state is one flat tuple, seen by
the side on turn; sets of places are bits, as on the engine's board; and facts about a set of places are
looked up by eleven of its bits at a time.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine import A, B, Side
from engine.carami import Carami
from engine.carami_board import Bits, Camp, board

State = tuple[Bits, Bits, int, int, int, int]
"""My marbles, theirs, my stock, theirs, idle moves, and the turn, where "me" is the side on turn.

When the game is over, "me" is the side that moved last, and the turn is `OVER` + that side.
"""
MY_STOCK: Final = 2
THEIR_STOCK: Final = 3
IDLE: Final = 4
TURN: Final = 5
OVER: Final = 2

RAMPS: Final = 0b1111
"""The bits of the ramps in a stock: what a side has beside the board. Above them: fills, marbles taken."""
ONE_FILL: Final = 1 << 4
FILLS: Final = 0b11 << 4
TAKEN: Final = 6
"""By how many bits the number of marbles taken is shifted in a stock."""

CHUNK: Final = 11
LOW: Final = (1 << CHUNK) - 1
HIGH: Final = 2 * CHUNK

PLACES: Final = board().places
IDLE_MOVES: Final = board().idle_moves
BAND: Final = sum(board().band)
BAND_OUTER: Final = board().band[0] | board().band[-1]
LAST_FILL: Final = len(board().fills) * ONE_FILL
RAMPS_OF_FILL: Final = {
    number * ONE_FILL: 1 << left | 1 << right for number, (left, right) in enumerate(board().fills)
}

ROW: Final[Mapping[Bits, int]] = {place: row for row, places in enumerate(board().rows) for place in places}

Chunks = tuple[list[Bits], list[Bits], list[Bits]]
"""A fact about any set of places, looked up by its lowest eleven bits, by the next eleven and by the rest."""
Jumps = tuple[tuple[Bits, tuple[tuple[Bits, Bits], ...]], ...]
"""For each direction its first place, and the lines that could be jumped with the place behind each."""
Jumped = dict[tuple[Bits, Bits], None]
"""Where jumps end, with all that was jumped on the way there, in the order in which they were found."""


class Way(NamedTuple):
    """How one side moves over the board."""

    goal: Bits
    home: Bits
    """Its own back line, where marbles step sideways."""
    before_goal: Bits
    """The places from where a step leads to the goal."""
    ends: Mapping[Bits, Bits]
    """Where the steps from each place end."""
    jumps: Mapping[Bits, Jumps]
    exits: tuple[tuple[Bits, Bits], ...]
    """Each ramp and the place it faces."""
    reach: Chunks
    """Where the steps of these marbles end."""
    beside: Chunks
    """From where these marbles could be jumped first."""


def each(places: Bits) -> Iterator[Bits]:
    """The places of a set, one by one."""
    while places:
        lowest = places & -places
        yield lowest
        places ^= lowest


def _unite(of: Mapping[Bits, Bits]) -> Chunks:
    """For any set of places, the union of what `of` has for each of them."""
    chunks: list[list[Bits]] = []
    for shift in (0, CHUNK, HIGH):
        union = [0]
        for number in range(shift, shift + CHUNK):
            own = of.get(1 << number, 0)
            union += [others | own for others in union]
        chunks.append(union)
    return chunks[0], chunks[1], chunks[2]


def _way(camp: Camp, home: Bits) -> Way:
    outlooks = camp.outlooks
    ends = {place: outlook.ends for place, outlook in outlooks.items()}
    beside = {
        near: sum(place for place, outlook in outlooks.items() if outlook.near & near) for near in outlooks
    }
    jumps = {
        place: tuple(
            (first, tuple((leap.line, leap.end) for leap in leaps)) for first, leaps in outlook.leaps
        )
        for place, outlook in outlooks.items()
    }
    return Way(
        goal=camp.goal,
        home=home,
        before_goal=sum(place for place in ends if ends[place] & camp.goal),
        ends=ends,
        jumps=jumps,
        exits=tuple((ramp, end) for ramp, end, _ in camp.exits),
        reach=_unite(ends),
        beside=_unite(beside),
    )


WAYS: Final = (
    _way(board().camps[A], sum(board().rows[0])),
    _way(board().camps[B], sum(board().rows[-1])),
)


def state_of(position: Carami) -> State:
    """The position as plain numbers, seen by the side on turn, or by A if it is over."""
    side = A if position.mover is None else position.mover
    mine, theirs = position.marbles[side], position.marbles[1 - side]
    stock, other = (
        position.ramps[one] + position.fills[one] * ONE_FILL + (position.taken[one] << TAKEN)
        for one in (side, 1 - side)
    )
    return mine, theirs, stock, other, position.idle, side + OVER if position.mover is None else side


def loud_children(state: State) -> list[State]:
    """The states after each move that takes marbles or reaches the other's back line."""
    mine, theirs, stock, other, _, side = state
    way, free = WAYS[side], PLACES & ~(mine | theirs)
    found = []
    if stock & RAMPS:
        for ramp, end in way.exits:
            if stock & ramp and free & end:
                found.append(_after(side, mine | end, theirs, stock ^ ramp, other, 0, end))
    if free & way.goal and mine & way.before_goal:
        for place in each(mine & way.before_goal):
            for end in each(way.ends[place] & way.goal & free):
                found.append(_after(side, mine ^ place | end, theirs, stock, other, 0, end))
    for place, end, jumped in _jumps(way, mine, theirs, free):
        count = jumped.bit_count()
        if count > 1:
            moved, more = mine ^ place | end, stock + (count << TAKEN)
            found.append(_after(side, moved, theirs ^ jumped, more, other, 0, end))
        elif end & way.goal:
            found.append(_after(side, mine ^ place | end, theirs, stock, other, 0, end))
    return found


def _jumps(way: Way, mine: Bits, theirs: Bits, free: Bits) -> list[tuple[Bits, Bits, Bits]]:
    """Where marbles jump from, where to, and all that they jump on the way."""
    low, middle, high = way.beside
    jumpers = mine & (low[theirs & LOW] | middle[theirs >> CHUNK & LOW] | high[theirs >> HIGH])
    found = []
    while jumpers:
        place = jumpers & -jumpers
        jumpers ^= place
        jumped: Jumped = {}
        _jump_on(way.jumps, place, 0, theirs, free, jumped)
        found += [(place, end, over) for end, over in jumped]
    return found


def _jump_on(
    jumps: Mapping[Bits, Jumps], place: Bits, over: Bits, theirs: Bits, free: Bits, found: Jumped
) -> None:
    """Add to `found` where a marble that has already jumped `over` can jump on to from `place`."""
    for first, leaps in jumps[place]:
        if first & theirs:
            for line, end in leaps:
                if end & free and theirs & line == line and (end, over | line) not in found:
                    found[end, over | line] = None
                    _jump_on(jumps, end, over | line, theirs & ~line, free, found)


def quiet_children(state: State) -> list[State]:
    """The states after each move that is not loud, marbles in front first."""
    mine, theirs, stock, other, idle, side = state
    way = WAYS[side]
    free, home, ends = PLACES & ~(mine | theirs), way.home, way.ends
    low, middle, high = way.beside
    jumpers = low[theirs & LOW] | middle[theirs >> CHUNK & LOW] | high[theirs >> HIGH]
    open_to = free & ~way.goal
    found = []
    marbles = mine & ~way.goal
    while marbles:
        place = 1 << marbles.bit_length() - 1 if side == A else marbles & -marbles
        marbles ^= place
        left = mine ^ place
        steps = ends[place] & open_to
        while steps:
            end = steps & -steps
            steps ^= end
            idled = idle + 1 if end & home else 0
            found.append(_after(side, left | end, theirs, stock, other, idled, end))
        if place & jumpers:
            for first, leaps in way.jumps[place]:
                end = leaps[0][1]
                if first & theirs and end & open_to:
                    idled = idle + 1 if ROW[place] == ROW[end] else 0
                    found.append(_after(side, left | end, theirs, stock, other, idled, end))
    return found


def _after(side: Side, mine: Bits, theirs: Bits, stock: int, other: int, idle: int, end: Bits) -> State:
    """The state when a move of that side has ended there: the band, the back line, and who is on turn."""
    if end & BAND and mine & BAND == BAND and stock & FILLS < LAST_FILL:
        mine ^= BAND_OUTER
        stock = stock + ONE_FILL | RAMPS_OF_FILL[stock & FILLS]
    goal = WAYS[side].goal
    if end & goal:
        if mine & goal != goal:
            if can_move(side, mine, theirs, stock):
                return mine, theirs, stock, other, idle, side
            if can_move(1 - side, theirs, mine, other):
                return theirs, mine, other, stock, idle, 1 - side
    elif idle < IDLE_MOVES:
        if can_move(1 - side, theirs, mine, other):
            return theirs, mine, other, stock, idle, 1 - side
        if can_move(side, mine, theirs, stock):
            return mine, theirs, stock, other, idle, side
    return mine, theirs, stock, other, idle, OVER + side


def can_move(side: Side, mine: Bits, theirs: Bits, stock: int) -> bool:
    """Whether the side could move if it were on turn."""
    way, free = WAYS[side], PLACES & ~(mine | theirs)
    low, middle, high = way.reach
    if (low[mine & LOW] | middle[mine >> CHUNK & LOW] | high[mine >> HIGH]) & free:
        return True
    if any(stock & ramp and free & end for ramp, end in way.exits):
        return True
    return bool(_jumps(way, mine, theirs, free))
