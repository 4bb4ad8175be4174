"""Reminders of a clock that will soon have run out."""

import logging
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

import discord
from discord.utils import format_dt

from cogs.answers import UNREACHED, Answers
from cogs.board.last_shown import nonce_of
from cogs.services.side_messages import MessagesBeside
from cogs.slow_discord import in_time
from play.listeners import TableChanged
from play.views import TableView
from store.records import Table
from store.tables import TableStore

log = logging.getLogger(__name__)


class Reminder(NamedTuple):
    """A reminder that was sent, and of which deadline."""

    message_id: int
    deadline: datetime


class Reminders:
    """Pings members who have to move soon, and deletes that when they have moved or it is too late."""

    def __init__(self, client: discord.Client, tables: TableStore, answers: Answers) -> None:
        self._client = client
        self._tables = tables
        self._answers = answers
        self._sent: MessagesBeside[Reminder] = MessagesBeside()
        self._reminding: set[int] = set()
        """The tables of reminders that are on their way."""

    async def hear(self, change: TableChanged) -> None:
        """Remind the member to move. If that fails, the next look at the clocks does it again."""
        if change.kind != "reminded":
            await self.tidy(change.view.table)
        elif change.view.table.id not in self._reminding:
            await in_time(self._send(change.view))

    async def tidy(self, table: Table) -> None:
        """Delete reminders that have become pointless, as the clock was set anew or stopped."""
        for reminder in self._sent.of(table.id):
            if reminder.deadline != table.deadline:
                self._sent.forget(table.id, reminder)
                await in_time(self._take_away(table, reminder))

    async def _take_away(self, table: Table, reminder: Reminder) -> None:
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        with suppress(*UNREACHED):  # it may be gone already
            await channel.get_partial_message(reminder.message_id).delete()

    async def _send(self, view: TableView) -> None:
        table_id = view.table.id
        self._reminding.add(table_id)
        try:
            await self._remind(view)
        except (discord.Forbidden, discord.NotFound) as error:  # nor can anybody move where we may not post
            await self._tables.stop_clock(table_id)
            log.warning("nobody can be reminded at table %s, its clock is stopped: %s", table_id, error)
        except UNREACHED as error:
            log.warning("nobody could be reminded at table %s: %s", table_id, error)
        finally:
            self._reminding.discard(table_id)

    async def _remind(self, view: TableView) -> None:
        """Ping the member to move, and nobody else, unless the clock was set anew meanwhile."""
        table, seat = await self._tables.get(view.table.id), view.seat
        if (table.ply, table.deadline) != (view.table.ply, view.table.deadline):
            return
        if seat is None or seat.member_id is None or table.message_id is None or table.deadline is None:
            return
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        text = self._answers.say_at(table)(
            "clock-reminder",
            mention=f"<@{seat.member_id}>",
            when=format_dt(table.deadline, "R"),
            link=channel.get_partial_message(table.message_id).jump_url,
        )
        pinged = discord.AllowedMentions(users=[discord.Object(seat.member_id)])
        nonce = nonce_of(table, f"reminder {table.ply} {seat.member_id}")
        sent = await channel.send(text, allowed_mentions=pinged, nonce=nonce)
        self._sent.keep(table.id, Reminder(sent.id, table.deadline))
        await self._tables.note_reminded(table)
        await self.tidy(await self._tables.get(table.id))  # somebody may have moved just then
