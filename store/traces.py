"""What each table of the schema holds about members and servers, and what becomes of it.

Export, deletion and cleaning go by this one list. A test fails if something in the schema is not in it.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    bindparam,
    delete,
    func,
    literal,
    select,
    update,
)

from store.schema import (
    blocks,
    challenges,
    exclusions,
    finished_lessons,
    forgetting,
    guild_settings,
    left_guilds,
    level_records,
    lobbies,
    lobby_computers,
    lobby_seats,
    next_seeds,
    pairs,
    plies,
    preferences,
    results,
    reviews,
    rolls,
    seats,
    seen_members,
    standings,
    tables,
)


class Trace(NamedTuple):
    """A column with ids of members. To forget a member, their id there is cleared, or the row deleted."""

    column: Column[Any]
    row_goes: bool = True
    names: tuple[Column[Any], ...] = ()
    """The columns beside it that hold the member's names."""
    is_shown: bool = True
    """Whether members who ask for their data see the rows: not if those are about somebody else as well."""


class Kept(NamedTuple):
    """What a table holds about members and servers."""

    traces: tuple[Trace, ...] = ()
    guild: Column[Any] | None = None
    """The column with the server's id: rows are deleted with their server."""
    part_of: Table | None = None
    """The table that its rows belong to: they are deleted together."""
    passing: bool = False
    """Whether its rows are gone after a day anyway."""


KEPT: Mapping[Table, Kept] = MappingProxyType(
    {
        tables: Kept((Trace(tables.c.ended_by, row_goes=False),), tables.c.guild_id),
        seats: Kept(
            (Trace(seats.c.member_id, row_goes=False, names=(seats.c.name, seats.c.global_name)),),
            part_of=tables,
        ),
        plies: Kept((Trace(plies.c.member_id, row_goes=False),), part_of=tables),
        results: Kept((Trace(results.c.member_id),), part_of=tables),
        reviews: Kept((Trace(reviews.c.member_id),), part_of=tables),
        standings: Kept((Trace(standings.c.member_id, names=(standings.c.name,)),), standings.c.guild_id),
        challenges: Kept(
            (
                Trace(
                    challenges.c.challenger_id,
                    names=(challenges.c.challenger_name, challenges.c.challenger_global_name),
                ),
                Trace(challenges.c.opponent_id),
            ),
            challenges.c.guild_id,
            passing=True,
        ),
        lobbies: Kept((Trace(lobbies.c.host_id),), lobbies.c.guild_id, passing=True),
        lobby_seats: Kept(
            (Trace(lobby_seats.c.member_id, names=(lobby_seats.c.name, lobby_seats.c.global_name)),),
            part_of=lobbies,
            passing=True,
        ),
        lobby_computers: Kept(part_of=lobbies, passing=True),
        level_records: Kept((Trace(level_records.c.member_id),)),
        finished_lessons: Kept((Trace(finished_lessons.c.member_id),)),
        rolls: Kept((Trace(rolls.c.member_id),), rolls.c.guild_id),
        next_seeds: Kept((Trace(next_seeds.c.member_id),)),
        pairs: Kept((Trace(pairs.c.first_id, is_shown=False), Trace(pairs.c.second_id, is_shown=False))),
        preferences: Kept((Trace(preferences.c.member_id),)),
        blocks: Kept((Trace(blocks.c.member_id), Trace(blocks.c.blocked_id, is_shown=False))),
        exclusions: Kept((Trace(exclusions.c.member_id),), exclusions.c.guild_id),
        guild_settings: Kept(guild=guild_settings.c.guild_id),
        left_guilds: Kept(guild=left_guilds.c.guild_id),
        seen_members: Kept((Trace(seen_members.c.member_id),)),
        forgetting: Kept((Trace(forgetting.c.member_id),)),
    }
)
"""Every table. What is part of `tables` is found by its `table_id`, every other trace by an index."""

NO_MEMBERS = frozenset(
    {
        *("id", "table_id", "lobby_id", "guild_id", "channel_id", "parent_id", "message_id"),
        *("options", "places", "facts", "channels", "earlier_seeds"),
    }
)
"""Columns that look as if they could hold the id of a member, and never do."""
SECRETS = ("seed", "secret")
"""Words in the names of columns that nobody is shown."""


def is_secret(column: Column[Any]) -> bool:
    """Whether a column holds what future dice follow from."""
    return any(word in column.name for word in SECRETS)


def parts_of(whole: Table) -> Iterator[tuple[Table, Kept]]:
    """The tables whose rows belong to those of another."""
    return ((table, kept) for table, kept in KEPT.items() if kept.part_of is whole)


def erase(connection: Connection, trace: Trace, member_id: int, *where: ColumnElement[bool]) -> None:
    """Clear a member's id and names in that column, or delete the rows, as the trace says."""
    theirs = (trace.column == member_id, *where)
    if trace.row_goes:
        connection.execute(delete(trace.column.table).where(*theirs))
        return
    nobody = {trace.column.name: None, **{name.name: None if name.nullable else "" for name in trace.names}}
    connection.execute(update(trace.column.table).where(*theirs).values(nobody))


def next_ids(connection: Connection, columns: Iterable[Column[Any]], after: int, limit: int) -> list[int]:
    """The next ids above `after` in any of those columns, each once, for looking at all of them."""
    found = {each for column in columns for each in _next_in(connection, column, after, limit)}
    return sorted(found)[:limit]


def _next_in(connection: Connection, column: Column[Any], after: int, limit: int) -> Iterable[int]:
    return connection.scalars(_walk(column), {"after": after, "limit": limit})


@cache
def _walk(column: Column[Any]) -> Select[Any]:
    """The query for one column: one look into its index for each id, however many rows have that id."""
    first = select(func.min(column).label("id"), literal(1).label("number"))
    found = first.where(column > bindparam("after")).cte("found", recursive=True)
    higher = select(func.min(column)).where(column > found.c.id).scalar_subquery()
    more = (found.c.id.is_not(None), found.c.number < bindparam("limit", type_=Integer))
    found = found.union_all(select(higher, found.c.number + 1).where(*more))
    return select(found.c.id).where(found.c.id.is_not(None))
