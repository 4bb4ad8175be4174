"""What a bot does after a start: it shows what was saved but not shown, and lets the computer go on."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta

from play import Play
from play.refusals import Refusal

log = logging.getLogger(__name__)

AT_A_TIME = 3
"""How many tables are taken up at a time: few, so that Discord's limits leave room for members who play."""
MOST_TABLES = 1000
"""How many boards that are behind are shown, the newest; others are shown at the next touch."""
RECENTLY = timedelta(days=7)
"""Games that ended longer ago are not shown: nobody waits for their boards any more."""


async def take_up_tables(play: Play, guild_ids: Sequence[int | None]) -> None:
    """Take up every table of those servers (None: of private chats) that needs it, the newest first."""
    left = iter(await _find(play, guild_ids))

    async def take_up_next() -> None:
        for table_id in left:
            await _take_up(play, table_id)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_A_TIME):
            group.create_task(take_up_next())


async def _find(play: Play, guild_ids: Sequence[int | None]) -> list[int]:
    """The tables whose boards are behind, then those at which only the computer is waited for."""
    tables, hosted = play.store.tables, set(guild_ids)
    unshown = await tables.unshown(guild_ids, play.now() - RECENTLY, MOST_TABLES)
    due = [table for table, guild_id in await tables.waiting_for_computer() if guild_id in hosted]
    return list(dict.fromkeys((*unshown, *due)))


async def _take_up(play: Play, table_id: int) -> None:
    try:
        await play.driver.resume(table_id)
    except Refusal as refusal:  # a game by earlier rules, or one that is gone meanwhile
        log.info("table %s is not taken up: %s", table_id, refusal.code)
    except Exception:  # one table that fails must not stop the others
        log.exception("table %s could not be taken up", table_id)
