"""What the players of a game have reached: the leaderboard, and a member's statistics."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from statistics import fmean
from typing import Any, Literal, NamedTuple

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, tell
from cogs.board.pictures import Described
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import LeadersPage
from cogs.controls.paging import Way, way_buttons
from cogs.services.standing_cards import Leaders, Reached, draw_page, draw_reached, name_listed
from play import Play, ratings
from play.dice import has_dice
from play.workers import Worker
from players import LEVELS
from players.strengths import rating_of
from store.records import EVERYWHERE, LevelRecord, Result, Reviewed, Standing
from words import WORDS, Say, escape_name
from words.opponents import word_known_opponent, word_record
from words.reviews import word_average

log = logging.getLogger(__name__)

PAGE = 10
MOST_PAGES = 1000
"""How many pages there are at most; members after that are not counted either."""
FORM, LEADERS_FORM = 10, 5
"""How many of a member's last results are shown: in their statistics, and in a list."""
CURVE = 60
"""How many of the last games the curve of the rating shows."""
REVIEWED = 20
"""Over how many of the last reviewed games luck and skill are averaged."""
Where = Literal["here", "everywhere"]
SIGNS = {1.0: "🟢", 0.5: "⚪", 0.0: "🔴"}


class Page(NamedTuple):
    """A page of a leaderboard as it is sent."""

    words: str
    picture: Described | None
    view: ui.View


