"""Changing tables: each change in one transaction, on top of the version it was made for or not at all."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    ScalarSelect,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from store.invitations import Invitation, take_invitation
from store.level_records import add_record
from store.records import FaceCount, LevelRecord, Ply, Seat, Table
from store.rolls import add_faces
from store.schema import plies, preferences, seats, tables, values_of
from store.seeds import NextSeed, take_seed
from store.standings import Outcome, add_outcomes
from store.table_queries import SEAT
from store.traces import parts_of
from store.upserts import insert_together

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
    "seed",
    "commitment",
    "earlier_seeds",
    "fingerprint",
    "unanswered",
)
"""The columns that change while a game goes on; the others stay as they were at its start."""


def _saving(state: str) -> ReturningUpdate[Any]:
    """The statement that changes a table in that state, if it is still at the version that was seen."""
    return (
        update(tables)
        .where(
            tables.c.id == bindparam("table"),
            tables.c.version == bindparam("seen"),
            tables.c.state == state,
        )
        .values({name: bindparam(f"new_{name}") for name in _CHANGING} | {"version": tables.c.version + 1})
        .returning(tables.c.message_id, tables.c.shown_version)
    )


_SAVE = _saving("playing")
_WAKE = _saving("resting")
_OPENING = (*_CHANGING, "lot", "lot_nonce")


def _members_without(preference: str) -> ScalarSelect[str | None]:
    """The ids of new players who have switched that preference off, as one text in the same statement."""
    theirs = preferences.c.member_id.in_(bindparam("members", expanding=True))
    ids = func.aggregate_strings(cast(preferences.c.member_id, Text), " ")
    return select(ids).where(theirs, ~preferences.c[preference]).scalar_subquery()


_OPEN = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _OPENING})
    .returning(_members_without("animated"), _members_without("pings"))
)
_END_SEATS = update(seats).where(seats.c.table_id == bindparam("table")).values(ended_at=bindparam("ended"))
_NOWHERE: dict[str, Any] = {
    "guild_id": None,
    "channel_id": 0,
    "parent_id": None,
    "message_id": None,
    "ended_by": None,
    "seed": "",
    "earlier_seeds": [],
    "state": "over",
    "computer_due": False,
    "deadline": None,
    "alarm_at": None,
    "shown_version": tables.c.version,
}
"""What is left of a deleted table with the highest id: nobody sits there, and nobody finds it."""
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


class Outdated(Exception):
    """The table has changed since it was read."""


class Opening(NamedTuple):
    """A new table after everything that happens by itself at the start, and the plies of that."""

    table: Table
    moves: Sequence[Ply]


OpenGame = Callable[[Table], Opening]


def add_table(
    connection: Connection,
    table: Table,
    open_game: OpenGame,
    invitation: Invitation | None,
    next_seed: NextSeed | None,
) -> Table:
    if invitation is not None:
        take_invitation(connection, invitation)
    if next_seed is not None:
        table = replace(table, seed=take_seed(connection, next_seed) or table.seed)
    values = values_of(table, tables, without="id")
    (table_id,) = connection.execute(insert(tables).values(values)).inserted_primary_key or (0,)
    opened, moves = open_game(replace(table, id=table_id, seats=_in_order(table.seats)))
    insert_together(connection, seats, [_seat_row(table_id, seat) for seat in opened.seats])
    if moves:
        _add_plies(connection, table_id, moves)
    members = {"members": [seat.member_id for seat in opened.seats]}
    row = connection.execute(_OPEN, _changes(opened, _OPENING) | members).one()
    return replace(opened, seats=_with_preferences(opened.seats, row))


def save_table(
    connection: Connection,
    seen: Table,
    changed: Table,
    moves: Sequence[Ply],
    outcomes: Sequence[Outcome],
    faces: Sequence[FaceCount],
    record: LevelRecord | None,
) -> Table:
    row = connection.execute(_SAVE, _changes(changed) | {"seen": seen.version}).one_or_none()
    if row is None:
        raise Outdated
    if moves:
        _add_plies(connection, seen.id, moves)
    for seat in set(changed.seats) - set(seen.seats):
        _empty_seat(connection, seen.id, seat)
    if changed.state != "playing":
        connection.execute(_END_SEATS, {"ended": changed.moved_at, "table": seen.id})
    add_outcomes(connection, outcomes)
    add_faces(connection, faces)
    if record is not None:
        add_record(connection, record)
    return replace(
        changed, version=seen.version + 1, message_id=row.message_id, shown_version=row.shown_version
    )


def wake_table(connection: Connection, seen: Table, changed: Table) -> Table:
    row = connection.execute(_WAKE, _changes(changed) | {"seen": seen.version}).one_or_none()
    if row is None:
        raise Outdated
    connection.execute(_END_SEATS, {"ended": None, "table": seen.id})
    return replace(
        changed, version=seen.version + 1, message_id=row.message_id, shown_version=row.shown_version
    )


def note_shown(connection: Connection, shown: Table, message_id: int) -> bool:
    given = {"table": shown.id, "message": message_id, "shown": shown.version}
    return connection.execute(_SHOWN, given).scalar_one_or_none() in (shown.version, None)


def put_off(connection: Connection, table: Table, deadline: datetime) -> None:
    still = (tables.c.id == table.id, tables.c.version == table.version, tables.c.state == "playing")
    if connection.execute(update(tables).where(*still).values(deadline=deadline)).rowcount != 1:
        raise Outdated


def note_reminded(connection: Connection, table: Table) -> None:
    still = (tables.c.id == table.id, tables.c.ply == table.ply, tables.c.deadline == table.deadline)
    connection.execute(update(tables).where(*still).values(alarm_at=table.deadline))


def stop_clock(connection: Connection, table_id: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(alarm_at=None))


def _changes(table: Table, names: Sequence[str] = _CHANGING) -> dict[str, object]:
    return {"table": table.id} | {f"new_{name}": getattr(table, name) for name in names}


def _in_order(people: Iterable[Seat]) -> tuple[Seat, ...]:
    """Seats in the order in which they are read: by side, then in the order of their turns."""
    return tuple(sorted(people, key=lambda seat: (seat.side, seat.place)))


def _seat_row(table_id: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in SEAT}}


def _with_preferences(people: Sequence[Seat], without: Iterable[str | None]) -> tuple[Seat, ...]:
    """New seats with the members' preferences, from the texts of `_members_without`."""
    still, unpinged = (set((ids or "").split()) for ids in without)
    return tuple(
        replace(seat, animated=str(seat.member_id) not in still, pings=str(seat.member_id) not in unpinged)
        for seat in people
    )


