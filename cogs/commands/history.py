"""`/history`: the last games of whoever asks, with the numbers by which they can be replayed."""

from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.naming import word
from cogs.services.history import History


class Services(Protocol):
    """What these commands call."""

    history: History


class HistoryCog(commands.Cog, name="history"):
    """Tells members what they have played."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-history"), description=word("command-history-description"))
    async def history(self, interaction: discord.Interaction) -> None:
        await self.services.history.tell(interaction)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(HistoryCog(bot.services))
