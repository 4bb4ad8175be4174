"""The board message: headline, picture, what has just happened, whose turn it is, and the controls."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from io import BytesIO
from typing import Any, Literal, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord import ui
from discord.utils import format_dt

from bot.app import Boulo
from cogs.answers import UNREACHED
from cogs.matches import people_of, stop_of, team_of
from cogs.more import row_below
from engine import Ending, Step
from play.tables import Moved
from render import Picture, draw
from store.records import Table
from words import Left, Say, alt, caption, computer_line, headline, over_line, say_in, turn_line

log = logging.getLogger(__name__)

QUICK = timedelta(minutes=5)
"""A board whose last move is older is posted anew: an edit would neither ping nor be seen."""
FAR = 4
"""A board with more messages below it is posted anew."""
OLD = timedelta(minutes=55)
"""Discord lets messages of more than an hour be edited only now and then."""
NOT_EDITABLE = (50083, 30046)
"""Discord's codes for what cannot be edited: its thread is closed, it is old and was edited too often."""
COLOURS = (discord.Colour(0x2F6FDE), discord.Colour(0xC8372D))

Where = Literal["seen", "below", "in place"]
"""Where a board appears: wherever people will see it, below everything, or in the place of the old one."""

Controls = Callable[[Moved, Say], Sequence[ui.ActionRow[Any]]]
"""What can be clicked when a side is to decide; each game has its own."""


class Described(NamedTuple):
    """A picture with the words that stand for it."""

    picture: Picture
    alt: str

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.picture.data), self.picture.name)

    def gallery(self) -> ui.MediaGallery[ui.LayoutView]:
        """One for each picture: side by side, Discord would cut their edges off."""
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.picture.name}", description=self.alt)
        )


def describe_step(step: Step, theme: str, say: Say) -> Described:
    """The board after a step, with its marks."""
    picture = draw(step.after, step.events, before=step.before, theme=theme)
    return Described(picture, alt(step.after, step.events, say))


class Drawn(NamedTuple):
    """A table worded and drawn, ready to be sent."""

    view: ui.LayoutView
    pictures: tuple[Described, ...]
    pinged: tuple[discord.Object, ...]

    def files(self) -> list[discord.File]:
        return [picture.file() for picture in self.pictures]

    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(everyone=False, roles=False, users=self.pinged)


def _pictures(moved: Moved, say: Say) -> tuple[Described, ...]:
    """The present board, and before it the one of an end that has just been counted."""
    theme, stopped = moved.table.theme, ending_of(moved.table)
    pictures = [
        describe_step(step, theme, say)
        for step in moved.scenes
        if step.closes_end and step.after != moved.position
    ]
    events, before = (moved.scenes[-1].events, moved.scenes[-1].before) if moved.scenes else ((), None)
    picture = draw(moved.position, events, before=before, theme=theme, stopped=stopped)
    return (*pictures, Described(picture, alt(moved.position, events, say, stopped=stopped)))


def ending_of(table: Table) -> Ending | None:
    """How a game is over, in whatever way it came to that."""
    return Ending(table.winner, void=table.reason == "ended") if table.state == "over" else None


def _turn_line(moved: Moved, say: Say) -> str:
    seat = moved.seat
    if seat is None:
        return over_line(say)
    if seat.member_id is None:
        return computer_line(seat.name, say)
    deadline = moved.table.deadline
    until = None if deadline is None else format_dt(deadline, "R")
    return turn_line(moved.position, f"<@{seat.member_id}>", say, until)


def _headline(moved: Moved, say: Say) -> str:
    table = moved.table
    teams = (team_of(table, 0), team_of(table, 1)) if table.in_teams else None
    return headline(moved.position, people_of(table, say), say, teams)


def _caption(moved: Moved, say: Say) -> str:
    people = people_of(moved.table, say, moved.by)
    left = None if moved.left is None else Left(moved.left.name, moved.left.side)
    return caption(moved.scenes, people, say, stop=stop_of(moved.table), left=left)


async def compose(moved: Moved, controls: Controls, command: str) -> Drawn:
    """Word and draw a table; the picture and the choice of actions are made off the event loop."""
    table = moved.table
    say = partial(say_in(table.language), command=command)
    pictures = await asyncio.to_thread(_pictures, moved, say)
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay(_headline(moved, say)),
        *(picture.gallery() for picture in pictures),
    )
    if happened := _caption(moved, say):
        container.add_item(ui.TextDisplay(happened))
    container.add_item(ui.TextDisplay(_turn_line(moved, say)))
    seat = moved.seat
    if seat is not None:
        container.accent_colour = COLOURS[seat.side]
    if seat is not None and seat.member_id is not None:
        for row in await asyncio.to_thread(controls, moved, say):
            container.add_item(row)
    container.add_item(row_below(table, say))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    pinged = (discord.Object(seat.member_id),) if seat is not None and seat.member_id else ()
    return Drawn(view, pictures, pinged)


