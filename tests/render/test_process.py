"""The process that draws: the same pictures as elsewhere, and always an answer, whatever becomes of it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, new_game
from render import draw, process
from render.process import DrawingProcess, NotDrawn
from tests.processes import is_gone

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up no process because the machine is busy."""
    monkeypatch.setattr(process, "LATE_SECONDS", 60.0)


@pytest.fixture
async def drawing() -> AsyncIterator[DrawingProcess]:
    started = await DrawingProcess.start()
    yield started
    started.end()


async def test_it_draws_the_same_to_the_byte(drawing: DrawingProcess) -> None:
    positions = [new_game(game) for game in GAMES]
    asked = [drawing.ask(draw, position, names=("Anna", "Ben")) for position in positions]
    assert drawing.waiting == len(positions) - 1
    assert await asyncio.gather(*asked) == [draw(each, names=("Anna", "Ben")) for each in positions]
    assert drawing.waiting == 0


async def test_what_cannot_be_drawn_says_where_and_the_next_can_be(drawing: DrawingProcess) -> None:
    with pytest.raises(KeyError, match="nowhere") as failed:
        await drawing.ask(draw, new_game("carami"), theme="nowhere")
    assert "in draw\n" in failed.value.__notes__[0]
    assert (await drawing.ask(draw, new_game("carami"))).data == draw(new_game("carami")).data


class Unreadable(Exception):
    """An error that can be sent, and cannot be made again of what was sent."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first)


def fail_unreadably() -> None:
    raise Unreadable("one", "two")


async def test_an_error_that_cannot_be_read_is_no_answer_to_somebody_else(drawing: DrawingProcess) -> None:
    failing, other = drawing.ask(fail_unreadably), drawing.ask(abs, -2)
    with pytest.raises(TypeError, match="second"):
        await failing
    assert await other == 2


def test_it_answers_what_it_is_asked_until_nobody_asks() -> None:
    """Here in this process, where one can see what it does."""
    questions, answers = BytesIO(), BytesIO()
    questions.write(process._framed((abs, (-2,), {})))
    questions.write(process._framed((int, ("x",), {})))
    questions.write(b"?")
    questions.seek(0)
    process.serve(questions, answers)
    heard = list[tuple[str, Any]]()
    hearing = process._Hearing(lambda kind, value: heard.append((kind, value)), lambda: None)
    for byte in answers.getvalue():  # a pipe may cut them anywhere
        hearing.pipe_data_received(1, bytes([byte]))
    *answered, (kind, error) = heard
    assert (answered, kind) == ([("result", 2)], "failure")
    assert "in _answer\n" in error.__notes__[0]


async def test_what_is_printed_there_is_no_answer(drawing: DrawingProcess) -> None:
    await drawing.ask(print, "hello")
    assert await drawing.ask(abs, -7) == 7


async def test_who_no_longer_waits_takes_no_answer_from_the_others(drawing: DrawingProcess) -> None:
    first, second = drawing.ask(abs, -1), drawing.ask(abs, -2)
    first.cancel()
    assert await second == 2


async def test_a_process_that_dies_leaves_nobody_waiting(drawing: DrawingProcess) -> None:
    pid = await drawing.ask(os.getpid)
    sleeping, behind = drawing.ask(time.sleep, 600), drawing.ask(abs, -1)
    os.kill(pid, signal.SIGKILL)
    for asked in (sleeping, behind):
        with pytest.raises(NotDrawn):
            await asked
    with pytest.raises(NotDrawn):
        await drawing.ask(abs, -1)


async def test_a_process_that_hangs_is_given_up(
    drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = await drawing.ask(os.getpid)
    monkeypatch.setattr(process, "LATE_SECONDS", 0.0)
    with pytest.raises(NotDrawn):
        await drawing.ask(time.sleep, 600)
    assert await asyncio.to_thread(is_gone, pid)


async def test_a_process_that_has_nothing_to_do_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "WATCH_SECONDS", 0.01)
    drawing = await DrawingProcess.start()
    pid = await drawing.ask(os.getpid)
    monkeypatch.setattr(process, "IDLE_SECONDS", 0.0)
    assert await asyncio.to_thread(is_gone, pid)
    with pytest.raises(NotDrawn):
        await drawing.ask(abs, -1)


async def test_a_process_that_does_not_answer_at_first_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))
    for name in ("WATCH_SECONDS", "LATE_SECONDS", "START_SECONDS"):
        monkeypatch.setattr(process, name, 0.01)
    with pytest.raises(NotDrawn):
        await DrawingProcess.start()


async def test_what_fails_first_does_not_keep_it_from_the_next() -> None:
    drawing = await DrawingProcess.start(partial(draw, new_game("carami"), theme="nowhere"))
    assert await drawing.ask(abs, -1) == 1
    drawing.end()


async def test_a_process_that_cannot_be_started_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "COMMAND", (str(ROOT / "nowhere"),))
    with pytest.raises(OSError, match="nowhere"):
        await DrawingProcess.start()


BOT = """
import asyncio, os
from render.process import DrawingProcess

async def main():
    drawing = await DrawingProcess.start()
    print(await drawing.ask(os.getpid), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_the_process_does_not_outlive_a_bot_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, text=True, cwd=ROOT) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        bot.send_signal(signal.SIGKILL)
    assert is_gone(pid)


def test_the_process_knows_the_rules_and_how_to_draw_and_nothing_else() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, render.process, render; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    rooms = {name.partition(".")[0] for name in told.stdout.split()}
    assert rooms.isdisjoint({"discord", "sqlalchemy", "play", "store", "words", "numpy", "cogs"})


def test_whoever_starts_it_in_a_terminal_is_told_what_it_is_for() -> None:
    ours, terminal = os.openpty()
    told = subprocess.run(
        [sys.executable, "-m", "render"],
        stdin=terminal,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    os.close(terminal)
    os.close(ours)
    assert (told.returncode, told.stdout) == (1, "")
    assert "python -m bot gallery" in told.stderr
