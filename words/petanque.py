"""Pétanque in words: what happened, and what can be done."""

from collections.abc import Iterable, Sequence

from engine.events import CornerChosen, Event
from engine.petanque import Petanque
from words import any_game, boules
from words.people import People
from words.places import word_place
from words.texts import Say

# What has just happened


def tell(events: Sequence[Event], people: People, say: Say) -> Iterable[str]:
    """The sentences of a caption for those events."""
    for event in events:
        match event:
            case CornerChosen(side, cell, corner):
                place = word_place(cell + corner, say, "the")
                yield say("event-corner", name=people.names[side], place=place)
            case _:
                yield from boules.tell_event(event, people, say)


# What can be done


def label(position: Petanque, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    kind, _, rest = action.partition(":")
    if kind == "shoot":
        return boules.shot_label(boules.target_of(position, action), say)
    return say(f"action-corner-{rest}") if kind == "corner" else say(f"action-{kind}")


def turn(position: Petanque, mention: str, say: Say) -> str:
    """What the player on turn is asked to do; until somebody has scored, with what follows from it."""
    if position.stage == "corner":
        message = "board-turn-corner-again" if any(position.score()) else "board-turn-corner"
        return say(message, mention=mention)
    return any_game.turn(position, mention, say)
