"""What a position of the two dice pétanques is worth."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import pow

from engine import A, B, Cast, Side, boulomania, petanque
from engine.boules import Boules
from engine.dice import THREE_DICE, TWO_DICE

PER_BALL = 0.5
"""The chance that a ball adds a point when the other side has none left."""
OPEN = 0.9
"""The chance to hold the point with the next ball when nobody does."""
SHOT = 0.3
"""The chance that a shot takes away the ball that holds the point."""
CLOSER = 0.5
"""A ball that gets nearer leaves about half of the room to get nearer still."""
STEEPNESS = 1.5
"""The power by which points needed count: above 1, the side ahead wins more than in proportion."""


def value_boules(position: Boules, side: Side) -> float:
    """The chance to win the game, roughly, stretched to go from -1 to 1.

    Between ends it follows from the points that each side still needs. During an end, the balls in
    hand are imagined to race for the point from what lies there now. A jack that is shot out needs
    no thought of its own: the end is over, and its points are counted.
    """
    target, points = position.match.target, position.match.points
    needed = (target - points[A], target - points[B])
    if not position.ground.jack:
        return 2 * _winning(needed[side], needed[1 - side]) - 1
    tally = position.tally(position.ground)
    if tally.winner is None:
        holder, held, reach = 1 - position.side, 0, OPEN
    else:
        holder, held = tally.winner, len(tally.scoring)
        reach = _REACH[position.name](position.ground.jack, tally.scoring[0].distance)
    left, other = position.left, 1 - holder
    chance = 2 * _race(needed[holder], needed[other], held, left[holder], left[other], reach) - 1
    return chance if holder == side else -chance


@lru_cache(maxsize=1 << 16)
def _race(needed: int, needed_there: int, held: int, left: int, left_there: int, reach: float) -> float:
    """The chance to win for the side that holds the point, `held` times, as the end goes on.

    The other side plays, pointing or shooting, whichever is better, until it holds the point itself.
    Then the first has to get nearer, which has become harder. The side with the last balls adds some
    more points to what it holds.
    """
    if left == left_there == 0:
        return _winning(needed - held, needed_there)
    if left_there == 0:
        added, none = (_race(needed, needed_there, held + more, left - 1, 0, reach) for more in (1, 0))
        return PER_BALL * added + (1 - PER_BALL) * none
    kept = _race(needed, needed_there, held, left, left_there - 1, reach)
    lost = 1 - _race(needed_there, needed, 1, left_there - 1, left, reach * CLOSER)
    pointed = reach * lost + (1 - reach) * kept
    hit = _race(needed, needed_there, held - 1, left, left_there - 1, reach) if held > 1 else lost
    return min(pointed, SHOT * hit + (1 - SHOT) * kept)


def _winning(needed: int, needed_there: int) -> float:
    """The chance to win for a side that needs `needed` points when the other needs `needed_there`."""
    mine, theirs = pow(max(0, needed), STEEPNESS), pow(max(0, needed_there), STEEPNESS)
    return theirs / (mine + theirs)


@cache
def _reach_by_pits(jack: int, distance: int) -> float:
    """The chance to point nearer than that with two or three dice, whichever is better."""
    distances = boulomania.board().distance[jack]
    near = {pit for pit, far in distances.items() if far < distance and pit != jack}
    return max(_chance_to_hit(near, cast) for cast in (TWO_DICE, THREE_DICE))


def _chance_to_hit(pits: set[int], cast: Cast) -> float:
    """The chance that the sum of the dice, or a pair of two, leads to one of the pits."""
    by_sum, hits = pits & boulomania.board().ahead.keys(), 0.0
    for roll, chance in cast.outcomes.items():
        pair = int(roll[0]) if cast.dice == 2 and roll[0] == roll[1] else None
        if sum(map(int, roll)) in by_sum or pair in pits:
            hits += float(chance)
    return hits


@cache
def _reach_by_cells(jack: str, distance: int) -> float:
    """The chance to point nearer than that: every cell is equally likely."""
    board = petanque.board()
    return sum(board.distance[jack][f"A{cell}"] < distance for cell in board.cells) / len(board.cells)


_REACH: Mapping[str, Callable[..., float]] = {
    boulomania.Boulomania.name: _reach_by_pits,
    petanque.Petanque.name: _reach_by_cells,
}
