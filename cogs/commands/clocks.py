"""Looks once a minute at the clocks of all tables, and at what a failing database or Discord left undone."""

import logging
from typing import Protocol

from discord.ext import commands, tasks

from play import Play

log = logging.getLogger(__name__)


class Bot(Protocol):
    """A bot whose tables have clocks."""

    play: Play

    def hosts(self, guild_id: int | None) -> bool: ...

    async def take_up(self) -> None: ...

    async def show_behind(self) -> None: ...

    async def add_cog(self, cog: commands.Cog, /) -> None: ...

    async def wait_until_on_duty(self) -> None: ...


class ClocksCog(commands.Cog):
    """Lets the clocks tick."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.each_minute.start()

    async def cog_unload(self) -> None:
        self.each_minute.cancel()

    @tasks.loop(minutes=1)
    async def each_minute(self) -> None:
        try:
            await self.bot.play.timekeeper.tick(self.bot.hosts)
            await self._catch_up()
        except Exception:  # a loop that raises is never run again
            log.exception("the clocks could not be looked at")

    async def _catch_up(self) -> None:
        """Go on with what was saved but not shown while the database failed, and show the boards that Discord
        has failed to take.
        """
        database = self.bot.play.store.database
        if database.in_doubt:
            database.in_doubt = False  # until it fails again
            await self.bot.take_up()
        await self.bot.show_behind()

    @each_minute.before_loop
    async def _begin(self) -> None:
        await self.bot.wait_until_on_duty()


async def setup(bot: Bot) -> None:
    await bot.add_cog(ClocksCog(bot))
