"""Threads and processes for each kind of slow work, so that nothing waits behind what is slower."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from traceback import format_exc
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

P = ParamSpec("P")
R = TypeVar("R")

Progress = Callable[[int, int], object]
"""Called with how much is done, and of how much."""
NICENESS = 15
"""The niceness of such processes: the bot goes first if both want the same core."""

DYING_SECONDS = 1.0
"""How long to wait for a killed process to be gone."""


class Worker:
    """Does one kind of work off the event loop, a bounded number of things at a time."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads
        self._taken_on = 0

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run `work` in a thread, in the caller's context, and wait for its result."""
        loop, context = asyncio.get_running_loop(), copy_context()
        self._taken_on += 1
        try:
            return await loop.run_in_executor(self._threads, partial(context.run, work, *args, **kwargs))
        finally:
            self._taken_on -= 1

    @property
    def waiting(self) -> int:
        """How many things wait for their turn."""
        return max(0, self._taken_on - self._most)

    @property
    def is_busy(self) -> bool:
        """Whether work that is asked for now would have to wait."""
        return self._taken_on >= self._most

    def close(self) -> None:
        """Take on no more work; what is being done is finished, but not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessDied(Exception):
    """The process ended before its work was done."""


class Running(NamedTuple):
    """A process and the connection to it."""

    process: "BaseProcess"
    connection: "Connection"


class ProcessWorker:
    """Does one kind of work in a process of its own, one thing at a time.

    The process is started when there is something to do, and again if it has died. It ends with the bot,
    however that ends: the connection to it is closed then.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._talking = Worker(name, 1)
        self._running: Running | None = None

    @property
    def waiting(self) -> int:
        """How many things wait for their turn."""
        return self._talking.waiting

    async def run(self, work: Callable[..., R], *args: object, progress: Progress) -> R:
        """Let the process call `work(*args, progress)`; `progress` is called in a thread of the bot.

        `work` and `args` have to be picklable. Raises what the work raises, and `ProcessDied`.
        """
        return await self._talking.run(self._have_done, work, args, progress)

    def _have_done(self, work: Callable[..., R], args: tuple[object, ...], progress: Progress) -> R:
        try:
            kind, value = self._ask(work, args, progress)
        except (EOFError, OSError) as error:
            self._end()
            raise ProcessDied(self._name) from error
        except BaseException:  # whatever it still sends would be taken for the answer to the next question
            self._end()
            raise
        if kind == "failure":
            raise value
        return value  # type: ignore[no-any-return]

    def _ask(self, work: Callable[..., R], args: tuple[object, ...], progress: Progress) -> tuple[str, Any]:
        """Send the work, and report its progress until it is done or has failed."""
        self._running = self._running or _start(self._name)
        connection = self._running.connection
        connection.send((work, args))
        while True:
            kind, value = connection.recv()
            if kind != "progress":
                return kind, value
            progress(*value)

    def _end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            _kill(running.process)
            running.connection.close()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._talking.close()
        if (running := self._running) is not None:
            _kill(running.process)


def _start(name: str) -> Running:
    """Start a process that shares nothing with this one: a fork of a program with threads can hang for ever.

    `multiprocessing` is imported only here, when the first process is needed.
    """
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), name=name, daemon=True)
    process.start()
    assert process.pid is not None
    stand_back(process.pid, NICENESS)
    theirs.close()
    return Running(process, ours)


def stand_back(pid: int, niceness: int) -> None:
    """Set the niceness of a process at once: even what it loads at its start takes long."""
    with suppress(ProcessLookupError):  # it has ended already
        os.setpriority(os.PRIO_PROCESS, pid, niceness)


def _kill(process: "BaseProcess") -> None:
    process.kill()
    process.join(DYING_SECONDS)


def _serve(connection: "Connection") -> None:
    """Do what is asked for, one thing after the other, until whoever asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the bot, which then ends this process
    with suppress(EOFError, OSError):
        while True:
            work, args = connection.recv()
            connection.send(_do(work, args, connection))


def _do(
    work: Callable[..., object], args: tuple[object, ...], connection: "Connection"
) -> tuple[str, object]:
    def tell(done: int, total: int) -> None:
        connection.send(("progress", (done, total)))

    try:
        return "result", work(*args, tell)
    except Exception as error:
        error.add_note(format_exc())
        return "failure", error
