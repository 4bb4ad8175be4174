"""The games in words, one record each: what happened, what can be done, and how the board looks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine import Ending, Position, Side, Step
from engine.boomerang import Boomerang
from engine.events import Event
from words import any_game, boomerang, boules, boulomania, carami, descriptions, petanque
from words.descriptions.voice import NOBODY, Line, Listener, Voice, fit, fit_lines
from words.people import People
from words.pieces import word_piece
from words.places import word_place
from words.texts import Say


class Alt(Protocol):
    """The sentences of a short description, the most important first; the last are left out first."""

    def __call__(
        self,
        position: Any,
        events: Sequence[Event],
        say: Say,
        stopped: Ending | None = None,
        before: Any = None,
        /,
    ) -> Sequence[str]: ...


class Spoken(Protocol):
    """The lines of a description that the game can be played from without seeing the board."""

    def __call__(self, position: Any, voice: Voice, stopped: Ending | None = None, /) -> Sequence[Line]: ...


class Words(NamedTuple):
    """How one game is told."""

    tell: Callable[[Sequence[Event], People, Say], Iterable[str]]
    """The sentences of a caption for one step."""
    alt: Alt
    spoken: Spoken
    label: Callable[[Any, str, Say], str]
    """An action as a button or menu says it."""
    turn: Callable[[Any, str, Say], str] = any_game.turn
    """What the player on turn, whose mention is given, is asked to do."""
    stats: Callable[[Mapping[str, int], Say], Sequence[str]] = any_game.stats
    """Lines about what a player has done in all games, from its facts added up."""
    why: Callable[[Any, Sequence[Step]], any_game.Why | None] = any_game.why
    """Why it is that side's turn after those steps, if there is something to say about it."""
    begun: Callable[[Any], Event | None] = any_game.begun
    """The event that is told with what follows, although it came before: the dice of a ball still rolling."""
    group: Callable[[str, Say], str] = word_place
    """What is moved, if actions are grouped by that."""
    asks: Callable[[Any, Say], str] = any_game.asks
    """What is asked by the menu of what can be moved."""
    brings: Callable[[Any, str, Say], str] = any_game.brings
    """What an action brings about beyond what its label says."""
    warns: Callable[[Any, Say], str] = any_game.warns
    """What has to be known before the next move; "" if nothing."""


WORDS: Mapping[str, Words] = MappingProxyType(
    {
        "boulomania": Words(
            boulomania.tell,
            descriptions.boulomania.alt,
            descriptions.boulomania.spoken,
            boulomania.label,
            boulomania.turn,
            boules.stats,
            boules.why,
            boulomania.begun,
        ),
        "petanque": Words(
            petanque.tell,
            descriptions.petanque.alt,
            descriptions.petanque.spoken,
            petanque.label,
            petanque.turn,
            boules.stats,
            boules.why,
        ),
        "boomerang": Words(
            boomerang.tell,
            descriptions.boomerang.alt,
            descriptions.boomerang.spoken,
            boomerang.label,
            group=word_piece,
            asks=boomerang.asks,
        ),
        "carami": Words(
            carami.tell,
            descriptions.carami.alt,
            descriptions.carami.spoken,
            carami.label,
            brings=carami.brings,
            warns=carami.warns,
        ),
    }
)


def alt(
    position: Position,
    events: Sequence[Event],
    say: Say,
    *,
    stopped: Ending | None = None,
    before: Position | None = None,
    hidden: Sequence[Side] = (),
) -> str:
    """The alt text for the picture of that position after those events.

    `stopped` is how a game ended before its rules ended it; if the rules ended it, it is ignored. `before` is
    the position before the events: if they close an end, the picture shows that end. `hidden` are sides of
    Boomerang whose racks are hidden until the game is over.
    """
    return fit(alt_sentences(position, events, say, stopped=stopped, before=before, hidden=hidden))


def alt_sentences(
    position: Position,
    events: Sequence[Event],
    say: Say,
    *,
    stopped: Ending | None = None,
    before: Position | None = None,
    hidden: Sequence[Side] = (),
) -> Sequence[str]:
    """The sentences of the alt text, the most important first."""
    if hidden and isinstance(position, Boomerang) and position.ending(stopped) is None:
        return descriptions.boomerang.alt_hiding(position, events, say, hidden)
    stopped = None if position.outcome() else stopped
    return WORDS[position.name].alt(position, events, say, stopped, before)


def spoken(
    position: Position, say: Say, *, stopped: Ending | None = None, listener: Listener = NOBODY
) -> str:
    """A longer description from which a whole game can be played, one line for each sentence or option."""
    stopped = None if position.outcome() else stopped
    return fit_lines(WORDS[position.name].spoken(position, Voice(say, listener), stopped), say)


def layout(game: str, say: Say) -> str:
    """How the board of a game is laid out, and how things move on it."""
    return say(f"{game}-board-layout")


def label(position: Position, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    return WORDS[position.name].label(position, action, say)


def brings(position: Position, action: str, say: Say) -> str:
    """What an action brings about, in few words; "" if its label says all."""
    return WORDS[position.name].brings(position, action, say)


def word_offer(position: Position, action: str, say: Say) -> str:
    """An action with what it brings about, as a suggestion says it."""
    told, effects = label(position, action, say), brings(position, action, say)
    return say("action-offer", action=told, effects=effects) if effects else told


def word_asked(position: Position, say: Say) -> str:
    """What is asked by the menu of what can be moved."""
    return WORDS[position.name].asks(position, say)


def word_group(game: str, group: str, say: Say) -> str:
    """What is moved, as a menu says it: a marble by its place, a piece by its shape."""
    return WORDS[game].group(group, say)
