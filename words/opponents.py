"""The computer as an opponent, one for each level: a name, a face and a manner of speaking."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from words.texts import Say

Moment = Literal["start", "won", "lost", "drawn"]
"""When the computer has something to say."""
OPPONENT_FACES: Mapping[str, str] = MappingProxyType(
    {"easy": "🐣", "normal": "🦊", "hard": "🐻", "expert": "🦉"}
)
VARIANTS: Mapping[Moment, int] = MappingProxyType({"start": 3, "won": 3, "lost": 3, "drawn": 2})
"""How many lines there are to choose from."""


def opponent_name(level: str, say: Say) -> str:
    """The computer's name at that level, for sentences."""
    return say(f"opponent-{level}")


def word_opponent(level: str, say: Say) -> str:
    """The name with the face, for use by itself."""
    return f"{OPPONENT_FACES[level]} {opponent_name(level, say)}"


def word_known_opponent(level: str, say: Say, rating: int | None = None) -> str:
    """The name with the face, the level and the rating, for those who want to know how strong it is."""
    strength = say(f"level-{level}") if rating is None else f"{say(f'level-{level}')}, {rating}"
    return f"{word_opponent(level, say)} ({strength})"


def word_record(opponent: str, won: int, lost: int, drawn: int, say: Say) -> str:
    """How often a member has won, lost and drawn against one of them."""
    if drawn:
        return say("stats-opponent-drawn", opponent=opponent, won=won, lost=lost, drawn=drawn)
    return say("stats-opponent", opponent=opponent, won=won, lost=lost)


def word_speech(level: str, moment: Moment, number: int, say: Say) -> str:
    """The line that the computer says at that moment; the number of the game chooses among the variants.

    At the start it also says who it is.
    """
    line = say(f"speech-{level}-{moment}-{1 + number % VARIANTS[moment]}")
    given = {"face": OPPONENT_FACES[level], "name": opponent_name(level, say), "line": line}
    if moment == "start":
        return say("opponent-introduces", level=say(f"level-{level}"), **given)
    return say("opponent-says", **given)
