"""The board listens to what happens at the tables, and shows it. It never plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from secrets import token_hex
from typing import Final, Literal, Protocol, TypeVar
from weakref import WeakValueDictionary

import discord
from discord import ui

from cogs.answers import SERVER_ERROR, UNREACHED, show, words_only
from cogs.board.last_shown import Shown, nonce_of
from cogs.board.pictures import BoardMessage
from cogs.matches import told_of_end
from cogs.slow_discord import in_time
from play import Play
from play.clocks import CLOCKS
from play.listeners import TableChanged
from play.refusals import Refusal
from play.stage_times import mark
from play.views import TableView
from store.records import Table
from words import Say

log = logging.getLogger(__name__)

LONG_PAUSE = timedelta(seconds=90)
"""A board whose last move is older is posted anew: an edit would neither ping nor be seen."""
AWAY = timedelta(minutes=5)
"""A player of a team who was not there for longer is pinged for their turn."""
CROWDED = 4
"""A board with more messages below it is posted anew."""
OLD = timedelta(minutes=55)
"""An older board is posted anew: Discord hardly lets messages be edited after an hour."""
NOT_EDITABLE = (50083, 30046)
"""Discord's codes for what cannot be edited: its thread is closed, it is old and was edited too often."""
MOST_BEHIND = 1000
"""How many boards are shown by themselves once Discord works again; others at the next touch."""
CLOSE_MINUTES: Final = 60
"""How long the thread of a game that is over stays open if nobody writes there."""
UNNOTICED = 0.1
"""The share of a warning by which a deadline can be put off without showing the board again."""

Where = Literal["seen", "below", "in place"]
"""Where a board appears: where people will see it, below everything, or in place of the old one."""

T = TypeVar("T")


class SendWithShapes(Protocol):
    """Sends a message that may have the shapes of pieces in its menus, or else has none."""

    async def __call__(self, view: ui.LayoutView, send: Callable[[], Awaitable[T]], /) -> T: ...


