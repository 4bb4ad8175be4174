"""Everything that is kept about one member: reading it as a whole, and forgetting it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.schema import challenges, forgetting, lobby_seats, plies, seats, tables
from store.table_changes import delete_tables
from store.traces import KEPT, erase, is_secret, parts_of

TABLES_AT_ONCE = 40
"""How many games of a member are forgotten in one transaction: few, so that turns never wait for long."""
TABLES_A_PAGE = 200
"""How many games are read at a time."""
_ENDED = {
    "state": "over",
    "winner": None,
    "reason": "ended",
    "computer_due": False,
    "deadline": None,
    "alarm_at": None,
    "version": tables.c.version + 1,
}

Rows = list[dict[str, Any]]


class StillPlaying(Exception):
    """A member who is to be forgotten still sits at a table."""


class PrivacyStore:
    """What members can see and have deleted about themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, member_id: int) -> dict[str, Rows]:
        """Everything that is kept about a member, by the tables of the database; no secrets."""
        found = await self._database.read(_read_own, member_id)
        sat = [row["table_id"] for row in await self._database.read(_read_rows, seats, _is(seats, member_id))]
        for first in range(0, len(sat), TABLES_A_PAGE):
            page = await self._database.read(_read_at_tables, member_id, sat[first : first + TABLES_A_PAGE])
            for name, rows in page.items():
                found[name] += rows
        return found

    async def playing(self, member_id: int) -> list[int]:
        """The tables that a member plays at now."""
        return await self._database.read(_read_playing, member_id, seats.c.ended_at.is_(None))

    async def lobbies(self, member_id: int) -> list[int]:
        """The lobbies that a member has joined."""
        return await self._database.read(_read_lobbies, member_id)

    async def begin(self, member_id: int, now: datetime) -> None:
        """Note that a member is to be forgotten, and withdraw their challenges and those to them."""
        with suppress(IntegrityError):  # somebody else has just begun the same
            await self._database.write(_begin, member_id, now)

    async def begun(self) -> list[int]:
        """The members who are to be forgotten and are not yet: a bot has stopped in the middle of it."""
        return await self._database.read(_read_begun)

    async def end_games(self, member_id: int) -> None:
        """End the games that a member plays now, as of their last moves: nobody wins, and nothing counts."""
        await self._database.write(_end_games, member_id)

    async def forget_tables(self, member_id: int) -> bool:
        """Take a member out of some games that they do not play now; return whether there may be more.

        Games that nobody else has played are deleted. In the others the seat stays, but not who sat there;
        trying ids on the dice does not tell it either, as the seed and the nonces are deleted.
        """
        return await self._database.write(_forget_tables, member_id)

    async def finish(self, member_id: int) -> None:
        """Delete all else that is kept about a member. Raises `StillPlaying` while they sit at any table."""
        await self._database.write(_finish, member_id)
        await self._database.overwrite_deleted()


# Reading


def _is(table: Table, member_id: int) -> ColumnElement[bool]:
    """The condition that a row is about a member and may be shown to them."""
    return or_(*(trace.column == member_id for trace in KEPT[table].traces if trace.is_shown))


def _read_rows(connection: Connection, table: Table, *where: ColumnElement[bool]) -> Rows:
    shown = [column for column in table.c if not is_secret(column)]
    rows = connection.execute(select(*shown).where(*where).order_by(*table.primary_key.columns))
    return [dict(row._mapping) for row in rows]


def _read_own(connection: Connection, member_id: int) -> dict[str, Rows]:
    """What is found by the member's id alone; what belongs to games is left empty, to be added."""
    return {
        table.name: [] if kept.part_of is tables else _read_rows(connection, table, _is(table, member_id))
        for table, kept in KEPT.items()
        if any(trace.is_shown for trace in kept.traces)
    }


def _read_at_tables(connection: Connection, member_id: int, table_ids: Sequence[int]) -> dict[str, Rows]:
    ended = tables.c.ended_by.is_distinct_from(member_id)  # games that the member ended are read already
    found = {tables.name: _read_rows(connection, tables, tables.c.id.in_(table_ids), ended)}
    for part, _ in parts_of(tables):
        there = part.c.table_id.in_(table_ids)
        found[part.name] = _read_rows(connection, part, there, _is(part, member_id))
    return found


