"""What the players of a game have reached: the leaderboard, and one member's games."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Answering, Interaction, politely
from cogs.words import word
from play import ratings
from words import escape_name
from words.texts import Say

PAGE = 10


class StandingsCog(Answering, commands.GroupCog):
    """Tells the standings of one game."""

    game: str

    @app_commands.command(
        name=word("command-leaderboard"), description=word("command-leaderboard-description")
    )
    @app_commands.rename(where=word("option-where"), page=word("option-page"))
    @app_commands.describe(where=word("option-where-description"), page=word("option-page-description"))
    @app_commands.choices(
        where=[
            app_commands.Choice(name=word("choice-here"), value="here"),
            app_commands.Choice(name=word("choice-everywhere"), value="everywhere"),
        ]
    )
    @politely
    async def leaderboard(
        self, interaction: Interaction, where: str = "here", page: app_commands.Range[int, 1, 1000] = 1
    ) -> None:
        say = self.say(interaction)
        guild = interaction.guild_id if where == "here" else None
        offset = (page - 1) * PAGE
        leaders = await self.bot.tables.store.leaders(self.game, guild, PAGE, offset)
        lines = [
            say(
                "leader",
                rank=offset + number,
                name=escape_name(each.name),
                rating=str(ratings.points(each)),
                games=each.games,
                wins=each.wins,
            )
            for number, each in enumerate(leaders, start=1)
        ]
        await self.tell(interaction, "\n".join([say("leaders"), *lines]) if lines else say("leaders-none"))

    @app_commands.command(name=word("command-stats"), description=word("command-stats-description"))
    @app_commands.rename(member=word("option-member"))
    @app_commands.describe(member=word("option-member-description"))
    @politely
    async def stats(self, interaction: Interaction, member: discord.User | None = None) -> None:
        who = member or interaction.user
        name = escape_name(who.display_name)
        say = self.say(interaction)
        standing = await self.bot.tables.store.standing(who.id, self.game)
        if standing is None:
            return await self.tell(interaction, say("stats-none", name=name))
        played = await self.bot.tables.store.results_of(who.id, self.game)
        signs = {1.0: "🟢", 0.5: "⚪", 0.0: "🔴"}
        totals = {fact: sum(result.facts.get(fact, 0) for result in played) for fact in played[0].facts}
        lines = [
            say("stats", name=name, rating=str(ratings.points(standing))),
            say("stats-games", games=standing.games, wins=standing.wins),
            *self.stat_lines(totals, say),
            say("stats-form", form="".join(signs[result.score] for result in reversed(played[:10]))),
        ]
        return await self.tell(interaction, "\n".join(lines))

    def stat_lines(self, totals: dict[str, int], say: Say) -> list[str]:
        """What a game tells of its players beyond games, wins and form."""
        return []
