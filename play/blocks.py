"""Blocking: a member wants no pings and no challenges from another.

The other cannot challenge the member, take an open challenge of theirs or join a lobby that they host, and
pings them by nothing else that is done on purpose. A game that both play goes on, and the member may still
play with whom they like.
"""

from collections.abc import Collection

from play.people import Member
from play.refusals import Refusal
from store import Store

MOST_BLOCKED = 100


class Blocks:
    """Lets members block others."""

    def __init__(self, store: Store) -> None:
        self._store = store.blocks
        self._preferences = store.preferences

    async def block(self, member_id: int, other: Member) -> None:
        """Switch off pings and challenges from somebody. Raises `Refusal`."""
        if other.id == member_id or other.is_bot:
            raise Refusal("block-yourself" if other.id == member_id else "block-a-bot")
        if not await self._store.add(member_id, other.id, MOST_BLOCKED):
            raise Refusal("block-too-many", most=MOST_BLOCKED)

    async def unblock(self, member_id: int, other: Member) -> None:
        """Switch them on again. Raises `Refusal` if they were not off."""
        if not await self._store.remove(member_id, other.id):
            raise Refusal("block-not-blocked", name=other.name)

    async def of_member(self, member_id: int) -> list[int]:
        """Everybody whom a member has blocked."""
        return await self._store.of_member(member_id)

    async def who_take_pings(self, member_ids: Collection[int], pinged_by: int) -> tuple[int, ...]:
        """Those of the members whom `pinged_by` may ping."""
        off = await self._store.who_block(member_ids, pinged_by)
        off |= await self._preferences.who_want_no_pings(member_ids)
        return tuple(each for each in member_ids if each not in off)

    async def check_takes(self, member_id: int, name: str, challenged_by: int) -> None:
        """Raise `Refusal` if the member, who has that name, has blocked `challenged_by`."""
        if await self._store.who_block([member_id], challenged_by):
            raise not_taken(name)


def not_taken(name: str) -> Refusal:
    """The refusal for somebody whom a member of that name has blocked."""
    return Refusal("challenge-not-taken", name=name)
