"""Drives the tables: takes the actions of members, lets the computer answer, and reports both.

After any action the driver lets the computer go on until a member has to decide, and tells the
listeners what has changed. It does not know how that is shown.
"""

import logging
from datetime import datetime
from time import monotonic

from play.listeners import ENDS, Kind, Listener, TableChanged
from play.refusals import Refusal
from play.stage_times import Timing, note_made
from play.tables import Tables
from play.views import TableView, Venue
from store import ChannelTaken, DatabaseTrouble, Invitation, InvitationGone
from store.records import Seat, Table

log = logging.getLogger(__name__)

NEWS_SECONDS = 1.5
"""If the computer plays for longer, listeners hear of it in between; otherwise of all at once."""


class Driver:
    """Every action at a table goes through here; most return the table as it is when a member has to decide.

    All of them may raise `Refusal`; then nothing has changed.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.timing = Timing()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every change from now on, after those that were added before it."""
        self._listeners.append(listener)

    async def start(
        self,
        game: str,
        options: dict[str, int],
        seats: tuple[Seat, ...],
        venue: Venue,
        *,
        nonce: str,
        invitation: Invitation | None = None,
        start: str | None = None,
        by_lot: bool = False,
    ) -> TableView:
        """Start a game in place of the invitation that led to it, or from a position; see `Tables.start`."""
        try:
            view = await self.tables.start(
                game,
                options,
                seats,
                venue,
                nonce=nonce,
                invitation=invitation,
                start=start,
                by_lot=by_lot,
            )
        except ChannelTaken:
            await self.check_free(venue.channel_id)  # raises a refusal that names the game there
            raise Refusal("channel-taken", game=game) from None
        except InvitationGone:
            raise Refusal("invitation-gone") from None
        return await self._go_on(view, "started")

    async def check_free(self, channel_id: int) -> Table | None:
        """The last table of a channel, if any. Raises `Refusal` if a game is on there."""
        table = await self.tables.store.tables.in_channel(channel_id)
        if table is not None and table.state == "playing":
            raise Refusal("channel-taken", game=table.game)
        return table

    async def act(
        self, table: int | Table, ply: int | None, member_id: int, action: str, nonce: str
    ) -> TableView:
        """Do what a member has chosen; see `Tables.act`."""
        view = await self.tables.act(table, ply, member_id, action, nonce)
        note_made(view.table)
        return await self._go_on(view)

    async def resign(self, table_id: int, member_id: int, *, leaving: bool = False) -> TableView:
        """Give the game up for a member, or leave the seat to the others of the team."""
        return await self._go_on(await self.tables.resign(table_id, member_id, leaving=leaving))

    async def agree_draw(self, table_id: int, ply: int, member_id: int, offered_by: int) -> TableView:
        """Let the member agree to the draw that the other side has offered at that ply."""
        return await self._go_on(await self.tables.agree_draw(table_id, ply, member_id, offered_by))

    async def take_back(self, table_id: int, ply: int | None, member_id: int, side: int) -> TableView:
        """Undo that side's last decision and what came after it; see `Tables.take_back`."""
        view = await self.tables.take_back(table_id, ply, member_id, side)
        return await self._go_on(view, "taken back")

    async def end(self, table_id: int, member_id: int) -> Table:
        """Clear a table away, whatever state it is in, even if it can no longer be read.

        Listeners are not told: whoever calls this shows it as well as possible.
        """
        while True:
            try:
                return await self.tables.end(table_id, member_id)
            except Refusal as refusal:
                if refusal.code != "out-of-date":  # otherwise somebody has just moved: try again
                    raise

    async def ring(self, table_id: int) -> None:
        """Let the clock of a table do what is due."""
        view = await self.tables.ring(table_id)
        if view is not None:
            await self._tell("reminded", view)

    async def resume(self, table_id: int) -> TableView:
        """Go on with a table where it was when the bot stopped."""
        return await self._go_on(await self.tables.view(table_id), "taken up")

    async def rest(self, table_id: int, untouched_since: datetime) -> None:
        """Put a game to rest, if nobody has moved in it since then."""
        if await self.tables.rest(table_id, untouched_since) is not None:
            await self._tell("rested", await self.tables.view(table_id))

    async def wake(self, table_id: int, member_id: int, *, quiet: bool = False) -> TableView:
        """Let a game that was put to rest go on; `quiet`: without a ping."""
        try:
            view = await self.tables.wake(table_id, member_id)
        except ChannelTaken:
            table = await self.tables.store.tables.get(table_id)
            await self.check_free(table.channel_id)  # raises a refusal that names the game there
            raise Refusal("channel-taken", game=table.game) from None
        return await self._go_on(view._replace(by=member_id, quiet=quiet), "woken")

    async def _go_on(self, view: TableView, kind: Kind = "moved") -> TableView:
        """Report an action, and let the computer answer until a member has to decide."""
        await self._tell(kind, view)
        told, since = view.table.version, monotonic()
        while (played := await self._play_computer(view)) is not None:
            view = played._replace(steps=(*view.steps, *played.steps), by=view.by)
            if monotonic() - since > NEWS_SECONDS:
                await self._tell("moved", view)
                told, since = view.table.version, monotonic()
        if view.table.version != told:
            await self._tell("moved", view)
        return view

    async def _play_computer(self, view: TableView) -> TableView | None:
        if view.seat is None or view.seat.level is None:
            return None
        try:
            return await self.tables.play_computer(view.table)
        except Refusal as refusal:  # somebody gave up while it was thinking
            log.info("the computer does not go on at table %s: %s", view.table.id, refusal.code)
        except DatabaseTrouble:  # the member's action is saved, so it must not look as if it failed
            log.exception("the computer does not go on at table %s by now", view.table.id)
        return None

    async def _tell(self, kind: Kind, view: TableView) -> None:
        """Tell every listener; if one fails, go on with the others."""
        change = TableChanged(ENDS.get(view.table.state, kind), view)
        for listener in self._listeners:
            try:
                await listener(change)
            except Exception:
                log.exception("a change of table %s was not taken note of", view.table.id)
