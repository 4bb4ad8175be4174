"""An event that Discord's library cannot read is reported, and the bot goes on.

The library ends with the first one: a field that is missing or new in one server would end the games of all.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

log = logging.getLogger(__name__)

Read = Callable[[Any], None]


def go_on_after_unreadable(parsers: dict[str, Read]) -> None:
    """Let each of the library's functions that read events, by their names, fail for itself alone."""
    for event, read in parsers.items():
        parsers[event] = partial(_read, event, read)


def _read(event: str, read: Read, data: Any) -> None:
    try:
        read(data)
    except Exception:
        log.exception("an event of Discord's cannot be read: %s", event)
