"""Lets the bot go on after an event that Discord's library cannot read; the error is logged.

The library stops at the first one: a missing or new field in one server would stop the games of all.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

log = logging.getLogger(__name__)

Read = Callable[[Any], None]


def go_on_after_unreadable(parsers: dict[str, Read]) -> None:
    """Change the library's functions that read events, given by name, so that a failure is only logged."""
    for event, read in parsers.items():
        parsers[event] = partial(_read, event, read)


def _read(event: str, read: Read, data: Any) -> None:
    try:
        read(data)
    except Exception:
        log.exception("an event of Discord's cannot be read: %s", event)
