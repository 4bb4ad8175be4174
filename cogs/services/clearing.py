"""Clearing tables away: by somebody who may manage their channel, or because that channel is gone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import cast

import discord

from cogs.answers import UNREACHED, Answers, words_only
from cogs.board.showing import BoardMessages
from cogs.rights import channel_of, may_manage, parent_of
from play import Play
from play.refusals import Refusal
from play.tables import LOCK_SECONDS
from store.records import Table

log = logging.getLogger(__name__)
audit = logging.getLogger("audit")

MOST_TABLES = 10_000
"""More games than are on in any server at a time."""


class Clearing:
    """Ends games that are stuck or unwanted, whatever state they are in."""

    def __init__(
        self,
        client: discord.Client,
        play: Play,
        board: BoardMessages,
        answers: Answers,
        tidy: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._client = client
        self._tidy = tidy
        """Deletes the messages beside the board."""
        self._play = play
        self._board = board
        self._answers = answers

    async def check(self, interaction: discord.Interaction, table: Table) -> None:
        """Raise `Refusal` unless the member may manage the channel, and it is not their own rated game."""
        channel = channel_of(cast(discord.Guild, interaction.guild), table)
        if channel is None:  # an archived thread of an old table, or a channel that is gone
            with suppress(discord.HTTPException, discord.InvalidData):
                channel = parent_of(await self._client.fetch_channel(table.channel_id))
        if not may_manage(interaction, channel):
            raise Refusal("tables-for-managers")
        await self._play.tables.check_may_clear(table, interaction.user.id)

    async def end(self, table: Table, member_id: int) -> Table:
        """End a game; nothing of it counts. Raises `Refusal` if it is over already."""
        try:
            ended = await self._play.driver.end(table.id, member_id)
        except Refusal as refusal:
            if refusal.code in ("game-over", "game-resting"):
                raise Refusal("tables-over") from None
            raise
        audit.info("table %s in channel %s: ended by member %s", table.id, table.channel_id, member_id)
        await self._tidy(ended)
        return ended

    # Showing the end

    async def show_end(self, table: Table) -> None:
        """Show on a new board who ended the game; if that fails, put words in place of the old one."""
        try:
            shown = await self._show_board(table)
        except Exception as error:  # the table may have been cleared away because it is broken
            log.warning("the board of table %s cannot be drawn any more: %s", table.id, error)
            shown = False
        if not shown:
            with suppress(*UNREACHED):
                await self._put_words(table)

    async def _show_board(self, table: Table) -> bool:
        """Show it below, where people notice it, or in place of the old board; return whether that worked."""
        async with asyncio.timeout(LOCK_SECONDS):
            view = await self._play.tables.view(table.id)
        return await self._board.show(view, where="below") or await self._board.show(view, where="in place")

    async def _put_words(self, table: Table) -> None:
        if table.message_id is None:
            return
        view = words_only(self._answers.say_at(table)("event-ended", mention=f"<@{table.ended_by}>"))
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await channel.get_partial_message(table.message_id).edit(view=view, attachments=[])
        except discord.HTTPException:  # the old board was deleted, or its thread is archived
            await channel.send(view=view)

    # Channels that are gone

    async def clear_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """End its game, and those in its archived threads: Discord does not tell that those are gone, too."""
        await self.clear(channel.id)
        for table in await self._play.store.tables.of_guild(channel.guild.id, MOST_TABLES):
            if channel.guild.get_channel_or_thread(table.channel_id) is None:
                await self._clear_if_gone(table.channel_id)

    async def clear(self, channel_id: int) -> None:
        """End the game of a channel that is gone."""
        table = await self._play.store.tables.in_channel(channel_id)
        if table is not None and table.state == "playing" and self._client.user is not None:
            with suppress(Refusal):  # the game has just ended
                await self.end(table, self._client.user.id)

    async def _clear_if_gone(self, channel_id: int) -> None:
        try:
            await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            await self.clear(channel_id)
        except (discord.HTTPException, discord.InvalidData) as error:
            log.info("whether channel %s is still there is not known: %s", channel_id, error)
