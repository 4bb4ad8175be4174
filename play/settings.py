"""What a server can set, and what it has set."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from play.clocks import CLOCKS
from play.refusals import Refusal
from store import Store
from store.records import GuildSettings

MOST_CHANNELS = 25


class Settings:
    """The settings of servers. Which languages and colours there are is said by whoever has them."""

    def __init__(self, store: Store, languages: Collection[str], themes: Collection[str]) -> None:
        self._store = store.settings
        self.choices: Mapping[str, Sequence[str | bool | None]] = {
            "language": (None, *languages),
            "theme": tuple(themes),
            "clock": (None, *CLOCKS),
            "rated": (True, False),
        }
        """To what each of these can be set."""

    async def of_guild(self, guild_id: int | None) -> GuildSettings:
        """The settings of that server; the defaults in private chats."""
        return await self._store.of_guild(guild_id)

    async def change(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Set what is given. Raises `Refusal` for what cannot be set so."""
        for what, value in changes.items():
            self._check(what, value)
        if not changes:
            return await self.of_guild(guild_id)
        return await self._store.save(guild_id, **changes)

    def _check(self, what: str, value: Any) -> None:
        if what == "channels":
            if len(value) > MOST_CHANNELS:
                raise Refusal("settings-too-many-channels", most=MOST_CHANNELS)
        elif value not in self.choices.get(what, ()):
            raise Refusal("refused")
