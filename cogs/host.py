"""The host of one game: finds the table of a channel, makes moves there, and shows its board."""

import asyncio
import logging
from functools import partial

import discord
from discord.ext import commands

from bot.app import Boulo
from cogs.answers import Answering, Interaction, politely
from cogs.board import Board, Controls
from engine import Position, new_game, parse_position
from play.refusals import Refusal
from play.tables import Moved
from play.turns import check_turn
from render import draw
from store.records import Table
from words import Language, Say, say_in

log = logging.getLogger(__name__)

TABLE = "table"
"""Among the extras of an interaction the table that it is about, where that need not be the channel's."""


class HostCog(Answering, commands.GroupCog):
    """The moves and the board of one game."""

    game: str
    command: str
    """The slash command's first word."""
    sorry = "went-wrong"

    def __init__(self, bot: Boulo, controls: Controls) -> None:
        self.bot = bot
        self.board = Board(bot, self.command, controls)

    def words(self, language: Language) -> Say:
        return partial(say_in(language), command=self.command)

    async def cog_load(self) -> None:
        """Draw one board: the first of a game prepares its colours and shapes, which takes a moment."""
        await asyncio.to_thread(draw, new_game(self.game))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if not message.author.bot:
            self.board.note_message(message.channel.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take up the games in which the computer was to move when the bot stopped."""
        for table_id in await self.bot.tables.store.waiting_for_computer(self.game):
            try:
                table = await self.bot.tables.store.table(table_id)
                if self.bot.hosts(table.guild_id):
                    await self.board.show(await self.bot.tables.view(table_id))
            except Exception:  # one table that cannot be taken up must not keep the others from it
                log.exception("table %s could not be taken up", table_id)

    # What all commands need

    async def table_here(self, interaction: Interaction) -> Table:
        """The game whose button was pressed, or that is on in this channel, or the last one of this kind.

        Raises `Refusal`.
        """
        if TABLE in interaction.extras:
            return await self.bot.tables.store.table(interaction.extras[TABLE])
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None and table.game != self.game:
            self.check_over(table)
            table = await self.bot.tables.store.table_in(table.channel_id, self.game)
        if table is None:
            raise Refusal("no-table")
        return table

    def check_over(self, table: Table) -> None:
        """Raise `Refusal` where a game is on, with the command that shows it: it may be another game's."""
        if table.state == "playing":
            host = self.bot.get_cog(table.game)
            raise Refusal(
                "channel-taken", command=host.command if isinstance(host, HostCog) else self.command
            )

    async def position_here(self, interaction: Interaction) -> Position | None:
        """The position of this channel's game, for suggestions."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is None or table.game != self.game or table.state != "playing":
            return None
        return parse_position(table.game, table.notation)

    def check_may_post(self, interaction: Interaction, *, threaded: bool = False) -> None:
        """Raise `Refusal` where the bot could not show a board, or not in a thread of this channel."""
        if interaction.context.private_channel or not self._is_there(interaction.guild_id):
            raise Refusal("may-not-post-by-myself")
        allowed = interaction.app_permissions
        in_thread = threaded or _is_thread(interaction)
        posting = allowed.send_messages_in_threads if in_thread else allowed.send_messages
        if interaction.guild is not None and not (allowed.view_channel and posting and allowed.attach_files):
            raise Refusal("may-not-post")

    def _is_there(self, guild_id: int | None) -> bool:
        """Whether the bot itself is in the server, not only with the member who brought it along."""
        return guild_id is None or self.bot.get_guild(guild_id) is not None

    async def check_free(self, interaction: Interaction) -> None:
        """Raise `Refusal` where no game can be started."""
        self.check_may_post(interaction)
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None:
            self.check_over(table)

    # Moves

    async def play(self, interaction: Interaction, action: str) -> None:
        """A slash command that is a move: make it, show the board, and answer what happened."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None and table.game != self.game:
            self.check_over(table)
        if table is None or table.game != self.game or table.state != "playing":
            return await self.offer_start(interaction)
        await interaction.response.defer(ephemeral=True)
        if await self._move(interaction, table.id, None, action):
            await self.drop_answer(interaction)
        return None

    @politely
    async def press(self, interaction: Interaction, table: int, ply: int, action: str) -> None:
        """A button or menu that is a move."""
        await interaction.response.defer()
        await self._move(interaction, table, ply, action)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await self.drop_answer(interaction)

    async def view_on_turn(self, interaction: Interaction, table: int, ply: int) -> Moved:
        """The table as it is, if that member may decide there now on a board of that ply.

        Raises `Refusal`, once whoever has an old board has been shown the present one.
        """
        moved = await self.bot.tables.view(table)
        try:
            check_turn(moved.table, moved.position, ply, interaction.user.id)
        except Refusal as refusal:
            await self.catch_up(table, stale=refusal.code == "out-of-date")
            raise
        return moved

    async def _move(self, interaction: Interaction, table: int, ply: int | None, action: str) -> bool:
        """Make a move and show it; whether it could be shown. Raises `Refusal`."""
        self.check_may_post(interaction)
        try:
            moved = await self.bot.tables.act(table, ply, interaction.user.id, action, str(interaction.id))
        except Refusal as refusal:
            await self.catch_up(table, stale=refusal.code == "out-of-date")
            raise
        return await self.show(interaction, moved)

    async def catch_up(self, table: int, *, stale: bool) -> None:
        """Show what could not be shown when it happened, or to whom has only an old board."""
        moved = await self.bot.tables.view(table)
        if stale or moved.table.shown_ply < moved.table.ply:
            await self.board.show(moved)

    async def show(self, interaction: Interaction, moved: Moved, *, anew: bool = False) -> bool:
        """Show a saved table; if that fails, tell the member that it is saved. Whether it could be shown."""
        shown = await self.board.show(moved, where="below" if anew else "seen", by=interaction.user.id)
        if not shown:
            await self.tell(interaction, self.say(interaction)("saved-not-shown"))
        return shown

    async def refuse(self, interaction: Interaction, refusal: Refusal) -> None:
        """Answer what cannot be done; where no game is on, with an offer to start one."""
        if refusal.code == "no-table":
            await self.offer_start(interaction)
        else:
            await super().refuse(interaction, refusal)

    async def offer_start(self, interaction: Interaction) -> None:
        """No game is on here: say so."""
        await super().refuse(interaction, Refusal("no-table"))


def _is_thread(interaction: Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread)
