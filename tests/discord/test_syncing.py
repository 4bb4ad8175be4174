"""The commands are given to Discord at the start: by one process, and if it refuses, the bot goes on."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.app import Boulo
from bot.config import Settings
from tests.discord.conftest import Place
from tests.discord.playing import board_of, bot_of, give_up, start, text, texts
from words import write_command
from words.texts import say_in
from words.texts import text as text_of

COMMANDS = "/applications/*/commands"


async def test_the_bot_goes_on_with_the_commands_of_before(
    place: Place, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    place.env.inject_error("PUT", COMMANDS, status=400, code=50035)
    await place.env.restart_bot(Boulo(settings))
    (said,) = [record for record in caplog.records if record.name == "bot.app"]
    assert said.getMessage().startswith("Discord refuses the commands, so members have those of before: ")
    assert "\n" not in said.getMessage()
    assert said.exc_info is None
    await start(place)
    await give_up(place.anna, place.channel)
    assert text("en", "board-over") in texts(board_of(place.channel)), "those of before are mentioned"


async def test_where_discord_tells_nothing_commands_are_written_out(
    place: Place, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    for method in ("PUT", "GET"):
        place.env.inject_error(method, COMMANDS, status=403, times=None)
    await place.env.restart_bot(Boulo(settings))
    said = [record.getMessage() for record in caplog.records if record.name == "bot.app"]
    assert said[0].startswith("Discord refuses the commands")
    assert all(
        each.startswith("Discord does not tell its commands, so texts write them out") for each in said[1:]
    )
    assert len(said) == 3, "asked at the start, and once more when it is connected"
    await bot_of(place).play.settings.change(place.env.guild.id, language="fr")
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    await give_up(place.anna, place.channel)
    again = write_command("boulo rematch", say_in("fr"))
    assert again == "`/boulo revanche`"
    over = text_of("fr", "board-over", **{"slash-rematch": again})
    assert over in texts(board_of(place.channel))


async def test_a_command_that_discord_does_not_have_yet_is_written_out(place: Place) -> None:
    mentions, tree = bot_of(place).services.mentions, bot_of(place).tree
    mentions.learn(await tree.fetch_commands())
    assert mentions.named("en", "boulo")["slash-solo"].startswith("</boulo solo:")
    mentions.learn([each for each in await tree.fetch_commands() if each.name != "boulo"])
    assert mentions.named("en", "boulo")["slash-solo"] == "`/boulo solo`"
    assert mentions.named("en", "boulo")["slash-help"].startswith("</help:")


@pytest.mark.parametrize(("shards", "syncs"), [(None, 1), ((0, 1), 1), ((2, 3), 0)])
async def test_of_several_processes_the_one_with_the_first_shard_does_it(
    place: Place,
    settings: Settings,
    shards: tuple[int, ...] | None,
    syncs: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others ask for what Discord has."""
    bot = bot_of(place)
    bot.settings = replace(settings, shard_count=4, shard_ids=shards)
    commands = await bot.tree.fetch_commands()
    bot.services.mentions.learn([])
    sync, fetch = AsyncMock(return_value=commands), AsyncMock(return_value=commands)
    monkeypatch.setattr(bot.tree, "sync", sync)
    monkeypatch.setattr(bot.tree, "fetch_commands", fetch)
    await bot._sync_commands()
    assert (sync.await_count, fetch.await_count) == (syncs, 1 - syncs)
    assert bot.services.mentions.named("de", "boulo")["slash-team"].startswith("</boulo team:")


async def test_commands_that_another_process_had_not_given_yet_are_asked_for_again(place: Place) -> None:
    bot = bot_of(place)
    bot.services.mentions.learn([])
    await bot.on_ready()
    assert bot.services.mentions.named("en", None)["slash-help"].startswith("</help:")
    before = len(place.env.http_requests)
    await bot.on_ready()
    assert not [each for each in place.env.http_requests[before:] if each.path.endswith("/commands")]
