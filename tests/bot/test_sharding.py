"""Several processes with one PostgreSQL, split by shards or not: each thing is done once, whoever dies.

Each process has a small Discord of its own here; what is sent to any of them counts.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from aiohttp import web
from discord import HTTPException

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import FIRST_CHANNEL_ID, GUILD_ID, Json, snowflake
from bench.processes import environment
from bot.sharding import TRUSTED_SECONDS, Sharding
from play import Play
from play.views import Venue
from store import DatabaseTrouble
from store.duties import Duties
from tests.store.records import SEATS

LOGIN_SECONDS, RENEWED_SECONDS, LOOK_SECONDS = 2.0, 1.0, 0.25
"""How long shards wait for each other, and how often duties and clocks are looked at: less than outside."""
BOT = f"""
import os, sys
import bot.sharding
from bench.launch import point_at
from bot.__main__ import main
from cogs.commands.clocks import ClocksCog
point_at(os.environ["BENCH_DISCORD"])
bot.sharding.LOGIN_SECONDS, bot.sharding.RENEWED_SECONDS = {LOGIN_SECONDS}, {RENEWED_SECONDS}
ClocksCog.each_minute.change_interval(seconds={LOOK_SECONDS})
sys.exit(main([]))
"""
CHANNELS = 6
WAIT_SECONDS = 60.0
WATCHED_SECONDS = 1.5
"""So long nothing may be done once more."""
BOTH_ALL: tuple[Mapping[str, str], ...] = ({}, {})
BY_SHARDS = tuple({"SHARD_COUNT": "2", "SHARD_IDS": each} for each in ("0", "1"))


class ListeningDiscord(LocalDiscord):
    """A Discord that remembers when a bot logged in, and what was posted."""

    def __init__(self, channels: int) -> None:
        super().__init__(channels)
        self.logins: list[float] = []
        self.posted: list[tuple[int, Json]] = []

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        self.logins.append(monotonic())
        await super()._welcome(socket)

    def _show(self, channel_id: int, sent: Any, message_id: int | None = None) -> Json:
        message = super()._show(channel_id, sent, message_id)
        self.posted.append((channel_id, message))
        return message


@asynccontextmanager
async def running(
    discord: LocalDiscord, url: str, given: Mapping[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT),
        env=environment(discord, DATABASE_URL=url, **given),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.fixture
async def play(postgres_url: str) -> AsyncIterator[Play]:
    opened = await Play.open(postgres_url, languages=("en",), themes=("day",))
    yield opened
    await opened.close()


async def add(play: Play, channel: int, ago: float, clock: str | None = None, *, shown: bool) -> None:
    """A game of that channel which was started some seconds ago."""
    then = datetime.now(UTC) - timedelta(seconds=ago)
    play.now = lambda: then
    venue = Venue(GUILD_ID, FIRST_CHANNEL_ID + channel, "en", theme="day", clock=clock)
    table = (await play.tables.start("boomerang", {}, SEATS, venue, nonce="1")).table
    if shown:
        await play.store.tables.note_shown(table, snowflake())
    if ago > 120:
        await play.store.tables.note_reminded(table)


async def until(is_so: Callable[[], bool], seconds: float = WAIT_SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def posted(discords: list[ListeningDiscord]) -> Counter[int]:
    """How many messages each channel has got."""
    return Counter(channel_id - FIRST_CHANNEL_ID for each in discords for channel_id, _ in each.posted)


def reminded(discords: list[ListeningDiscord]) -> Counter[int]:
    """How many reminders each channel has got."""
    reminders = [one for each in discords for one in each.posted if one[1]["content"].startswith("⏳")]
    return Counter(channel_id - FIRST_CHANNEL_ID for channel_id, _ in reminders)


@pytest.mark.slow
@pytest.mark.parametrize(
    "given",
    [
        pytest.param(BOTH_ALL, marks=pytest.mark.thorough, id="all shards in both"),  # so it is below as well
        pytest.param(BY_SHARDS, id="split by shards"),
    ],
)
async def test_each_reminder_each_end_and_each_board_once(
    play: Play, postgres_url: str, given: tuple[Mapping[str, str], ...]
) -> None:
    for number in range(2):
        await add(play, 3 * number, 70, "quick", shown=True)  # to be reminded
        await add(play, 3 * number + 1, 130, "quick", shown=True)  # whose time is up
        await add(play, 3 * number + 2, 10, shown=False)  # whose board was not shown
    async with AsyncExitStack() as stack:
        discords: list[ListeningDiscord] = []
        for each in given:
            discord = await stack.enter_async_context(ListeningDiscord.open(CHANNELS))
            assert isinstance(discord, ListeningDiscord)
            discords.append(discord)
            await stack.enter_async_context(running(discord, postgres_url, each))
        await until(lambda: all(each.logins for each in discords))
        await until(lambda: len(posted(discords)) == CHANNELS)
        await asyncio.sleep(WATCHED_SECONDS)
        assert reminded(discords) == {0: 1, 3: 1}
        # A late reminder changes the deadline on the board; after an end the old board points to the new one.
        assert posted(discords) == {0: 2, 1: 2, 2: 1, 3: 2, 4: 2, 5: 1}
        earlier, later = sorted(each.logins[0] for each in discords)
        assert later - earlier > LOGIN_SECONDS / 2  # the first may have had to wait for its core meanwhile


@pytest.mark.slow
async def test_what_a_killed_process_leaves_another_takes_up(play: Play, postgres_url: str) -> None:
    await add(play, 0, 10, shown=False)
    async with (
        ListeningDiscord.open(CHANNELS) as one,
        ListeningDiscord.open(CHANNELS) as other,
        running(one, postgres_url, {}) as killed,
    ):
        assert isinstance(one, ListeningDiscord)
        assert isinstance(other, ListeningDiscord)
        await until(lambda: bool(one.posted))
        async with running(other, postgres_url, {}):
            await until(lambda: bool(other.logins))
            await add(play, 1, 10, shown=False)
            await asyncio.sleep(WATCHED_SECONDS)
            assert posted([one, other]) == {0: 1}, "what others are about to show is left to them"
            await add(play, 2, 130, "quick", shown=True)
            await until(lambda: len(posted([one])) == 2)
            killed.kill()
            await add(play, 3, 130, "quick", shown=True)
            # Board 2 may have been sent and not noted yet, so it may be shown once more.
            await until(lambda: {1, 3} <= set(posted([other])))


class Client:
    """As much of a bot as knows its shards."""

    shard_count, shards, guilds = 2, (0, 1), ()


async def test_who_has_stood_still_looks_after_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another may have the shards by now."""
    duties = Duties()
    duties.shared = True
    now = 100.0
    monkeypatch.setattr("bot.sharding.monotonic", lambda: now)
    sharding = Sharding(Client(), duties, AsyncMock())  # type: ignore[arg-type]
    await sharding.begin()
    assert sharding.looks_after(None)
    now += TRUSTED_SECONDS + 1
    assert not sharding.looks_after(None)
    await sharding._renew()
    assert sharding.looks_after(None)
    await sharding.close()


