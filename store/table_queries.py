"""Finding tables: each is read with everybody who sits there, in one statement."""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby, product
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    literal,
    literal_column,
    or_,
    select,
    text,
    true,
    tuple_,
    union_all,
)

from store.records import Ply, Seat, Table
from store.schema import guild_settings, plies, preferences, seats, tables

SEAT = ("side", "place", "member_id", "name", "level", "gone", "global_name")
_COLUMNS = tuple(column.name for column in tables.c)
_PREFERRED = tuple(func.coalesce(preferences.c[name], true()).label(name) for name in ("animated", "pings"))
"""The preferences of whoever sits there: not saved with a seat, as they may change at any time."""
_SEATED = (
    select(*tables.c, *(seats.c[name] for name in SEAT), *_PREFERRED)
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .join(preferences, preferences.c.member_id == seats.c.member_id, isouter=True)
)
_IN_ORDER = (seats.c.side, seats.c.place)
ONE = _SEATED.where(tables.c.id == bindparam("table")).order_by(*_IN_ORDER)
_NEWEST = select(func.max(tables.c.id)).where(tables.c.channel_id == bindparam("channel"))
_PLAYED_IN_CHANNEL = select(tables.c.id).where(
    tables.c.channel_id == bindparam("channel"), text("state = 'playing'")
)
IN_CHANNEL = _SEATED.where(
    tables.c.id == func.coalesce(_PLAYED_IN_CHANNEL.scalar_subquery(), _NEWEST.scalar_subquery())
).order_by(*_IN_ORDER)
_THEIR_LAST_AT_REST = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        tables.c.channel_id == bindparam("channel"),
        text("state = 'resting'"),
        tables.c.game == bindparam("game"),
        seats.c.member_id == bindparam("member"),
    )
    .order_by(tables.c.id.desc())
    .limit(1)
)
AT_REST = _SEATED.where(tables.c.id == _THEIR_LAST_AT_REST.scalar_subquery()).order_by(*_IN_ORDER)
OF_GAME_IN_CHANNEL = _SEATED.where(
    tables.c.id == _NEWEST.where(tables.c.game == bindparam("game")).scalar_subquery()
).order_by(*_IN_ORDER)
_PLAYED_IN_GUILD = (
    select(tables.c.id)
    .where(tables.c.guild_id == bindparam("guild"), tables.c.state == "playing")
    .order_by(tables.c.moved_at.desc())
    .limit(bindparam("limit"))
)
OF_GUILD = _SEATED.where(tables.c.id.in_(_PLAYED_IN_GUILD.subquery().select())).order_by(
    tables.c.moved_at.desc(), tables.c.id, *_IN_ORDER
)
_THEIRS = (
    select(seats.c.table_id)
    .where(seats.c.member_id == bindparam("member"), seats.c.ended_at.is_not(None))
    .order_by(seats.c.ended_at.desc(), seats.c.table_id.desc())
    .limit(bindparam("limit"))
)
_THEIRS_OF_GAME = _THEIRS.join(tables, tables.c.id == seats.c.table_id).where(
    tables.c.game == bindparam("game")
)
_LAST_FIRST = (tables.c.moved_at.desc(), tables.c.id.desc(), *_IN_ORDER)
FINISHED = _SEATED.where(tables.c.id.in_(_THEIRS.subquery().select())).order_by(*_LAST_FIRST)
FINISHED_OF_GAME = _SEATED.where(tables.c.id.in_(_THEIRS_OF_GAME.subquery().select())).order_by(*_LAST_FIRST)
_COMPUTERS = select(seats.c.table_id).where(seats.c.level.is_not(None))
_OTHER = seats.alias("other")
_AGAINST_COMPUTER = (
    select(tables.c.channel_id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.member_id == bindparam("member"),
        seats.c.ended_at.is_(None),
        tables.c.guild_id == bindparam("guild"),
        tables.c.state == "playing",
        tables.c.id.in_(_COMPUTERS),
        ~exists().where(
            _OTHER.c.table_id == tables.c.id,
            _OTHER.c.level.is_(None),
            or_(_OTHER.c.member_id.is_(None), _OTHER.c.member_id != bindparam("member")),
        ),
    )
    .order_by(tables.c.id)
)
_NEXT_IDS = (
    select(tables.c.id)
    .where(tables.c.id > bindparam("table"))
    .order_by(tables.c.id)
    .limit(bindparam("limit"))
)
AFTER = _SEATED.where(tables.c.id.in_(_NEXT_IDS.subquery().select())).order_by(tables.c.id, *_IN_ORDER)
_LOG = select(plies).where(plies.c.table_id == bindparam("table")).order_by(plies.c.ply)


