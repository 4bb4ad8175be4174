"""`/help`: every game on one page, with buttons that start it, and what can be typed besides."""

import re

import discord
import pytest
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import Boulo
from bot.config import Settings
from cogs.services.help import AROUND, INTRODUCTION, MOST_BUTTONS, buttons_each
from engine import GAMES, find_game
from tests.discord.conftest import Place, Speak
from tests.discord.limits import check_limits, parts
from tests.discord.naming import COMMANDS, id_of
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    custom_ids,
    give_up,
    last_message,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")

THUMBNAIL = 11


def start_buttons(result: InteractionResult) -> set[str]:
    return {each for each in custom_ids(answer(result).message) if each.startswith("n:")}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_game_with_a_picture_and_buttons(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "help")
    assert answer(result).ephemeral
    check_limits(answer(result).components)
    shown = texts(answer(result).message)
    for game in GAMES:
        assert text(language, f"help-{game}") in shown
        for command in ("solo", "challenge"):
            assert f"</{COMMANDS[game]} {command}:{id_of(COMMANDS[game])}>" in shown
    assert {text(language, f"help-{line}") for line in ("title", "here")} <= set(shown.split("\n"))
    assert start_buttons(result) == {f"n:{game}:{how}" for game in GAMES for how in ("quick", "open")}
    pictures = [each for each in parts(answer(result).components) if each["type"] == THUMBNAIL]
    assert [each["description"] for each in pictures] == [
        text(language, "help-face", game=text(language, f"game-{game}")) for game in COMMANDS
    ]
    files = {each.url for each in answer(result).message.attachments}
    assert {each["media"]["url"] for each in pictures} == files


@pytest.mark.parametrize("games", range(1, 7))
def test_there_is_room_for_more_games(games: int) -> None:
    each = buttons_each(games)
    assert each == MOST_BUTTONS if games <= 4 else 0 < each < MOST_BUTTONS
    assert AROUND + games * (INTRODUCTION + each) <= 40


async def test_each_game_takes_as_much_room_as_is_planned(place: Place) -> None:
    await place.ben.slash(place.channel, "carami solo", level="easy", begin="me")
    shown = [*parts(answer(await place.anna.slash(place.channel, "help")).components)]
    buttons = [each for each in shown if each["type"] == discord.ComponentType.button.value]
    assert len(shown) == AROUND + INTRODUCTION * len(GAMES) + len(buttons) - 1  # one leads to the other page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_button_comes_last_for_who_has_played(
    place: Place, speak: Speak, language: Language
) -> None:
    """The others stand side by side on a phone then."""
    await place.anna.slash(place.channel, "boulo solo")
    await give_up(place.anna, place.channel)
    speak(language, "en-US")
    shown = buttons(answer(await place.anna.slash(place.channel, "help")).message)
    row = [text(language, each) for each in ("help-play", "more-rules", "help-learn", "start-open")]
    assert [each.label for each in shown][:-1] == len(GAMES) * row


async def test_it_is_no_wall_of_text(place: Place) -> None:
    """On a phone some forty letters stand in a line."""
    result = await place.anna.slash(place.channel, "help")
    shown = re.sub(r"<(/[^:]+):\d+>", r"\1", texts(answer(result).message))
    assert sum(-(-len(line) // 40) for line in shown.split("\n")) <= 24


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_that_can_be_typed_is_a_page_further(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id="h:commands")
    shown = texts(answer(result).message)
    assert text(language, "help-commands", game=text(language, "game-boulomania")) in shown
    for line in ("history", "tables", "settings", "privacy", "preferences", "block"):
        assert text(language, f"help-{line}") in shown
    assert not answer(result).message.attachments
    await place.anna.click(answer(result).message, custom_id="h:games")
    assert text(language, "help-title") in texts(answer(result).message)
    assert len(answer(result).message.attachments) == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_are_one_click_away(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id="p:carami:short")
    assert text(language, "rules-carami-short") in texts(answer(result).message)


async def test_whoever_has_never_played_begins_with_an_easy_short_game(place: Place) -> None:
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id="n:boulomania:quick")
    table = await table_of(place)
    assert (table.options, table.seat(1).level) == (find_game("boulomania").quick, "easy")
    await give_up(place.anna, place.channel)
    for game, level in (("boulomania", "normal"), ("petanque", "easy"), ("carami", "easy")):
        result = await place.anna.slash(place.channel, "help")
        await place.anna.click(answer(result).message, custom_id=f"n:{game}:quick")
        table = await table_of(place)
        assert {seat.level for seat in table.seats} == {None, level}
        assert table.options == find_game(game).quick
        await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lessons_are_one_click_away(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id="k:carami")
    assert text(language, "learn-all") in str(answer(result).components)


async def test_the_lessons_of_every_game_have_a_button(place: Place) -> None:
    result = await place.anna.slash(place.channel, "help")
    assert {f"k:{game}" for game in GAMES} <= set(custom_ids(answer(result).message))
    check_limits(answer(result).components)


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_started_from_there(place: Place, game: str) -> None:
    result = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(result).message, custom_id=f"n:{game}:quick")
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
    await place.anna.click(answer(result).message, custom_id="n:carami:quick")
    assert (await table_of(place)).game == "carami"


async def test_in_a_private_chat_one_plays_the_computer(place: Place) -> None:
    result = await place.anna.user.slash("help")
    assert start_buttons(result) == {f"n:{game}:quick" for game in GAMES}
    await place.anna.user.click(answer(result).message, custom_id="h:commands")
    shown = texts(answer(result).message)
    assert text("en", "help-settings") not in shown
    assert text("en", "help-tables") not in shown
    assert text("en", "help-history") in shown
    await place.anna.user.click(answer(result).message, custom_id="h:games")
    await place.anna.user.click(answer(result).message, custom_id="n:boulomania:quick")
    assert board_of(place.anna.user.dm_channel)


async def test_where_a_game_is_on_it_says_so_and_starts_others_in_threads(place: Place) -> None:
    await place.ben.slash(place.channel, "carami solo", level="easy", begin="me")
    result = await place.anna.slash(place.channel, "help")
    assert start_buttons(result) == {f"n:thread:{game}:quick:-:-:lot:-" for game in GAMES}
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
    check_limits(answer(result).components)
