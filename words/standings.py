"""The leaderboard and a member's statistics: the words on their pictures, and their alt texts."""

from collections.abc import Sequence
from typing import NamedTuple

from words.cards import LONGEST_DESCRIPTION, Rating, word_rating
from words.matches import shorten
from words.names import take_apart
from words.texts import Say

ALT_POINTS = 8
"""How many moments of the curve its alt text tells, including the first and the last."""
RESULTS = {1.0: "won", 0.5: "drawn", 0.0: "lost"}


class StandingTold(NamedTuple):
    """What is told about a member; `form` are results, 1 for a win and 0.5 for a draw, the latest last."""

    name: str
    rating: Rating
    uncertainty: int
    games: int
    wins: int
    form: tuple[float, ...] = ()


def word_estimate(told: StandingTold, say: Say) -> str:
    """The estimate behind the rating, and how far it may be off; the rating is its lower end."""
    estimate = str(told.rating.points + told.uncertainty)
    return say("standing-estimate", estimate=estimate, uncertainty=str(told.uncertainty))


def word_played(told: StandingTold, say: Say) -> str:
    """How many games a member has played and won."""
    return say("standing-played", games=told.games, wins=told.wins)


def word_form(form: Sequence[float], say: Say) -> str:
    """The last results in words, the latest last."""
    return say("standing-form-alt", form=", ".join(say(f"standing-{RESULTS[result]}") for result in form))


def leaders_alt(title: str, page: str, first: int, leaders: Sequence[StandingTold], say: Say) -> str:
    """The alt text of a page of the leaderboard; the first on it has the rank `first`."""
    rows = (_word_leader(rank, told, say) for rank, told in enumerate(leaders, start=first))
    return shorten(take_apart(". ".join([title, page, *rows])) + ".", LONGEST_DESCRIPTION)


def _word_leader(rank: int, told: StandingTold, say: Say) -> str:
    leader = say(
        "standing-leader-alt",
        rank=rank,
        name=told.name,
        rating=word_rating(told.rating),
        estimate=word_estimate(told, say),
        played=word_played(told, say),
    )
    return f"{leader}; {word_form(told.form, say)}" if told.form else leader


def word_curve(games: int, say: Say) -> str:
    """What the curve shows."""
    return say("standing-curve", games=games)


def stats_alt(title: str, told: StandingTold, ratings: Sequence[int], lines: Sequence[str], say: Say) -> str:
    """The alt text of the picture of a member's statistics."""
    rating, estimate = word_rating(told.rating), word_estimate(told, say)
    sentences = [title, say("standing-stats-alt", name=told.name, rating=rating, estimate=estimate)]
    if told.form:
        sentences.append(word_form(told.form, say))
    if len(ratings) > 1:
        last = len(ratings) - 1
        shown = sorted({round(last * number / (ALT_POINTS - 1)) for number in range(ALT_POINTS)})
        points = ", ".join(str(ratings[index]) for index in shown)
        sentences.append(say("standing-curve-alt", games=len(ratings), points=points))
    return shorten(take_apart(". ".join([*sentences, *lines])) + ".", LONGEST_DESCRIPTION)
