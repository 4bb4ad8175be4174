"""Cleans up once a day, and notes which servers the bot was removed from or added to again."""

import logging
from collections.abc import Awaitable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Protocol

import discord
from discord.ext import commands, tasks

from play import Play
from store import DatabaseTrouble

log = logging.getLogger(__name__)

CLEANED_EVERY = timedelta(days=1)


class Bot(Protocol):
    """A bot in some servers, or in those of some shards."""

    play: Play

    @property
    def shard_count(self) -> int | None: ...

    @property
    def guilds(self) -> Sequence[discord.Guild]: ...

    @property
    def shards(self) -> Collection[int]: ...

    def hosts(self, guild_id: int | None) -> bool: ...

    async def add_cog(self, cog: commands.Cog, /) -> None: ...

    def is_ready(self) -> bool: ...

    async def wait_until_on_duty(self) -> None: ...


class CleaningCog(commands.Cog):
    """Runs the daily cleaning and listens for servers that come and go."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._cleaned_at: datetime | None = None

    async def cog_load(self) -> None:
        self.each_hour.start()

    async def cog_unload(self) -> None:
        self.each_hour.cancel()

    @tasks.loop(hours=1)
    async def each_hour(self) -> None:
        """Clean up if it is due; of several processes, only the one that looks after private chats does."""
        now = self.bot.play.now()
        if not self.bot.hosts(None) or (self._cleaned_at and now - self._cleaned_at < CLEANED_EVERY):
            return
        self._cleaned_at = now
        try:
            await self.bot.play.cleaning.run()
        except Exception:  # a loop that raises is never run again
            log.exception("nothing could be cleaned up")

    @each_hour.before_loop
    async def _begin(self) -> None:
        await self.bot.wait_until_on_duty()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note what has changed while no bot was running. A server that cannot be reached was not left."""
        here = {guild.id for guild in self.bot.guilds}
        await _try(self.bot.play.cleaning.compare(here, self._is_of_a_shard_here))

    def _is_of_a_shard_here(self, guild_id: int) -> bool:
        """Whether a server, even one that the bot is not in, belongs to a shard of this process."""
        return (guild_id >> 22) % (self.bot.shard_count or 1) in self.bot.shards

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await _try(self.bot.play.cleaning.note_left(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await _try(self.bot.play.cleaning.note_here(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server, as Discord may also tell it; at a start, `on_ready` does so."""
        if self.bot.is_ready():
            await _try(self.bot.play.cleaning.note_here(guild.id))


async def _try(noting: Awaitable[None]) -> None:
    """Note something; if the database does not take it now, the next start finds it out."""
    try:
        await noting
    except DatabaseTrouble as trouble:
        log.warning("which servers were left could not be noted: %s", trouble)


async def setup(bot: Bot) -> None:
    await bot.add_cog(CleaningCog(bot))
