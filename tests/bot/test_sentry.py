"""What is reported to Sentry says what failed and where, and nothing of members."""

import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
from sentry_sdk.transport import Transport

from bot.config import Settings
from bot.sentry import NO_SENTRY, report_errors

pytestmark = pytest.mark.filterwarnings("ignore:The send_default_pii option:DeprecationWarning")

TOKEN, DSN = "the.token.of.the.bot", "https://public@sentry.example/1"
NAME, MEMBER = "Anna Nym", 2**62 + 1


class Kept(Transport):
    """Keeps what would be sent."""

    def __init__(self, options: Any = None) -> None:
        super().__init__(options)
        SENT.clear()

    def capture_envelope(self, envelope: Any) -> None:
        SENT.append(envelope.serialize().decode())


SENT: list[str] = []


@pytest.fixture
def _reporting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    init = sentry_sdk.init
    monkeypatch.setattr(sentry_sdk, "init", lambda dsn, **given: init(dsn, transport=Kept, **given))
    report_errors(Settings(discord_token=TOKEN, sentry_dsn=DSN))
    yield
    init()


def fail(name: str, member_id: int) -> None:
    raise ValueError(f"{name} ({member_id}) has {TOKEN}")


@pytest.mark.usefixtures("_reporting")
def test_an_error_is_reported_without_what_it_quotes() -> None:
    log = logging.getLogger("cogs.somewhere")
    log.warning("%s has pressed something", NAME)
    try:
        fail(NAME, MEMBER)
    except ValueError:
        log.exception("what %s did has failed", NAME)
    log.error("a task has failed\n%s", NAME)
    assert len(SENT) == 2
    assert "ValueError" in SENT[0]
    assert "what %s did has failed" in SENT[0]
    assert '"fail"' in SENT[0]
    for secret in (NAME, str(MEMBER), TOKEN):
        assert secret not in "".join(SENT)


@pytest.mark.usefixtures("_reporting")
def test_nothing_else_goes_along() -> None:
    sentry_sdk.set_user({"id": MEMBER})
    logging.getLogger("cogs").error("failed")
    event = json.loads(SENT[0].splitlines()[-1])
    assert not {"user", "extra", "breadcrumbs", "request"} & set(event)


@pytest.mark.usefixtures("_reporting")
def test_of_an_error_that_is_not_logged_its_words_are_left_out_too() -> None:
    sentry_sdk.capture_exception(ValueError(NAME))
    assert "ValueError" in SENT[0]
    assert NAME not in SENT[0]


def test_without_a_dsn_nothing_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentry_sdk, "init", lambda *args, **given: pytest.fail("set up"))
    report_errors(Settings())


def test_without_the_library_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    report_errors(Settings(sentry_dsn=DSN))
    assert caplog.messages == [NO_SENTRY]
