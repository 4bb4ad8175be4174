"""Tables with who sits at them and every action and roll.

A change is saved in one transaction that only succeeds while the table is still at the version it was
made for, so nothing that two do at once is ever lost.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby, product
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    ScalarSelect,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    text,
    true,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningUpdate

from store.database import Database
from store.invitations import Invitation, take_invitation
from store.level_records import add_record
from store.records import FaceCount, LevelRecord, Ply, Seat, Table
from store.rolls import add_faces
from store.schema import guild_settings, plies, preferences, seats, tables, values_of
from store.seeds import NextSeed, take_seed
from store.standings import Outcome, add_outcomes
from store.traces import parts_of

MOST_LISTED = 25
"""So many of the games that are played in a server are looked at, those moved last."""
MOST_GUILDS = 1000
"""Of so many servers at a time those are looked for whose boards are behind."""
_SEAT = ("side", "place", "member_id", "name", "level", "gone", "global_name")
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
    "seed",
    "commitment",
    "earlier_seeds",
    "fingerprint",
    "unanswered",
)
"""What becomes different as a game goes on; the rest of a table is as it was at its start."""

_PREFERRED = tuple(func.coalesce(preferences.c[name], true()).label(name) for name in ("animated", "pings"))
"""What of a seat is not saved with it, as whoever sits there may change it at any time."""
_SEATED = (
    select(*tables.c, *(seats.c[name] for name in _SEAT), *_PREFERRED)
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .join(preferences, preferences.c.member_id == seats.c.member_id, isouter=True)
)
_IN_ORDER = (seats.c.side, seats.c.place)
_ONE = _SEATED.where(tables.c.id == bindparam("table")).order_by(*_IN_ORDER)
_NEWEST = select(func.max(tables.c.id)).where(tables.c.channel_id == bindparam("channel"))
_PLAYED_IN_CHANNEL = select(tables.c.id).where(
    tables.c.channel_id == bindparam("channel"), text("state = 'playing'")
)
_IN_CHANNEL = _SEATED.where(
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
_AT_REST = _SEATED.where(tables.c.id == _THEIR_LAST_AT_REST.scalar_subquery()).order_by(*_IN_ORDER)
_OF_GAME_IN_CHANNEL = _SEATED.where(
    tables.c.id == _NEWEST.where(tables.c.game == bindparam("game")).scalar_subquery()
).order_by(*_IN_ORDER)
_PLAYED_IN_GUILD = (
    select(tables.c.id)
    .where(tables.c.guild_id == bindparam("guild"), tables.c.state == "playing")
    .order_by(tables.c.moved_at.desc())
    .limit(bindparam("limit"))
)
_OF_GUILD = _SEATED.where(tables.c.id.in_(_PLAYED_IN_GUILD.subquery().select())).order_by(
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
_FINISHED = _SEATED.where(tables.c.id.in_(_THEIRS.subquery().select())).order_by(*_LAST_FIRST)
_FINISHED_OF_GAME = _SEATED.where(tables.c.id.in_(_THEIRS_OF_GAME.subquery().select())).order_by(*_LAST_FIRST)
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
_AFTER = _SEATED.where(tables.c.id.in_(_NEXT_IDS.subquery().select())).order_by(tables.c.id, *_IN_ORDER)
_LOG = select(plies).where(plies.c.table_id == bindparam("table")).order_by(plies.c.ply)


def _saving(state: str) -> ReturningUpdate[Any]:
    """Changes a table in that state, if it is still at the version that was seen."""
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
    """The ids of those new players who do not want something, as one text, so that it comes by the way."""
    theirs = preferences.c.member_id.in_(bindparam("members", expanding=True))
    ids = func.aggregate_strings(cast(preferences.c.member_id, Text), " ")
    return select(ids).where(theirs, ~preferences.c[preference]).scalar_subquery()


_OPEN = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _OPENING})
    .returning(_members_without("animated"), _members_without("pings"))
)
_ADD_SEATS = insert(seats)
_ADD_PLIES = insert(plies)
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
"""What is left of a deleted table that has the highest number: nobody sits there, and nobody finds it."""
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


OpenGame = Callable[[Table], Opening]


class Untouched(NamedTuple):
    """A game without a clock: when somebody last moved there, and what says how long it may stand so."""

    moved_at: datetime
    id: int
    guild_id: int | None
    rest_after: int | None
    """What its server has set; None where it has set nothing."""
    is_alone: bool
    """Whether one member plays it alone with the computer."""


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

        Its id is chosen here, and its seed if one has waited for the game; `open_game` is told both, since
        the dice depend on them. Raises `ChannelTaken`, and `InvitationGone` if the invitation is not what it
        was.
        """
        try:
            return await self._database.write(_add, table, open_game, invitation, next_seed)
        except IntegrityError:
            raise ChannelTaken from None

    async def get(self, table_id: int) -> Table:
        """Raises `KeyError` if there is none."""
        found = await self._database.read(_read, _ONE, {"table": table_id})
        if not found:
            raise KeyError(table_id)
        return found[0]

    async def in_channel(self, channel_id: int, game: str | None = None) -> Table | None:
        """The table of that channel: the one being played, else the last one, of that game if given."""
        query = _IN_CHANNEL if game is None else _OF_GAME_IN_CHANNEL
        given: dict[str, object] = {"channel": channel_id}
        found = await self._database.read(_read, query, given if game is None else given | {"game": game})
        return found[0] if found else None

    async def of_guild(self, guild_id: int, limit: int = MOST_LISTED) -> list[Table]:
        """What is being played in that server, what was last moved first."""
        return await self._database.read(_read, _OF_GUILD, {"guild": guild_id, "limit": limit})

    async def finished_by(self, member_id: int, limit: int, game: str | None = None) -> list[Table]:
        """The games that a member has finished or that rest, the last to end first; of one kind if given."""
        given: dict[str, object] = {"member": member_id, "limit": limit}
        if game is None:
            return await self._database.read(_read, _FINISHED, given)
        return await self._database.read(_read, _FINISHED_OF_GAME, given | {"game": game})

    async def channels_against_computer(self, guild_id: int, member_id: int) -> list[int]:
        """The channels of a server in which that member is playing alone with the computer."""
        return await self._database.read(_read_channels, guild_id, member_id)

    async def after(self, table_id: int, limit: int) -> list[Table]:
        """The next tables with higher ids, for whoever looks at all of them."""
        return await self._database.read(_read, _AFTER, {"table": table_id, "limit": limit})

    async def log(self, table_id: int) -> list[Ply]:
        """Everything that was done at a table, one after the other."""
        return await self._database.read(_read_log, table_id)

    async def count_playing(self) -> int:
        """How many games are on."""
        return await self._database.read(_count_playing)

    async def waiting_for_computer(self) -> list[tuple[int, int | None]]:
        """The tables at which the computer is to play, and their servers."""
        return await self._database.read(_read_waiting)

    async def unshown(self, guild_ids: Sequence[int | None], since: datetime, limit: int) -> list[int]:
        """The tables of those servers whose boards are behind, what was last moved first.

        Those that are being played, and those that ended or were put to rest since that moment; None stands
        for private chats.
        """
        found: list[tuple[datetime, int]] = []
        for first in range(0, len(guild_ids), MOST_GUILDS):
            some = guild_ids[first : first + MOST_GUILDS]
            found += await self._database.read(_read_unshown, some, since, limit)
        return [table_id for _, table_id in sorted(found, reverse=True)[:limit]]

    async def alarms(self, now: datetime) -> list[tuple[int, int | None]]:
        """The tables whose clocks have to do something by now, the most overdue first, and their servers."""
        return await self._database.read(_read_alarms, now)

    async def at_rest(self, channel_id: int, game: str, member_id: int) -> Table | None:
        """The last game of that kind and member in a channel that was put to rest."""
        given: dict[str, object] = {"channel": channel_id, "game": game, "member": member_id}
        found = await self._database.read(_read, _AT_REST, given)
        return found[0] if found else None

    async def untouched(
        self, since: datetime, after: tuple[datetime, int] | None, limit: int
    ) -> list[Untouched]:
        """The games without a clock in which nobody has moved since then, those moved longest ago first.

        From the one on that comes `after` that moment and id.
        """
        return await self._database.read(_read_untouched, since, after, limit)

    async def wake(self, seen: Table, changed: Table) -> Table:
        """Let a game that was put to rest go on. Raises `Outdated` and `ChannelTaken`."""
        try:
            return await self._database.write(_wake, seen, changed)
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

        Raises `Outdated`, and `Overtaken` unless every standing is the next one of its member.
        """
        return await self._database.write(_save, seen, changed, moves, outcomes, faces, record)

    async def note_shown(self, shown: Table, message_id: int) -> bool:
        """Remember the message that shows a table; whether nothing has changed there meanwhile."""
        return await self._database.write(_note_shown, shown, message_id)

    async def put_off(self, table: Table, deadline: datetime) -> Table:
        """Give the member to move more time. Raises `Outdated`."""
        await self._database.write(_put_off, table, deadline)
        return replace(table, deadline=deadline)

    async def note_reminded(self, table: Table) -> None:
        """Remember that the member to move knows the deadline, unless the clock was wound up again since."""
        await self._database.write(_note_reminded, table)

    async def stop_clock(self, table_id: int) -> None:
        """Let the clock of a table do nothing until it is wound up again."""
        await self._database.write(_stop_clock, table_id)


def delete_tables(connection: Connection, table_ids: Sequence[int]) -> None:
    """Delete tables with everything that belongs to them.

    The newest leaves its number behind: SQLite would give it to the next table, and old buttons with it.
    """
    newest = connection.scalar(select(func.max(tables.c.id)))
    if newest in table_ids:
        for part, _ in parts_of(tables):
            connection.execute(delete(part).where(part.c.table_id == newest))
        connection.execute(update(tables).where(tables.c.id == newest).values(_NOWHERE))
    older = [table_id for table_id in table_ids if table_id != newest]
    left_behind = and_(tables.c.channel_id == _NOWHERE["channel_id"], tables.c.id != newest)
    connection.execute(delete(tables).where(or_(tables.c.id.in_(older), left_behind)))


def _add(
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
    connection.execute(_ADD_SEATS, [_seat_row(table_id, seat) for seat in opened.seats])
    if moves:
        _add_plies(connection, table_id, moves)
    members = {"members": [seat.member_id for seat in opened.seats]}
    row = connection.execute(_OPEN, _changes(opened, _OPENING) | members).one()
    return replace(opened, seats=_with_preferences(opened.seats, row))


def _save(
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


def _wake(connection: Connection, seen: Table, changed: Table) -> Table:
    row = connection.execute(_WAKE, _changes(changed) | {"seen": seen.version}).one_or_none()
    if row is None:
        raise Outdated
    connection.execute(_END_SEATS, {"ended": None, "table": seen.id})
    return replace(
        changed, version=seen.version + 1, message_id=row.message_id, shown_version=row.shown_version
    )


def _read_untouched(
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


def _read(connection: Connection, query: Select[Any], given: dict[str, object]) -> list[Table]:
    """The tables that a query finds, each with everybody who sits there."""
    rows = connection.execute(query, given).all()
    return [_read_table(list(of_table)) for _, of_table in groupby(rows, lambda row: row.id)]


def _read_table(rows: Sequence[Row[Any]]) -> Table:
    width = len(_COLUMNS)
    people = tuple(Seat(*row[width:]) for row in rows)
    table = Table(**dict(zip(_COLUMNS, rows[0][:width], strict=True)), seats=people)
    return replace(table, earlier_seeds=[(until, seed) for until, seed in table.earlier_seeds])


def _read_log(connection: Connection, table_id: int) -> list[Ply]:
    rows = connection.execute(_LOG, {"table": table_id})
    return [Ply(row.ply, row.token, row.member_id, row.nonce) for row in rows]


def _count_playing(connection: Connection) -> int:
    """Counts in the index of the channels in which a game is on, however many have been played."""
    playing = select(func.count(tables.c.channel_id)).where(tables.c.state == literal_column("'playing'"))
    return connection.execute(playing).scalar_one()


def _read_waiting(connection: Connection) -> list[tuple[int, int | None]]:
    due = select(tables.c.id, tables.c.guild_id).where(tables.c.computer_due)
    return [(row.id, row.guild_id) for row in connection.execute(due)]


def _read_channels(connection: Connection, guild_id: int, member_id: int) -> list[int]:
    return list(connection.scalars(_AGAINST_COMPUTER, {"guild": guild_id, "member": member_id}))


def _read_unshown(
    connection: Connection, guild_ids: Sequence[int | None], since: datetime, limit: int
) -> list[tuple[datetime, int]]:
    """Each part of it finds its rows by the index of a server's tables."""
    where = [tables.c.guild_id.in_([each for each in guild_ids if each is not None])]
    if None in guild_ids:
        where.append(tables.c.guild_id.is_(None))
    stopped = (and_(tables.c.state == each, tables.c.moved_at >= since) for each in ("over", "resting"))
    when = (tables.c.state == "playing", *stopped)
    behind = select(tables.c.moved_at, tables.c.id).where(tables.c.shown_version != tables.c.version)
    found = union_all(*(behind.where(*each) for each in product(where, when))).subquery()
    newest = select(found).order_by(found.c.moved_at.desc(), found.c.id.desc()).limit(limit)
    return [(row.moved_at, row.id) for row in connection.execute(newest)]


