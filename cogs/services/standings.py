"""What the players of a game have reached: the leaderboard, and one member's games."""

import discord

from cogs.answers import Answers, acknowledge, tell
from play import ratings
from store.records import Result, Standing
from store.standings import StandingStore
from words import WORDS, Say, escape_name

PAGE = 10
FORM = 10
"""How many of a member's last games are told."""
SIGNS = {1.0: "🟢", 0.5: "⚪", 0.0: "🔴"}


class Standings:
    """Tells the standings of the games."""

    def __init__(self, standings: StandingStore, answers: Answers) -> None:
        self._standings = standings
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
        say, offset = self._answers.say(interaction, game), (page - 1) * PAGE
        leaders = await self._standings.leaders(game, interaction.guild_id if here else None, PAGE, offset)
        lines = [_leader(rank, each, say) for rank, each in enumerate(leaders, start=offset + 1)]
        await tell(interaction, "\n".join([say("leaders"), *lines]) if lines else say("leaders-none"))

    async def tell_stats(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        member: discord.User | discord.Member | None = None,
    ) -> None:
        """Tell what a member has reached."""
        await acknowledge(interaction)
        who, say = member or interaction.user, self._answers.say(interaction, game)
        name = escape_name(who.display_name)
        standing = await self._standings.get(who.id, game)
        if standing is None:
            return await tell(interaction, say("stats-none", name=name))
        played = await self._standings.results(who.id, game, FORM)
        return await tell(interaction, "\n".join(_stats(name, standing, played, say)))


def _leader(rank: int, standing: Standing, say: Say) -> str:
    return say(
        "leader",
        rank=rank,
        name=escape_name(standing.name),
        rating=str(ratings.points(standing)),
        games=standing.games,
        wins=standing.wins,
    )


def _stats(name: str, standing: Standing, played: list[Result], say: Say) -> list[str]:
    return [
        say("stats", name=name, rating=str(ratings.points(standing))),
        say("stats-games", games=standing.games, wins=standing.wins),
        *WORDS[standing.game].stats(standing.facts, say),
        say("stats-form", form="".join(SIGNS[result.score] for result in reversed(played))),
    ]
