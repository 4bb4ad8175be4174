"""Tells how far something is that takes a while."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from time import perf_counter
from typing import Any

TOLD_EVERY_SECONDS = 2.0
"""How long it takes until progress is told, and told again."""


class Progress:
    """Tells a member now and then how far a worker is, which calls this in its own thread."""

    def __init__(self, tell: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self._tell, self._loop = tell, asyncio.get_running_loop()
        self._since = perf_counter()
        self._telling: Future[None] | None = None

    def __call__(self, done: int, total: int) -> None:
        is_due = perf_counter() - self._since >= TOLD_EVERY_SECONDS
        if is_due and (self._telling is None or self._telling.done()):
            self._since = perf_counter()
            self._telling = asyncio.run_coroutine_threadsafe(self._tell(100 * done // total), self._loop)

    async def finish(self) -> None:
        """Wait for a message under way: it must not come after the result."""
        if self._telling is not None:
            await asyncio.wrap_future(self._telling)
