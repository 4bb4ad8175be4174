"""The pictures of the leaderboard and of a member's statistics, with their alt texts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.board.pictures import Described
from play import ratings
from play.ratings import Rated, Strength
from render.cards.leaders import LeaderRow, LeadersCard, draw_leaders
from render.cards.stats import StatsCard, draw_stats
from render.kit.lettering import writable
from store.records import Result, Standing
from words import WORDS, Say, word_game
from words.cards import Rating, word_rating, word_sign
from words.standings import (
    StandingTold,
    leaders_alt,
    stats_alt,
    word_curve,
    word_estimate,
    word_played,
)


class Leaders(NamedTuple):
    """A page of a leaderboard: who is on it, the first rank, and how they have played lately."""

    game: str
    is_here: bool
    page: int
    pages: int
    first: int
    standings: Sequence[Standing]
    forms: Mapping[int, tuple[float, ...]]
    asking: int
    """The member who looks at it."""


def rating_of(strength: Rated) -> Rating:
    """A strength as members see it."""
    return Rating(ratings.points(strength), ratings.is_provisional(strength))


def name_listed(standing: Standing, say: Say) -> str:
    """A member's name on a list; a number if no name is known that may be shown there."""
    return standing.name or say("leader-unnamed", number=f"{standing.member_id % 10_000:04}")


def draw_page(leaders: Leaders, theme: str, say: Say) -> Described:
    """A page of the leaderboard."""
    where = "here" if leaders.is_here else "everywhere"
    title = say(f"leaders-card-{where}", game=word_game(leaders.game, say))
    page = say("leaders-page", page=leaders.page, pages=leaders.pages)
    told = [_told(each, leaders.forms.get(each.member_id, ()), say) for each in leaders.standings]
    rows = [
        _row(rank, each, told_of, each.member_id == leaders.asking, say)
        for rank, (each, told_of) in enumerate(zip(leaders.standings, told, strict=True), start=leaders.first)
    ]
    notes = [say("standing-meaning")]
    if any(each.rating.provisional for each in told):
        notes.append(word_sign(say))
    card = LeadersCard(writable(title), writable(page), tuple(rows), tuple(map(writable, notes)))
    return Described(draw_leaders(card, theme), leaders_alt(title, page, leaders.first, told, say))


def _told(standing: Standing, form: tuple[float, ...], say: Say) -> StandingTold:
    uncertainty, name = ratings.uncertainty(standing), name_listed(standing, say)
    return StandingTold(name, rating_of(standing), uncertainty, standing.games, standing.wins, form)


def _row(rank: int, standing: Standing, told: StandingTold, own: bool, say: Say) -> LeaderRow:
    unnamed = name_listed(Standing(standing.member_id, standing.game, "", 0, 0, 0, 0), say)
    return LeaderRow(
        rank,
        writable(told.name, unnamed),
        word_rating(told.rating),
        word_estimate(told, say),
        writable(word_played(told, say)),
        told.form,
        own,
    )


class Reached(NamedTuple):
    """What a member has reached: everywhere, in this server if it is one, and in the last games."""

    name: str
    everywhere: Standing
    here: Standing | None
    played: Sequence[Result]
    """The last rated games, the latest first."""


def draw_reached(reached: Reached, form: int, theme: str, say: Say) -> Described:
    """A member's statistics; `form` is how many results are shown."""
    standing, played = reached.everywhere, list(reversed(reached.played))
    title = say("leaders-card-everywhere", game=word_game(standing.game, say))
    told = _told(standing, tuple(result.score for result in played[-form:]), say)._replace(name=reached.name)
    ratings = tuple(_ratings(played))
    lines = _lines(reached, len(ratings), say)
    card = StatsCard(
        writable(title),
        writable(reached.name, name_listed(Standing(standing.member_id, "", "", 0, 0, 0, 0), say)),
        word_rating(told.rating),
        word_estimate(told, say),
        told.form,
        ratings,
        tuple(map(writable, lines)),
    )
    return Described(draw_stats(card, theme), stats_alt(title, told, ratings, lines, say))


def _ratings(played: Sequence[Result]) -> list[int]:
    """The ratings after those games, the earliest first; early games did not keep it."""
    return [
        ratings.points(Strength(result.mu, result.sigma))
        for result in played
        if result.mu is not None and result.sigma is not None
    ]


def _lines(reached: Reached, games: int, say: Say) -> list[str]:
    everywhere, here = reached.everywhere, reached.here
    lines = [say("stats-games", games=everywhere.games, wins=everywhere.wins)]
    if here is not None:
        rating = word_rating(rating_of(here))
        lines.append(say("standing-here", rating=rating, games=here.games, wins=here.wins))
    lines += WORDS[everywhere.game].stats(everywhere.facts, say)
    if games > 1:
        lines.append(word_curve(games, say))
    lines.append(say("standing-meaning"))
    return [*lines, word_sign(say)] if ratings.is_provisional(everywhere) else lines
