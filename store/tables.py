"""Tables with who sits at them and every action and roll.

A change is saved in one transaction that only succeeds while the table is still at the version it was
made for, so nothing that two do at once is ever lost.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from store.database import Database, values_of
from store.invitations import Invitation, take_invitation
from store.records import Ply, Result, Seat, Standing, Table
from store.schema import plies, seats, tables
from store.standings import add_outcomes

_SEAT = ("side", "place", "member_id", "name", "level", "gone")
_COLUMNS = tuple(column.name for column in tables.c)
_CHANGING = (
    "notation",
    "ply",
    "state",
    "winner",
    "reason",
    "computer_due",
    "moved_at",
    "deadline",
    "alarm_at",
    "places",
    "ended_by",
)
"""What becomes different as a game goes on; the rest of a table is as it was at its start."""

_SEATED = select(*tables.c, *(seats.c[name] for name in _SEAT)).join_from(
    tables, seats, seats.c.table_id == tables.c.id
)
_IN_ORDER = (seats.c.side, seats.c.place)
_ONE = _SEATED.where(tables.c.id == bindparam("table")).order_by(*_IN_ORDER)
_NEWEST = select(func.max(tables.c.id)).where(tables.c.channel_id == bindparam("channel"))
_IN_CHANNEL = _SEATED.where(tables.c.id == _NEWEST.scalar_subquery()).order_by(*_IN_ORDER)
_OF_GAME_IN_CHANNEL = _SEATED.where(
    tables.c.id == _NEWEST.where(tables.c.game == bindparam("game")).scalar_subquery()
).order_by(*_IN_ORDER)
_OF_GUILD = _SEATED.where(tables.c.guild_id == bindparam("guild"), tables.c.state == "playing").order_by(
    tables.c.moved_at.desc(), tables.c.id, *_IN_ORDER
)
_LOG = select(plies).where(plies.c.table_id == bindparam("table")).order_by(plies.c.ply)
_SAVE = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.version == bindparam("seen"),
        tables.c.state == "playing",
    )
    .values({name: bindparam(f"new_{name}") for name in _CHANGING} | {"version": tables.c.version + 1})
    .returning(tables.c.message_id, tables.c.shown_version)
)
_OPEN = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
_ADD_PLIES = insert(plies)
_SHOWN = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        message_id=bindparam("message"),
        shown_version=case(
            (tables.c.version == bindparam("shown"), bindparam("shown")), else_=tables.c.shown_version
        ),
    )
    .returning(tables.c.version)
)


class ChannelTaken(Exception):
    """A game is on in that channel already."""


class Outdated(Exception):
    """The table has changed since it was read."""


class Opening(NamedTuple):
    """A table as it is once what happens first by itself has happened."""

    table: Table
    moves: Sequence[Ply]


class TableStore:
    """Every table of the bot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, table: Table, open_game: Callable[[Table], Opening], invitation: Invitation | None = None
    ) -> Table:
        """Save a new table, with its opening, in place of the invitation that led to it.

        Its id is chosen here; `open_game` is told it, since the dice depend on it. Raises `ChannelTaken`,
        and `InvitationGone` if the invitation is not what it was.
        """
        try:
            async with self._database.writing() as connection:
                if invitation is not None:
                    await take_invitation(connection, invitation)
                inserted = await connection.execute(
                    insert(tables).values(values_of(table, tables, without="id"))
                )
                (table_id,) = inserted.inserted_primary_key or (0,)
                opened, moves = open_game(replace(table, id=table_id, seats=_in_order(table.seats)))
                await connection.execute(insert(seats), [_seat_row(table_id, seat) for seat in table.seats])
                if moves:
                    await _add_plies(connection, table_id, moves)
                await connection.execute(_OPEN, _changes(opened))
        except IntegrityError:
            raise ChannelTaken from None
        return opened

    async def get(self, table_id: int) -> Table:
        """Raises `KeyError` if there is none."""
        async with self._database.reading() as connection:
            rows = (await connection.execute(_ONE, {"table": table_id})).all()
        if not rows:
            raise KeyError(table_id)
        return _read_table(rows)

    async def in_channel(self, channel_id: int, game: str | None = None) -> Table | None:
        """The table of that channel: the one being played, else the last one, of that game if given."""
        query = _IN_CHANNEL if game is None else _OF_GAME_IN_CHANNEL
        given = {"channel": channel_id} if game is None else {"channel": channel_id, "game": game}
        async with self._database.reading() as connection:
            rows = (await connection.execute(query, given)).all()
        return _read_table(rows) if rows else None

    async def of_guild(self, guild_id: int) -> list[Table]:
        """What is being played in that server, what was last moved first."""
        async with self._database.reading() as connection:
            rows = (await connection.execute(_OF_GUILD, {"guild": guild_id})).all()
        return list(_read_tables(rows))

    async def finished_by(self, member_id: int, limit: int, game: str | None = None) -> list[Table]:
        """The games that a member has finished, the last to end first; of one kind if given."""
        theirs = select(seats.c.table_id).where(seats.c.member_id == member_id)
        last = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.state == "over")
        if game is not None:
            last = last.where(tables.c.game == game)
        last = last.order_by(tables.c.moved_at.desc(), tables.c.id.desc()).limit(limit)
        query = _SEATED.where(tables.c.id.in_(last.subquery().select()))
        query = query.order_by(tables.c.moved_at.desc(), tables.c.id.desc(), *_IN_ORDER)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return list(_read_tables(rows))

    async def log(self, table_id: int) -> list[Ply]:
        """Everything that was done at a table, one after the other."""
        async with self._database.reading() as connection:
            rows = await connection.execute(_LOG, {"table": table_id})
            return [Ply(row.ply, row.token, row.member_id, row.nonce) for row in rows]

    async def waiting_for_computer(self) -> list[tuple[int, int | None]]:
        """The tables at which the computer is to play, and their servers."""
        due = select(tables.c.id, tables.c.guild_id).where(tables.c.computer_due)
        async with self._database.reading() as connection:
            return [(row.id, row.guild_id) for row in await connection.execute(due)]

    async def alarms(self, now: datetime) -> list[tuple[int, int | None]]:
        """The tables whose clocks have to do something by now, the most overdue first, and their servers."""
        due = select(tables.c.id, tables.c.guild_id).where(tables.c.alarm_at <= now)
        async with self._database.reading() as connection:
            rows = await connection.execute(due.order_by(tables.c.alarm_at))
            return [(row.id, row.guild_id) for row in rows]

    async def save(
        self,
        seen: Table,
        changed: Table,
        moves: Sequence[Ply] = (),
        outcomes: Sequence[tuple[Result, Standing]] = (),
    ) -> Table:
        """Put what has `changed` in the place of what was `seen`, with its moves, or change nothing.

        Raises `Outdated`, and `Overtaken` unless every standing is the next one of its member.
        """
        async with self._database.writing() as connection:
            saved = await connection.execute(_SAVE, _changes(changed) | {"seen": seen.version})
            row = saved.one_or_none()
            if row is None:
                raise Outdated
            if moves:
                await _add_plies(connection, seen.id, moves)
            for seat in set(changed.seats) - set(seen.seats):
                await _empty_seat(connection, seen.id, seat)
            await add_outcomes(connection, outcomes)
        return replace(
            changed, version=seen.version + 1, message_id=row.message_id, shown_version=row.shown_version
        )

    async def note_shown(self, shown: Table, message_id: int) -> bool:
        """Remember the message that shows a table; whether nothing has changed there meanwhile."""
        async with self._database.writing() as connection:
            saved = await connection.execute(
                _SHOWN, {"table": shown.id, "message": message_id, "shown": shown.version}
            )
            return saved.scalar_one_or_none() in (shown.version, None)

    async def put_off(self, table: Table, deadline: datetime) -> Table:
        """Give the member to move more time. Raises `Outdated`."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(tables)
                .where(
                    tables.c.id == table.id,
                    tables.c.version == table.version,
                    tables.c.state == "playing",
                )
                .values(deadline=deadline)
            )
        if changed.rowcount != 1:
            raise Outdated
        return replace(table, deadline=deadline)

    async def note_reminded(self, table: Table) -> None:
        """Remember that the member to move knows the deadline, unless the clock was wound up again since."""
        still = and_(tables.c.id == table.id, tables.c.ply == table.ply, tables.c.deadline == table.deadline)
        async with self._database.writing() as connection:
            await connection.execute(update(tables).where(still).values(alarm_at=table.deadline))

    async def stop_clock(self, table_id: int) -> None:
        """Let the clock of a table do nothing until it is wound up again."""
        async with self._database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(alarm_at=None))


def _changes(table: Table) -> dict[str, object]:
    return {"table": table.id} | {f"new_{name}": getattr(table, name) for name in _CHANGING}


def _in_order(people: Iterable[Seat]) -> tuple[Seat, ...]:
    """Seats as they are read: a side's first, then those of the other, each in the order of their turns."""
    return tuple(sorted(people, key=lambda seat: (seat.side, seat.place)))


def _seat_row(table_id: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **asdict(seat)}


def _read_tables(rows: Iterable[Row[Any]]) -> Iterator[Table]:
    """Rows of one table each seat, those of a table together."""
    for _, of_table in groupby(rows, lambda row: row.id):
        yield _read_table(list(of_table))


def _read_table(rows: Sequence[Row[Any]]) -> Table:
    width = len(_COLUMNS)
    people = tuple(Seat(*row[width:]) for row in rows)
    return Table(**dict(zip(_COLUMNS, rows[0][:width], strict=True)), seats=people)


async def _add_plies(connection: AsyncConnection, table_id: int, moves: Sequence[Ply]) -> None:
    rows = [
        {"table_id": table_id, "ply": m.ply, "token": m.token, "member_id": m.member_id, "nonce": m.nonce}
        for m in moves
    ]
    await connection.execute(_ADD_PLIES, rows)


async def _empty_seat(connection: AsyncConnection, table_id: int, seat: Seat) -> None:
    where = (seats.c.table_id == table_id, seats.c.side == seat.side, seats.c.place == seat.place)
    await connection.execute(update(seats).where(*where).values(gone=seat.gone))
