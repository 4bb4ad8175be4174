"""Sentences that are said of any game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine import Position, Side, Step
from engine.events import Event, GameEnded, PassedOver, PlaysAgain
from words.people import People
from words.surprises import because
from words.texts import Say


def tell_event(event: Event, people: People, say: Say) -> Iterable[str]:
    """The sentences for what can happen in any game."""
    match event:
        case PassedOver(side):
            yield say("event-passed-over", name=people.names[side], because=because(event, say))
        case PlaysAgain(side):
            yield say("event-plays-again", name=people.names[side])
        case GameEnded():
            yield from _tell_end(event, people, say)


def tell_pass(event: PassedOver, people: People, say: Say) -> str:
    """A pass after one that was told with its rule."""
    return say("event-passed", name=people.names[event.side])


def _tell_end(event: GameEnded, people: People, say: Say) -> Iterable[str]:
    """Who has won, and by what rule, where it is not by points that were to be reached."""
    winner, _, score, fanny = event
    if winner is None:
        yield say("event-game-drawn", points=score[0])
    else:
        yield say("event-game-won", name=people.names[winner], own=score[winner], other=score[1 - winner])
    if fanny and winner is not None:
        yield say("event-fanny", name=people.names[1 - winner])
    if why := because(event, say):
        yield say("event-game-ended", because=why)


def turn(position: Position, mention: str, say: Say) -> str:
    """That it is somebody's turn."""
    return say("board-turn", mention=mention)


def asks(position: Position, say: Say) -> str:
    """What is asked by the menu of what can be moved."""
    return say(f"choose-group-{position.name}")


def brings(position: Position, action: str, say: Say) -> str:
    """What an action brings about beyond what its label says: nothing."""
    return ""


def warns(position: Position, say: Say) -> str:
    """What should be known before the next move: nothing."""
    return ""


def stats(totals: Mapping[str, int], say: Say) -> list[str]:
    """What is told of a player beyond games, wins and form: nothing."""
    return []


class Why(NamedTuple):
    """Why it is whose turn: the code of it, and what belongs to it."""

    code: str
    left: int = 0
    """How many balls are left of who has not simply taken turns."""
    standing: str = ""
    """The code of how it lies, where the reason does not say it."""
    holder: Side | None = None
    """Who would score now, and `points`."""
    points: int = 0


def why(position: Position, steps: Sequence[Step]) -> Why | None:
    """That somebody cannot move, so that the other does, or that somebody plays again."""
    kinds = {type(event) for event in (steps[-1].events if steps else ())}
    if PassedOver in kinds:
        return Why("passed")
    return Why("again") if PlaysAgain in kinds else None


def begun(position: Position) -> Event | None:
    """What is told with what follows, though it began before: nothing."""
    return None
