"""While many boards are wanted, a process draws them; whatever becomes of it, every board is drawn."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from functools import partial
from unittest.mock import AsyncMock

import pytest

from cogs.board import drawing
from cogs.board.drawing import BoardDrawing
from engine import new_game
from play.workers import Worker
from render import draw, process
from render.process import DrawingProcess, NotDrawn


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let three boards be many, however slow the machine is."""
    monkeypatch.setattr(drawing, "MANY", 3)
    monkeypatch.setattr(drawing, "monotonic", lambda: 0.0)
    monkeypatch.setattr(process, "LATE_SECONDS", 60.0)
    return 3


@pytest.fixture
async def boards() -> AsyncIterator[BoardDrawing]:
    made = BoardDrawing(Worker("test", 2))
    yield made
    made.close()


async def start_process(boards: BoardDrawing) -> int:
    """The id of the process, which is started by many boards."""
    while (pid := await boards.run(os.getpid)) == os.getpid():
        if boards._starting is not None:
            await boards._starting
    return pid


async def test_few_boards_are_drawn_in_threads(boards: BoardDrawing, many: int) -> None:
    assert {await boards.run(os.getpid) for _ in range(many - 1)} == {os.getpid()}
    assert boards._starting is None


async def test_boards_in_a_long_time_are_few(
    boards: BoardDrawing, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter(range(many * 2))
    monkeypatch.setattr(drawing, "monotonic", lambda: float(next(times)))
    assert {await boards.run(os.getpid) for _ in range(many * 2)} == {os.getpid()}
    assert boards._starting is None


async def test_many_boards_are_drawn_in_one_process_and_the_same(boards: BoardDrawing) -> None:
    pid = await start_process(boards)
    assert {await boards.run(os.getpid) for _ in range(5)} == {pid}
    position = new_game("boulomania")
    assert await boards.run(draw, position, theme="night") == draw(position, theme="night")


async def test_a_process_that_dies_loses_no_board_and_another_is_started(boards: BoardDrawing) -> None:
    pid = await start_process(boards)
    os.kill(pid, signal.SIGSTOP)  # so that nothing is answered before it dies
    position = new_game("carami")
    wanted = [asyncio.create_task(boards.run(draw, position, theme=theme)) for theme in ("day", "night")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert boards.waiting == 1
    os.kill(pid, signal.SIGKILL)
    assert await asyncio.gather(*wanted) == [draw(position, theme=theme) for theme in ("day", "night")]
    assert await start_process(boards) != pid


async def test_what_cannot_be_drawn_fails_as_in_a_thread(boards: BoardDrawing) -> None:
    await start_process(boards)
    with pytest.raises(KeyError):
        await boards.run(draw, new_game("carami"), theme="nowhere")


@pytest.mark.parametrize("error", [OSError("no more processes"), NotDrawn()])
async def test_if_no_process_can_be_started_threads_draw(
    boards: BoardDrawing,
    many: int,
    error: Exception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(DrawingProcess, "start", AsyncMock(side_effect=error))
    with caplog.at_level(logging.WARNING):
        assert {await boards.run(os.getpid) for _ in range(many * 2)} == {os.getpid()}
    assert "no process could be started" in caplog.text


async def test_what_takes_long_the_first_time_is_done_before_it_draws_for_anybody(
    boards: BoardDrawing, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, ask = list[Callable[..., object]](), DrawingProcess.ask

    def note(process: DrawingProcess, work: Callable[..., object], *args: object) -> asyncio.Future[object]:
        asked.append(work)
        return ask(process, work, *args)

    monkeypatch.setattr(DrawingProcess, "ask", note)
    position = new_game("petanque")
    for _ in range(many):
        await boards.run(draw, position)
    while boards._process is None:
        assert boards._starting is not None
        await boards._starting
    (sample,) = asked
    assert isinstance(sample, partial)
    assert (sample.func, sample.args) == (draw, (position,))


@pytest.mark.parametrize("when", ["at once", "before the first board is drawn"])
async def test_closing_while_it_starts_leaves_no_process(
    boards: BoardDrawing, many: int, when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, is_asked = list[DrawingProcess](), asyncio.Event()

    def leave_waiting(process: DrawingProcess, _: object) -> asyncio.Future[object]:
        started.append(process)
        is_asked.set()
        return asyncio.get_running_loop().create_future()

    monkeypatch.setattr(DrawingProcess, "ask", leave_waiting)
    for _ in range(many):
        await boards.run(abs, -1)
    starting = boards._starting
    assert starting is not None
    if when != "at once":
        await is_asked.wait()
    boards.close()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert boards._process is None
    assert [process._transport for process in started] == ([] if when == "at once" else [None])