class Untouched(NamedTuple):
    """A game without a clock: when it was last moved, and the settings that say when it is put to rest."""

    moved_at: datetime
    id: int
    guild_id: int | None
    rest_after: int | None
    """The days that its server has set; None if it has set nothing."""
    is_alone: bool
    """Whether one member plays it alone with the computer."""


def read_tables(connection: Connection, query: Select[Any], given: dict[str, object]) -> list[Table]:
    """The tables that a query finds, each with everybody who sits there."""
    rows = connection.execute(query, given).all()
    return [_read_table(list(of_table)) for _, of_table in groupby(rows, lambda row: row.id)]


def _read_table(rows: Sequence[Row[Any]]) -> Table:
    width = len(_COLUMNS)
    people = tuple(Seat(*row[width:]) for row in rows)
    columns = dict(zip(_COLUMNS, rows[0][:width], strict=True))
    columns["earlier_seeds"] = [(until, seed) for until, seed in columns["earlier_seeds"]]
    return Table(**columns, seats=people)


def read_log(connection: Connection, table_id: int) -> list[Ply]:
    rows = connection.execute(_LOG, {"table": table_id})
    return [Ply(row.ply, row.token, row.member_id, row.nonce) for row in rows]


def count_playing(connection: Connection) -> int:
    """Count the games that are on, by an index that has only those."""
    playing = select(func.count(tables.c.channel_id)).where(tables.c.state == literal_column("'playing'"))
    return connection.execute(playing).scalar_one()


def read_waiting(connection: Connection) -> list[tuple[int, int | None]]:
    due = select(tables.c.id, tables.c.guild_id).where(tables.c.computer_due)
    return [(row.id, row.guild_id) for row in connection.execute(due)]


def read_channels(connection: Connection, guild_id: int, member_id: int) -> list[int]:
    return list(connection.scalars(_AGAINST_COMPUTER, {"guild": guild_id, "member": member_id}))


def read_unshown(
    connection: Connection, guild_ids: Sequence[int | None], since: datetime, limit: int
) -> list[tuple[datetime, int]]:
    """Find boards that are behind; each part of the query goes by the index of a server's tables."""
    where = [tables.c.guild_id.in_([each for each in guild_ids if each is not None])]
    if None in guild_ids:
        where.append(tables.c.guild_id.is_(None))
    stopped = (and_(tables.c.state == each, tables.c.moved_at >= since) for each in ("over", "resting"))
    when = (tables.c.state == "playing", *stopped)
    behind = select(tables.c.moved_at, tables.c.id).where(tables.c.shown_version != tables.c.version)
    found = union_all(*(behind.where(*each) for each in product(where, when))).subquery()
    newest = select(found).order_by(found.c.moved_at.desc(), found.c.id.desc()).limit(limit)
    return [(row.moved_at, row.id) for row in connection.execute(newest)]


def read_alarms(connection: Connection, now: datetime) -> list[tuple[int, int | None]]:
    due = select(tables.c.id, tables.c.guild_id).where(tables.c.alarm_at <= now)
    return [(row.id, row.guild_id) for row in connection.execute(due.order_by(tables.c.alarm_at))]


def read_untouched(
    connection: Connection, since: datetime, after: tuple[datetime, int] | None, limit: int
) -> list[Untouched]:
    members = func.count(case((seats.c.level.is_(None), 1)))
    alone = select(members < 2).where(seats.c.table_id == tables.c.id).scalar_subquery()
    query = (
        select(tables.c.moved_at, tables.c.id, tables.c.guild_id, guild_settings.c.rest_after, alone)
        .join_from(tables, guild_settings, guild_settings.c.guild_id == tables.c.guild_id, isouter=True)
        .where(text("tables.state = 'playing' AND tables.clock IS NULL"), tables.c.moved_at <= since)
        .order_by(tables.c.moved_at, tables.c.id)
        .limit(limit)
    )
    if after is not None:
        moment, table_id = literal(after[0], tables.c.moved_at.type), literal(after[1])
        query = query.where(tuple_(tables.c.moved_at, tables.c.id) > tuple_(moment, table_id))
    return [Untouched(*row) for row in connection.execute(query)]
