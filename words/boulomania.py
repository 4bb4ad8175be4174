"""Boulomania in words: what happened, and what can be done."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.boulomania import Boulomania
from engine.events import BallLost, Event, JackBlocked, JackMoved, Rolled, ShotGrazed, WayOpen
from words import any_game, boules
from words.people import People
from words.places import word_place
from words.surprises import because
from words.texts import Say

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case WayOpen(side):
                yield say("event-way-open", name=people.thrower or people.names[side])
            case BallLost(_, _, "too_short"):
                yield say("event-too-short", because=because(event, say))
            case BallLost(_, _, "jack_pit_taken"):
                yield say("event-jack-pit-taken", because=because(event, say))
            case ShotGrazed(_, target, True):
                yield say("event-grazed", place=word_place(target, say, "of"))
            case ShotGrazed(_, target, False):
                place = word_place(target, say, "of")
                yield say("event-grazed-in-vain", place=place, because=because(event, say))
            case JackMoved(_, end):
                place = word_place(end, say, "the")
                yield say("event-jack-moved", place=place, because=because(event, say))
            case JackBlocked():
                yield say("event-jack-blocked", because=because(event, say))
            case _:
                yield from boules.tell_event(event, people, say)


def begun(position: Boulomania) -> Event | None:
    """The dice of a ball whose way is still to be chosen."""
    if position.stage != "land":
        return None
    return Rolled(position.side, position.detail, "point2" if len(position.detail) == 2 else "point3")


# What can be done


def label(position: Boulomania, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    kind, _, rest = action.partition(":")
    if kind == "land":
        return _way_label(rest.split(">"), say)
    if kind == "shoot":
        return boules.shot_label(boules.target_of(position, action), say)
    return say(f"action-{kind}")


def _way_label(way: Sequence[str], say: Say) -> str:
    """Where the ball lands, and which balls it pushes from where to where."""
    into = word_place(int(way[0]), say, "the")
    if len(way) == 1:
        return say("way-land", into=into)
    names = [say("way-out") if pit == "out" else pit for pit in way]
    return say("way-push", into=into, pushes=", ".join(map(" → ".join, pairwise(names))))


def turn(position: Boulomania, mention: str, say: Say) -> str:
    """What the player on turn is asked to do."""
    if position.stage == "land":
        return say("board-turn-land", mention=mention)
    return any_game.turn(position, mention, say)
