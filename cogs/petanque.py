"""`/petanque`: what only La Pétanque aux dés has."""

import discord
from discord import app_commands

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.boules import BoulesCog, controls, with_points_and_balls
from cogs.terms import Terms, with_level, with_opponent, with_terms, with_thread
from cogs.words import word

POINTS = [app_commands.Choice(name=str(number), value=number) for number in (11, 13)]


class PetanqueCog(
    BoulesCog, name="petanque", group_name="petanque", group_description=word("command-petanque-description")
):
    """La Pétanque aux dés."""

    game = "petanque"
    command = "petanque"
    rule_examples = (
        ("A34,B44 34d 3/3 0-0 A B:point 13/4", "34"),
        ("A34,B44 34d 3/3 0-0 A B:shoot:34 13/4", "6"),
        ("A34,B44,A12 34d 0/1 3-2 A B:point 13/4", "65"),
    )

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level
    @app_commands.choices(points=POINTS)
    @with_points_and_balls
    @with_thread
    @politely
    async def solo(
        self,
        interaction: Interaction,
        level: str = "normal",
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        thread: bool = False,
    ) -> None:
        await self.start_solo(interaction, level, _terms(points, balls, None, thread))

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_opponent
    @app_commands.choices(points=POINTS)
    @with_points_and_balls
    @with_terms
    @politely
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        await self.challenge_somebody(interaction, opponent, _terms(points, balls, clock, thread))

    @app_commands.command(name=word("command-team"), description=word("command-team-description"))
    @app_commands.choices(points=POINTS)
    @with_points_and_balls
    @with_terms
    @politely
    async def team(
        self,
        interaction: Interaction,
        points: int = 13,
        balls: app_commands.Range[int, 3, 8] = 4,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        await self.gather_teams(interaction, _terms(points, balls, clock, thread))

    @app_commands.command(name=word("command-point"), description=word("command-point-description"))
    @politely
    async def point(self, interaction: Interaction) -> None:
        await self.play(interaction, "point")

    @app_commands.command(name=word("command-corner"), description=word("command-corner-description"))
    @app_commands.rename(corner=word("option-corner"))
    @app_commands.describe(corner=word("option-corner-description"))
    @app_commands.choices(
        corner=[app_commands.Choice(name=word(f"action-corner-{corner}"), value=corner) for corner in "abcd"]
    )
    @politely
    async def corner(self, interaction: Interaction, corner: str) -> None:
        await self.play(interaction, f"corner:{corner}")


def _terms(points: int, balls: int, clock: str | None, thread: bool) -> Terms:
    return Terms({"target": points, "balls": balls}, clock, thread)


async def setup(bot: Boulo) -> None:
    await bot.add_cog(PetanqueCog(bot, controls))
