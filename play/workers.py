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
"""Is told how much is done, and of how much."""
NICENESS = 15
"""How far a process of ours stands back behind the bot itself where both want the same core."""

DYING_SECONDS = 1.0
"""How long a process that is killed is waited for: nothing is left of it then."""


class Worker:
    """Does one kind of work off the event loop, a bounded number of things at a time."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads
        self._taken_on = 0

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a thread do it, in the context of whoever asks, and wait for what comes of it."""
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
        """Whether whatever is asked for now would have to wait."""
        return self._taken_on >= self._most

    def close(self) -> None:
        """Take nothing on any more; what is being done comes to its end unseen."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessDied(Exception):
    """A process that has come to its end before its work."""


class Running(NamedTuple):
    """A process and the connection to it."""

    process: "BaseProcess"
    connection: "Connection"


class ProcessWorker:
    """Does one kind of work in a process of its own, one thing at a time.

    The process is made when there is something to do, and made anew after one that has died. It ends with
    the bot, in whatever way that ends: the connection to it is closed then.
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

        All of them have to be such that they can be pickled. Raises what the work raises, and `ProcessDied`.
        """
        return await self._talking.run(self._have_done, work, args, progress)

    def _have_done(self, work: Callable[..., R], args: tuple[object, ...], progress: Progress) -> R:
        try:
            kind, value = self._ask(work, args, progress)
        except (EOFError, OSError) as error:
            self._end()
            raise ProcessDied(self._name) from error
        except BaseException:  # what else comes from there would be taken for an answer to the next one
            self._end()
            raise
        if kind == "failure":
            raise value
        return value  # type: ignore[no-any-return]

    def _ask(self, work: Callable[..., R], args: tuple[object, ...], progress: Progress) -> tuple[str, Any]:
        """Send the work, and hear of its progress until it is done or has failed."""
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
    """A process that shares nothing with this one: what is forked from threads can stand still for ever.

    What starts processes is loaded with the first of them.
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
    """Let a process stand back from its first moment on: what it loads at its start takes long as well."""
    with suppress(ProcessLookupError):  # it has ended already
        os.setpriority(os.PRIO_PROCESS, pid, niceness)


def _kill(process: "BaseProcess") -> None:
    process.kill()
    process.join(DYING_SECONDS)


def _serve(connection: "Connection") -> None:
    """Do what is asked for, one thing after the other, until whoever asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C means the bot, which ends us
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
