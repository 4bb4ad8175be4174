"""`/boulo`: what only Boulomania has."""

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.boules import BoulesCog, controls, with_points_and_balls
from cogs.terms import Terms, with_level, with_opponent, with_terms, with_thread
from cogs.words import word

LENGTHS: dict[str, dict[str, int]] = {"quick": {"target": 7, "balls": 4}, "classic": {}}

C = TypeVar("C", bound=Callable[..., Any])


def with_length(command: C) -> C:
    """Give a command the option `length`."""
    rename = app_commands.rename(length=word("option-length"))
    describe = app_commands.describe(length=word("option-length-description"))
    lengths = [app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS]
    return rename(describe(app_commands.choices(length=lengths)(command)))


class BouloCog(
    BoulesCog, name="boulomania", group_name="boulo", group_description=word("command-boulo-description")
):
    """Boulomania."""

    game = "boulomania"
    command = "boulo"
    rule_examples = (
        ("..o....A.....B.... 7/7 0-0 A B:point3 13/8", "356"),
        ("..o....A.....B.... 7/7 0-0 A B:shoot:8 13/8", "6"),
        ("..o....A....B...A. 1/0 3-2 A A:point2 13/8", "34"),
    )

    @app_commands.command(name=word("command-solo"), description=word("command-solo-description"))
    @with_level
    @with_length
    @with_points_and_balls
    @with_thread
    @politely
    async def solo(
        self,
        interaction: Interaction,
        level: str = "normal",
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        thread: bool = False,
    ) -> None:
        await self.start_solo(interaction, level, Terms(_options(length, points, balls), threaded=thread))

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @with_opponent
    @with_length
    @with_points_and_balls
    @with_terms
    @politely
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        terms = Terms(_options(length, points, balls), clock, thread)
        await self.challenge_somebody(interaction, opponent, terms)

    @app_commands.command(name=word("command-team"), description=word("command-team-description"))
    @with_length
    @with_points_and_balls
    @with_terms
    @politely
    async def team(
        self,
        interaction: Interaction,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
        clock: str | None = None,
        thread: bool = False,
    ) -> None:
        await self.gather_teams(interaction, Terms(_options(length, points, balls), clock, thread))

    @app_commands.command(name=word("command-roll"), description=word("command-roll-description"))
    @app_commands.rename(dice=word("option-dice"))
    @app_commands.describe(dice=word("option-dice-description"))
    @politely
    async def roll(self, interaction: Interaction, dice: app_commands.Range[int, 2, 3]) -> None:
        await self.play(interaction, f"point{dice}")

    @app_commands.command(name=word("command-land"), description=word("command-land-description"))
    @app_commands.rename(way=word("option-way"))
    @app_commands.describe(way=word("option-way-description"))
    @politely
    async def land(self, interaction: Interaction, way: str) -> None:
        await self.play(interaction, f"land:{way.removeprefix('land:')}")

    @land.autocomplete("way")
    async def _ways(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.choices(interaction, typed, "land:")


def _options(length: str, points: int | None, balls: int | None) -> dict[str, int]:
    """What a length stands for, but for what was said of points and balls."""
    said = {"target": points, "balls": balls}
    return LENGTHS[length] | {option: value for option, value in said.items() if value is not None}


async def setup(bot: Boulo) -> None:
    await bot.add_cog(BouloCog(bot, controls))