def _read_playing(connection: Connection, member_id: int, *where: ColumnElement[bool]) -> list[int]:
    sitting = (seats.c.member_id == member_id, ~seats.c.gone, tables.c.state == "playing")
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    return list(connection.scalars(query.where(*sitting, *where).order_by(tables.c.id)))


def _read_lobbies(connection: Connection, member_id: int) -> list[int]:
    query = select(lobby_seats.c.lobby_id).where(lobby_seats.c.member_id == member_id)
    return list(connection.scalars(query))


def _read_begun(connection: Connection) -> list[int]:
    return list(connection.scalars(select(forgetting.c.member_id).order_by(forgetting.c.asked_at)))


# Forgetting


def _begin(connection: Connection, member_id: int, now: datetime) -> None:
    connection.execute(delete(forgetting).where(forgetting.c.member_id == member_id))
    connection.execute(insert(forgetting).values(member_id=member_id, asked_at=now))
    connection.execute(delete(challenges).where(_is(challenges, member_id)))


def _forget_tables(connection: Connection, member_id: int) -> bool:
    left = dict(_find_left(connection, member_id))
    if not left:
        return False
    table_ids = sorted(left)
    _lock(connection, table_ids)
    _let_go(connection, table_ids, [table_id for table_id, gone in left.items() if not gone])
    connection.execute(update(plies).where(plies.c.table_id.in_(table_ids)).values(nonce=None))
    connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(lot_nonce=None))
    for part, kept in parts_of(tables):
        for trace in kept.traces:
            erase(connection, trace, member_id, part.c.table_id.in_(table_ids))
    delete_tables(connection, _nobodys(connection, table_ids))
    return True


def _find_left(connection: Connection, member_id: int) -> Iterator[tuple[int, bool]]:
    """Some tables that a member does not play at, and whether they left them to their team."""
    query = (
        select(seats.c.table_id, seats.c.gone)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.member_id == member_id, seats.c.gone | (tables.c.state != "playing"))
        .limit(TABLES_AT_ONCE)
    )
    return ((row.table_id, row.gone) for row in connection.execute(query))


def _end_games(connection: Connection, member_id: int) -> None:
    playing = _read_playing(connection, member_id)
    _lock(connection, playing)
    _end(connection, playing)


def _lock(connection: Connection, table_ids: Sequence[int]) -> None:
    """Let nobody else change those tables; they are locked in the same order everywhere."""
    query = select(tables.c.id).where(tables.c.id.in_(table_ids)).order_by(tables.c.id)
    connection.execute(query.with_for_update())


def _end(connection: Connection, table_ids: Sequence[int]) -> None:
    """End those games that are not over. A change that is about to be saved there becomes outdated."""
    unfinished = (tables.c.id.in_(table_ids), tables.c.state != "over")
    ended = list(connection.scalars(select(tables.c.id).where(*unfinished)))
    connection.execute(update(tables).where(tables.c.id.in_(ended)).values(_ENDED))
    last_moved = select(tables.c.moved_at).where(tables.c.id == seats.c.table_id).scalar_subquery()
    connection.execute(update(seats).where(seats.c.table_id.in_(ended)).values(ended_at=last_moved))


def _let_go(connection: Connection, table_ids: Sequence[int], own: Sequence[int]) -> None:
    """End the games in `own`; let the others, which a team goes on with, no longer count.

    A change that is about to be saved there becomes outdated. Seeds of games that are over are deleted.
    """
    _end(connection, own)
    here = tables.c.id.in_(table_ids)
    once_more = {"rated": False, "version": tables.c.version + 1}
    connection.execute(update(tables).where(here, tables.c.state != "over").values(once_more))
    connection.execute(update(tables).where(here, tables.c.state == "over").values(seed="", earlier_seeds=[]))


def _nobodys(connection: Connection, table_ids: Sequence[int]) -> list[int]:
    """Those of the tables at which no known member has a seat."""
    known = func.count(case((seats.c.member_id.is_not(None), 1)))
    query = select(seats.c.table_id).where(seats.c.table_id.in_(table_ids)).group_by(seats.c.table_id)
    return list(connection.scalars(query.having(known == 0)))


def _finish(connection: Connection, member_id: int) -> None:
    if connection.execute(select(seats.c.table_id).where(_is(seats, member_id)).limit(1)).first():
        raise StillPlaying
    for kept in KEPT.values():
        if kept.part_of is not tables:
            for trace in kept.traces:
                erase(connection, trace, member_id)
