"""What is kept: tables with every action and roll, challenges, results, ratings.

Plain values in and out. Nothing here knows a rule or Discord. A move is saved in one transaction that
only succeeds while the table is still at the ply the move was made for.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, replace
from typing import Any, Self

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, delete, event, insert, select, update
from sqlalchemy import Table as Table_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.records import Challenge, Ply, Result, Seat, Standing, Table
from bot.schema import challenges, plies, ratings, results, seats, tables


class ChannelTaken(Exception):
    """A game is on in that channel already."""


class Outdated(Exception):
    """The table has moved on since."""


class Overtaken(Exception):
    """Another game of a player's was rated since their standing was read."""


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """The database. `await Store.open(url)` brings it to the present form first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def open(cls, url: str) -> Self:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time: the others wait here, not at its lock."""
        async with self._writer, self._engine.begin() as connection:
            yield connection

    # Tables

    async def add_table(self, table: Table, moves: Sequence[Ply]) -> Table:
        """Save a new table with its first moves; its id is chosen here. Raises `ChannelTaken`."""
        values = _values(table, tables, without="id")
        try:
            async with self._writing() as connection:
                inserted = await connection.execute(insert(tables).values(values))
                (table_id,) = inserted.inserted_primary_key or (0,)
                rows = [_seat_row(table_id, seat) for seat in table.seats]
                await connection.execute(insert(seats), rows)
                await _add_plies(connection, table_id, moves)
        except IntegrityError:
            raise ChannelTaken from None
        return await self.table(table_id)

    async def table(self, table_id: int) -> Table:
        """Raises `KeyError` if there is none."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                raise KeyError(table_id)
            return await _with_seats(connection, row)

    async def table_in(self, channel_id: int, game: str | None = None) -> Table | None:
        """The table of that channel: the one being played, else the last one, of that game if given."""
        query = select(tables).where(tables.c.channel_id == channel_id).order_by(tables.c.id.desc()).limit(1)
        if game is not None:
            query = query.where(tables.c.game == game)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else await _with_seats(connection, row)

    async def waiting_for_computer(self, game: str) -> list[int]:
        """The ids of the tables of that game at which the computer is to play."""
        async with self._engine.connect() as connection:
            due = select(tables.c.id).where(tables.c.computer_due, tables.c.game == game)
            rows = await connection.execute(due)
            return [row.id for row in rows]

    async def save_moves(
        self,
        table: Table,
        moves: Sequence[Ply],
        *,
        outcomes: Sequence[tuple[Result, Standing]] = (),
        **changes: Any,
    ) -> Table:
        """Add moves and change the table at once, or raise and change nothing.

        Raises `Outdated`, and `Overtaken` unless every standing is the next one of its member.
        """
        async with self._writing() as connection:
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == table.id, tables.c.ply == table.ply, tables.c.state == "playing")
                .values(ply=table.ply + len(moves), **changes)
            )
            if changed.rowcount != 1:
                raise Outdated
            await _add_plies(connection, table.id, moves)
            for result, standing in sorted(outcomes, key=_member):
                await _add_result(connection, result, standing)
        return replace(table, ply=table.ply + len(moves), **changes)

    async def note_shown(self, table_id: int, ply: int, message_id: int) -> None:
        """Remember the message that shows the table, and how far it is."""
        async with self._writing() as connection:
            changes = update(tables).where(tables.c.id == table_id)
            await connection.execute(changes.values(shown_ply=ply, message_id=message_id))

    async def moves(self, table_id: int) -> list[Ply]:
        query = select(plies).where(plies.c.table_id == table_id).order_by(plies.c.ply)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Ply(row.ply, row.token, row.member_id, row.nonce) for row in rows]

    # Challenges

    async def add_challenge(self, challenge: Challenge) -> Challenge:
        values = _values(challenge, challenges, without="id")
        async with self._writing() as connection:
            inserted = await connection.execute(insert(challenges).values(values))
            (challenge_id,) = inserted.inserted_primary_key or (0,)
        return await self.challenge(challenge_id)

    async def challenge(self, challenge_id: int) -> Challenge:
        """Raises `KeyError` if it has been answered or withdrawn."""
        async with self._engine.connect() as connection:
            query = select(challenges).where(challenges.c.id == challenge_id)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise KeyError(challenge_id)
        return Challenge(**row._mapping)

    async def take_challenge(self, challenge_id: int) -> bool:
        """Remove it; whether it was still there. Of two who take it at once only one does."""
        async with self._writing() as connection:
            gone = await connection.execute(delete(challenges).where(challenges.c.id == challenge_id))
            return gone.rowcount == 1

    # Results and ratings

    async def standing(self, member_id: int, game: str) -> Standing | None:
        query = select(ratings).where(ratings.c.member_id == member_id, ratings.c.game == game)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Standing(**row._mapping)

    async def leaders(self, game: str, guild_id: int | None, limit: int, offset: int) -> list[Standing]:
        """The best first; only members who have played in that guild, if one is given."""
        rank = ratings.c.mu - 3 * ratings.c.sigma
        query = select(ratings).where(ratings.c.game == game).order_by(rank.desc(), ratings.c.member_id)
        if guild_id is not None:
            here = select(results.c.member_id).where(results.c.guild_id == guild_id, results.c.game == game)
            query = query.where(ratings.c.member_id.in_(here))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.limit(limit).offset(offset))
            return [Standing(**row._mapping) for row in rows]

    async def results_of(self, member_id: int, game: str) -> list[Result]:
        """A member's rated games, the latest first."""
        query = select(results).where(results.c.member_id == member_id, results.c.game == game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                query.order_by(results.c.finished_at.desc(), results.c.table_id.desc())
            )
            return [Result(**row._mapping) for row in rows]


def _values(record: object, columns: Table_, *, without: str = "") -> dict[str, object]:
    """The fields of a record that are columns there."""
    return {column.name: getattr(record, column.name) for column in columns.c if column.name != without}


def _seat_row(table_id: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **asdict(seat)}


async def _with_seats(connection: AsyncConnection, row: Row[Any]) -> Table:
    query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.side, seats.c.place)
    found = await connection.execute(query)
    people = tuple(
        Seat(seat.side, seat.place, seat.member_id, seat.name, seat.level, seat.gone) for seat in found
    )
    return Table(**row._mapping, seats=people)


async def _add_plies(connection: AsyncConnection, table_id: int, moves: Sequence[Ply]) -> None:
    if moves:
        rows = [
            {"table_id": table_id, "ply": m.ply, "token": m.token, "member_id": m.member_id, "nonce": m.nonce}
            for m in moves
        ]
        await connection.execute(insert(plies), rows)


def _member(outcome: tuple[Result, Standing]) -> int:
    """Everybody locks ratings in this order, so that nobody waits for each other."""
    return outcome[1].member_id


async def _add_result(connection: AsyncConnection, result: Result, standing: Standing) -> None:
    await connection.execute(insert(results).values(_values(result, results)))
    rated = _values(standing, ratings)
    if standing.games == 1:
        try:
            await connection.execute(insert(ratings).values(rated))
        except IntegrityError:
            raise Overtaken from None
        return
    before = (
        ratings.c.member_id == standing.member_id,
        ratings.c.game == standing.game,
        ratings.c.games == standing.games - 1,
    )
    changed = await connection.execute(update(ratings).where(*before).values(rated))
    if changed.rowcount != 1:
        raise Overtaken
