"""What is cleaned up once a day: servers that the bot has left, and members who have not come back.

All of it is done in small transactions, and can be done twice or be interrupted: what is left over is done
the next time.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from datetime import datetime, timedelta

from play.privacy import Privacy
from store import Store

log = logging.getLogger(__name__)

LEFT_FOR = timedelta(days=30)
"""How long what was played in a server is kept after the bot was removed from it."""
UNSEEN_FOR = timedelta(days=365)
"""How long members are remembered who do not play."""
PAGE = 200

Hosts = Callable[[int], bool]
"""Whether a server, even one that was left, belongs to a shard of this process."""


class Cleaning:
    """Forgets what nobody needs any more."""

    def __init__(self, store: Store, privacy: Privacy, now: Callable[[], datetime]) -> None:
        self._store = store
        self._privacy = privacy
        self._now = now

    async def run(self) -> None:
        """Do everything that is due, however long that takes."""
        with self._store.database.at_leisure():
            await self._run()

    async def _run(self) -> None:
        await self._each(self._store.privacy.begun(), self._privacy.forget)
        await self._each(self._store.guilds.left_before(self._now() - LEFT_FOR), self._delete_guild)
        async for page in _pages(self._store.seen.members):
            await self._each(self._find_unseen(page), self._privacy.forget_unseen)

    async def _each(self, found: Awaitable[Collection[int]], clean: Callable[[int], Awaitable[None]]) -> None:
        """Clean one after the other; if one fails, go on with the others."""
        for each in await found:
            try:
                await clean(each)
            except Exception:
                log.exception("something could not be cleaned up; it is tried again the next day")

    async def _delete_guild(self, guild_id: int) -> None:
        while await self._store.guilds.delete_some(guild_id, self._now() - LEFT_FOR):
            pass
        log.info("everything about server %s is deleted: the bot was taken out of it", guild_id)

    async def _find_unseen(self, members: list[int]) -> list[int]:
        """Those of the members to be forgotten. If it is unknown when one was seen, their year begins now."""
        now, seen = self._now(), await self._store.seen.last_seen(members)
        unknown = {member: now for member in members if member not in seen}
        if unknown:
            await self._store.seen.note(unknown)
        needless = await self._store.seen.only_seen(members)
        return [each for each in members if each in needless or seen.get(each, now) < now - UNSEEN_FOR]

    # Servers

    async def note_left(self, guild_id: int) -> None:
        """Note that the bot was removed from a server."""
        await self._store.guilds.note_left(guild_id, self._now())

    async def note_here(self, guild_id: int) -> None:
        """Note that the bot is in a server."""
        await self._store.guilds.note_back([guild_id])

    async def compare(self, here: Collection[int], hosts: Hosts) -> None:
        """Note which servers the bot was removed from or added to again while it was not running.

        `here` are all servers of this process, including those that Discord cannot reach at the moment.
        """
        async for page in _pages(self._store.guilds.known):
            for guild_id in page:
                if hosts(guild_id) and guild_id not in here:
                    await self.note_left(guild_id)
        back = sorted(here)
        for first in range(0, len(back), PAGE):
            await self._store.guilds.note_back(back[first : first + PAGE])


async def _pages(read: Callable[[int, int], Awaitable[list[int]]]) -> AsyncIterator[list[int]]:
    """All ids, some at a time."""
    last = 0
    while page := await read(last, PAGE):
        yield page
        last = page[-1]
