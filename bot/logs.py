"""What is written to the log: a database that fails says so once an hour, however much fails by it."""

import logging
from collections.abc import Callable
from time import monotonic

from store import DatabaseTrouble

SILENT_SECONDS = 60 * 60
"""For so long nothing more is said of the same trouble."""


class TroublesOnce(logging.Filter):
    """Lets a trouble with the database through as one line without its traceback, once an hour."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._told_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        trouble = _trouble_in(record.exc_info[1] if record.exc_info else None)
        if trouble is None:
            return True
        sentence, now = str(trouble), self._now()
        if now - self._told_at.get(sentence, -SILENT_SECONDS) < SILENT_SECONDS:
            return False
        self._told_at[sentence] = now
        record.msg, record.args, record.exc_info, record.exc_text = sentence, (), None, None
        return True


def _trouble_in(error: BaseException | None) -> DatabaseTrouble | None:
    """The trouble that an error is, or that it came of."""
    while error is not None and not isinstance(error, DatabaseTrouble):
        error = error.__cause__ or error.__context__
    return error


def tell_troubles_once() -> None:
    """Let everything that is logged from now on pass such a filter."""
    once = TroublesOnce()
    for handler in logging.getLogger().handlers:
        handler.addFilter(once)