class Board:
    """Shows tables of one game, and lets the computer play on where it is its turn."""

    def __init__(self, bot: Boulo, command: str, controls: Controls) -> None:
        self._bot = bot
        self._command = command
        self._controls = controls
        self._below: dict[int, int] = {}
        """How many messages are below the board, in the channels with a game that goes on."""
        self._seen: dict[int, dict[int, datetime]] = {}
        """When each player was last there, at the tables of teams that go on."""
        self._posted: dict[int, datetime] = {}
        """When the board of each table that goes on was posted."""
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def note_message(self, channel_id: int) -> None:
        """Somebody wrote in a channel; below a board, if one that is played on was shown there."""
        if channel_id in self._below:
            self._below[channel_id] += 1

    async def show(self, moved: Moved, *, where: Where = "seen", by: int | None = None) -> bool:
        """Show a saved table; whether that worked. What cannot be shown now is shown at the next touch.

        `by` is the member who brought it about: whoever does not play there cannot have others pinged.
        """
        self._note_seen(moved.table, by)
        while True:
            shown = True
            try:
                await self._show_present(moved, where, by)
            except UNREACHED as error:
                shown = False
                log.warning("table %s could not be shown: %s", moved.table.id, error)
            played = await self._bot.tables.play_computer(moved.table.id)
            if played is None:
                return shown
            moved, where = played._replace(scenes=(*moved.scenes, *played.scenes)), "seen"

    async def _show_present(self, moved: Moved, where: Where, by: int | None) -> None:
        """One message at a time for each table, and none that is older than what is saved by now.

        Whoever moved on or gave up meanwhile shows that.
        """
        table_id = moved.table.id
        async with self._showing.setdefault(table_id, asyncio.Lock()):
            present = await self._bot.tables.store.table(table_id)
            if (present.ply, present.state) != (moved.table.ply, moved.table.state):
                return
            moved, known = moved._replace(table=present), present.shown_ply == present.ply
            drawn = await compose(moved, self._controls, self._command)
            if (known and where != "below") or (by is not None and present.side_of(by) is None):
                drawn = drawn._replace(pinged=())
            await self._send(moved, drawn, below=self._goes_below(moved, where, known=known))
            if present.state == "over" and not known:
                await self._leave(present)

    def _goes_below(self, moved: Moved, where: Where, *, known: bool) -> bool:
        """Whether nobody would see it in the old board's place; a board that is `known` nobody waits for."""
        if where != "seen":
            return where == "below"
        table = moved.table
        crowded = self._below.get(table.channel_id, 0) > FAR
        posted = self._posted.get(table.id)
        old = posted is not None and self._bot.tables.now() - posted > OLD
        return crowded or old or (not known and (moved.pause > QUICK or self._is_away(moved)))

    async def _send(self, moved: Moved, drawn: Drawn, *, below: bool) -> None:
        """In the place of the old board where that is there, or below everything."""
        table = moved.table
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        if below or table.message_id is None or not await self._edit(channel, table, drawn):
            await self._post(channel, table, drawn)

    async def _edit(self, channel: discord.PartialMessageable, table: Table, drawn: Drawn) -> bool:
        """Whether the board could be edited: it may be deleted, too old, or its thread closed."""
        assert table.message_id is not None
        message = channel.get_partial_message(table.message_id)
        try:
            await message.edit(view=drawn.view, attachments=drawn.files(), allowed_mentions=drawn.mentions())
        except discord.HTTPException as error:
            if not isinstance(error, discord.NotFound) and error.code not in NOT_EDITABLE:
                raise
            log.info("the board of table %s cannot be edited, posting it anew: %s", table.id, error)
            return False
        await self._note_shown(table, table.message_id)
        return True

    async def _post(self, channel: discord.PartialMessageable, table: Table, drawn: Drawn) -> None:
        sent = await channel.send(view=drawn.view, files=drawn.files(), allowed_mentions=drawn.mentions())
        self._below.pop(table.channel_id, None)
        if table.state == "playing":
            self._posted[table.id] = self._bot.tables.now()
        await self._note_shown(table, sent.id)
        if table.message_id is not None:
            await self._retire(channel, table.message_id, say_in(table.language), sent.jump_url)

    async def _retire(
        self, channel: discord.PartialMessageable, message_id: int, say: Say, jump_url: str
    ) -> None:
        """Leave of an old board only a pointer to the new one."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(say("board-retired", link=jump_url)))
        try:
            await channel.get_partial_message(message_id).edit(view=view, attachments=[])
        except UNREACHED as error:
            log.info("the old board %s could not be retired: %s", message_id, error)

    async def _note_shown(self, table: Table, message_id: int) -> None:
        await self._bot.tables.store.note_shown(table, message_id)
        if table.state == "playing":
            self._below.setdefault(table.channel_id, 0)

    def _note_seen(self, table: Table, member_id: int | None) -> None:
        if table.in_teams and table.state == "playing" and member_id is not None:
            self._seen.setdefault(table.id, {})[member_id] = self._bot.tables.now()

    def _is_away(self, moved: Moved) -> bool:
        """Whether the one of a team whose turn it is has to be pinged, as they were not here lately."""
        seat = moved.seat
        if not moved.table.in_teams or seat is None or seat.member_id is None:
            return False
        seen = self._seen.get(moved.table.id, {}).get(seat.member_id)
        return seen is None or self._bot.tables.now() - seen > QUICK

    async def _leave(self, table: Table) -> None:
        """Forget a game that has just been shown to its end; a thread of its own is closed after the last."""
        self._seen.pop(table.id, None)
        self._posted.pop(table.id, None)
        last = await self._bot.tables.store.table_in(table.channel_id)
        if last is None or last.id != table.id:
            return
        self._below.pop(table.channel_id, None)
        if not table.threaded:
            return
        try:
            thread = await self._bot.fetch_channel(table.channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)
        except UNREACHED as error:
            log.info("thread %s could not be closed: %s", table.channel_id, error)
