"""`/carami`: what only Carami has."""

from typing import cast

from discord import app_commands

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.controls import suggest
from cogs.duels import DuelCog
from cogs.words import word
from engine import Position
from engine.carami import Carami, by_marble
from words import label


class CaramiCog(
    DuelCog, name="carami", group_name="carami", group_description=word("command-carami-description")
):
    """Carami."""

    game = "carami"
    command = "carami"
    rule_examples = (
        ("BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", "c3-c4"),
        ("..B../.B.../.A.../.../...../..A../..... ..../.... 0/0 13/13 0 A", "b5xb7"),
    )

    def __init__(self, bot: Boulo) -> None:
        super().__init__(bot, self.controls)

    def groups(self, position: Position) -> dict[str, list[str]]:
        """The moves of each marble."""
        return by_marble(cast(Carami, position))

    @app_commands.command(name=word("command-move"), description=word("command-move-description"))
    @app_commands.rename(move=word("option-move"))
    @app_commands.describe(move=word("option-move-description"))
    @politely
    async def move(self, interaction: Interaction, move: str) -> None:
        await self.play(interaction, move.lower())

    @move.autocomplete("move")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        position = await self.position_here(interaction)
        if position is None:
            return []
        say = self.say(interaction)
        offered = [(label(position, a, say), a) for a in sorted(position.legal_actions())]
        return suggest(offered, typed)


async def setup(bot: Boulo) -> None:
    await bot.add_cog(CaramiCog(bot))
