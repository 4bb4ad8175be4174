"""The commands are given to Discord at the start: by one process, and if it refuses, the bot goes on."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.app import Boulo
from bot.config import Settings
from tests.discord.conftest import Place
from tests.discord.playing import board_of


async def test_the_bot_goes_on_with_the_commands_of_before(
    place: Place, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    place.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await place.env.restart_bot(Boulo(settings))
    (said,) = [record for record in caplog.records if record.name == "bot.app"]
    assert said.getMessage().startswith("Discord refuses the commands, so members have those of before: ")
    assert "\n" not in said.getMessage()
    assert said.exc_info is None
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert board_of(place.channel)


@pytest.mark.parametrize(("shards", "syncs"), [(None, 1), ((0, 1), 1), ((2, 3), 0)])
async def test_of_several_processes_the_one_with_the_first_shard_does_it(
    settings: Settings, shards: tuple[int, ...] | None, syncs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Boulo(replace(settings, shard_count=4, shard_ids=shards))
    sync = AsyncMock()
    monkeypatch.setattr(bot.tree, "sync", sync)
    await bot._sync_commands()
    assert sync.await_count == syncs
