"""What the players of a game have reached: the leaderboard, and one member's games."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

import discord

from cogs.answers import Answers, acknowledge, tell
from play import ratings
from players import LEVELS
from players.strengths import rating_of
from store import Store
from store.records import EVERYWHERE, LevelRecord, Result, Reviewed, Standing
from words import WORDS, Say, escape_name
from words.opponents import word_known_opponent, word_record
from words.reviews import word_average

PAGE = 10
FORM = 10
"""How many of a member's last games are told."""
REVIEWED = 20
"""Over how many of the last games that were judged luck and skill are told."""
SIGNS = {1.0: "🟢", 0.5: "⚪", 0.0: "🔴"}


class Standings:
    """Tells the standings of the games."""

    def __init__(self, store: Store, answers: Answers) -> None:
        self._standings = store.standings
        self._records = store.level_records
        self._reviews = store.reviews
        self._answers = answers

    async def tell_leaders(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        here: bool = True,
        page: int = 1,
    ) -> None:
        """Tell who is best, of this server or everywhere."""
        await acknowledge(interaction)
        say, offset = await self._answers.say(interaction, game), (page - 1) * PAGE
        guild_id = interaction.guild_id if here else None
        leaders = await self._standings.leaders(game, guild_id, PAGE, offset)
        lines = [_leader(rank, each, say) for rank, each in enumerate(leaders, start=offset + 1)]
        told = [say("leaders-none" if guild_id else "leaders-none-everywhere")]
        if lines:
            title = say("leaders-here" if guild_id else "leaders-everywhere")
            told = [title, *lines, _small(say("rating-meaning"))]
        if guild_id is None:
            told.append(await self._word_who_is_listed(interaction, game, say))
        await tell(interaction, "\n".join(told))

    async def _word_who_is_listed(self, interaction: discord.Interaction, game: str, say: Say) -> str:
        """What it takes to be on the list of everywhere, and what whoever asks has still to do for it."""
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
        who, say = member or interaction.user, await self._answers.say(interaction, game)
        name, here = escape_name(who.display_name), interaction.guild_id or EVERYWHERE
        known = await self._standings.of_members([who.id], game, list({EVERYWHERE, here}))
        everywhere = known.get((EVERYWHERE, who.id))
        alone = list(_against_computer(await self._records.of_member(who.id, game), say))
        alone += _reviewed(await self._reviews.of_member(who.id, game, REVIEWED), say)
        if everywhere is None:
            return await tell(interaction, "\n".join([say("stats-none", name=name), *alone]))
        played = await self._standings.results(who.id, game, FORM)
        own = None if here == EVERYWHERE else known.get((here, who.id))
        told = [*_stats(name, everywhere, own, played, say), *alone, *_explain(everywhere, say)]
        return await tell(interaction, "\n".join(told))


def _leader(rank: int, standing: Standing, say: Say) -> str:
    return say(
        "leader",
        rank=rank,
        name=escape_name(standing.name) or say("leader-unnamed", number=f"{standing.member_id % 10_000:04}"),
        rating=_rating(standing, say),
        games=standing.games,
        wins=standing.wins,
    )


def _rating(standing: Standing, say: Say) -> str:
    """The rating, and between which estimate and uncertainty it lies."""
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


def _reviewed(judged: Sequence[Reviewed], say: Say) -> Iterator[str]:
    """How lucky and how good a member was in the games that were judged, on average."""
    if judged:
        accuracies = [each.accuracy for each in judged if each.accuracy is not None]
        yield word_average(
            len(judged),
            fmean(each.luck for each in judged),
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
    """A line as Discord shows what is said beside the matter."""
    return f"-# {line}"
