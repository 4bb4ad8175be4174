"""The commands that all games have. A game's own cog adds how it is started, and its moves."""

from collections.abc import Iterable
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.options import LEVEL_CHOICES, TEAM_CHOICES, with_options
from cogs.games import DiscordGame
from cogs.naming import word
from cogs.services.challenges import Challenges
from cogs.services.charts import Charts
from cogs.services.choosing import Choosing
from cogs.services.hints import Hints
from cogs.services.lessons import Lessons
from cogs.services.lobbies import Lobbies
from cogs.services.looks import Looks, Resigning
from cogs.services.moves import Moves
from cogs.services.offers import Offers
from cogs.services.past_games import PastGames
from cogs.services.practice import Practice
from cogs.services.rematches import Rematches
from cogs.services.replays import Replays
from cogs.services.reviews import Reviews
from cogs.services.rules import Rules
from cogs.services.standings import Standings
from cogs.services.start import Start
from cogs.services.verifying import Verifying
from cogs.services.waking import Waking


class Services(Protocol):
    """What the commands of a game call."""

    challenges: Challenges
    charts: Charts
    choosing: Choosing
    hints: Hints
    lessons: Lessons
    lobbies: Lobbies
    looks: Looks
    moves: Moves
    offers: Offers
    past_games: PastGames
    practice: Practice
    rematches: Rematches
    replays: Replays
    resigning: Resigning
    reviews: Reviews
    rules: Rules
    standings: Standings
    start: Start
    verifying: Verifying
    waking: Waking


class GameCog(commands.GroupCog):
    """A game on Discord."""

    def __init__(
        self,
        services: Services,
        game: DiscordGame,
        shared: Iterable[app_commands.Command[Any, ..., None]] = (),
    ) -> None:
        self.services = services
        self.game = game.name
        for command in shared:
            cast(app_commands.Group, self.app_command).add_command(command)

    @app_commands.command(name=word("command-board"), description=word("command-board-description"))
    async def show_board(self, interaction: discord.Interaction) -> None:
        await self.services.looks.show_board(interaction, self.game)

    @app_commands.command(name=word("command-describe"), description=word("command-describe-description"))
    async def describe(self, interaction: discord.Interaction) -> None:
        await self.services.looks.describe(interaction, self.game)

    @app_commands.command(name=word("command-hint"), description=word("command-hint-description"))
    async def hint(self, interaction: discord.Interaction) -> None:
        await self.services.hints.show(interaction, self.game)

    @app_commands.command(name=word("command-resign"), description=word("command-resign-description"))
    async def resign(self, interaction: discord.Interaction) -> None:
        await self.services.resigning.ask(interaction, self.game)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-description"))
    @with_options("topic")
    async def rules(self, interaction: discord.Interaction, topic: str | None = None) -> None:
        await self.services.rules.show(interaction, self.game, topic)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.rules.suggest(interaction, self.game, typed)

    @app_commands.command(name=word("command-learn"), description=word("command-learn-description"))
    async def learn(self, interaction: discord.Interaction) -> None:
        await self.services.lessons.show(interaction, self.game)

    @app_commands.command(name=word("command-rematch"), description=word("command-rematch-description"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self.services.rematches.ask(interaction, self.game)

    @app_commands.command(name=word("command-resume"), description=word("command-resume-description"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await self.services.waking.wake(interaction, self.game)

    @app_commands.command(name=word("command-replay"), description=word("command-replay-description"))
    @with_options("number")
    async def replay(self, interaction: discord.Interaction, number: str | None = None) -> None:
        await self.services.replays.show(interaction, self.game, number=number)

    @app_commands.command(name=word("command-practice"), description=word("command-practice-description"))
    @with_options("number", "ply", "level", "side")
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.choices(side=TEAM_CHOICES)
    async def practice(
        self,
        interaction: discord.Interaction,
        number: str | None = None,
        ply: app_commands.Range[int, 0, 100_000] | None = None,
        level: str | None = None,
        side: int | None = None,
    ) -> None:
        await self.services.practice.begin(interaction, self.game, number, ply, level, side)

    @replay.autocomplete("number")
    @practice.autocomplete("number")
    async def _numbers(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.past_games.suggest(interaction, self.game, typed)

    @practice.autocomplete("ply")
    async def _plies(
        self, interaction: discord.Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        number = interaction.namespace.number
        return await self.services.practice.suggest(interaction, self.game, number, str(typed))

    @app_commands.command(name=word("command-review"), description=word("command-review-description"))
    @with_options("number")
    async def review(self, interaction: discord.Interaction, number: str | None = None) -> None:
        await self.services.reviews.show(interaction, self.game, number=number)

    @review.autocomplete("number")
    async def _reviewed(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.services.past_games.suggest(interaction, self.game, typed)

    @app_commands.command(name=word("command-verify"), description=word("command-verify-description"))
    async def verify(self, interaction: discord.Interaction) -> None:
        await self.services.verifying.verify(interaction, self.game)

    @app_commands.command(
        name=word("command-leaderboard"), description=word("command-leaderboard-description")
    )
    @with_options("where", "page")
    @app_commands.choices(
        where=[
            app_commands.Choice(name=word("choice-here"), value="here"),
            app_commands.Choice(name=word("choice-everywhere"), value="everywhere"),
        ]
    )
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        where: str = "here",
        page: app_commands.Range[int, 1, 1000] = 1,
    ) -> None:
        await self.services.standings.tell_leaders(interaction, self.game, here=where == "here", page=page)

    @app_commands.command(name=word("command-stats"), description=word("command-stats-description"))
    @with_options("member")
    async def stats(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        await self.services.standings.tell_stats(interaction, self.game, member=member)
