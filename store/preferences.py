"""What members have set for themselves."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, bindparam, select, update

from store.database import Database
from store.records import MemberPreferences
from store.schema import preferences, values_of
from store.upserts import insert_into

_OF_MEMBER = select(preferences).where(preferences.c.member_id == bindparam("member"))
_UNPINGED = select(preferences.c.member_id).where(
    preferences.c.member_id.in_(bindparam("members", expanding=True)), ~preferences.c.pings
)


class PreferenceStore:
    """The preferences of each member who has any."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_member(self, member_id: int) -> MemberPreferences:
        """The preferences of that member; the defaults if they have set nothing."""
        return await self._database.read(_read, member_id)

    async def save(self, member_id: int, **changes: Any) -> MemberPreferences:
        """Change some preferences of a member; the others stay."""
        return await self._database.write(_save, member_id, changes)

    async def who_want_no_pings(self, member_ids: Collection[int]) -> set[int]:
        """Those of the members who do not want to be pinged."""
        return await self._database.read(_read_unpinged, member_ids) if member_ids else set()


def _read(connection: Connection, member_id: int) -> MemberPreferences:
    row = connection.execute(_OF_MEMBER, {"member": member_id}).one_or_none()
    return MemberPreferences(member_id) if row is None else MemberPreferences(**row._mapping)


def _read_unpinged(connection: Connection, member_ids: Collection[int]) -> set[int]:
    return set(connection.scalars(_UNPINGED, {"members": list(member_ids)}))


def _save(connection: Connection, member_id: int, changes: dict[str, Any]) -> MemberPreferences:
    defaults = values_of(MemberPreferences(member_id), preferences)
    connection.execute(insert_into(connection, preferences).values(defaults).on_conflict_do_nothing())
    connection.execute(update(preferences).where(preferences.c.member_id == member_id).values(changes))
    return _read(connection, member_id)
