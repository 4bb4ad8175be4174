"""Carami as B sits at it: with the table turned round, B's camp is below.

What is drawn then is a position in which the sides have changed places, in colours that have so, too.
"""

import re

from engine.carami import Carami
from engine.carami_board import Bits, Pair, board
from render.kit.picture import Subject

PLACE = re.compile("r?[a-e][1-7]?")


def opposite(subject: Subject[Carami]) -> Subject[Carami]:
    """The subject with the table turned round, and without what has happened."""
    hints = tuple(PLACE.sub(lambda place: opposite_place(place[0]), hint) for hint in subject.hints)
    return subject._replace(
        position=opposite_position(subject.position), hints=hints, events=(), moves=(), before=None
    )


def opposite_position(position: Carami) -> Carami:
    """The position with the sides in each other's place."""
    marbles, ramps, fills, taken, idle, mover = position
    return Carami(
        _exchanged((_turned(marbles[0]), _turned(marbles[1]))),
        _exchanged((_turned_ramps(ramps[0]), _turned_ramps(ramps[1]))),
        _exchanged(fills),
        _exchanged(taken),
        idle,
        None if mover is None else 1 - mover,
    )


def opposite_place(name: str) -> str:
    """Where a place or ramp is then."""
    column = "abcde"["edcba".index(name[1] if name[0] == "r" else name[0])]
    return f"r{column}" if name[0] == "r" else f"{column}{8 - int(name[1])}"


def _exchanged(pair: Pair) -> Pair:
    return pair[1], pair[0]


def _turned(marbles: Bits) -> Bits:
    bits = board().bits
    return sum(bits[opposite_place(name)] for name, bit in bits.items() if bit & marbles)


def _turned_ramps(ramps: Bits) -> Bits:
    names = board().ramps
    return sum(1 << names.index(opposite_place(name)) for at, name in enumerate(names) if ramps >> at & 1)