def _add_plies(connection: Connection, table_id: int, moves: Sequence[Ply]) -> None:
    rows = [
        {"table_id": table_id, "ply": m.ply, "token": m.token, "member_id": m.member_id, "nonce": m.nonce}
        for m in moves
    ]
    insert_together(connection, plies, rows)


def _empty_seat(connection: Connection, table_id: int, seat: Seat) -> None:
    where = (seats.c.table_id == table_id, seats.c.side == seat.side, seats.c.place == seat.place)
    connection.execute(update(seats).where(*where).values(gone=seat.gone))


def delete_tables(connection: Connection, table_ids: Sequence[int]) -> None:
    """Delete tables with everything that belongs to them.

    The newest leaves a row behind: SQLite would give its id to the next table, and old buttons with it.
    """
    newest = connection.scalar(select(func.max(tables.c.id)))
    if newest in table_ids:
        for part, _ in parts_of(tables):
            connection.execute(delete(part).where(part.c.table_id == newest))
        connection.execute(update(tables).where(tables.c.id == newest).values(_NOWHERE))
    older = [table_id for table_id in table_ids if table_id != newest]
    left_behind = and_(tables.c.channel_id == _NOWHERE["channel_id"], tables.c.id != newest)
    connection.execute(delete(tables).where(or_(tables.c.id.in_(older), left_behind)))
