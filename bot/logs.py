"""What is written to the log: no secret at any level, and of a database that fails one line an hour."""

import logging
import re
from collections.abc import Callable, Collection
from time import monotonic

from play.timing import STAGES, Turn
from store import DatabaseTrouble

SILENT_SECONDS = 60 * 60
"""For so long nothing more is said of the same trouble."""
LIBRARIES = ("discord", "aiosqlite", "sqlalchemy", "asyncpg", "aiohttp", "alembic", "asyncio", "urllib3")
"""At DEBUG they write all that is sent and saved: tokens, seeds of games that are on, what members say."""
TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
"""Whoever has the token of an interaction can answer in the bot's name."""
HIDDEN = "***"

turns = logging.getLogger("turns")


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


def hide(text: str, secrets: Collection[str]) -> str:
    """A text without what nobody may read."""
    text = TOKEN_IN_URL.sub(rf"\1{HIDDEN}", text)
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return text


class Discreet(logging.Formatter):
    """Hides what nobody may read, also in the traceback of an error that quotes it."""

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        return hide(super().format(record), self._secrets)


def set_up_log(level: str, secrets: Collection[str]) -> None:
    """Write to the standard error what is of that level; of what libraries do nothing below INFO."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler])
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.setLevel(max(library.level, logging.getLogger().level, logging.INFO))


def log_turn(turn: Turn) -> None:
    """Write one line of a turn: where it was made, and the milliseconds of each of its stages."""
    assert turn.table is not None
    took = {stage: 1000 * turn.seconds[stage] for stage in STAGES if stage in turn.seconds}
    stages = " ".join(f"{stage}={milliseconds:.1f}" for stage, milliseconds in took.items())
    table = turn.table
    turns.debug(
        "turn table=%d game=%s ply=%d %s total=%.1f",
        *(table.id, table.game, table.ply, stages, sum(took.values())),
    )
