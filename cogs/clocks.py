"""The clocks of all tables: one look a minute, at whom to remind and whose time is up."""

import logging
from datetime import datetime, timedelta

import discord
from discord.ext import commands, tasks
from discord.utils import format_dt

from bot.app import Boulo
from cogs.answers import UNREACHED
from cogs.host import HostCog
from engine import GameError
from play.clocks import CLOCKS
from play.refusals import Refusal
from play.tables import Moved
from store.records import Table
from words import say_in

log = logging.getLogger(__name__)

PRUNED_EVERY = timedelta(hours=1)
UNNOTICED = 0.1
"""The part of a warning by which a deadline can be put off without a new board."""


class ClocksCog(commands.Cog):
    """Rings for every table of this process whose clock is due; nothing is kept from one look to the next."""

    def __init__(self, bot: Boulo) -> None:
        self.bot = bot
        self._pruned_at: datetime | None = None

    async def cog_load(self) -> None:
        self.each_minute.start()

    async def cog_unload(self) -> None:
        self.each_minute.cancel()

    @tasks.loop(minutes=1)
    async def each_minute(self) -> None:
        try:
            await self.tick()
        except Exception:  # a loop that raises is never run again
            log.exception("the clocks could not be looked at")

    @each_minute.before_loop
    async def _begin(self) -> None:
        await self.bot.wait_until_ready()

    async def tick(self) -> None:
        """Ring where it is time, and now and then forget the invitations that nobody has answered."""
        tables, now = self.bot.tables, self.bot.tables.now()
        for table_id, guild_id in await tables.store.alarms(now):
            if self.bot.hosts(guild_id):
                await self._ring(table_id)
        if self._pruned_at is None or now - self._pruned_at >= PRUNED_EVERY:
            await tables.store.prune_invitations(now)
            self._pruned_at = now

    async def _ring(self, table_id: int) -> None:
        """One table that fails must not keep the others from their turn."""
        try:
            await self._ring_or_stop(table_id)
        except Refusal as refusal:
            log.info("table %s was touched while its clock rang: %s", table_id, refusal.code)
        except UNREACHED as error:
            log.warning("what the clock of table %s said could not be shown: %s", table_id, error)
        except Exception:
            log.exception("the clock of table %s could not ring", table_id)

    async def _ring_or_stop(self, table_id: int) -> None:
        """A game that cannot be read now will not be read in a minute either: report that once."""
        try:
            moved = await self.bot.tables.ring(table_id)
            if moved is not None:
                await self._tell(moved)
        except GameError:
            await self.bot.tables.store.stop_clock(table_id)
            log.exception("table %s cannot be read: its clock is stopped", table_id)
        except (discord.Forbidden, discord.NotFound) as error:  # nor can anybody move where we may not post
            await self.bot.tables.store.stop_clock(table_id)
            log.warning("nobody can be reminded at table %s, its clock is stopped: %s", table_id, error)

    async def _tell(self, moved: Moved) -> None:
        host = self.bot.get_cog(moved.table.game)
        assert isinstance(host, HostCog)
        if moved.table.state == "over":
            await host.board.show(moved, where="below")
        else:
            await self._show_deadline(host, moved.table.id)
            present = await self.bot.tables.store.table(moved.table.id)
            if (present.ply, present.deadline) == (moved.table.ply, moved.table.deadline):
                await self._remind(moved._replace(table=present))

    async def _show_deadline(self, host: HostCog, table_id: int) -> None:
        """Bring a board up to date; where it is, as the reminder pings already and leads there."""
        seen = await self.bot.tables.view(table_id)
        if seen.table.shown_ply < seen.table.ply or _is_put_off(seen.table):
            await host.board.show(seen, where="in place")

    async def _remind(self, moved: Moved) -> None:
        """Ping the member to move, and nobody else. Unless that works, the next look does it again."""
        table, seat = moved.table, moved.seat
        if seat is None or seat.member_id is None or table.message_id is None or table.deadline is None:
            return
        channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        text = say_in(table.language)(
            "clock-reminder",
            mention=f"<@{seat.member_id}>",
            when=format_dt(table.deadline, "R"),
            link=channel.get_partial_message(table.message_id).jump_url,
        )
        pinged = discord.AllowedMentions(users=[discord.Object(seat.member_id)])
        await channel.send(text, allowed_mentions=pinged)
        await self.bot.tables.store.note_reminded(table)


def _is_put_off(table: Table) -> bool:
    """Whether there is noticeably more time by now than there was at the last move."""
    if table.clock is None or table.deadline is None:
        return False
    clock = CLOCKS[table.clock]
    return table.deadline - table.moved_at - clock.time > clock.warning * UNNOTICED


async def setup(bot: Boulo) -> None:
    await bot.add_cog(ClocksCog(bot))
