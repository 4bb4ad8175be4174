"""The settings of servers: what can be set, and what they have set."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from play.clocks import CLOCKS
from play.people import Member
from play.refusals import Refusal
from play.resting import REST_DAYS
from store import Store
from store.records import GuildSettings

MOST_CHANNELS = 25
MOST_EXCLUDED = 100


class Settings:
    """The settings of servers. The languages and colours to choose from are given from outside."""

    def __init__(self, store: Store, languages: Collection[str], themes: Collection[str]) -> None:
        self._store = store.settings
        self.choices: Mapping[str, Sequence[str | int | None]] = {
            "language": (None, *languages),
            "theme": tuple(themes),
            "clock": (None, *CLOCKS),
            "rated": (True, False),
            "rest_after": REST_DAYS,
            "hints": (True, False),
            "animations": (True, False),
        }
        """The values that each of these can be set to."""

    async def of_guild(self, guild_id: int | None) -> GuildSettings:
        """The settings of that server; the defaults in private chats."""
        return await self._store.of_guild(guild_id)

    async def change(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Set what is given. Raises `Refusal` for values that cannot be set."""
        for what, value in changes.items():
            self._check(what, value)
        if not changes:
            return await self.of_guild(guild_id)
        return await self._store.save(guild_id, **changes)

    async def exclude(self, guild_id: int, member: Member) -> None:
        """Let a member play no more games in that server; those that they are in go on. Raises `Refusal`."""
        if member.is_bot:
            raise Refusal("exclude-a-bot")

        def add(excluded: list[int]) -> list[int]:
            if member.id in excluded:
                raise Refusal("exclude-already", name=member.name)
            if len(excluded) >= MOST_EXCLUDED:
                raise Refusal("exclude-too-many", most=MOST_EXCLUDED)
            return [*excluded, member.id]

        await self._store.change_excluded(guild_id, add)

    async def admit(self, guild_id: int, member: Member) -> None:
        """Let a member play there again. Raises `Refusal` if nobody has excluded them."""

        def remove(excluded: list[int]) -> list[int]:
            if member.id not in excluded:
                raise Refusal("admit-not-excluded", name=member.name)
            return [each for each in excluded if each != member.id]

        await self._store.change_excluded(guild_id, remove)

    def _check(self, what: str, value: Any) -> None:
        if what == "channels":
            if len(value) > MOST_CHANNELS:
                raise Refusal("settings-too-many-channels", most=MOST_CHANNELS)
        elif value not in self.choices.get(what, ()):
            raise Refusal("refused")


def check_admitted(settings: GuildSettings, member_id: int) -> None:
    """Raise `Refusal` if that server has excluded the member who wants to play."""
    if member_id in settings.excluded:
        raise Refusal("excluded")


def check_can_play(settings: GuildSettings, member_id: int, name: str) -> None:
    """Raise `Refusal` if that server has excluded a member with whom somebody wants to play."""
    if member_id in settings.excluded:
        raise Refusal("excluded-other", name=name)
