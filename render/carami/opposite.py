"""Carami as B sees it: with the table turned round, B's camp is below.

What is drawn is a position in which the sides have changed places, with their colours changed as well.
"""

import re

from engine.carami import Carami
from engine.carami_board import Bits, Pair, board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
    PlaysAgain,
)
from render.kit.picture import Subject
from render.kit.plates import opposite_ending

PLACE = re.compile("r?[a-e][1-7]?")


def opposite(subject: Subject[Carami]) -> Subject[Carami]:
    """The subject with the table turned round."""
    return subject._replace(
        position=opposite_position(subject.position),
        hints=tuple(PLACE.sub(lambda place: opposite_place(place[0]), hint) for hint in subject.hints),
        events=tuple(map(opposite_event, subject.events)),
        moves=tuple(tuple(map(opposite_event, events)) for events in subject.moves),
        before=None,  # nothing is drawn of it
        stopped=opposite_ending(subject.stopped),
        names=subject.names and subject.names[::-1],
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
    """The name of a place or ramp on the turned board."""
    column = "abcde"["edcba".index(name[1] if name[0] == "r" else name[0])]
    return f"r{column}" if name[0] == "r" else f"{column}{8 - int(name[1])}"


def opposite_event(event: Event) -> Event:
    """An event as it is on the turned board; the end of the game is read from the position instead."""
    match event:
        case MarbleStepped(side, start, end, how):
            return MarbleStepped(1 - side, opposite_place(start), opposite_place(end), how)
        case MarbleJumped(side, path, over):
            return MarbleJumped(1 - side, _opposites(path), tuple(map(_opposites, over)))
        case MarblesTaken(side, places):
            return MarblesTaken(1 - side, _opposites(places))
        case BandFilled(side, fill, moves):
            ways = tuple((opposite_place(start), opposite_place(end)) for start, end in moves)
            return BandFilled(1 - side, fill, ways)
        case BackLineReached(side, place, value):
            return BackLineReached(1 - side, opposite_place(place), value)
        case PlaysAgain(side) | PassedOver(side):
            return type(event)(1 - side)
    return event


def _opposites(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(opposite_place, places))


def _exchanged(pair: Pair) -> Pair:
    return pair[1], pair[0]


def _turned(marbles: Bits) -> Bits:
    bits = board().bits
    return sum(bits[opposite_place(name)] for name, bit in bits.items() if bit & marbles)


def _turned_ramps(ramps: Bits) -> Bits:
    names = board().ramps
    return sum(1 << names.index(opposite_place(name)) for at, name in enumerate(names) if ramps >> at & 1)
