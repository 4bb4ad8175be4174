"""The games in words, one record each: what happened, what can be done, and how the board looks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine import Ending, Position, Step
from engine.events import Event
from words import any_game, boomerang, boules, boulomania, carami, petanque
from words.people import People
from words.pieces import word_piece
from words.places import word_place
from words.texts import Say

LONGEST_ALT = 256


class Alt(Protocol):
    """The sentences of a short description, the ones to leave out first last."""

    def __call__(
        self, position: Any, events: Sequence[Event], say: Say, stopped: Ending | None = None, /
    ) -> Sequence[str]: ...


class Spoken(Protocol):
    """A description that the game can be played from without seeing the board."""

    def __call__(self, position: Any, say: Say, stopped: Ending | None = None, /) -> str: ...


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
    why: Callable[[Any, Sequence[Step]], str | None] = any_game.why
    """The code of why it is that side's turn after those steps, where it is not simply the other's."""
    begun: Callable[[Any], Event | None] = any_game.begun
    """What began before that position and is told with what follows: the dice of a ball that still rolls."""
    group: Callable[[str, Say], str] = word_place
    """What is moved, where actions are grouped by that."""


WORDS: Mapping[str, Words] = MappingProxyType(
    {
        "boulomania": Words(
            boulomania.tell,
            boulomania.alt,
            boulomania.spoken,
            boulomania.label,
            boulomania.turn,
            boules.stats,
            boules.why,
            boulomania.begun,
        ),
        "petanque": Words(
            petanque.tell,
            petanque.alt,
            petanque.spoken,
            petanque.label,
            petanque.turn,
            boules.stats,
            boules.why,
        ),
        "boomerang": Words(
            boomerang.tell, boomerang.alt, boomerang.spoken, boomerang.label, group=word_piece
        ),
        "carami": Words(carami.tell, carami.alt, carami.spoken, carami.label),
    }
)


def alt(position: Position, events: Sequence[Event], say: Say, *, stopped: Ending | None = None) -> str:
    """What stands for the picture of that position after those events.

    `stopped` is how a game ended that its rules have not ended; where they have, only they count.
    """
    return fit(WORDS[position.name].alt(position, events, say, None if position.outcome() else stopped))


def spoken(position: Position, say: Say, *, stopped: Ending | None = None) -> str:
    """A longer description from which a whole game can be played, one line for each sentence."""
    return WORDS[position.name].spoken(position, say, None if position.outcome() else stopped)


def label(position: Position, action: str, say: Say) -> str:
    """An action as a button or menu says it."""
    return WORDS[position.name].label(position, action, say)


def word_group(game: str, group: str, say: Say) -> str:
    """What is moved, as a menu says it: a marble by its place, a piece by its shape."""
    return WORDS[game].group(group, say)


def fit(sentences: Sequence[str], limit: int = LONGEST_ALT) -> str:
    """The sentences as one text, without the last ones where they would be too long."""
    text = sentences[0][:limit]
    for sentence in sentences[1:]:
        if len(text) + 1 + len(sentence) > limit:
            break
        text += " " + sentence
    return text