class Standings:
    """Tells the standings of the games."""

    def __init__(self, play: Play, answers: Answers, drawing: Worker) -> None:
        self._limits = play.limits
        self._standings = play.store.standings
        self._records = play.store.level_records
        self._reviews = play.store.reviews
        self._answers = answers
        self._drawing = drawing

    async def tell_leaders(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        here: bool = True,
        page: int = 1,
    ) -> None:
        """Tell who is best, in this server or everywhere."""
        await acknowledge(interaction)
        self._limits.spend("look", interaction.user.id)
        shown = await self._page(interaction, game, page, here=here)
        await tell(interaction, shown.words, shown.view, shown.picture and _file(shown.picture))

    async def turn(self, interaction: discord.Interaction, control: LeadersPage) -> None:
        """Turn to a page of a leaderboard."""
        await interaction.response.defer()
        self._limits.spend("look", interaction.user.id)
        page = await self._page(interaction, control.game, control.page, here=control.where == "here")
        await tell(interaction, page.words, page.view, page.picture and _file(page.picture))

    async def _page(self, interaction: discord.Interaction, game: str, page: int, *, here: bool) -> Page:
        """A page in words and as a picture; the last one if there are not so many."""
        say, guild_id = await self._answers.say(interaction, game), interaction.guild_id if here else None
        listed = await self._standings.count_listed(game, guild_id, MOST_PAGES * PAGE)
        pages = -(-listed // PAGE)
        number = min(max(page, 1), max(pages, 1))
        leaders = await self._leaders(interaction, game, guild_id, number, pages)
        told = _word_leaders(leaders, say)
        if leaders.standings and page > pages:
            told.insert(0, say("leaders-past", page=page))
        if guild_id is None:
            told.append(await self._word_who_is_listed(interaction, game, say))
        view = buttons_view(list(_turns(leaders, interaction.guild_id is not None, say)))
        picture = await self._draw(interaction, draw_page, leaders, say=say) if leaders.standings else None
        return Page("\n".join(told), picture, view)

    async def _leaders(
        self, interaction: discord.Interaction, game: str, guild_id: int | None, page: int, pages: int
    ) -> Leaders:
        """Who is on a page, and how they have played lately."""
        offset = (page - 1) * PAGE
        standings = await self._standings.leaders(game, guild_id, PAGE, offset)
        forms = await self._standings.forms([each.member_id for each in standings], game, LEADERS_FORM)
        here = guild_id is not None
        return Leaders(game, here, page, pages, offset + 1, standings, forms, interaction.user.id)

    async def _draw(
        self, interaction: discord.Interaction, draw: Callable[..., Described], *given: Any, say: Say
    ) -> Described | None:
        """A picture in the member's colours; None if drawing fails, as the words say it all."""
        try:
            theme = await self._answers.theme(interaction)
            return await self._drawing.run(draw, *given, theme, say)
        except Exception:
            log.exception("the picture of a standing could not be drawn")
            return None

    async def _word_who_is_listed(self, interaction: discord.Interaction, game: str, say: Say) -> str:
        """What it takes to be on the list of everywhere, and what the member who asks still needs for it."""
        missing = ratings.opponents_missing(await self._standings.get(interaction.user.id, game))
        return _small(
            say("leaders-enough", count=ratings.ENOUGH_OPPONENTS)
            + (f" {say('leaders-missing', count=missing)}" if missing else "")
        )

    async def tell_stats(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        member: discord.User | discord.Member | None = None,
    ) -> None:
        """Tell what a member has reached, everywhere and in this server."""
        await acknowledge(interaction)
        self._limits.spend("look", interaction.user.id)
        who, say = member or interaction.user, await self._answers.say(interaction, game)
        name, here = escape_name(who.display_name), interaction.guild_id or EVERYWHERE
        known = await self._standings.of_members([who.id], game, list({EVERYWHERE, here}))
        everywhere = known.get((EVERYWHERE, who.id))
        alone = list(_against_computer(await self._records.of_member(who.id, game), say))
        alone += _reviewed(game, await self._reviews.of_member(who.id, game, REVIEWED), say)
        if everywhere is None:
            return await tell(interaction, "\n".join([say("stats-none", name=name), *alone]))
        played = await self._standings.results(who.id, game, CURVE)
        own = None if here == EVERYWHERE else known.get((here, who.id))
        told = [*_stats(name, everywhere, own, played[:FORM], say), *alone, *_explain(everywhere, say)]
        reached = Reached(who.display_name, everywhere, own, played)
        picture = await self._draw(interaction, draw_reached, reached, FORM, say=say)
        return await tell(interaction, "\n".join(told), file=picture and _file(picture))


def _file(picture: Described) -> discord.File:
    """A picture as a file beside words, with its alt text."""
    data, _, name = picture.picture
    return discord.File(BytesIO(data), name, description=picture.alt)


def _word_leaders(leaders: Leaders, say: Say) -> list[str]:
    """A page in words."""
    where = "here" if leaders.is_here else "everywhere"
    if not leaders.standings:
        return [say("leaders-none" if leaders.is_here else "leaders-none-everywhere")]
    lines = [_leader(rank, each, say) for rank, each in enumerate(leaders.standings, start=leaders.first)]
    title = say(f"leaders-{where}")
    if leaders.pages > 1:
        title = f"{title} · {say('leaders-page', page=leaders.page, pages=leaders.pages)}"
    return [title, *lines, _small(say("rating-meaning"))]


def _turns(leaders: Leaders, in_server: bool, say: Say) -> Iterator[ControlButton]:
    """The buttons to other pages, and to the other leaderboard."""
    where: Where = "here" if leaders.is_here else "everywhere"

    def control(way: Way, page: int) -> LeadersPage:
        return LeadersPage(leaders.game, where, way, page)

    if leaders.pages > 1:
        yield from way_buttons(leaders.page, 1, leaders.pages, control, lambda way: say(f"leaders-{way}"))
    if in_server:
        other: Where = "everywhere" if leaders.is_here else "here"
        yield control_button(LeadersPage(leaders.game, other, "other", 1), say(f"leaders-to-{other}"))


def _leader(rank: int, standing: Standing, say: Say) -> str:
    return say(
        "leader",
        rank=rank,
        name=escape_name(name_listed(standing, say)),
        rating=_rating(standing, say),
        games=standing.games,
        wins=standing.wins,
    )


def _rating(standing: Standing, say: Say) -> str:
    """The rating, with its estimate and uncertainty."""
    points, uncertainty = ratings.points(standing), ratings.uncertainty(standing)
    message = "rating-provisional" if ratings.is_provisional(standing) else "rating"
    return say(message, points=str(points), estimate=str(points + uncertainty), uncertainty=str(uncertainty))


def _stats(
    name: str, everywhere: Standing, here: Standing | None, played: list[Result], say: Say
) -> Iterator[str]:
    yield say("stats", name=name, rating=_rating(everywhere, say))
    yield say("stats-games", games=everywhere.games, wins=everywhere.wins)
    if here is not None:
        yield say("stats-here", rating=_rating(here, say), games=here.games, wins=here.wins)
    yield from WORDS[everywhere.game].stats(everywhere.facts, say)
    yield say("stats-form", form="".join(SIGNS[result.score] for result in reversed(played)))


def _against_computer(records: Mapping[str, LevelRecord], say: Say) -> Iterator[str]:
    """How a member has done against each level, if they have played any."""
    told = [
        word_record(
            word_known_opponent(level, say, rating_of(record.game, level)),
            record.won,
            record.lost,
            record.drawn,
            say,
        )
        for level in LEVELS
        if (record := records.get(level)) is not None
    ]
    if told:
        yield say("stats-opponents", records=" · ".join(told))


def _reviewed(game: str, judged: Sequence[Reviewed], say: Say) -> Iterator[str]:
    """How lucky and how good a member was in reviewed games, on average."""
    if judged:
        accuracies = [each.accuracy for each in judged if each.accuracy is not None]
        yield word_average(
            len(judged),
            fmean(each.luck for each in judged) if has_dice(game) else None,
            fmean(each.skill for each in judged),
            fmean(accuracies) if accuracies else None,
            say,
        )


def _explain(everywhere: Standing, say: Say) -> Iterator[str]:
    """What the rating means, and what is missing for the leaderboard."""
    if missing := ratings.opponents_missing(everywhere):
        yield _small(say("stats-missing", count=missing))
    yield _small(say("rating-meaning"))


def _small(line: str) -> str:
    """A line in small print."""
    return f"-# {line}"
