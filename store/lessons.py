"""Which lessons members have finished, and whether they know a game."""

from typing import Any

from sqlalchemy import Connection, Select, bindparam, exists, or_, select

from store.database import Database
from store.schema import finished_lessons, level_records, results
from store.upserts import insert_into

_OF_MEMBER = select(finished_lessons.c.lesson).where(
    finished_lessons.c.member_id == bindparam("member"), finished_lessons.c.game == bindparam("game")
)
PLAYED = (finished_lessons, level_records, results)
"""The tables that show that a member has finished something; each has an index by member and game."""


class LessonStore:
    """Each lesson that a member has finished, once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, member_id: int, game: str, lesson: str) -> None:
        """Note that a member has finished a lesson; a second time changes nothing."""
        await self._database.write(_add, member_id, game, lesson)

    async def of_member(self, member_id: int, game: str) -> set[str]:
        """The lessons of a game that a member has finished."""
        return await self._database.read(_read, member_id, game)

    async def knows(self, member_id: int, game: str | None) -> bool:
        """Whether a member has ever finished a lesson or a game: of that game, or of any if None."""
        return await self._database.read(_knows, member_id, game)


def _add(connection: Connection, member_id: int, game: str, lesson: str) -> None:
    row = insert_into(connection, finished_lessons)
    connection.execute(row.on_conflict_do_nothing(), {"member_id": member_id, "game": game, "lesson": lesson})


def _read(connection: Connection, member_id: int, game: str) -> set[str]:
    return set(connection.scalars(_OF_MEMBER, {"member": member_id, "game": game}))


def _knows(connection: Connection, member_id: int, game: str | None) -> bool:
    return bool(connection.scalar(_any_of(member_id, game)))


def _any_of(member_id: int, game: str | None) -> Select[Any]:
    """Whether there is a row of the member in any of those tables, each found by its index."""
    found = []
    for table in PLAYED:
        theirs = [table.c.member_id == member_id]
        if game is not None:
            theirs.append(table.c.game == game)
        found.append(exists().where(*theirs))
    return select(or_(*found))
