"""`/help`: every game on one page, with buttons that start it, and what can be typed besides."""

import discord
import pytest
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import Boulo
from bot.config import Settings
from engine import GAMES
from tests.discord.conftest import Place, Speak
from tests.discord.limits import check_limits, parts
from tests.discord.naming import COMMANDS, id_of
from tests.discord.playing import answer, board_of, bot_of, custom_ids, last_message, table_of, text, texts
from words.texts import LANGUAGES, Language


def start_buttons(result: InteractionResult) -> set[str]:
    return {each for each in custom_ids(answer(result).message) if each.startswith("n:")}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_one_page_about_everything(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "help")
    assert answer(result).ephemeral
    check_limits(answer(result).components)
    shown = texts(answer(result).message)
    for game in GAMES:
        assert text(language, f"help-{game}") in shown
        for command in ("solo", "challenge", "rules"):
            assert f"</{COMMANDS[game]} {command}:{id_of(COMMANDS[game])}>" in shown
    assert text(language, "help-commands", game=text(language, "game-boulomania")) in shown
    for line in ("title", "history", "tables", "settings", "privacy"):
        assert text(language, f"help-{line}") in shown
    assert start_buttons(result) >= {f"n:{game}:{how}" for game in GAMES for how in ("solo", "open")}


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_started_from_there(place: Place, game: str) -> None:
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id=f"n:{game}:solo")
    assert (await table_of(place)).game == game
    assert board_of(place.channel)


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_finds_an_opponent_from_there(place: Place, game: str) -> None:
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id=f"n:{game}:open")
    asked = text("en", "challenge-anybody", name="anna", game=text("en", f"game-{game}"))
    assert last_message(place.channel).content.startswith(asked)
    assert start_buttons(result)


async def test_it_outlives_a_restart(place: Place, settings: Settings) -> None:
    result = await place.anna.slash(place.channel, "help")
    await place.env.restart_bot(Boulo(settings))
    await place.anna.click(answer(result).message, custom_id="n:carami:solo")
    assert (await table_of(place)).game == "carami"


async def test_in_a_private_chat_one_plays_the_computer(place: Place) -> None:
    result = await place.anna.user.slash("help")
    assert start_buttons(result) == {f"n:{game}:solo" for game in GAMES}
    shown = texts(answer(result).message)
    assert text("en", "help-settings") not in shown
    assert text("en", "help-tables") not in shown
    assert text("en", "help-history") in shown
    await place.anna.user.click(answer(result).message, custom_id="n:boulomania:solo")
    assert board_of(place.anna.user.dm_channel)


async def test_where_a_game_is_on_it_says_so_instead_of_offering_others(place: Place) -> None:
    await place.ben.slash(place.channel, "carami solo", level="easy", begin="me")
    result = await place.anna.slash(place.channel, "help")
    assert start_buttons(result) == set()
    assert text("en", "channel-taken", command="carami") in texts(answer(result).message)


async def test_where_no_game_can_be_shown_it_says_what_is_missing(place: Place) -> None:
    _, denied = discord.PermissionOverwrite(attach_files=False).pair()
    bot = place.env.backend.bot_user.id
    place.env.backend.set_overwrite(place.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied.value))
    result = await place.anna.slash(place.channel, "help")
    assert start_buttons(result) == set()
    assert text("en", "may-not-post") in texts(answer(result).message)


async def test_in_a_channel_that_is_not_for_games_it_names_those_that_are(place: Place) -> None:
    other = place.env.guild.create_text_channel("other")
    await bot_of(place).play.store.settings.save(place.env.guild.id, channels=[other.id])
    result = await place.anna.slash(place.channel, "help")
    assert start_buttons(result) == set()
    assert other.mention in texts(answer(result).message)
    assert not [each for each in parts(answer(result).components) if each["type"] == 1]
