"""What a position of Carami is worth."""

from engine import A, Side
from engine.carami import Carami
from engine.carami_board import board

SPARE = 0.1
"""What each row that a marble still has before it is worth, in points."""
RAMP_OPEN, RAMP_BLOCKED = 0.9, 0.5
"""What a marble on a ramp is worth, as a share of the place it faces."""
NEXT = 0.8
"""The share of what the side on turn can score with its next move that counts as scored."""
EVERYTHING = 150
"""More points than either side is ever ahead by, prospects and all."""


def value_carami(position: Carami, side: Side) -> float:
    """The difference in points and prospects, and what the side on turn can score with one move.

    A marble on a ramp is as good as on the place it faces if that is free, for going there gives another
    move. Rows still to go count for a marble, not against it: nobody may pass, nothing goes backward,
    and a side that runs out of other moves must open its back line or leave marbles to be taken. The next
    score is counted so that marbles are not left to be taken by oversight.
    """
    lead = _prospects(position, side) - _prospects(position, 1 - side)
    gain = NEXT * _next_gain(position)
    return (lead + gain if position.mover == side else lead - gain) / EVERYTHING


def _prospects(position: Carami, side: Side) -> float:
    taken = position.marbles[0] | position.marbles[1]
    worth = float(position.score()[side])
    for ramp, end, _ in board().camps[side].exits:
        if position.ramps[side] & ramp:
            worth += board().values[end] * (RAMP_BLOCKED if taken & end else RAMP_OPEN)
    rows = board().rows if side == A else board().rows[::-1]
    for gone, row in enumerate(rows):
        to_go = len(rows) - 1 - gone
        worth += SPARE * to_go * (position.marbles[side] & sum(row)).bit_count()
    return worth


def _next_gain(position: Carami) -> int:
    """The most points that the side on turn can score with its next move."""
    side = position.mover
    assert side is not None
    goal = {name for place, name in board().names.items() if place & board().camps[side].goal}
    now = position.score()[side]
    scoring = (action for action in position.legal_actions() if "x" in action or action[-2:] in goal)
    return max((position.apply(action)[0].score()[side] - now for action in scoring), default=0)
