"""Sending that does not hold up others: Discord may make the bot wait for half a minute or longer."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

WAIT_SECONDS = 1.5
"""How long a member waits until what they did is shown, before they are answered anyway."""
SENDING = "Boulo: sending"
"""The name of the tasks that send something."""

T = TypeVar("T")
_sending: set[asyncio.Task[Any]] = set()


async def in_time(work: Coroutine[Any, Any, T], *, at_once: bool = False) -> T | None:
    """The result of `work`; None if it takes long, or at once if nobody is to wait: then it goes on."""
    task = asyncio.create_task(work, name=SENDING)
    _sending.add(task)
    task.add_done_callback(_sending.discard)
    done, _ = await asyncio.wait((task,), timeout=0 if at_once else WAIT_SECONDS)
    if done:
        return task.result()
    task.add_done_callback(_report)
    return None


def _report(task: asyncio.Task[Any]) -> None:
    """Log a failure that nobody waits for any more."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("what had to wait for Discord has failed", exc_info=error)
