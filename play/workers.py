"""Threads of their own for each kind of slow work, so that nothing waits behind what is slower."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Worker:
    """Does one kind of work off the event loop, a bounded number of things at a time."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a thread do it, in the context of whoever asks, and wait for what comes of it."""
        loop, context = asyncio.get_running_loop(), copy_context()
        return await loop.run_in_executor(self._threads, partial(context.run, work, *args, **kwargs))

    def close(self) -> None:
        """Take nothing on any more; what is being done comes to its end unseen."""
        self._threads.shutdown(wait=False, cancel_futures=True)
