"""How often each face of a die has fallen, for each server and for each member."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, bindparam, select

from store.database import Database
from store.records import FACES, FaceCount
from store.schema import rolls, values_of
from store.upserts import insert_into

_OF = select(rolls.c.face, rolls.c.count.label("fallen")).where(
    rolls.c.guild_id == bindparam("guild"),
    rolls.c.game == bindparam("game"),
    rolls.c.member_id == bindparam("member"),
)


class RollStore:
    """How the dice of finished games have fallen."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def faces(self, game: str, guild_id: int, member_id: int) -> tuple[int, ...]:
        """How often each face has fallen, from 1 to 6: in a server by anybody, or by a member anywhere."""
        found = await self._database.read(_read, game, guild_id, member_id)
        return tuple(found.get(face, 0) for face in FACES)


def add_faces(connection: Connection, counts: Iterable[FaceCount]) -> None:
    """Add counts, in the transaction that ends their game; rows are locked in the same order everywhere."""
    rows = [values_of(each, rolls) for each in sorted(counts)]
    if not rows:
        return
    row = insert_into(connection, rolls)
    more = {"count": rolls.c.count + row.excluded.count}
    connection.execute(row.on_conflict_do_update(index_elements=rolls.primary_key.columns, set_=more), rows)


def _read(connection: Connection, game: str, guild_id: int, member_id: int) -> Mapping[int, int]:
    rows = connection.execute(_OF, {"game": game, "guild": guild_id, "member": member_id})
    return {row.face: row.fallen for row in rows}
