"""`/petanque`: the commands that only La Pétanque aux dés has."""

import discord
from discord import app_commands

from cogs.commands.boules import boules_commands
from cogs.commands.extension import Bot
from cogs.commands.game import GameCog, Services
from cogs.commands.options import with_counts, with_level, with_options, with_terms
from cogs.controls.boules import choices
from cogs.games import DiscordGame
from cogs.naming import word
from play.terms import Terms
from players import USUAL_LEVEL

GAME = DiscordGame(
    name="petanque",
    command="petanque",
    choices=choices,
    face="A44,B54,B34,A33 34d 2/2 0-0 A A:play 13/4",
    for_all=("board", "rules", "leaderboard", "stats", "verify", "dice"),
)
POINTS = [app_commands.Choice(name=str(number), value=number) for number in (11, 13)]


class PetanqueCog(
    GameCog,
    name="petanque",
    group_name=GAME.command,
    group_description=word("command-petanque-description"),
):
    """La Pétanque aux dés."""

    def __init__(self, services: Services) -> None:
        shared = boules_commands(services.moves, services.charts, services.lobbies, GAME.name)
        super().__init__(services, GAME, shared)

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level(GAME.name)
    @with_options("thread")
    @with_counts(GAME.name)
    @app_commands.choices(points=POINTS)
    async def solo(
        self,
        interaction: discord.Interaction,
        level: str = USUAL_LEVEL,
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        thread: bool = False,
    ) -> None:
        terms = _terms(points, balls, None, thread)
        await self.services.start.solo(interaction, self.game, level, terms)

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_options("opponent")
    @with_counts(GAME.name)
    @app_commands.choices(points=POINTS)
    @with_terms
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        terms = _terms(points, balls, clock, thread)
        await self.services.challenges.challenge(interaction, self.game, opponent, terms)

    @app_commands.command(name=word("command-team"), description=word("command-team-description"))
    @with_counts(GAME.name)
    @app_commands.choices(points=POINTS)
    @with_terms
    async def team(
        self,
        interaction: discord.Interaction,
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        await self.services.lobbies.gather(interaction, self.game, _terms(points, balls, clock, thread))

    @app_commands.command(name=word("command-point"), description=word("command-point-description"))
    async def point(self, interaction: discord.Interaction) -> None:
        await self.services.moves.play(interaction, self.game, "point")

    @app_commands.command(name=word("command-corner"), description=word("command-corner-description"))
    @with_options("corner")
    @app_commands.choices(
        corner=[app_commands.Choice(name=word(f"action-corner-{corner}"), value=corner) for corner in "abcd"]
    )
    async def corner(self, interaction: discord.Interaction, corner: str) -> None:
        await self.services.moves.play(interaction, self.game, f"corner:{corner}")


def _terms(points: int, balls: int, clock: str | None, thread: bool) -> Terms:
    return Terms({"target": points, "balls": balls}, clock, thread)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(PetanqueCog(bot.services))
