"""A match in few words: who plays whom, the score, how it ended for a side."""

from collections.abc import Iterable

from engine import GAMES, Side
from words.texts import Say

LONGEST_NAMES = 60
TOLD = ("resigned", "time")
"""The ways to win that a result mentions."""


def shorten(text: str, longest: int) -> str:
    """The text, cut if it is longer than that."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def word_game(game: str, say: Say) -> str:
    """The name of a game; as it is saved, if the game no longer exists."""
    return say(f"game-{game}") if game in GAMES else game


def what_is_drawn(game: str) -> str:
    """What chance decides in a game: `dice`, or `lot` for who begins."""
    return "dice" if game in GAMES and GAMES[game].has_dice else "lot"


def join_names(names: Iterable[str]) -> str:
    """The names of a side's players, as they wrote them: pass it through `escape_name` in messages."""
    return shorten(" & ".join(names), LONGEST_NAMES)


def word_score(score: tuple[int, int] | None, side: Side, say: Say) -> str:
    """The points, that side's first; "" if they are unknown."""
    return "" if score is None else say("match-score", own=score[side], other=score[1 - side])


def word_result(
    score: tuple[int, int] | None, winner: Side | None, reason: str | None, side: Side, say: Say
) -> str:
    """The result for a side of a game that is over or at rest."""
    if reason in ("ended", "rested"):
        result = say(f"result-{reason}")
    elif winner is None:
        result = say("result-drawn")
    else:
        result = say("result-won" if winner == side else "result-lost")
    why = f"({say(f'reason-{reason}')})" if reason in TOLD else ""
    return " ".join(filter(None, (result, word_score(score, side, say), why)))
