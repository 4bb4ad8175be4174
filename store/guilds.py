"""The servers about which something is kept, and those of them that the bot has left."""

from collections.abc import Collection
from contextlib import suppress
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.schema import left_guilds, seats, tables
from store.seen import note_seen
from store.table_changes import delete_tables
from store.traces import KEPT, next_ids

TABLES_AT_ONCE = 40
"""How many games of a server are deleted in one transaction: few, so that turns never wait for long."""
LASTING = tuple(kept.guild for kept in KEPT.values() if kept.guild is not None and not kept.passing)


class GuildStore:
    """Which servers there are, which were left, and how they are deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, after: int, limit: int) -> list[int]:
        """The next servers, with ids above `after`, about which something is kept."""
        return await self._database.read(next_ids, LASTING, after, limit)

    async def left_before(self, moment: datetime) -> list[int]:
        """The servers that were left before then, and to which the bot has not come back."""
        return await self._database.read(_read_left, moment)

    async def note_left(self, guild_id: int, now: datetime) -> None:
        """Note that the bot is no longer in a server; an earlier note stays."""
        with suppress(IntegrityError):
            await self._database.write(_note_left, guild_id, now)

    async def note_back(self, guild_ids: Collection[int]) -> None:
        """Note that the bot is in those servers; writes only if one was noted as left."""
        if await self._database.read(_has_left_any, guild_ids):
            await self._database.write(_note_back, guild_ids)

    async def delete_some(self, guild_id: int, before: datetime) -> bool:
        """Delete some of what is kept about a server; return whether there may be more of it.

        Nothing is deleted unless the bot left it before then: it may have come back. What its members have
        reached everywhere stays, and so does when they were seen.
        """
        is_more = await self._database.write(_delete_some, guild_id, before)
        if not is_more:
            await self._database.overwrite_deleted()
        return is_more


def _read_left(connection: Connection, moment: datetime) -> list[int]:
    return list(connection.scalars(select(left_guilds.c.guild_id).where(left_guilds.c.left_at < moment)))


def _note_left(connection: Connection, guild_id: int, now: datetime) -> None:
    connection.execute(insert(left_guilds).values(guild_id=guild_id, left_at=now))


def _has_left_any(connection: Connection, guild_ids: Collection[int]) -> bool:
    query = select(left_guilds.c.guild_id).where(left_guilds.c.guild_id.in_(guild_ids)).limit(1)
    return connection.execute(query).first() is not None


def _note_back(connection: Connection, guild_ids: Collection[int]) -> None:
    connection.execute(delete(left_guilds).where(left_guilds.c.guild_id.in_(guild_ids)))


def _delete_some(connection: Connection, guild_id: int, before: datetime) -> bool:
    left = select(left_guilds).where(left_guilds.c.guild_id == guild_id, left_guilds.c.left_at < before)
    if connection.execute(left.with_for_update()).first() is None:
        return False
    some = select(tables.c.id).where(tables.c.guild_id == guild_id).limit(TABLES_AT_ONCE)
    table_ids = list(connection.scalars(some))
    if table_ids:
        _remember_players(connection, table_ids)
        delete_tables(connection, table_ids)
        return True
    for table, kept in KEPT.items():
        if kept.guild is not None:
            connection.execute(delete(table).where(kept.guild == guild_id))
    return False


def _remember_players(connection: Connection, table_ids: list[int]) -> None:
    """Note when the players of those tables were last seen, as other things may be kept about them."""
    moment = func.max(func.coalesce(seats.c.ended_at, tables.c.moved_at)).label("seen_at")
    query = (
        select(seats.c.member_id, moment)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(table_ids), seats.c.member_id.is_not(None))
        .group_by(seats.c.member_id)
    )
    note_seen(connection, {row.member_id: row.seen_at for row in connection.execute(query)})
