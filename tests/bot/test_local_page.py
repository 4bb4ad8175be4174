"""What can be wrong with the local page is told in a sentence; its clocks tick while it is open."""

import asyncio
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest
from simcord import SetupError

from bot import local_page
from bot.local_page import Choices, Place, _serve_page, keep_clocks, local_timezone, play
from store import DatabaseTrouble

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, unused_tcp_port: int) -> None:
    monkeypatch.setenv("BOULO_PORT", str(unused_tcp_port))
    monkeypatch.setenv("BOULO_DATABASE", str(tmp_path / "games.sqlite3"))


@pytest.mark.parametrize("port", ["0", "65536", "http"])
def test_a_port_that_is_no_port(monkeypatch: pytest.MonkeyPatch, capsys: Captured, port: str) -> None:
    monkeypatch.setenv("BOULO_PORT", port)
    assert play() == 1
    assert capsys.readouterr().out == f"BOULO_PORT is {port}: give it a number between 1 and 65535.\n"


def test_without_what_it_is_made_of(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "simcord.preview", None)
    assert play() == 1
    assert capsys.readouterr().out.endswith(": start it with `make play`.\n")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (DatabaseTrouble("It is of a newer bot."), "It is of a newer bot. Or move "),
        (OSError("no room"), "no room Or move "),
        (SetupError("no browser"), "The local page cannot be served: no browser.\n"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_keeps_it_from_running(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, error: Exception, said: str
) -> None:
    monkeypatch.setattr(local_page, "_serve", AsyncMock(side_effect=error))
    assert play() == 1
    assert capsys.readouterr().out.startswith(said)


def test_ctrl_c_where_no_signal_tells_of_it_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_page, "_serve", Mock(side_effect=KeyboardInterrupt))
    assert play() == 0


@pytest.mark.parametrize("browser", [True, False])
async def test_the_page_is_opened_unless_that_is_not_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, browser: bool
) -> None:
    opened, env, stop = Mock(), MagicMock(), asyncio.Event()
    env.preview.return_value.__aenter__.return_value = AsyncMock(url="http://here")
    monkeypatch.setattr("webbrowser.open", opened)
    stop.set()
    choices = Choices(8377, Path("games.sqlite3"), browser)
    await _serve_page(env, Mock(), Place(Mock(), ()), choices, stop)
    assert [each.args for each in opened.call_args_list] == [("http://here",)] * browser
    assert "http://here" in capsys.readouterr().out


@pytest.mark.parametrize(("zone", "told"), [("Europe/Paris", "Europe/Paris"), ("Nowhere/Land", "UTC")])
def test_the_time_is_that_of_this_machine(monkeypatch: pytest.MonkeyPatch, zone: str, told: str) -> None:
    monkeypatch.setenv("TZ", zone)
    assert local_timezone() == told


async def test_a_clock_that_rings_is_seen_though_somebody_clicks_just_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local_page, "MINUTE", 0.0)
    seen, page = asyncio.Event(), AsyncMock()
    alarms = AsyncMock(side_effect=[[], [(1, 7)], [(1, 7)], []])
    tables, timekeeper = SimpleNamespace(alarms=alarms), AsyncMock()
    play = SimpleNamespace(store=SimpleNamespace(tables=tables), timekeeper=timekeeper, now=Mock())
    bot: Any = SimpleNamespace(play=play, hosts=Mock())

    async def refresh() -> None:
        if timekeeper.tick.await_count == 1:
            raise SetupError("busy")
        seen.set()

    page.refresh.side_effect = refresh
    ticking = asyncio.create_task(keep_clocks(bot, page))
    async with asyncio.timeout(20):
        await seen.wait()
    ticking.cancel()
    assert timekeeper.tick.await_count == 2
