"""No secret is in the log at any level: a bot in a process of its own plays whole games over sockets."""

import asyncio
import logging
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy.exc import ProgrammingError

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import button_press, slash_command
from bench.members import ACCEPT, ACTION, TablePlace, buttons, has_picture
from bot.config import Settings
from bot.logs import LIBRARIES, Discreet, set_up_log
from store import Store
from tests.store.records import a_table, add_table

ROOT = Path(__file__).parents[2]
TOKEN = "the.token.of.the.bot"
RUN = """
import os
from bench.launch import point_at
from bot.__main__ import run
from bot.config import Settings
point_at(os.environ["BENCH_DISCORD"])
run(Settings.read(os.environ))
"""
START_SECONDS = 60.0


@asynccontextmanager
async def running(discord: LocalDiscord, folder: Path) -> AsyncIterator[None]:
    """The bot as whoever runs it would, with a log of everything in `folder`."""
    given = {
        "BENCH_DISCORD": f"127.0.0.1:{discord.port}",
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'boulo.sqlite3'}",
        "DISCORD_TOKEN": TOKEN,
        "LOG_LEVEL": "DEBUG",
        "PYTHONPATH": str(ROOT),
    }
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", RUN, env={**os.environ, **given}, cwd=folder, stdout=log, stderr=log
        )
    try:
        async with asyncio.timeout(START_SECONDS):
            await discord.ready.wait()
        yield
    finally:
        process.terminate()
        await process.wait()


class QuickPlace(TablePlace):
    """A channel in which a game is over soon."""

    async def prepare(self) -> None:
        one, other = self._members
        asked = slash_command(
            self._discord.commands["boulo"], "challenge", one, self._channel_id, length="quick"
        )
        await self._discord.interact(asked)
        offered = (await self._wait_for(lambda message: bool(buttons(message, ACCEPT)))).message
        await self._discord.interact(button_press(buttons(offered, ACCEPT)[0], other, offered))
        self._board = (await self._wait_for(has_picture)).message


async def play_a_game(discord: LocalDiscord, channel_id: int) -> None:
    """Press buttons until the game is over."""
    place = QuickPlace(discord, channel_id)
    await place.prepare()
    while place._board is not None and buttons(place._board, ACTION):
        await place.press()


def seeds(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        kept = "SELECT seed FROM tables UNION SELECT seed FROM next_seeds UNION SELECT seed FROM challenges"
        return [seed for (seed,) in database.execute(kept)]


async def test_a_whole_game_at_debug(tmp_path: Path) -> None:
    async with LocalDiscord.open(1) as discord, running(discord, tmp_path):
        await play_a_game(discord, discord.channel_ids[0])
        tokens = list(discord._interactions)
    log, secrets = (tmp_path / "log").read_text(), [TOKEN, *seeds(tmp_path / "boulo.sqlite3"), *tokens]
    assert len(secrets) > 12
    assert "discord" in log
    assert [secret for secret in secrets if secret in log] == []


@pytest.fixture
def _levels_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, *LIBRARIES)]
    levels, handlers = [each.level for each in loggers], logging.getLogger().handlers[:]
    yield
    logging.getLogger().handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.mark.usefixtures("_levels_as_before")
@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR"])
def test_libraries_are_never_louder_than_the_bot_and_never_below_info(level: str) -> None:
    logging.getLogger().handlers.clear()
    set_up_log(level, ())
    assert logging.getLogger().level == logging.getLevelName(level)
    for name in LIBRARIES:
        assert logging.getLogger(name).level >= max(logging.INFO, logging.getLevelName(level))


def written(message: str, error: Exception | None = None) -> str:
    """What is written of an error by a bot whose token and database have secrets."""
    settings = Settings(discord_token=TOKEN, database_url="postgresql+asyncpg://boulo:pass-word@host/boulo")
    caught = (type(error), error, None) if error is not None else None
    record = logging.LogRecord("bot", logging.ERROR, "", 1, message, (), caught)
    return Discreet(settings.secrets).format(record)


@pytest.mark.parametrize(
    "message",
    [
        "POST https://discord.com/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback",
        "url='https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original'",
        "url='https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24?wait=true'",
        f"Authorization: Bot {TOKEN}",
        "cannot connect to postgresql+asyncpg://boulo:pass-word@host/boulo",
    ],
)
def test_what_an_error_quotes_is_hidden(message: str) -> None:
    for text in (written(message), written("it failed", ValueError(message))):
        assert "***" in text
        assert not any(secret in text for secret in ("aW50ZXJhY3Rpb24", TOKEN, "pass-word"))


def test_a_table_does_not_tell_its_seed() -> None:
    assert "the-seed" not in repr(a_table(seed="the-seed"))


async def test_what_could_not_be_saved_is_not_quoted(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    try:
        with pytest.raises(ProgrammingError) as raised:
            await add_table(store, a_table(seed="the-seed", language=object()))
        assert "INSERT" in str(raised.value)
        assert "the-seed" not in str(raised.value)
    finally:
        await store.close()
