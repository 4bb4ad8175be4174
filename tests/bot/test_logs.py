"""A database that fails is one line an hour in the log, not a traceback for every click."""

import logging

import pytest

from bot.logs import SILENT_SECONDS, TroublesOnce, hide
from store import DatabaseTrouble


class Log:
    """What is written to a log through the filter, at a time of the test's own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self._handler = logging.Handler()
        self._handler.emit = self._write  # type: ignore[method-assign]
        self._handler.addFilter(TroublesOnce(lambda: self.now))
        self._log = logging.Logger("test")
        self._log.addHandler(self._handler)

    def _write(self, record: logging.LogRecord) -> None:
        self.lines += self._handler.format(record).splitlines()

    def fail(self, error: Exception) -> None:
        try:
            raise error
        except Exception:
            self._log.exception("a click failed")


@pytest.fixture
def log() -> Log:
    return Log()


def test_the_same_trouble_once_an_hour(log: Log) -> None:
    for _ in range(8):
        log.fail(DatabaseTrouble("There is no room left."))
    assert log.lines == ["There is no room left."]
    log.now = SILENT_SECONDS
    log.fail(DatabaseTrouble("There is no room left."))
    assert log.lines == ["There is no room left."] * 2


def test_another_trouble_is_told(log: Log) -> None:
    log.fail(DatabaseTrouble("There is no room left."))
    log.fail(DatabaseTrouble("It is locked."))
    assert log.lines == ["There is no room left.", "It is locked."]


def test_a_trouble_behind_another_error(log: Log) -> None:
    error = RuntimeError("the command has failed")
    error.__cause__ = DatabaseTrouble("It is locked.")
    log.fail(error)
    assert log.lines == ["It is locked."]


def test_a_bug_keeps_its_traceback(log: Log) -> None:
    for _ in range(2):
        log.fail(ValueError("a bug"))
    assert log.lines.count("ValueError: a bug") == 2


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("login with tok.en failed", "login with *** failed"),
        ("POST /webhooks/12/aW50ZXJ/messages: 404", "POST /webhooks/12/***/messages: 404"),
        ("POST /interactions/12/aW50ZXJ/callback: 404", "POST /interactions/12/***/callback: 404"),
        ("a line like any other", "a line like any other"),
    ],
)
def test_what_nobody_may_read_is_hidden(line: str, written: str) -> None:
    assert hide(line, ["tok.en"]) == written
