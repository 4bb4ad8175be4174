"""Where boards are drawn: in threads while there are few, in a process of its own while there are many."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import ParamSpec, Protocol, TypeVar

from play.workers import Worker
from render.process import DrawingProcess, NotDrawn

log = logging.getLogger(__name__)

MANY = 10
"""So many pictures within a second are many: from then on, a process draws."""

P = ParamSpec("P")
R = TypeVar("R")


class Drawing(Protocol):
    """Draws off the event loop, as a `Worker` does."""

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...


class BoardDrawing:
    """Draws boards off the event loop. What the process fails to draw, threads draw."""

    def __init__(self, threads: Worker) -> None:
        self._threads = threads
        self._process: DrawingProcess | None = None
        """The process, once it has answered; it may have ended since then."""
        self._starting: asyncio.Task[None] | None = None
        self._asked_at: deque[float] = deque(maxlen=MANY)
        """The moments of the last pictures."""

    @property
    def waiting(self) -> int:
        """How many pictures wait for the process."""
        return 0 if self._process is None else self._process.waiting

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw by calling `work`, which has to be importable. Raises what it raises."""
        self._asked_at.append(monotonic())
        if (process := self._process) is not None:
            try:
                return await process.ask(work, *args, **kwargs)
            except NotDrawn:
                self._process = None if self._process is process else self._process
        if self._starting is None and self._are_many():
            self._starting = asyncio.create_task(self._start(partial(work, *args, **kwargs)))
        return await self._threads.run(work, *args, **kwargs)

    def _are_many(self) -> bool:
        return len(self._asked_at) == MANY and self._asked_at[-1] - self._asked_at[0] < 1

    async def _start(self, sample: Callable[[], object]) -> None:
        """Start the process; threads draw all boards until it has drawn the first one, which takes long."""
        try:
            self._process = await DrawingProcess.start(sample)
        except (NotDrawn, OSError) as error:
            log.warning("threads draw all boards, as no process could be started: %r", error)
        finally:
            self._starting = None

    def close(self) -> None:
        """End the process."""
        if self._starting is not None:
            self._starting.cancel()
        if self._process is not None:
            self._process.end()
