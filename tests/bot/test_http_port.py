"""The HTTP port tells whether the bot is alive and ready and how it is doing; without it nothing listens."""

import asyncio
import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp.test_utils import unused_port
from prometheus_client.parser import text_string_to_metric_families

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import button_press
from bench.members import ACTION, TablePlace, buttons
from bench.processes import environment
from bot.config import Settings
from bot.http_port import NO_METRICS, Port
from bot.logs import log_turn
from bot.metrics import Metrics
from play.refusals import Refusal
from play.stage_times import STAGES, Stage, Timing, mark, note_made
from store import DatabaseTrouble, Store
from tests.store.records import a_table

BOT = """
import os, sys
from bench.launch import point_at
from bot.__main__ import main
point_at(os.environ["BENCH_DISCORD"])
sys.exit(main([]))
"""
WAIT_SECONDS = 60.0
A_STRANGER = 77


@asynccontextmanager
async def running(discord: LocalDiscord, folder: Path, **given: str) -> AsyncIterator[Path]:
    """The real command in a process of its own; the file with all that it writes."""
    known = environment(discord, DATABASE_URL=f"sqlite+aiosqlite:///{folder / 'boulo.sqlite3'}", **given)
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT), env=known, cwd=folder, stdout=log, stderr=log
        )
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await discord.ready.wait()
        yield folder / "log"
    finally:
        process.terminate()
        code = await process.wait()
    assert (code, (folder / "log").read_text().splitlines()[-1]) == (0, "Stopped; no turn was in hand.")


async def ask(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def until_told(port: int, path: str, part: str) -> None:
    """Ask until that is a part of the answer."""
    async with asyncio.timeout(WAIT_SECONDS):
        while part not in (await ask(port, path))[1]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def values(text: str) -> dict[str, float]:
    """Every sample, by its name and its labels."""
    families = text_string_to_metric_families(text)
    samples = [sample for family in families for sample in family.samples]
    return {" ".join([each.name, *map(str, each.labels.values())]): each.value for each in samples}


@pytest.mark.slow
async def test_a_running_bot_tells_how_it_is_doing(tmp_path: Path) -> None:
    """And in the end that it was stopped with nothing in hand."""
    port = unused_port()
    given = {"HTTP_PORT": str(port), "LOG_LEVEL": "DEBUG"}
    async with LocalDiscord.open(1) as discord, running(discord, tmp_path, **given) as log:
        place = TablePlace(discord, discord.channel_ids[0])
        await place.prepare()
        for _ in range(3):
            await place.press()
        assert place._board is not None
        (action, *_) = buttons(place._board, ACTION)
        await discord.interact(button_press(action, A_STRANGER, place._board))
        await until_told(port, "/readyz", "ready\n")
        await until_told(port, "/metrics", "boulo_refusals_total{")
        await until_told(port, "/metrics", 'state="on_duty"} 1.0')
        assert await ask(port, "/healthz") == (200, "alive\n")
        status, text = await ask(port, "/metrics")
        written = log.read_text()
    told = values(text)
    assert status == 200
    assert told["boulo_turns_total boulomania"] == told["boulo_turn_seconds_count"] == 3
    for stage in ("wait", "load", "apply", "save", "draw", "show"):
        assert told[f"boulo_turn_stage_seconds_count {stage}"] == 3
    assert told["boulo_tables"] == told["boulo_shards connected"] == told["boulo_shards on_duty"] == 1
    assert sum(value for name, value in told.items() if name.startswith("boulo_refusals_total ")) == 1
    assert {f"boulo_worker_queue {each}" for each in ("drawing", "boards", "filming")} <= set(told)
    assert told["boulo_discord_requests_total 200"] > 3
    lines = re.findall(r"DEBUG turns: turn (.*)", written)
    assert len(lines) == 3
    for line in lines:
        said = dict(pair.split("=") for pair in line.split())
        assert (said["table"], said["game"]) == ("1", "boulomania")
        parts = [float(said[stage]) for stage in STAGES if stage in said]
        assert sum(parts) == pytest.approx(float(said["total"]), abs=0.5)


@pytest.mark.slow
async def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with LocalDiscord.open(1) as discord:
        known = environment(discord, HTTP_PORT=str(discord.port))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT), env=known, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await process.communicate()
    assert process.returncode == 2
    assert said.decode().startswith("HTTP_PORT is not right: nothing can be answered at 127.0.0.1:")
    assert said.count(b"\n") == 1


