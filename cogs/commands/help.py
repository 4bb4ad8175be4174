"""`/help`: the games, with buttons that start them, and all other commands."""

from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.naming import word
from cogs.services.help import Help


class Services(Protocol):
    """What these commands call."""

    help: Help


class HelpCog(commands.Cog, name="help"):
    """Shows where to begin."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-help"), description=word("command-help-description"))
    async def help(self, interaction: discord.Interaction) -> None:
        await self.services.help.show(interaction)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(HelpCog(bot.services))
