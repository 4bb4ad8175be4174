"""A position in words: a short description of its picture, and a long one to play from."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine.events import Event
from engine.position import Ending, Position
from words import boomerang, boulomania, carami, petanque
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
    """How the positions of one game are told."""

    alt: Alt
    spoken: Spoken


WORDS: Mapping[str, Words] = MappingProxyType(
    {
        "boulomania": Words(boulomania.alt, boulomania.spoken),
        "petanque": Words(petanque.alt, petanque.spoken),
        "boomerang": Words(boomerang.alt, boomerang.spoken),
        "carami": Words(carami.alt, carami.spoken),
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


def fit(sentences: Sequence[str], limit: int = LONGEST_ALT) -> str:
    """The sentences as one text, without the last ones where they would be too long."""
    text = sentences[0][:limit]
    for sentence in sentences[1:]:
        if len(text) + 1 + len(sentence) > limit:
            break
        text += " " + sentence
    return text
