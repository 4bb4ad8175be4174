"""The log: no secret at any level, and one line an hour about a database that fails."""

import logging
import re
from collections.abc import Callable, Collection
from time import monotonic

from play.stage_times import STAGES, Turn
from store import DatabaseTrouble

SILENT_SECONDS = 60 * 60
"""How long the same trouble is not logged again."""
LIBRARIES = ("discord", "aiosqlite", "sqlalchemy", "asyncpg", "aiohttp", "alembic", "asyncio", "urllib3")
"""Libraries that at DEBUG log all that is sent and saved: tokens, seeds of running games, messages."""
TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
"""Matches the token of an interaction in an address: whoever has it can answer in the bot's name."""
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
    """The trouble that an error is, or that caused it."""
    while error is not None and not isinstance(error, DatabaseTrouble):
        error = error.__cause__ or error.__context__
    return error


def tell_troubles_once() -> None:
    """Pass everything that is logged from now on through that filter."""
    once = TroublesOnce()
    for handler in logging.getLogger().handlers:
        handler.addFilter(once)


def hide(text: str, secrets: Collection[str]) -> str:
    """A text with secrets and tokens hidden."""
    text = TOKEN_IN_URL.sub(rf"\1{HIDDEN}", text)
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return text


class Discreet(logging.Formatter):
    """Hides secrets and tokens, even in the traceback of an error that quotes them."""

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        return hide(super().format(record), self._secrets)


def set_up_log(level: str, secrets: Collection[str]) -> None:
    """Log to standard error from that level on; from libraries, nothing below INFO."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler])
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.setLevel(max(library.level, logging.getLogger().level, logging.INFO))


def log_turn(turn: Turn) -> None:
    """Log a turn in one line: where it was made, and the milliseconds of each of its stages."""
    assert turn.table is not None
    took = {stage: 1000 * turn.seconds[stage] for stage in STAGES if stage in turn.seconds}
    stages = " ".join(f"{stage}={milliseconds:.1f}" for stage, milliseconds in took.items())
    table = turn.table
    turns.debug(
        "turn table=%d game=%s ply=%d %s total=%.1f",
        *(table.id, table.game, table.ply, stages, sum(took.values())),
    )