@pytest.mark.parametrize("error", [DatabaseTrouble("gone"), RuntimeError("that nobody knows")])
async def test_the_database_fails_and_comes_back(error: Exception) -> None:
    class Failing(Duties):
        fails = False

        async def take(self, count: int, shards: Any) -> frozenset[int]:
            if self.fails:
                raise error
            return await super().take(count, shards)

    async def take_up(places: Any) -> None:
        taken_up.append(places)

    taken_up: list[Any] = []
    duties = Failing()
    sharding = Sharding(Client(), duties, take_up)  # type: ignore[arg-type]
    await sharding.begin()
    assert sharding.looks_after(None)
    assert taken_up == [[None]]
    duties.fails = True
    await sharding.begin()
    assert not sharding.looks_after(None)
    assert taken_up == [[None], []]
    duties.fails = False
    await sharding.begin()
    assert sharding.looks_after(None)


async def test_what_others_let_go_of_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shared(Duties):
        shared = True
        free: frozenset[int] = frozenset({1})

        async def take(self, count: int, shards: Any) -> frozenset[int]:
            return self.free

    async def take_up(places: Any) -> None:
        taken_up.append(places)
        if len(taken_up) == 2:
            done.set()

    monkeypatch.setattr("bot.sharding.RENEWED_SECONDS", 0.01)
    taken_up, done, duties = list[Any](), asyncio.Event(), Shared()
    sharding = Sharding(Client(), duties, take_up)  # type: ignore[arg-type]
    await sharding.begin()
    assert taken_up == [[]], "private chats belong to another shard"
    duties.free = frozenset({0, 1})
    async with asyncio.timeout(WAIT_SECONDS):
        await done.wait()
    assert taken_up == [[], [None]]
    sharding.look_after_nothing()
    assert not sharding.looks_after(None)
    await sharding.close()


async def test_shards_log_in_by_discords_queues() -> None:
    """Also where Discord does not tell how many there are, or no database whose turn it is."""
    duties, client = AsyncMock(shared=True), AsyncMock()
    client.fetch_session_start_limits.side_effect = [
        HTTPException(Mock(status=500), "?"),
        Mock(max_concurrency=2),
    ]
    sharding = Sharding(client, duties, AsyncMock())
    assert [await sharding.wait_to_log_in(3) for _ in range(3)] == [True] * 3
    assert [each.args[0] for each in duties.wait_to_log_in.await_args_list] == [0, 1, 1]
    duties.wait_to_log_in.side_effect = DatabaseTrouble("gone")
    assert not await sharding.wait_to_log_in(3)
    assert not await Sharding(client, Duties(), AsyncMock()).wait_to_log_in(3)
