"""The clocks of all tables: once a minute, looks whom to remind and whose time is up."""

import asyncio
import logging
from collections.abc import Iterator
from datetime import datetime, timedelta

from engine import GameError
from play.driver import Driver
from play.refusals import Refusal
from play.resting import Hosts, Resting

log = logging.getLogger(__name__)

AT_A_TIME = 10
"""How many clocks ring at the same time."""
PRUNED_EVERY = timedelta(hours=1)
RINGING = "clock of a table"
"""The name of the tasks in which clocks ring. Stopping the bot waits for them: a reminder that was sent but
not noted would be sent again."""
RESTED_EVERY = timedelta(hours=1)
"""How often games are looked for that nobody goes on with; every minute while there are more."""


class Timekeeper:
    """Rings for every table whose clock is due; nothing is kept from one look to the next."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._tables = driver, driver.tables
        self._resting = Resting(driver)
        self._pruned_at: datetime | None = None
        self._rested_at: datetime | None = None

    async def tick(self, hosts: Hosts) -> None:
        """Ring clocks that are due, put old games to rest, and now and then drop unanswered invitations."""
        store, now = self._tables.store, self._tables.now()
        await self._ring_all(table for table, guild_id in await store.tables.alarms(now) if hosts(guild_id))
        if self._rested_at is None or now - self._rested_at >= RESTED_EVERY or self._resting.has_more:
            await self._resting.tick(hosts)
            self._rested_at = now
        if self._pruned_at is None or now - self._pruned_at >= PRUNED_EVERY:
            await store.invitations.prune(now)
            self._pruned_at = now

    async def _ring_all(self, due: Iterator[int]) -> None:
        """Ring clocks, some at a time: one that waits for Discord does not hold up all others."""

        async def ring_next() -> None:
            for table_id in due:
                await self._ring(table_id)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_A_TIME):
                group.create_task(ring_next())

    async def _ring(self, table_id: int) -> None:
        """Ring one clock; if that fails, the others go on."""
        try:
            await asyncio.create_task(self._driver.ring(table_id), name=RINGING)
        except Refusal as refusal:
            log.info("table %s was touched while its clock rang: %s", table_id, refusal.code)
        except GameError:  # it will not be readable in a minute either: report that once
            await self._tables.store.tables.stop_clock(table_id)
            log.exception("table %s cannot be read: its clock is stopped", table_id)
        except Exception:
            log.exception("the clock of table %s could not ring", table_id)
