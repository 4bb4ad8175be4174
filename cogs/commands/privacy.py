"""`/privacy`: what is kept about whoever asks, also as a file, and how to have it deleted."""

from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.naming import word
from cogs.services.privacy import PrivacyPanel


class Services(Protocol):
    """What these commands call."""

    privacy: PrivacyPanel


class PrivacyCog(commands.Cog, name="privacy"):
    """Tells members what is kept about them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-privacy"), description=word("command-privacy-description"))
    async def privacy(self, interaction: discord.Interaction) -> None:
        await self.services.privacy.show(interaction)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(PrivacyCog(bot.services))
