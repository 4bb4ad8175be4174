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
"""After how many days without a move a server can have games put to rest."""
ALONE_DAYS = 3
"""The same for games against the computer, which nobody else waits for."""
SHORTEST = timedelta(days=min(ALONE_DAYS, *REST_DAYS))
PAGE = 100
"""So many games are looked at at a time."""
MOST_AT_ONCE = 10
"""No more are put to rest at a time: what is told of them comes out of Discord's limits for everybody."""

Hosts = Callable[[int | None], bool]
"""Whether a server, or private chats (None), are looked after by this process."""


class Resting:
    """Goes through the games without a clock, some at a time, and begins again after the last."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._tables = driver, driver.tables
        self._last: tuple[datetime, int] | None = None
        """The one up to which it has come."""

    @property
    def has_more(self) -> bool:
        """Whether it has not come to the last one yet."""
        return self._last is not None

    async def tick(self, hosts: Hosts) -> None:
        """Look at the next games, and put those to rest for which it is time."""
        now = self._tables.now()
        page = await self._tables.store.tables.untouched(now - SHORTEST, self._last, PAGE)
        due = [each for each in page if hosts(each.guild_id) and each.moved_at <= now - time_of(each)]
        self._last = _key(page[-1]) if len(page) == PAGE else None
        if len(due) > MOST_AT_ONCE:
            self._last = _key(due[MOST_AT_ONCE - 1])
        for each in due[:MOST_AT_ONCE]:
            await self._rest(each.id, now - time_of(each))

    async def _rest(self, table_id: int, untouched_since: datetime) -> None:
        """Put one to rest; a table that fails must not keep the others from it."""
        try:
            await self._driver.rest(table_id, untouched_since)
        except Refusal as refusal:
            log.info("table %s was not put to rest: %s", table_id, refusal.code)
        except Exception:
            log.exception("table %s could not be put to rest, or that could not be shown", table_id)


def time_of(game: Untouched) -> timedelta:
    """How long a game may stand without a move."""
    return timedelta(days=ALONE_DAYS if game.is_alone else game.rest_after or REST_AFTER)


def _key(game: Untouched) -> tuple[datetime, int]:
    return game.moved_at, game.id
