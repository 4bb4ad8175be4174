"""Games without a clock that nobody goes on with: they are put to rest, so that their channels are free."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from play.driver import Driver
from play.refusals import Refusal
from store.records import REST_AFTER
from store.table_queries import Untouched

log = logging.getLogger(__name__)

REST_DAYS = (3, 7, 14, 30, 90)
"""The numbers of days without a move after which a server can have games put to rest."""
ALONE_DAYS = 3
"""The days without a move after which games against the computer are put to rest."""
SHORTEST = timedelta(days=min(ALONE_DAYS, *REST_DAYS))
PAGE = 100
"""How many games are read at a time."""
MOST_AT_ONCE = 10
"""How many are put to rest at a time, at most: each is a message, and Discord limits those."""

Hosts = Callable[[int | None], bool]
"""Whether a server, or private chats (None), are looked after by this process."""


class Resting:
    """Goes through the games without a clock, some at a time, and begins again after the last."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._tables = driver, driver.tables
        self._last: tuple[datetime, int] | None = None
        """The last game that was looked at."""

    @property
    def has_more(self) -> bool:
        """Whether there are games that were not looked at yet."""
        return self._last is not None

    async def tick(self, hosts: Hosts) -> None:
        """Look at the next games, and put to rest those for which it is time."""
        now = self._tables.now()
        page = await self._tables.store.tables.untouched(now - SHORTEST, self._last, PAGE)
        due = [each for each in page if hosts(each.guild_id) and each.moved_at <= now - time_of(each)]
        self._last = _key(page[-1]) if len(page) == PAGE else None
        if len(due) > MOST_AT_ONCE:
            self._last = _key(due[MOST_AT_ONCE - 1])
        for each in due[:MOST_AT_ONCE]:
            await self._rest(each.id, now - time_of(each))

    async def _rest(self, table_id: int, untouched_since: datetime) -> None:
        """Put one game to rest; if that fails, the others go on."""
        try:
            await self._driver.rest(table_id, untouched_since)
        except Refusal as refusal:
            log.info("table %s was not put to rest: %s", table_id, refusal.code)
        except Exception:
            log.exception("table %s could not be put to rest, or that could not be shown", table_id)


def time_of(game: Untouched) -> timedelta:
    """How long a game may be without a move before it is put to rest."""
    return timedelta(days=ALONE_DAYS if game.is_alone else game.rest_after or REST_AFTER)


def _key(game: Untouched) -> tuple[datetime, int]:
    return game.moved_at, game.id
