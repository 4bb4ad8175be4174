"""Sentences about what can happen in any game, and the defaults for what a game says of its own."""

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
    """A pass, without the rule for it, which an earlier line has told."""
    return say("event-passed", name=people.names[event.side])


def _tell_end(event: GameEnded, people: People, say: Say) -> Iterable[str]:
    """Who has won; and by what rule, unless it is by reaching the target."""
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
    """The line that says that it is somebody's turn."""
    return say("board-turn", mention=mention)


def asks(position: Position, say: Say) -> str:
    """The question that the menu of what can be moved asks."""
    return say(f"choose-group-{position.name}")


def brings(position: Position, action: str, say: Say) -> str:
    """What an action brings about beyond what its label says: nothing."""
    return ""


def warns(position: Position, say: Say) -> str:
    """What has to be known before the next move: nothing."""
    return ""


def stats(totals: Mapping[str, int], say: Say) -> list[str]:
    """What is told about a player beyond games, wins and form: nothing."""
    return []


class Why(NamedTuple):
    """Why it is this side's turn: a code, and its facts."""

    code: str
    left: int = 0
    """How many balls the side has left, if it plays again."""
    standing: str = ""
    """The code of how the end stands, if the reason does not say it."""
    holder: Side | None = None
    """The side that would score now, and `points`."""
    points: int = 0


def why(position: Position, steps: Sequence[Step]) -> Why | None:
    """Why, if the other cannot move or the side plays again; None after an ordinary turn."""
    kinds = {type(event) for event in (steps[-1].events if steps else ())}
    if PassedOver in kinds:
        return Why("passed")
    return Why("again") if PlaysAgain in kinds else None


def begun(position: Position) -> Event | None:
    """The event that is told with what follows, although it came before: none."""
    return None
