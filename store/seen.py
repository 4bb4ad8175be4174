"""When members were last seen, to find those who have not come back for long."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from store.database import Database
from store.schema import results, seats, seen_members, tables
from store.traces import KEPT, next_ids

LASTING = tuple(
    trace.column
    for kept in KEPT.values()
    for trace in kept.traces
    if not kept.passing and (kept.part_of is None or trace.column is seats.c.member_id)
)
"""The columns that name all members about whom something lasting is kept; parts of a game by its seats."""


class SeenStore:
    """All members about whom something is kept, page by page, and when they were last seen."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def members(self, after: int, limit: int) -> list[int]:
        """The next members, with ids above `after`."""
        return await self._database.read(next_ids, LASTING, after, limit)

    async def last_seen(self, member_ids: Sequence[int]) -> dict[int, datetime]:
        """When each of them last had something to do with a game, as far as that is known."""
        return await self._database.read(_read_last_seen, member_ids)

    async def only_seen(self, member_ids: Sequence[int]) -> set[int]:
        """Those of them about whom nothing is kept but when they were seen."""
        return set(member_ids) - await self._database.read(_read_kept, member_ids)

    async def noted(self) -> set[int]:
        """The members for whom it was noted when they were seen."""
        return await self._database.read(_read_noted)

    async def note(self, seen: Mapping[int, datetime]) -> None:
        """Note when members were seen, unless something later is known."""
        await self._database.write(note_seen, seen)


def note_seen(connection: Connection, seen: Mapping[int, datetime]) -> None:
    """Note when members were seen, unless something later is known."""
    known = select(seen_members).where(seen_members.c.member_id.in_(seen))
    later = {row.member_id: row.seen_at for row in connection.execute(known)}
    rows = [
        {"member_id": member_id, "seen_at": max(moment, later.get(member_id, moment))}
        for member_id, moment in seen.items()
    ]
    connection.execute(delete(seen_members).where(seen_members.c.member_id.in_(seen)))
    if rows:
        connection.execute(insert(seen_members), rows)


def _read_noted(connection: Connection) -> set[int]:
    return set(connection.scalars(select(seen_members.c.member_id)))


def _read_last_seen(connection: Connection, member_ids: Sequence[int]) -> dict[int, datetime]:
    found: dict[int, datetime] = {}
    for query in _last_seen(member_ids):
        for row in connection.execute(query):
            member_id, moment = row[0], row[1]
            if moment is not None:
                found[member_id] = max(moment, found.get(member_id, moment))
    return found


def _read_kept(connection: Connection, member_ids: Sequence[int]) -> set[int]:
    columns = (column for column in LASTING if column is not seen_members.c.member_id)
    return {
        each
        for column in columns
        for each in connection.scalars(select(column).where(column.in_(member_ids)).distinct())
    }


def _last_seen(member_ids: Sequence[int]) -> Sequence[Select[Any]]:
    """The queries for when members were last seen; each finds its rows by an index."""
    at_table = seats.join(tables, tables.c.id == seats.c.table_id)
    member, ender = seats.c.member_id, tables.c.ended_by
    return (
        select(member, func.max(seats.c.ended_at)).where(member.in_(member_ids)).group_by(member),
        select(member, func.max(tables.c.moved_at))
        .select_from(at_table)
        .where(member.in_(member_ids), seats.c.ended_at.is_(None))
        .group_by(member),
        select(ender, func.max(tables.c.moved_at)).where(ender.in_(member_ids)).group_by(ender),
        select(results.c.member_id, func.max(results.c.finished_at))
        .where(results.c.member_id.in_(member_ids))
        .group_by(results.c.member_id),
        select(*seen_members.c).where(seen_members.c.member_id.in_(member_ids)),
    )
