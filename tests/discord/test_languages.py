"""The same game in French and German: the board in the server's language, answers in the member's."""

import re
from typing import Any

import discord
import pytest

from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    alt_texts,
    answer,
    board_of,
    bot_of,
    click,
    last_message,
    on_turn,
    private_answer,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language, nearest_language
from words.texts import text as text_of

pytestmark = pytest.mark.each_language

SLASH = 1
"""The type of a command that is typed."""


async def start_in(place: Place, language: Language) -> None:
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, points=2, balls=2)
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))


@pytest.mark.parametrize("language", ["fr", "de"])
async def test_a_short_game(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await start_in(place, language)
    board, member = board_of(place.channel), await on_turn(place)
    assert text(language, "board-turn", mention=member.mention) in texts(board)
    side = "AB"[(await table_of(place)).side_of(member.id) or 0]
    now = text_of(language, "boules-board-now-play", who=side)
    assert alt_texts(board)[0].startswith(f"{text_of(language, 'boulomania-board-name')} {now}")
    result = await click(place.carl, board, "point2")
    assert private_answer(result) == text(language, "not-your-table")
    await click(member, board, "point3")
    resign = await place.ben.slash(place.channel, "boulo resign")
    assert private_answer(resign) == text(language, "resign-sure")
    await place.ben.click(answer(resign).message, label=text(language, "resign-yes"))
    assert text(language, "event-resigned", loser="ben", winner="anna") in texts(board_of(place.channel))
    assert text(language, "board-over") in texts(board_of(place.channel))


async def test_the_board_is_in_the_servers_language_answers_in_the_members(
    place: Place, speak: Speak
) -> None:
    speak("de", "fr")
    await start_in(place, "fr")
    board = board_of(place.channel)
    assert text("fr", "board-turn", mention=(await on_turn(place)).mention) in texts(board)
    assert private_answer(await click(place.carl, board, "point2")) == text("de", "not-your-table")
    await click(await on_turn(place), board, "point3")
    offered = await place.anna.autocomplete(place.channel, "boulo shoot", "target", "")
    assert offered[0]["name"].startswith(text("de", "action-shoot-jack"))
    speak("fr", "fr")
    offered = await place.anna.autocomplete(place.channel, "boulo shoot", "target", "")
    assert offered[0]["name"].startswith(text("fr", "action-shoot-jack") + "\u00a0:")


def leave_community(place: Place) -> None:
    """Make the server no Community: Discord then says that it speaks English, whatever it speaks."""
    for guild in bot_of(place).guilds:
        guild.features = []


async def test_a_server_that_is_no_community_gets_the_language_of_whoever_starts(
    place: Place, speak: Speak
) -> None:
    speak("fr", "en-US")
    leave_community(place)
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert (await table_of(place)).language == "fr"
    assert text("fr", "board-turn", mention=place.anna.mention) in texts(board_of(place.channel))


def meet(place: Place, speak: Speak, language: str) -> None:
    """Let whoever does something next speak another language, on a server that has none."""
    speak(language, "en-US")
    leave_community(place)


@pytest.mark.parametrize("options", [{}, {"thread": True}])
async def test_a_challenge_that_is_accepted_stays_in_the_language_of_whoever_made_it(
    place: Place, speak: Speak, options: dict[str, bool]
) -> None:
    meet(place, speak, "fr")
    await place.anna.slash(place.channel, "boulo challenge", **options)
    challenge = last_message(place.channel)
    meet(place, speak, "de")
    await place.ben.click(challenge, label=text("fr", "challenge-accept"))
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id, 10)
    assert table.language == "fr"
    closed = next(message for message in place.channel.history() if message.id == challenge.id)
    assert closed.content.startswith(text("fr", "challenge-accept-done", name="ben"))


@pytest.mark.parametrize("how", ["decline", "withdraw"])
async def test_so_does_one_that_is_turned_down(place: Place, speak: Speak, how: str) -> None:
    meet(place, speak, "de")
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    meet(place, speak, "en-GB")
    member, name = (place.ben, "ben") if how == "decline" else (place.anna, "anna")
    await member.click(last_message(place.channel), label=text("de", f"challenge-{how}"))
    assert last_message(place.channel).content == text("de", f"challenge-{how}-done", name=name)


