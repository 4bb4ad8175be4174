"""How members have done alone against the computer, level by level."""

from sqlalchemy import Connection, bindparam, select, union_all

from store.database import Database
from store.records import EVERYWHERE, LevelRecord
from store.schema import level_records, standings, values_of
from store.upserts import insert_into

_OF = select(level_records).where(
    level_records.c.member_id == bindparam("member"), level_records.c.game == bindparam("game")
)

_PLAYED = union_all(
    select(level_records.c.game).where(
        level_records.c.member_id == bindparam("member"), level_records.c.game == bindparam("game")
    ),
    select(standings.c.game).where(
        standings.c.guild_id == EVERYWHERE,
        standings.c.game == bindparam("game"),
        standings.c.member_id == bindparam("member"),
    ),
).limit(1)


class LevelRecordStore:
    """Records of members against the computer, counted when games end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_member(self, member_id: int, game: str) -> dict[str, LevelRecord]:
        """By level what a member has reached in that game."""
        return await self._database.read(_read, member_id, game)

    async def has_played(self, member_id: int, game: str) -> bool:
        """Whether a member has ever finished such a game, alone against the computer or for a rating."""
        return await self._database.read(_has_played, member_id, game)


def add_record(connection: Connection, more: LevelRecord) -> None:
    """Count one more game, in the transaction that ends it."""
    row = insert_into(connection, level_records)
    sums = {name: level_records.c[name] + row.excluded[name] for name in ("won", "lost", "drawn")}
    key = level_records.primary_key.columns
    connection.execute(
        row.on_conflict_do_update(index_elements=key, set_=sums), values_of(more, level_records)
    )


def _read(connection: Connection, member_id: int, game: str) -> dict[str, LevelRecord]:
    rows = connection.execute(_OF, {"member": member_id, "game": game})
    return {row.level: LevelRecord(**row._mapping) for row in rows}


def _has_played(connection: Connection, member_id: int, game: str) -> bool:
    return connection.scalar(_PLAYED, {"member": member_id, "game": game}) is not None