class Bot:
    """A bot as it is seen from the port."""

    def __init__(self) -> None:
        self.shards = {0: Mock(**{"is_closed.return_value": False})}
        self.held = frozenset({0})
        self.store: Store | None = Mock(spec=Store)
        self.ready = True

    def is_ready(self) -> bool:
        return self.ready


@asynccontextmanager
async def opened(bot: Bot) -> AsyncIterator[int]:
    port, number = Port(), unused_port()
    await port.open(bot, Settings(http_port=number))  # type: ignore[arg-type]
    try:
        yield number
    finally:
        await port.close()


async def test_who_is_not_connected_is_alive_and_not_ready() -> None:
    bot = Bot()
    async with opened(bot) as port:
        assert (await ask(port, "/readyz"))[0] == 200
        bot.shards[0].is_closed.return_value = True
        assert await ask(port, "/readyz") == (503, "not connected to Discord: shards 0\n")
        bot.shards[0].is_closed.return_value, bot.ready = False, False
        assert (await ask(port, "/readyz"))[0] == 503
        assert (await ask(port, "/healthz"))[0] == 200


@pytest.mark.parametrize("error", [DatabaseTrouble("The password is wrong."), TimeoutError()])
async def test_whose_database_fails_is_not_ready(error: Exception) -> None:
    bot = Bot()
    async with opened(bot) as port:
        bot.store.check_answers.side_effect = error  # type: ignore[union-attr]
        assert await ask(port, "/readyz") == (503, "the database does not answer\n")
        bot.store = None
        assert (await ask(port, "/readyz"))[0] == 503


async def test_before_the_database_is_open_the_rest_is_told() -> None:
    bot = Bot()
    bot.store = None
    async with opened(bot) as port:
        status, text = await ask(port, "/metrics")
    told = values(text)
    assert (status, told["boulo_shards connected"], told["boulo_tables"]) == (200, 1, 0)


async def test_a_database_is_asked(store: Store) -> None:
    await store.check_answers()
    assert await store.tables.count_playing() == 0


async def test_without_the_library_there_is_a_sentence_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delitem(sys.modules, "bot.metrics")
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    async with opened(Bot()) as port:
        assert caplog.messages == [NO_METRICS]
        assert await ask(port, "/metrics") == (404, f"{NO_METRICS}\n")
        assert (await ask(port, "/readyz"))[0] == 200


async def test_what_discord_refuses_for_now_is_counted() -> None:
    metrics = Metrics()
    end = Mock()
    for status, headers in ((429, {"X-RateLimit-Scope": "global"}), (200, {"X-RateLimit-Remaining": "0"})):
        end.response.status, end.response.headers = status, headers
        await metrics._note_answer(Mock(), Mock(), end)
    told = values(metrics.print().decode())
    assert told["boulo_discord_rate_limits_total global"] == told["boulo_discord_exhausted_total"] == 1
    assert told["boulo_discord_requests_total 429"] == 1


def test_errors_in_the_log_are_counted() -> None:
    metrics, log = Metrics(), logging.Logger("some.module")
    log.addHandler(metrics.log_handler)
    log.error("it failed")
    log.warning("it will fail")
    metrics.note_refusal(Refusal("not-your-turn"))
    told = values(metrics.print().decode())
    assert told["boulo_errors_total some.module"] == 1
    assert told["boulo_refusals_total not-your-turn"] == 1


# Timing


def test_the_stages_make_up_the_turn() -> None:
    timing, turns = Timing(), list[set[Stage]]()
    timing.listen(lambda turn: turns.append(set(turn.seconds)))
    timing.listen(log_turn)
    with timing.turn():
        mark("load")
        mark("apply")
        mark("load")
        note_made(a_table())
    with pytest.raises(Refusal), timing.turn():
        raise Refusal("game-over")
    assert turns == [{"wait", "load", "apply"}]


def test_where_nobody_listens_nothing_is_kept() -> None:
    timing = Timing()
    with timing.turn():
        mark("load")
        note_made(a_table())
