"""A bot in a process of its own, logged in to a small Discord, and what it uses of the machine."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench.local_discord import LocalDiscord

HERE = Path(__file__).parent
PICTURE = HERE.parent / "docs" / "gallery" / "boulomania-day.png"
START_SECONDS = 60.0
STOP_SECONDS = 5.0
KEPT = ("PATH", "COVERAGE_PROCESS_CONFIG")
"""The variables of this process's environment that a bot gets: where programs are, and about coverage."""


class NotStarted(Exception):
    """The bot has not logged in."""


class Launched:
    """A running bot."""

    def __init__(self, pid: int) -> None:
        self._proc = Path("/proc") / str(pid)

    def memory_bytes(self) -> int:
        """How much memory it uses now."""
        pages = int((self._proc / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """The CPU time of all its threads so far."""
        _, _, fields = (self._proc / "stat").read_text().rpartition(") ")
        ticks = sum(map(int, fields.split()[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")


def environment(discord: LocalDiscord, **given: str) -> dict[str, str]:
    """The whole environment of a bot's process, without anything from the real settings."""
    return {
        **{name: os.environ[name] for name in KEPT if name in os.environ},
        "PYTHONPATH": os.environ.get("BENCH_CODE", str(HERE.parent)),
        "BENCH_DISCORD": f"127.0.0.1:{discord.port}",
        "DISCORD_TOKEN": "bench",
        **given,
    }


@asynccontextmanager
async def launch(which: str, discord: LocalDiscord, folder: Path) -> AsyncIterator[Launched]:
    """Our bot or the bare one, logged in; it is stopped in any case, and its output is printed.

    Raises `NotStarted`.
    """
    log, url = folder / f"{which}.log", f"sqlite+aiosqlite:///{folder / which}.sqlite3"
    discord.ready.clear()
    with log.open("wb") as words:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(HERE / "launch.py"), which),
            env=environment(discord, BENCH_PICTURE=str(PICTURE), DATABASE_URL=url),
            cwd=folder,
            stdout=words,
            stderr=words,
        )
    try:
        await _wait_until_ready(process, discord)
        yield Launched(process.pid)
    finally:
        await _stop(process)
        if words_left := log.read_text().strip():
            print(f"  {which} said: {words_left[-2000:]}")


async def _wait_until_ready(process: asyncio.subprocess.Process, discord: LocalDiscord) -> None:
    ready, ended = asyncio.create_task(discord.ready.wait()), asyncio.create_task(process.wait())
    await asyncio.wait((ready, ended), timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for task in (ready, ended):
        task.cancel()
    if not discord.ready.is_set():
        raise NotStarted(f"the process has {'ended' if process.returncode else 'not logged in'}")


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