class BoardMessages:
    """Shows tables, each in one message."""

    def __init__(
        self,
        client: discord.Client,
        play: Play,
        shown: Shown,
        compose: Callable[[TableView], Awaitable[BoardMessage]],
        say_at: Callable[[Table], Say],
        send_with_shapes: SendWithShapes,
    ) -> None:
        self._client = client
        self._play = play
        self._shown = shown
        self._compose = compose
        self._say_at = say_at
        self._send_with_shapes = send_with_shapes
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._held_up: set[int] = set()
        """The tables for which Discord makes the bot wait: members are then answered without waiting."""
        self._catching_up: set[int] = set()
        self._behind: dict[int, None] = {}
        """The tables whose boards Discord has failed to take, in the order in which they are tried again."""

    # When something is shown

    async def hear(self, change: TableChanged) -> None:
        """Show what has happened."""
        view = change.view
        agreed = change.kind == "taken back" and all(seat.level is None for seat in view.table.seats)
        if change.kind == "reminded":
            await self._show_deadline(view.table)
        else:
            is_late = change.kind == "taken up" and not view.table.is_shown
            below = agreed or change.kind == "woken"
            where = _where_late(view) if is_late else "below" if below else _where(view)
            await self.show(view, where=where, by=view.by, once=True)

    async def catch_up(self, table_id: int, *, stale: bool = False) -> None:
        """Show a board that could not be shown when it changed or, if `stale`, to a member with an old board.

        However often that is asked for, it is shown once at a time: what is being sent is the present state.
        """
        if table_id in self._catching_up or table_id in self._held_up:
            return
        self._catching_up.add(table_id)
        try:
            view = await self._play.tables.view(table_id)
            if stale or not view.table.is_shown:
                await self.show(view, where="seen" if view.table.is_shown else _where_late(view))
        finally:
            self._catching_up.discard(table_id)

    async def show_behind(self) -> None:
        """Show the boards that Discord has failed to take, until it fails again."""
        for table_id in tuple(self._behind):
            self._behind.pop(table_id, None)
            try:
                await self.catch_up(table_id)
            except Refusal as refusal:
                log.info("table %s is not shown any more: %s", table_id, refusal.code)
            if table_id in self._behind:
                return

    async def _show_deadline(self, table: Table) -> None:
        """Bring a board up to date in its place: the reminder pings already and links to it."""
        if not table.is_shown or _is_put_off(table):
            await self.show(await self._play.tables.view(table.id), where="in place")

    async def show(
        self, view: TableView, *, where: Where = "seen", by: int | None = None, once: bool = False
    ) -> bool:
        """Show a saved table; return whether that worked, or will as soon as Discord allows it.

        What cannot be shown is shown at the next touch. `by` is the member who caused it: one who does not
        play there cannot have others pinged. With `once`, a version that was shown is not shown again.
        """
        table_id = view.table.id
        self._shown.note_seen(view.table, by)
        showing = self._show(view, where, by, once=once)
        shown = await in_time(showing, at_once=table_id in self._held_up)
        lock = self._showing.get(table_id)
        if shown is None and lock is not None and lock.locked():
            self._held_up.add(table_id)
        return shown is not False

    async def show_alone(self, interaction: discord.Interaction, view: TableView) -> None:
        """Show a table to the one member who asked."""
        message = await self._compose(view)
        await show(interaction, message.view, *message.pictures)

    async def _show(self, view: TableView, where: Where, by: int | None, *, once: bool) -> bool:
        """Show a saved table, once nothing else of it is being shown; return whether that worked."""
        table_id = view.table.id
        mark("wait")
        try:
            async with self._showing.setdefault(table_id, asyncio.Lock()):
                if once and self._shown.is_current(view.table):
                    return True
                while not await self._show_present(view, where, by):
                    view = await self._play.tables.view(table_id)
                    where, by = _where(view), None
        except UNREACHED as error:
            log.warning("table %s could not be shown: %s", table_id, error)
            if _is_passing(error) and len(self._behind) < MOST_BEHIND:
                self._behind[table_id] = None
            return False
        finally:
            self._held_up.discard(table_id)
        return True

    async def _show_present(self, view: TableView, where: Where, by: int | None) -> bool:
        """Show a table, unless something newer is shown; return whether it is still the present state."""
        table, last = view.table, self._shown.of(view.table)
        if table.version < last.version:
            return True
        known = table.is_shown or table.version == last.version
        mark("draw")
        message = await self._compose(view)
        mark("show")
        if not _may_ping(view, where, by, known=known):
            message = message._replace(pinged=())
        below = self._goes_below(view, where, known=known)
        nonce = token_hex(12) if known else nonce_of(table, f"board {table.version}")
        is_present = await self._send_with_shapes(
            message.view, lambda: self._send(table, message, nonce, below=below)
        )
        if table.state != "playing" and not known:
            await self._close_soon(table)
        return is_present

    # Where it is shown

    def _goes_below(self, view: TableView, where: Where, *, known: bool) -> bool:
        """Whether the board goes below everything, to be seen; nobody waits for one that is `known`."""
        if where != "seen":
            return where == "below"
        last = self._shown.of(view.table)
        is_old = last.posted_at is not None and self._play.now() - last.posted_at > OLD
        is_awaited = not known and (view.pause > LONG_PAUSE or self._is_away(view))
        return last.below > CROWDED or is_old or is_awaited

    def _is_away(self, view: TableView) -> bool:
        """Whether the player of a team whose turn it is was not here lately, and so has to be pinged."""
        seat = view.seat
        if not view.table.in_teams or seat is None or seat.member_id is None:
            return False
        seen = self._shown.last_seen(view.table, seat.member_id)
        return seen is None or self._play.now() - seen > AWAY

    def _present_message(self, table: Table) -> int | None:
        """The message that shows the table now: it may have been sent after the table was read."""
        last = self._shown.of(table)
        return table.message_id if table.shown_version > last.version else last.message_id or table.message_id

    # How it is sent

    async def _send(self, table: Table, message: BoardMessage, nonce: str, *, below: bool) -> bool:
        """Send it in place of the old board if there is one, or `below` everything.

        Returns whether the table has not changed meanwhile. The `nonce` keeps Discord from posting the same
        board twice.
        """
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        old = self._present_message(table)
        if old is not None and not below and await self._edit(channel.get_partial_message(old), message):
            self._shown.note_shown(table, old)
            return await self._note_shown(table, old)
        sent = await channel.send(
            view=message.view,
            files=message.files(),
            allowed_mentions=message.mentions(),
            nonce=nonce,
        )
        self._shown.note_posted(table, sent.id)
        if old is not None:  # before the new one is noted, so that a bot killed in between does both again
            await self._retire(channel.get_partial_message(old), table, sent.jump_url)
        return await self._note_shown(table, sent.id)

    async def _note_shown(self, table: Table, message_id: int) -> bool:
        """Save which message shows a table; return whether the table has not changed meanwhile."""
        mark("save")
        is_present = await self._play.store.tables.note_shown(table, message_id)
        mark("show")
        return is_present

    async def _edit(self, board: discord.PartialMessage, message: BoardMessage) -> bool:
        """Edit the board; return whether that worked: it may be deleted, too old, or its thread closed."""
        try:
            await board.edit(
                view=message.view, attachments=message.files(), allowed_mentions=message.mentions()
            )
        except discord.HTTPException as error:
            if not isinstance(error, discord.NotFound) and error.code not in NOT_EDITABLE:
                raise
            log.info("board %s cannot be edited, posting it anew: %s", board.id, error)
            return False
        return True

    async def retire_stray(self, table: Table, used: discord.Message | None) -> None:
        """Retire the message that was used if it is not the table's board: one that a killed bot has left, or
        that Discord did not let it change.
        """
        lock, present = self._showing.get(table.id), self._present_message(table)
        is_being_sent = lock is not None and lock.locked()
        if used is None or used.flags.ephemeral or present is None or is_being_sent:
            return
        if used.id not in (table.message_id, present):
            channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
            link = channel.get_partial_message(present).jump_url
            await self._retire(channel.get_partial_message(used.id), table, link)

    async def _retire(self, board: discord.PartialMessage, table: Table, jump_url: str) -> None:
        """Replace an old board by a link to the new one."""
        try:
            pointer = self._say_at(table)("board-retired", link=jump_url)
            await board.edit(view=words_only(pointer), attachments=[])
        except UNREACHED as error:
            log.info("the old board %s could not be retired: %s", board.id, error)

    async def _close_soon(self, table: Table) -> None:
        """Let Discord close the thread of a game after its last game, once nobody writes there any more.

        Not at once: in a closed thread some members could not press the buttons under the last board.
        """
        if not table.threaded:
            return
        last = await self._play.store.tables.in_channel(table.channel_id)
        if last is None or last.id != table.id:
            return
        try:
            thread = await self._client.fetch_channel(table.channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(auto_archive_duration=CLOSE_MINUTES)
        except UNREACHED as error:
            log.info("thread %s could not be set to close soon: %s", table.channel_id, error)


def _is_passing(error: Exception) -> bool:
    """Whether Discord may take later what it has refused now."""
    return not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR


def _where(view: TableView) -> Where:
    """Where a board belongs: below everything if something has happened that nobody was waiting for.

    A game that is put to rest is changed in place, so that nobody is disturbed.
    """
    if view.table.state == "resting":
        return "in place"
    is_news = view.left is not None or view.table.reason in ("agreed", "time")
    return "below" if is_news or told_of_end(view.table) else "seen"


def _where_late(view: TableView) -> Where:
    """Where a board belongs that may have been posted although the bot did not hear of it.

    Posted again, its nonce keeps it from being there twice; in place of the old one, it would be there twice.
    """
    return "in place" if view.table.state == "resting" else "below"


def _may_ping(view: TableView, where: Where, by: int | None, *, known: bool) -> bool:
    """Whether a board pings those whom it is for; the end of a game does so once, whoever ended it."""
    table = view.table
    if view.quiet or table.state == "resting":
        return False
    if table.state == "over":
        return not known
    return (where == "below" or not known) and (by is None or table.side_of(by) is not None)


def _is_put_off(table: Table) -> bool:
    """Whether there is noticeably more time by now than there was at the last move."""
    assert table.clock is not None
    assert table.deadline is not None
    clock = CLOCKS[table.clock]
    return table.deadline - table.moved_at - clock.time > clock.warning * UNNOTICED
