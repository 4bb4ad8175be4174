"""Sentences that are said of any game."""

from collections.abc import Iterable, Mapping

from engine import Position
from engine.events import Event, GameEnded, PassedOver, PlaysAgain
from words.people import People
from words.texts import Say


def tell_event(event: Event, people: People, say: Say) -> Iterable[str]:
    """The sentences for what can happen in any game."""
    match event:
        case PassedOver(side):
            yield say("event-passed-over", name=people.names[side])
        case PlaysAgain(side):
            yield say("event-plays-again", name=people.names[side])
        case GameEnded(int(winner), _, score, fanny):
            own, other = score[winner], score[1 - winner]
            yield say("event-game-won", name=people.names[winner], own=own, other=other)
            if fanny:
                yield say("event-fanny", name=people.names[1 - winner])
        case GameEnded(None, _, score):
            yield say("event-game-drawn", own=score[0], other=score[1])


def turn(position: Position, mention: str, say: Say) -> str:
    """That it is somebody's turn."""
    return say("board-turn", mention=mention)


def stats(totals: Mapping[str, int], say: Say) -> list[str]:
    """What is told of a player beyond games, wins and form: nothing."""
    return []
