"""A match in few words: who against whom, how it stands, how it ended for somebody."""

from engine import GAMES, GameError, parse_position
from store.records import Table
from words.texts import Say

LONGEST_NAMES = 60
LONGEST_NUMBER = 15
TOLD = ("resigned", "time")
"""Ways to win that a result tells of."""


def shorten(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def parse_number(text: str) -> int:
    """The number of a table as somebody typed it; 0, which none has, for anything else."""
    digits = text.strip().removeprefix("#")
    return int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else 0


def word_game(table: Table, say: Say) -> str:
    """What the game is called; as it is saved, if there is no such game any more."""
    return say(f"game-{table.game}") if table.game in GAMES else table.game


def names(table: Table, side: int) -> str:
    """Everybody who played for a side, as they wrote it themselves: escape it where that matters."""
    return shorten(" & ".join(seat.name for seat in table.team(side)), LONGEST_NAMES)


def score_of(table: Table) -> tuple[int, int] | None:
    """The points of both sides; None where what is saved cannot be read."""
    try:
        return parse_position(table.game, table.notation).score()
    except GameError:
        return None


def word_score(table: Table, side: int, say: Say) -> str:
    """The points as that side sees them; nothing where they cannot be read."""
    score = score_of(table)
    return "" if score is None else say("match-score", own=score[side], other=score[1 - side])


def word_result(table: Table, side: int, say: Say) -> str:
    """How a finished game was for a side."""
    if table.reason == "ended":
        result = say("result-ended")
    elif table.winner is None:
        result = say("result-drawn")
    else:
        result = say("result-won" if table.winner == side else "result-lost")
    why = f"({say(f'reason-{table.reason}')})" if table.reason in TOLD else ""
    return " ".join(filter(None, (result, word_score(table, side, say), why)))
