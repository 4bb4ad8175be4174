"""Clearing tables away: by somebody who may manage their channel, or because that channel is gone."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

import discord
from discord import ui
from discord.ext import commands

from cogs.answers import UNREACHED, Answering, Interaction
from cogs.host import HostCog
from cogs.rights import channel_of, may_manage, parent_of
from engine import parse_position
from engine.log import replay
from play.refusals import Refusal
from play.tables import PATIENCE
from store.records import Table
from words import say_in

log = logging.getLogger(__name__)
audit = logging.getLogger("audit")


class EndingCog(Answering, commands.GroupCog):
    """Ends games that are stuck or unwanted, whatever state they are in."""

    async def check_may_end(self, interaction: Interaction, table: Table) -> None:
        """Raise `Refusal` unless the member may manage the table's channel, and has nothing to lose there."""
        guild = cast(discord.Guild, interaction.guild)
        channel = channel_of(guild, table)
        if channel is None:  # an archived thread of an old table, or none at all
            with suppress(discord.HTTPException, discord.InvalidData):
                channel = parent_of(await self.bot.fetch_channel(table.channel_id))
        if not may_manage(interaction, channel):
            raise Refusal("tables-for-managers")
        if await self.counts_for(interaction.user.id, table):
            raise Refusal("tables-own-rated")

    async def counts_for(self, member_id: int, table: Table) -> bool:
        """Whether a member would call off their own rated game. One that is stuck cannot even be given up."""
        if not table.rated or table.side_of(member_id) is None:
            return False
        tokens = [move.token for move in await self.bot.tables.store.moves(table.id)]
        try:
            parse_position(table.game, table.notation)
            replay(table.game, table.options, tokens)
        except Exception:  # whatever is wrong with it
            return False
        return True

    async def end_table(self, table: Table, member_id: int) -> Table:
        """End a game; nothing of it counts. Raises `Refusal` if it is over already."""
        try:
            ended = await self.bot.tables.end(table.id, member_id)
        except Refusal as refusal:
            if refusal.code == "out-of-date":  # somebody has moved in that instant
                return await self.end_table(table, member_id)
            if refusal.code == "game-over":
                raise Refusal("tables-over") from None
            raise
        audit.info("table %s in channel %s: ended by member %s", table.id, table.channel_id, member_id)
        return ended

    async def show_end(self, table: Table) -> None:
        """Let a new board say who ended the game; if it cannot be shown, words alone in its place."""
        try:
            shown = await self._show_board(table)
        except Exception as error:  # whatever was wrong with it is why it had to be cleared away
            log.warning("the board of table %s cannot be drawn any more: %s", table.id, error)
            shown = False
        if not shown:
            with suppress(*UNREACHED):
                await self._put_words(table)

    async def _show_board(self, table: Table) -> bool:
        """Whether it could be shown below, where people notice it, or at least where the old board is."""
        host = self.bot.get_cog(table.game)
        async with asyncio.timeout(PATIENCE):
            moved = await self.bot.tables.view(table.id)
        if not isinstance(host, HostCog):
            return False
        return await host.board.show(moved, where="below") or await host.board.show(moved, where="in place")

    async def _put_words(self, table: Table) -> None:
        if table.message_id is None:
            return
        say = say_in(cast(Any, table.language))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(say("event-ended", mention=f"<@{table.ended_by}>")))
        channel = self.bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await channel.get_partial_message(table.message_id).edit(view=view, attachments=[])
        except discord.HTTPException:  # it was deleted, or its thread is archived
            await channel.send(view=view)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End its game, and those in its archived threads: nobody tells us that they are gone as well."""
        await self._clear(channel.id)
        for table in await self.bot.tables.store.tables_of_guild(channel.guild.id):
            if channel.guild.get_channel_or_thread(table.channel_id) is None:
                await self._clear_if_gone(table.channel_id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._clear(payload.thread_id)

    async def _clear_if_gone(self, channel_id: int) -> None:
        try:
            await self.bot.fetch_channel(channel_id)
        except discord.NotFound:
            await self._clear(channel_id)
        except (discord.HTTPException, discord.InvalidData) as error:
            log.info("whether channel %s is still there is not known: %s", channel_id, error)

    async def _clear(self, channel_id: int) -> None:
        table = await self.bot.tables.store.table_in(channel_id)
        if table is not None and table.state == "playing" and self.bot.user is not None:
            with suppress(Refusal):  # it has come to its end just now
                await self.end_table(table, self.bot.user.id)