def _read_alarms(connection: Connection, now: datetime) -> list[tuple[int, int | None]]:
    due = select(tables.c.id, tables.c.guild_id).where(tables.c.alarm_at <= now)
    return [(row.id, row.guild_id) for row in connection.execute(due.order_by(tables.c.alarm_at))]


def _note_shown(connection: Connection, shown: Table, message_id: int) -> bool:
    given = {"table": shown.id, "message": message_id, "shown": shown.version}
    return connection.execute(_SHOWN, given).scalar_one_or_none() in (shown.version, None)


def _put_off(connection: Connection, table: Table, deadline: datetime) -> None:
    still = (tables.c.id == table.id, tables.c.version == table.version, tables.c.state == "playing")
    if connection.execute(update(tables).where(*still).values(deadline=deadline)).rowcount != 1:
        raise Outdated


def _note_reminded(connection: Connection, table: Table) -> None:
    still = (tables.c.id == table.id, tables.c.ply == table.ply, tables.c.deadline == table.deadline)
    connection.execute(update(tables).where(*still).values(alarm_at=table.deadline))


def _stop_clock(connection: Connection, table_id: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(alarm_at=None))


def _changes(table: Table, names: Sequence[str] = _CHANGING) -> dict[str, object]:
    return {"table": table.id} | {f"new_{name}": getattr(table, name) for name in names}


def _in_order(people: Iterable[Seat]) -> tuple[Seat, ...]:
    """Seats as they are read: a side's first, then those of the other, each in the order of their turns."""
    return tuple(sorted(people, key=lambda seat: (seat.side, seat.place)))


def _seat_row(table_id: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in _SEAT}}


def _with_preferences(people: Sequence[Seat], without: Iterable[str | None]) -> tuple[Seat, ...]:
    """New seats as they are read from then on, by the texts of `_members_without`."""
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
    connection.execute(_ADD_PLIES, rows)


def _empty_seat(connection: Connection, table_id: int, seat: Seat) -> None:
    where = (seats.c.table_id == table_id, seats.c.side == seat.side, seats.c.place == seat.place)
    connection.execute(update(seats).where(*where).values(gone=seat.gone))
