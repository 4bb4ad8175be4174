"""A process of its own does what it is asked for, tells how far it is, and ends with the bot in any case."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from unittest.mock import Mock

import pytest

from play import workers
from play.workers import ProcessDied, ProcessWorker, Progress, Worker
from tests.processes import is_gone


@pytest.fixture(autouse=True)
def _in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process stand back: its start would take as long as the machine is busy."""
    monkeypatch.setattr(workers, "NICENESS", 0)


def count(most: int, progress: Progress) -> int:
    """The process that counts, after having counted."""
    for done in range(1, most + 1):
        progress(done, most)
    return os.getpid()


def fail(progress: Progress) -> None:
    raise LookupError("nothing there")


def die(progress: Progress) -> None:
    os._exit(1)


def sleep(progress: Progress) -> None:
    progress(os.getpid(), 0)
    time.sleep(600)


@pytest.mark.slow
async def test_work_progress_failure_and_death() -> None:
    worker, told = ProcessWorker("test"), list[tuple[int, int]]()

    def note(*progress: int) -> None:
        told.append((progress[0], progress[1]))

    first = await worker.run(count, 3, progress=note)
    assert told == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(LookupError, match="nothing there"):
        await worker.run(fail, progress=note)
    assert first == await worker.run(count, 1, progress=note) != os.getpid()
    with pytest.raises(ProcessDied):
        await worker.run(die, progress=note)
    second = await worker.run(count, 1, progress=note)
    assert second != first
    worker.close()
    assert await asyncio.to_thread(is_gone, second)


async def test_what_fails_says_where() -> None:
    """The process that it has failed in is another one: where it was there is told with it."""
    kind, error = workers._do(fail, (), Mock())
    assert (kind, type(error)) == ("failure", LookupError)
    assert "in fail\n" in error.__notes__[0]  # type: ignore[attr-defined]


@pytest.mark.slow
async def test_who_cannot_hear_of_progress_gets_another_process_next() -> None:
    """What else the first one says would be taken for an answer to the next."""
    worker = ProcessWorker("test")
    first = await worker.run(count, 1, progress=Mock())
    with pytest.raises(ValueError, match="not now"):
        await worker.run(count, 3, progress=Mock(side_effect=ValueError("not now")))
    second = await worker.run(count, 1, progress=Mock())
    worker.close()
    assert second != first
    assert await asyncio.to_thread(is_gone, first)


async def test_a_process_that_cannot_be_started_is_like_one_that_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = ProcessWorker("test")
    with monkeypatch.context() as full:
        full.setattr(workers, "_start", Mock(side_effect=OSError("no more processes")))
        with pytest.raises(ProcessDied):
            await worker.run(count, 1, progress=Mock())
    worker.close()


async def test_closing_ends_what_is_being_done() -> None:
    worker, started = ProcessWorker("test"), asyncio.get_running_loop().create_future()
    loop = asyncio.get_running_loop()

    def note(pid: int, _: int) -> None:
        loop.call_soon_threadsafe(started.set_result, pid)

    working = asyncio.create_task(worker.run(sleep, progress=note))
    pid = await started
    worker.close()
    with pytest.raises(ProcessDied):
        await working
    assert await asyncio.to_thread(is_gone, pid)


BOT = """
import asyncio
from play import workers
from play.workers import ProcessWorker
from tests.play.test_workers import count

workers.NICENESS = 0

async def main():
    worker = ProcessWorker("test")
    print(await worker.run(count, 1, progress=lambda *_: None), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.slow
def test_the_process_does_not_outlive_a_bot_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        bot.send_signal(signal.SIGKILL)
    assert is_gone(pid)


async def test_what_waits_is_told() -> None:
    worker, go_on = Worker("test", 1), threading.Event()
    assert worker.waiting == 0
    running = [asyncio.create_task(worker.run(go_on.wait)) for _ in range(3)]
    await asyncio.sleep(0)
    assert worker.waiting == 2
    go_on.set()
    await asyncio.gather(*running)
    assert worker.waiting == 0
    worker.close()


async def test_the_process_stands_back_from_its_first_moment_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it loads at its start must not take the bot's time either."""
    monkeypatch.setattr(workers, "NICENESS", 7)
    running = workers._start("test")
    assert running.process.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, running.process.pid) == 7
    running.process.kill()
    running.process.join()
