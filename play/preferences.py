"""The preferences of members: what can be set, and what they have set."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from play.refusals import Refusal
from store import Store
from store.records import MemberPreferences


class Preferences:
    """The preferences of members. The languages and colours to choose from are given from outside."""

    def __init__(self, store: Store, languages: Collection[str], themes: Collection[str]) -> None:
        self._store = store.preferences
        self.choices: Mapping[str, Sequence[str | bool | None]] = {
            "language": (None, *languages),
            "theme": (None, *themes),
            "animated": (True, False),
            "pings": (True, False),
        }
        """The values that each of these can be set to."""

    async def of_member(self, member_id: int) -> MemberPreferences:
        """The preferences of that member."""
        return await self._store.of_member(member_id)

    async def change(self, member_id: int, **changes: Any) -> MemberPreferences:
        """Set what is given. Raises `Refusal` for values that cannot be set."""
        if not all(value in self.choices.get(what, ()) for what, value in changes.items()):
            raise Refusal("refused")
        if not changes:
            return await self.of_member(member_id)
        return await self._store.save(member_id, **changes)
