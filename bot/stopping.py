"""How a bot stops: it takes on nothing new, finishes the turns under way, and logs what became of them."""

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from cogs.slow_discord import SENDING
from play.timekeeper import RINGING

FINISHING_SECONDS = 10.0
"""How long turns that are under way may take when the bot is told to stop."""
TURNS = ("CommandTree-invoker", "discord.py: on_interaction", RINGING)
"""The names of the tasks in which commands and controls run, and clocks ring."""
STARTING = ("discord.py: on_ready", "duties")
"""The names of the tasks that go on with tables after a start: what is left is done by the next start."""


@asynccontextmanager
async def stop_signals() -> AsyncIterator[asyncio.Event]:
    """An event that is set by Ctrl-C or by the signal to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows: Ctrl-C comes as KeyboardInterrupt
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    yield stop


async def run_until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run `work` until it ends or `stop` is set; in that case, it is returned still running."""
    running, stopped = asyncio.create_task(work), asyncio.create_task(stop.wait())
    await asyncio.wait((running, stopped), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    return running


async def finish_turns(seconds: float = FINISHING_SECONDS) -> str:
    """Wait for the turns under way, and cancel what takes longer; return a sentence about that."""
    await end_tasks(_tasks_called(STARTING))
    turns, sending = _tasks_called(TURNS), _tasks_called((SENDING,))
    if not turns and not sending:
        return "Stopped; no turn was in hand."
    _, unfinished = await asyncio.wait(turns | sending, timeout=seconds)
    await end_tasks(unfinished)
    count = len(turns) or len(sending)  # most of what is being sent belongs to a turn that waits for it
    if not unfinished:
        return f"Stopped; turns in hand that were finished: {count}."
    return (
        f"Stopped; of {count} turns in hand {min(count, len(unfinished))} took more than {seconds:.0f} "
        "seconds. What is saved of them is shown at the next start."
    )


async def end_tasks(tasks: set[asyncio.Task[Any]]) -> None:
    """Cancel the tasks, and wait until they have ended in some way."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _tasks_called(beginnings: tuple[str, ...]) -> set[asyncio.Task[Any]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(beginnings)}
