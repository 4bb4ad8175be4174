"""Tables, with who sits at them and every action and roll.

A change is saved in one transaction that only succeeds while the table is still at the version it was
made for, so nothing is lost when two change it at once. The statements are in the files next to this one.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Select
from sqlalchemy.exc import IntegrityError

from store import table_changes as changes
from store import table_queries as queries
from store.database import Database
from store.invitations import Invitation
from store.records import FaceCount, LevelRecord, Ply, Table
from store.seeds import NextSeed
from store.standings import Outcome
from store.table_changes import OpenGame
from store.table_queries import Untouched

MOST_LISTED = 25
"""How many of the games that are on in a server are listed, those moved last."""
MOST_GUILDS = 1000
"""For how many servers at a time boards that are behind are looked for."""


class ChannelTaken(Exception):
    """A game is on in that channel already."""


class TableStore:
    """Every table of the bot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        table: Table,
        open_game: OpenGame,
        invitation: Invitation | None = None,
        next_seed: NextSeed | None = None,
    ) -> Table:
        """Save a new table, with its opening, in place of the invitation that led to it.

        Its id is chosen here, and its seed if one has waited for the game; `open_game` gets both, since
        the dice depend on them. Raises `ChannelTaken`, and `InvitationGone` if the invitation was
        answered, withdrawn or changed.
        """
        try:
            return await self._database.write(changes.add_table, table, open_game, invitation, next_seed)
        except IntegrityError:
            raise ChannelTaken from None

    async def _find(self, query: Select[Any], given: dict[str, object]) -> list[Table]:
        return await self._database.read(queries.read_tables, query, given)

    async def get(self, table_id: int) -> Table:
        """The table with that id. Raises `KeyError` if there is none."""
        found = await self._find(queries.ONE, {"table": table_id})
        if not found:
            raise KeyError(table_id)
        return found[0]

    async def in_channel(self, channel_id: int, game: str | None = None) -> Table | None:
        """The table of that channel: the one being played, else the last one, of that game if given."""
        query = queries.IN_CHANNEL if game is None else queries.OF_GAME_IN_CHANNEL
        given: dict[str, object] = {"channel": channel_id}
        found = await self._find(query, given if game is None else given | {"game": game})
        return found[0] if found else None

    async def of_guild(self, guild_id: int, limit: int = MOST_LISTED) -> list[Table]:
        """The games that are on in that server, the last moved first."""
        return await self._find(queries.OF_GUILD, {"guild": guild_id, "limit": limit})

    async def finished_by(self, member_id: int, limit: int, game: str | None = None) -> list[Table]:
        """The games that a member has finished or that rest, the last to end first; of one kind if given."""
        given: dict[str, object] = {"member": member_id, "limit": limit}
        if game is None:
            return await self._find(queries.FINISHED, given)
        return await self._find(queries.FINISHED_OF_GAME, given | {"game": game})

    async def channels_against_computer(self, guild_id: int, member_id: int) -> list[int]:
        """The channels of a server in which that member is playing alone with the computer."""
        return await self._database.read(queries.read_channels, guild_id, member_id)

    async def after(self, table_id: int, limit: int) -> list[Table]:
        """The next tables, with ids above `table_id`, for looking at all of them."""
        return await self._find(queries.AFTER, {"table": table_id, "limit": limit})

    async def log(self, table_id: int) -> list[Ply]:
        """All plies of a table, in order."""
        return await self._database.read(queries.read_log, table_id)

    async def count_playing(self) -> int:
        """How many games are on."""
        return await self._database.read(queries.count_playing)

    async def waiting_for_computer(self) -> list[tuple[int, int | None]]:
        """The tables at which the computer is to play, and their servers."""
        return await self._database.read(queries.read_waiting)

    async def unshown(self, guild_ids: Sequence[int | None], since: datetime, limit: int) -> list[int]:
        """The tables of those servers whose boards are behind, the last moved first.

        Looked at are games that are on, and those that ended or were put to rest since that moment. None
        among the servers stands for private chats.
        """
        found: list[tuple[datetime, int]] = []
        for first in range(0, len(guild_ids), MOST_GUILDS):
            some = guild_ids[first : first + MOST_GUILDS]
            found += await self._database.read(queries.read_unshown, some, since, limit)
        return [table_id for _, table_id in sorted(found, reverse=True)[:limit]]

    async def alarms(self, now: datetime) -> list[tuple[int, int | None]]:
        """The tables whose clocks have something to do by now, the most overdue first, and their servers."""
        return await self._database.read(queries.read_alarms, now)

    async def at_rest(self, channel_id: int, game: str, member_id: int) -> Table | None:
        """The last game of that kind and member in that channel that was put to rest."""
        given: dict[str, object] = {"channel": channel_id, "game": game, "member": member_id}
        found = await self._find(queries.AT_REST, given)
        return found[0] if found else None

    async def untouched(
        self, since: datetime, after: tuple[datetime, int] | None, limit: int
    ) -> list[Untouched]:
        """The games without a clock in which nobody has moved since then, those moved longest ago first.

        With `after`, a moment and an id, the list goes on behind that game.
        """
        return await self._database.read(queries.read_untouched, since, after, limit)

    async def wake(self, seen: Table, changed: Table) -> Table:
        """Let a game that was put to rest go on. Raises `Outdated` and `ChannelTaken`."""
        try:
            return await self._database.write(changes.wake_table, seen, changed)
        except IntegrityError:
            raise ChannelTaken from None

    async def save(
        self,
        seen: Table,
        changed: Table,
        moves: Sequence[Ply] = (),
        outcomes: Sequence[Outcome] = (),
        faces: Sequence[FaceCount] = (),
        record: LevelRecord | None = None,
    ) -> Table:
        """Put what has `changed` in the place of what was `seen`, with its moves, or change nothing.

        Raises `Outdated`, and `Overtaken` unless every standing directly follows the saved one of its member.
        """
        return await self._database.write(changes.save_table, seen, changed, moves, outcomes, faces, record)

    async def note_shown(self, shown: Table, message_id: int) -> bool:
        """Note the message that shows a table; return whether the table has not changed meanwhile."""
        return await self._database.write(changes.note_shown, shown, message_id)

    async def put_off(self, table: Table, deadline: datetime) -> Table:
        """Give the member to move more time. Raises `Outdated`."""
        await self._database.write(changes.put_off, table, deadline)
        return replace(table, deadline=deadline)

    async def note_reminded(self, table: Table) -> None:
        """Note that the member to move was reminded, unless the clock was set anew since."""
        await self._database.write(changes.note_reminded, table)

    async def stop_clock(self, table_id: int) -> None:
        """Let the clock of a table do nothing until it is set anew."""
        await self._database.write(changes.stop_clock, table_id)
