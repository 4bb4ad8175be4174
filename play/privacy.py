"""What is kept about a member: exported as a whole, and forgotten as a whole."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from secrets import compare_digest, token_urlsafe
from typing import Any

from play.driver import Driver
from play.lobbies import leave
from play.refusals import Refusal
from store import DatabaseTrouble, InvitationGone, StillPlaying, Store

log = logging.getLogger(__name__)

MEANT_WITHIN = timedelta(minutes=15)
"""How long a member may take to confirm; then they are asked again."""
IDS = ("id", "_by")
"""The endings of the names of columns that hold ids."""


class Privacy:
    """Exports and forgets members. Forgetting that was interrupted goes on when it is asked for again."""

    def __init__(self, store: Store, driver: Driver, now: Callable[[], datetime]) -> None:
        self._store = store
        self._driver = driver
        self._now = now
        self._asked: dict[int, tuple[str, datetime]] = {}
        """For members who were asked to confirm: the word that confirms it, and until when."""

    async def export(self, member_id: int) -> dict[str, Any]:
        """Everything that is kept about a member, as `PRIVACY.md` describes it."""
        kept = await self._store.privacy.export(member_id)
        plain = {table: [_plain(row) for row in rows] for table, rows in kept.items()}
        return {**_plain({"member_id": member_id, "exported_at": self._now()}), **plain}

    async def count_playing(self, member_id: int) -> int:
        """How many games would be given up if a member were forgotten now."""
        return len(await self._store.privacy.playing(member_id))

    def ask(self, member_id: int) -> str:
        """A new word by which a member can confirm, in time, that they want to be forgotten."""
        now = self._now()
        self._asked = {each: asked for each, asked in self._asked.items() if asked[1] > now}
        word = token_urlsafe(9)
        self._asked[member_id] = word, now + MEANT_WITHIN
        return word

    def check_asked(self, member_id: int, word: str) -> None:
        """Raise `Refusal` unless that is the word that the member was given; it can be used once."""
        given, until = self._asked.get(member_id, ("", self._now()))
        if until <= self._now() or not compare_digest(given.encode(), word.encode()):
            raise Refusal("privacy-ask-again")
        del self._asked[member_id]

    async def forget(self, member_id: int) -> None:
        """Forget a member who asks for it, after giving their games up by the usual rules."""
        await self._store.privacy.begin(member_id, self._now())
        for table_id in await self._store.privacy.playing(member_id):
            await self._give_up(table_id, member_id)
        await self.forget_unseen(member_id)

    async def forget_unseen(self, member_id: int) -> None:
        """Forget a member who has not been seen for long: their games end, and nobody has won them.

        Each part is a transaction of its own and can be repeated. At the end nothing is left, not even the
        note that it was asked for. If the member has sat down anywhere meanwhile, it begins again.
        """
        kept = self._store.privacy
        await kept.begin(member_id, self._now())
        await self._leave_lobbies(member_id)
        await kept.end_games(member_id)
        while await kept.forget_tables(member_id):
            pass
        try:
            await kept.finish(member_id)
        except StillPlaying:
            await self.forget_unseen(member_id)

    async def _leave_lobbies(self, member_id: int) -> None:
        for lobby_id in await self._store.privacy.lobbies(member_id):
            with suppress(InvitationGone, Refusal):  # it has begun, or the member has left it just now
                await self._store.invitations.change_lobby(lobby_id, lambda lobby: leave(lobby, member_id))

    async def _give_up(self, table_id: int, member_id: int) -> None:
        """Give a game up; if that fails, it is ended later without a winner."""
        try:
            await self._driver.resign(table_id, member_id)
        except Refusal as refusal:
            log.info("table %s was not given up: %s", table_id, refusal.code)
        except DatabaseTrouble:
            raise
        except Exception:  # whatever is wrong with the table, the others go on
            log.exception("table %s is stuck and cannot be given up", table_id)


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row that any program can read: times in ISO 8601, ids as text, as some read no such long numbers."""
    return {name: _plain_value(name, value) for name, value in row.items()}


def _plain_value(name: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if value is not None and name.endswith(IDS) else value
