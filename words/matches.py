"""A match in few words: who against whom, how it stands, how it ended for somebody."""

from collections.abc import Iterable

from engine import GAMES, Side
from words.texts import Say

LONGEST_NAMES = 60
TOLD = ("resigned", "time")
"""Ways to win that a result tells of."""


def shorten(text: str, longest: int) -> str:
    """The text, cut where it would be longer."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def word_game(game: str, say: Say) -> str:
    """What a game is called; as it is saved, if there is no such game any more."""
    return say(f"game-{game}") if game in GAMES else game


def what_is_drawn(game: str) -> str:
    """What of a game is left to chance, `dice` or who begins: `lot`."""
    return "dice" if game in GAMES and GAMES[game].has_dice else "lot"


def join_names(names: Iterable[str]) -> str:
    """Everybody who played for a side, as they wrote it themselves: `escape_name` it in messages."""
    return shorten(" & ".join(names), LONGEST_NAMES)


def word_score(score: tuple[int, int] | None, side: Side, say: Say) -> str:
    """The points as that side sees them; nothing where they cannot be read."""
    return "" if score is None else say("match-score", own=score[side], other=score[1 - side])


def word_result(
    score: tuple[int, int] | None, winner: Side | None, reason: str | None, side: Side, say: Say
) -> str:
    """How a game that is over, or at rest, was for a side."""
    if reason in ("ended", "rested"):
        result = say(f"result-{reason}")
    elif winner is None:
        result = say("result-drawn")
    else:
        result = say("result-won" if winner == side else "result-lost")
    why = f"({say(f'reason-{reason}')})" if reason in TOLD else ""
    return " ".join(filter(None, (result, word_score(score, side, say), why)))
