"""A bot that is told to stop finishes the turns in hand, says so in one line, and exits with 0."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest
from aiohttp import web

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import button_press, slash_command
from bench.members import ACTION, TablePlace, buttons, wait_for
from bench.processes import environment
from bot.sharding import Sharding
from bot.stopping import finish_turns
from play import Play
from play.timekeeper import AT_A_TIME, RINGING
from store import Store
from tests.play.test_thinking import pids
from tests.processes import is_gone

BOT = """
import os, sys
from bench.launch import point_at
from bot.__main__ import main
point_at(os.environ["BENCH_DISCORD"])
sys.exit(main([]))
"""
SLOW_SECONDS = 1.0
WAIT_SECONDS = 60.0


class SlowDiscord(LocalDiscord):
    """A Discord that takes its time for every board after the first."""

    def __init__(self, channels: int) -> None:
        super().__init__(channels)
        self.asked = asyncio.Event()
        """Whether such a board has been sent."""

    async def _edit(self, request: web.Request) -> web.Response:
        self.asked.set()
        await asyncio.sleep(SLOW_SECONDS)
        return await super()._edit(request)


@asynccontextmanager
async def running(discord: LocalDiscord, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The real command in a process of its own, which is logged in."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT),
        env=environment(discord, DATABASE_URL=f"sqlite+aiosqlite:///{database}"),
        cwd=database.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await discord.ready.wait()
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stop(process: asyncio.subprocess.Process) -> tuple[int, list[str]]:
    """Tell it to stop; its exit code and the lines it has printed."""
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(WAIT_SECONDS):
        said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode().splitlines()


@pytest.mark.slow
async def test_the_turns_in_hand_are_finished(tmp_path: Path) -> None:
    """And nothing is left of what the computer thinks with."""
    database = tmp_path / "boulo.sqlite3"
    async with SlowDiscord.open(2) as discord, running(discord, database) as process:
        together, alone = discord.channel_ids
        place = TablePlace(discord, together)
        await place.prepare()
        thinking = await let_it_think(discord, alone, process.pid)
        assert isinstance(discord, SlowDiscord)
        discord.asked.clear()
        pressing = asyncio.create_task(place.press())
        await discord.asked.wait()
        code, (said,) = await stop(process)
        await pressing
    assert code == 0
    assert said.startswith("Stopped; turns in hand that were finished: ")
    assert all(is_gone(pid) for pid in thinking)
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    assert (await store.tables.get(1)).is_shown
    await store.close()


async def let_it_think(discord: LocalDiscord, channel_id: int, bot: int) -> set[int]:
    """Play against the computer until it has processes to think with, and return their ids."""
    await discord.interact(slash_command(discord.commands["boulo"], "solo", 1, channel_id))
    while not (thinking := pids(bot)):
        board = await wait_for(discord, channel_id, lambda message: bool(buttons(message, ACTION)))
        await discord.interact(button_press(buttons(board.message, ACTION)[0], 1, board.message))
    return thinking


async def test_what_takes_too_long_is_ended() -> None:
    never = asyncio.create_task(asyncio.Event().wait(), name="discord.py: on_interaction")
    soon = asyncio.create_task(asyncio.sleep(0), name="CommandTree-invoker")
    assert "of 2 turns in hand 1 took more than" in await finish_turns(0.05)
    assert never.cancelled()
    assert soon.done()


async def test_taking_tables_up_is_not_waited_for() -> None:
    starting = asyncio.create_task(asyncio.Event().wait(), name="discord.py: on_ready")
    assert await finish_turns() == "Stopped; no turn was in hand."
    assert starting.cancelled()


async def test_a_clock_that_rings_is_waited_for(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    """What is sent but not noted would be sent again."""
    play = await Play.open(sqlite_url, languages=(), themes=())
    noted = []

    async def ring(table_id: int) -> None:
        await asyncio.sleep(0.1)
        noted.append(table_id)

    async def alarms(now: object) -> list[tuple[int, None]]:
        return [(number, None) for number in range(AT_A_TIME + 3)]

    monkeypatch.setattr(play.driver, "ring", ring)
    monkeypatch.setattr(play.store.tables, "alarms", alarms)
    sharding = Sharding(Mock(shard_count=1, shards=(0,), guilds=()), play.store.duties, AsyncMock())
    await sharding.begin()
    ticking = asyncio.create_task(play.timekeeper.tick(sharding.looks_after))
    while sum(task.get_name() == RINGING for task in asyncio.all_tasks()) < AT_A_TIME:  # noqa: ASYNC110
        await asyncio.sleep(0)
    sharding.look_after_nothing()
    assert await finish_turns() == f"Stopped; turns in hand that were finished: {AT_A_TIME}."
    await ticking
    assert noted == list(range(AT_A_TIME))
    await play.close()
