"""Blocks: members who want no pings and no challenges from somebody."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from store.database import Database
from store.schema import blocks

_OF_MEMBER = (
    select(blocks.c.blocked_id).where(blocks.c.member_id == bindparam("member")).order_by(blocks.c.blocked_id)
)
_COUNT = select(func.count()).where(blocks.c.member_id == bindparam("member"))
_PAIR = (blocks.c.member_id == bindparam("member"), blocks.c.blocked_id == bindparam("blocked"))


class BlockStore:
    """Keeps whom each member has blocked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, member_id: int, blocked_id: int, most: int) -> bool:
        """Let a member block somebody; return whether they do now. Nobody blocks more than `most`."""
        return await self._database.write(_add, member_id, blocked_id, most)

    async def remove(self, member_id: int, blocked_id: int) -> bool:
        """Let a member no longer block somebody; return whether they did before."""
        return await self._database.write(_remove, member_id, blocked_id)

    async def of_member(self, member_id: int) -> list[int]:
        """Everybody whom a member has blocked."""
        return await self._database.read(_read, member_id)

    async def who_block(self, member_ids: Collection[int], blocked_id: int) -> set[int]:
        """Those of the members who have blocked `blocked_id`."""
        return await self._database.read(_read_who, member_ids, blocked_id) if member_ids else set()


def _add(connection: Connection, member_id: int, blocked_id: int, most: int) -> bool:
    pair = {"member": member_id, "blocked": blocked_id}
    if connection.execute(select(blocks).where(*_PAIR), pair).first() is not None:
        return True
    if connection.execute(_COUNT, {"member": member_id}).scalar_one() >= most:
        return False
    connection.execute(insert(blocks).values(member_id=member_id, blocked_id=blocked_id))
    return True


def _remove(connection: Connection, member_id: int, blocked_id: int) -> bool:
    pair = {"member": member_id, "blocked": blocked_id}
    return connection.execute(delete(blocks).where(*_PAIR), pair).rowcount == 1


def _read(connection: Connection, member_id: int) -> list[int]:
    return list(connection.scalars(_OF_MEMBER, {"member": member_id}))


def _read_who(connection: Connection, member_ids: Collection[int], blocked_id: int) -> set[int]:
    where = (blocks.c.member_id.in_(member_ids), blocks.c.blocked_id == blocked_id)
    return set(connection.scalars(select(blocks.c.member_id).where(*where)))
