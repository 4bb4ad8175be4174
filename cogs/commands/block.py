"""`/block` and `/unblock`: pings and challenges from somebody, off and on again."""

from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.commands.options import with_options
from cogs.naming import word
from cogs.services.blocking import Blocking


class Services(Protocol):
    """What these commands call."""

    blocking: Blocking


class BlockCog(commands.Cog, name="block"):
    """Lets members block others."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-block"), description=word("command-block-description"))
    @with_options("blocked")
    async def block(self, interaction: discord.Interaction, blocked: discord.User | None = None) -> None:
        if blocked is None:
            await self.services.blocking.show(interaction)
        else:
            await self.services.blocking.block(interaction, blocked)

    @app_commands.command(name=word("command-unblock"), description=word("command-unblock-description"))
    @with_options("unblocked")
    async def unblock(self, interaction: discord.Interaction, unblocked: discord.User) -> None:
        await self.services.blocking.unblock(interaction, unblocked)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(BlockCog(bot.services))
