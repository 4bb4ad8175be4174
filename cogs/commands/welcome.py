"""What the bot says in a server that it is added to."""

from typing import Protocol

import discord
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.services.welcome import Welcome


class Services(Protocol):
    """What is called then."""

    welcome: Welcome


class WelcomeCog(commands.Cog, name="welcome"):
    """Greets servers."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.services.welcome.greet(guild)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(WelcomeCog(bot.services))