async def test_a_lobby_stays_in_the_language_of_whoever_opened_it(place: Place, speak: Speak) -> None:
    meet(place, speak, "de")
    await place.anna.slash(place.channel, "petanque team")
    meet(place, speak, "fr")
    await place.ben.click(last_message(place.channel), label=text("de", "lobby-join-1"))
    assert text("de", "lobby-join-1-done", name="ben") in texts(last_message(place.channel))
    assert text("de", "lobby-title", game=text("de", "game-petanque")) in texts(last_message(place.channel))
    meet(place, speak, "en-US")
    await place.anna.click(last_message(place.channel), label=text("de", "lobby-start"))
    assert (await table_of(place)).language == "de"


@pytest.mark.parametrize("label", ["challenge-accept", "lobby-leave"])
def test_the_buttons_by_which_a_language_is_known_differ(label: str) -> None:
    assert len({text_of(language, label) for language in LANGUAGES}) == len(LANGUAGES)


async def test_what_the_server_has_set_comes_before_the_members_language(place: Place, speak: Speak) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, language="de")
    speak("fr", "en-US")
    leave_community(place)
    await place.anna.slash(place.channel, "boulo challenge")
    asked = text("de", "challenge-anybody", name="anna", game=text("de", "game-boulomania"))
    assert asked in last_message(place.channel).content


async def test_offers_at_a_table_are_in_the_language_of_its_board(place: Place, speak: Speak) -> None:
    """The game began in one language; whoever offers something has another."""
    speak("fr", "en-US")
    leave_community(place)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text("fr", "challenge-accept"))
    speak("de", "en-US")
    leave_community(place)
    await place.anna.slash(place.channel, "carami draw")
    offered = text_of("fr", "offer-draw", name="anna", mention=place.ben.mention)
    assert last_message(place.channel).content == offered
    await place.ben.click(last_message(place.channel), label=text("fr", "offer-decline"))
    declined = text_of("fr", "offer-draw-declined", name="anna", other="ben")
    assert last_message(place.channel).content == declined


async def test_a_language_we_do_not_have_is_answered_in_english(place: Place, speak: Speak) -> None:
    speak("ja", "pt-BR")
    result = await place.anna.slash(place.channel, "boulo board")
    assert private_answer(result) == text("en", "no-table")


def _named(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every command, option and choice below; a number is the same in every language."""
    found = []
    for option in options:
        found += [option, *_named(option.get("options", [])), *_named(option.get("choices", []))]
    return [each for each in found if not each["name"].isdecimal()]


def _roots(place: Place) -> list[dict[str, Any]]:
    """The commands as they were sent to Discord."""
    sent = [each.json for each in place.env.http_requests if each.method == "PUT"]
    return [root for commands in sent for root in commands or [] if root.get("type", SLASH) == SLASH]


def _side_by_side(options: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The commands of a group and the options of a command, each list of them."""
    return [options, *(each for option in options for each in _side_by_side(option.get("options", [])))]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_names_side_by_side_are_the_same(place: Place, language: Language) -> None:
    together = _side_by_side(_roots(place))
    assert max(map(len, together)) > 8
    for options in together:
        names = [each.get("name_localizations", {}).get(language, each["name"]) for each in options]
        assert sorted(names) == sorted(set(names))


async def test_commands_have_names_and_descriptions_in_every_language(place: Place) -> None:
    roots = _roots(place)
    spoken = {each.value: nearest_language(each.value, "en") for each in discord.Locale}
    others = {locale for locale, language in spoken.items() if language != "en"}
    assert {locale.partition("-")[0] for locale in others} == set(LANGUAGES) - {"en"}
    for root in roots:
        assert set(root["description_localizations"]) == others
        for each in _named(root["options"]):
            assert set(each["name_localizations"]) == others, each["name"]
            if "description" in each:
                assert set(each["description_localizations"]) == others, each["name"]
    boulo = next(root for root in roots if root["name"] == "boulo")
    solo = next(option for option in boulo["options"] if option["name"] == text("en", "command-solo"))
    assert solo["name_localizations"] == {each: text(spoken[each], "command-solo") for each in others}


async def test_an_option_that_is_a_number_says_from_where_to_where_it_goes(place: Place) -> None:
    """So that nobody has to try out what is taken."""
    found = set()
    for root in _roots(place):
        for command in root["options"]:
            for each in command.get("options", []):
                if each["name"] not in ("points", "balls"):
                    continue
                numbers = [choice["value"] for choice in each.get("choices", [])]
                ends = numbers or [each["min_value"], each["max_value"]]
                for told in (each["description"], *each["description_localizations"].values()):
                    assert [str(ends[0]), str(ends[-1])] == re.findall("[0-9]+", told)
                found.add((root["name"], each["name"]))
    assert found == {(game, name) for game in ("boulo", "petanque") for name in ("points", "balls")}
