"""Carami in words: what happened, and what can be done."""

from collections.abc import Iterable, Sequence

from engine.carami import Carami, taken_by
from engine.carami_board import board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
)
from words import any_game
from words.descriptions.carami import effect_of, word_effect
from words.descriptions.voice import Listener, Voice
from words.people import People
from words.places import word_place
from words.surprises import because
from words.texts import Say

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case MarbleStepped(side, start, end, "ramp"):
                ramp = word_place(start, say, "of")
                yield say("event-rolled-down", name=people.names[side], ramp=ramp, end=end)
            case MarbleStepped(side, start, end):
                yield say("event-stepped", name=people.names[side], start=start, end=end)
            case MarbleJumped():
                yield from _tell_jump(event, people, say)
            case MarblesTaken():
                yield from _tell_taken(event, people, say)
            case BandFilled(side, _, moves):
                ramps = ", ".join(word_place(ramp, say) for _, ramp in moves)
                rule = because(event, say)
                yield say("event-band-filled", name=people.names[side], because=rule, ramps=ramps)
            case BackLineReached(_, place, value):
                yield say("event-back-line", place=place, points=value)
            case _:
                yield from any_game.tell_event(event, people, say)


def _tell_taken(event: MarblesTaken, people: People, say: Say) -> Iterable[str]:
    """What taken marbles bring to their taker, and what they cost the other if they had arrived."""
    name, count = people.names[1 - event.side], len(event.places)
    yield say("event-taken", name=name, count=count, points=board().taken_value * count)
    if lost := points_lost(event):
        yield say("event-taken-arrived", name=name, points=lost)


def points_lost(event: MarblesTaken) -> int:
    """The points that taken marbles had counted on the back line."""
    arrived = board().camps[1 - event.side].goal
    bits = [board().bits[place] for place in event.places]
    return sum(board().values[bit] for bit in bits if bit & arrived)


def _tell_jump(event: MarbleJumped, people: People, say: Say) -> Iterable[str]:
    start, *landings = event.path
    yield say("event-jumped", name=people.names[event.side], start=start, path=_arrows(landings))
    if rule := because(event, say):
        yield say("event-jump-rule", because=rule)


# What can be done


def label(position: Carami, action: str, say: Say) -> str:
    """A move as a menu says it."""
    if "x" not in action:
        start, end = action.split("-")
        return say("move-step", start=word_place(start, say), end=end)
    start, *landings = action.split("x")
    count = len(taken_by(position, action))
    if count:
        return say("move-take", start=start, path=_arrows(landings), count=count)
    return say("move-jump", start=start, path=_arrows(landings))


def brings(position: Carami, action: str, say: Say) -> str:
    """What a move brings to the side that makes it, and how it goes on; what it takes is in its label."""
    effect = effect_of(position, action)._replace(taken=())
    return ", ".join(word_effect(effect, Voice(say, Listener(position.mover))))


def warns(position: Carami, say: Say) -> str:
    """The warning that the game will soon be over without progress; "" until half of the moves are gone."""
    idle, most = position.idle, board().idle_moves
    if position.mover is None or 2 * idle < most:
        return ""
    return say("carami-board-idle", idle=idle, left=most - idle)


def _arrows(landings: Iterable[str]) -> str:
    return " → ".join(landings)
