"""`/boulo`: what only Boulomania has."""

import discord
from discord import app_commands

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.boules import BoulesCog, controls
from cogs.starting import level_choices
from cogs.words import word

LENGTHS: dict[str, dict[str, int]] = {"quick": {"target": 7, "balls": 4}, "classic": {}}


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
    @app_commands.rename(level=word("option-level"), length=word("option-length"))
    @app_commands.describe(level=word("option-level-description"), length=word("option-length-description"))
    @app_commands.choices(
        level=level_choices(),
        length=[app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS],
    )
    @politely
    async def solo(self, interaction: Interaction, level: str = "normal", length: str = "classic") -> None:
        await self.start_solo(interaction, level, LENGTHS[length])

    @app_commands.command(name=word("command-challenge"), description=word("command-challenge-description"))
    @app_commands.rename(
        opponent=word("option-opponent"),
        length=word("option-length"),
        points=word("option-points"),
        balls=word("option-balls"),
    )
    @app_commands.describe(
        opponent=word("option-opponent-description"),
        length=word("option-length-description"),
        points=word("option-points-description"),
        balls=word("option-balls-description"),
    )
    @app_commands.choices(
        length=[app_commands.Choice(name=word(f"length-{length}"), value=length) for length in LENGTHS]
    )
    @politely
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        length: str = "classic",
        points: app_commands.Range[int, 1, 99] | None = None,
        balls: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        options = dict(LENGTHS[length])
        options |= {"target": points} if points is not None else {}
        options |= {"balls": balls} if balls is not None else {}
        await self.challenge_somebody(interaction, opponent, options)

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


async def setup(bot: Boulo) -> None:
    await bot.add_cog(BouloCog(bot, controls))
