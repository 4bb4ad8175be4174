"""The card at the end of a game in words: what is written on it, and its alt text."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import NamedTuple

from engine import Side
from engine.moments import Moment, Numbers
from words.matches import TOLD, shorten, word_score
from words.names import take_apart, team_name
from words.texts import Say

UNITS = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
LONGEST_DESCRIPTION = 1024
"""The longest alt text that Discord takes."""
PROVISIONAL = "?"
"""The sign after a provisional rating."""
TWICE = 2
"""A time is told in the largest unit of which it has at least so many."""


class Rating(NamedTuple):
    """A rating as members see it."""

    points: int
    provisional: bool


class SideTold(NamedTuple):
    """What a card says about a side."""

    name: str
    score: int
    ratings: tuple[str, ...] = ()


class CardTold(NamedTuple):
    """Everything that a card says; the names are as members wrote them."""

    title: str
    headline: str
    verdict: str
    sides: tuple[SideTold, SideTold]
    moments: tuple[tuple[Side, str], ...]
    notes: tuple[str, ...]


def word_verdict(
    score: tuple[int, int], winner: Side | None, reason: str | None, fanny: bool, say: Say
) -> str:
    """How it ended, below the winner's name or the word for a draw."""
    if winner is None:
        return word_score(score, 0, say)
    if reason in TOLD:
        return say(f"card-won-{reason}")
    won = say("card-won", score=word_score(score, winner, say))
    return say("card-fanny", verdict=won) if fanny else won


def word_rating(rating: Rating) -> str:
    """The points, with a sign if the rating is provisional."""
    return f"{rating.points}{PROVISIONAL}" if rating.provisional else str(rating.points)


def word_sign(say: Say) -> str:
    """What that sign means."""
    return say("card-provisional", sign=PROVISIONAL)


def word_change(before: Rating | None, after: Rating, say: Say) -> str:
    """A rating before and after a game; only after it if it is unknown before."""
    if before is None:
        return word_rating(after)
    change = after.points - before.points
    signed = f"−{-change}" if change < 0 else f"+{change}"  # noqa: RUF001 - a minus, as long as a plus
    return say("card-change", before=word_rating(before), after=word_rating(after), change=signed)


def word_member(name: str, change: str, say: Say) -> str:
    """What a game has changed for a member of a team."""
    return say("card-member", name=name, change=change)


def word_moment(moment: Moment, say: Say) -> str:
    """Something that a side did best."""
    if moment.when:
        return say(f"card-{moment.kind}", count=moment.amount, when=moment.when)
    return say(f"card-{moment.kind}", count=moment.amount)


def word_numbers(numbers: Numbers, lasted: timedelta, say: Say) -> str:
    """How much was played, and for how long."""
    return " · ".join([*_counted(numbers, say), _word_time(lasted, say)])


def _counted(numbers: Numbers, say: Say) -> Iterator[str]:
    for unit in ("ends", "boules", "moves"):
        if count := getattr(numbers, unit):
            yield say(f"card-number-{unit}", count=count)
    if sum(numbers.shots):
        a, b = (
            say("card-shots-of", team=team_name(side, say), hits=hits, shots=shots)
            for side, hits, shots in zip((0, 1), numbers.hits, numbers.shots, strict=True)
        )
        yield say("card-shots", a=a, b=b)


def _word_time(lasted: timedelta, say: Say) -> str:
    unit, length = next((each for each in UNITS if lasted >= TWICE * each[1]), UNITS[-1])
    return say(f"card-{unit}", count=max(round(lasted / length), 1))


def end_alt(card: CardTold, say: Say) -> str:
    """The alt text of a card: everything that is written on it."""
    verdict = say("card-side-alt", name=card.headline, score=card.verdict)
    told = [card.title, verdict, *(_word_side(side, say) for side in card.sides)]
    if card.moments:
        best = [say("card-side-alt", name=card.sides[side].name, score=words) for side, words in card.moments]
        told.append(say("card-best-alt", moments=_list(best)))
    return shorten(take_apart(". ".join([*told, *card.notes])) + ".", LONGEST_DESCRIPTION)


def _word_side(side: SideTold, say: Say) -> str:
    if not side.ratings:
        return say("card-side-alt", name=side.name, score=side.score)
    return say("card-rating-alt", name=side.name, score=side.score, ratings=_list(side.ratings))


def _list(words: Sequence[str]) -> str:
    return " · ".join(words)
