"""What reviews of games tell about those who played."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, literal, select

from store.database import Database
from store.records import Reviewed, Table
from store.schema import Moment, reviews, seats, tables
from store.upserts import insert_into

_OF_MEMBER = (
    select(reviews)
    .join(tables, tables.c.id == reviews.c.table_id)
    .where(reviews.c.member_id == bindparam("member"), reviews.c.game == bindparam("game"))
    .where(tables.c.start.is_(None))
    .order_by(reviews.c.ended_at.desc(), reviews.c.table_id.desc())
    .limit(bindparam("limit"))
)
_OF_TABLES = select(reviews).where(
    reviews.c.member_id == bindparam("member"), reviews.c.table_id.in_(bindparam("tables", expanding=True))
)


class MemberJudged(NamedTuple):
    """What the review of a game tells about one of its players."""

    luck: float
    skill: float
    accuracy: float | None


class ReviewStore:
    """Reviews of games, kept for the statistics of the players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table: Table, members: Mapping[int, MemberJudged]) -> None:
        """Keep what a review tells about members who sit there, in place of what an earlier one has told."""
        await self._database.write(_save, table, members)

    async def of_member(self, member_id: int, game: str, limit: int) -> list[Reviewed]:
        """A member's last reviewed games of that kind, the latest first; practice is left out."""
        return await self._database.read(_read_member, member_id, game, limit)

    async def of_tables(self, member_id: int, tables: Sequence[int]) -> dict[int, Reviewed]:
        """What reviews tell about a member, by table; tables without a review are left out."""
        return await self._database.read(_read_tables, member_id, tables)


def _save(connection: Connection, table: Table, members: Mapping[int, MemberJudged]) -> None:
    """Keep it for members who still have a seat; whoever was forgotten meanwhile has none."""
    for member_id, judged in members.items():
        found = select(
            seats.c.table_id,
            seats.c.member_id,
            literal(table.game),
            literal(table.moved_at, Moment()),
            *(literal(figure, reviews.c.luck.type) for figure in judged),
        ).where(seats.c.table_id == table.id, seats.c.member_id == member_id)
        row = insert_into(connection, reviews).from_select([column.name for column in reviews.c], found)
        told = {figure: row.excluded[figure] for figure in MemberJudged._fields}
        key = reviews.primary_key.columns
        connection.execute(row.on_conflict_do_update(index_elements=key, set_=told))


def _read_member(connection: Connection, member_id: int, game: str, limit: int) -> list[Reviewed]:
    rows = connection.execute(_OF_MEMBER, {"member": member_id, "game": game, "limit": limit})
    return [Reviewed(**row._mapping) for row in rows]


def _read_tables(connection: Connection, member_id: int, tables: Sequence[int]) -> dict[int, Reviewed]:
    rows = connection.execute(_OF_TABLES, {"member": member_id, "tables": tables})
    return {row.table_id: Reviewed(**row._mapping) for row in rows}
