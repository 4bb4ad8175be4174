"""`/settings`: those who manage a server set how games are played there, by options and by menus."""

import logging
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.app import Boulo
from bot.config import Settings
from render import THEMES
from store.records import GuildSettings
from tests.discord.conftest import Place, Speak
from tests.discord.limits import check_limits, parts
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    last_message,
    private_answer,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language
from words.texts import text as text_of

MANAGE = discord.Permissions(manage_guild=True)


@pytest.fixture
def manager(place: Place) -> MemberActor:
    """A member who may manage the server."""
    role = place.env.guild.create_role("managers", permissions=MANAGE)
    return place.env.guild.add_member(place.env.create_user("mona"), roles=[role])


async def settings_of(place: Place) -> GuildSettings:
    return await bot_of(place).play.store.settings.of_guild(place.env.guild.id)


async def open_panel(manager: MemberActor, place: Place, **options: Any) -> InteractionResult:
    return await manager.slash(place.channel, "settings", **options)


def chosen(result: InteractionResult, custom_id: str) -> list[str]:
    """What a menu of the panel shows as chosen."""
    assert result.response is not None
    assert result.response.ephemeral
    menu = next(each for each in parts(result.response.components) if each.get("custom_id") == custom_id)
    if "default_values" in menu:
        return [str(each["id"]) for each in menu["default_values"]]
    return [option["value"] for option in menu.get("options", []) if option.get("default")]


async def test_the_panel_begins_with_the_defaults(place: Place, manager: MemberActor) -> None:
    result = await open_panel(manager, place)
    shown = {
        what: chosen(result, f"s:{what}") for what in ("language", "theme", "clock", "rated", "channels")
    }
    assert shown == {
        "language": ["auto"],
        "theme": ["day"],
        "clock": ["none"],
        "rated": ["yes"],
        "channels": [],
    }
    assert await settings_of(place) == GuildSettings(place.env.guild.id)


@pytest.mark.parametrize(
    ("what", "value", "kept"),
    [
        ("language", "fr", {"language": "fr"}),
        ("theme", "night", {"theme": "night"}),
        ("theme", "contrast", {"theme": "contrast"}),
        ("clock", "quick", {"clock": "quick"}),
        ("clock", "day", {"clock": "day"}),
        ("clock", "week", {"clock": "week"}),
        ("rated", "no", {"rated": False}),
        ("hints", "yes", {"hints": True}),
        ("animations", "no", {"animations": False}),
    ],
)
async def test_each_by_its_menu_and_back(
    place: Place, manager: MemberActor, what: str, value: str, kept: dict[str, Any]
) -> None:
    result = await open_panel(manager, place)
    before = chosen(result, f"s:{what}")
    await manager.select(answer(result).message, [value], custom_id=f"s:{what}")
    assert await settings_of(place) == GuildSettings(place.env.guild.id, **kept)
    assert chosen(result, f"s:{what}") == [value]
    await manager.select(answer(result).message, before, custom_id=f"s:{what}")
    assert await settings_of(place) == GuildSettings(place.env.guild.id)
    assert chosen(result, f"s:{what}") == before


async def test_all_by_options(place: Place, manager: MemberActor) -> None:
    result = await open_panel(
        manager, place, language="de", theme="night", clock="day", rated=False, channel=place.channel
    )
    assert await settings_of(place) == GuildSettings(
        place.env.guild.id, "de", "night", "day", False, [place.channel.id]
    )
    assert chosen(result, "s:language") == ["de"]
    assert chosen(result, "s:channels") == [str(place.channel.id)]
    await open_panel(manager, place, language="auto", clock="none", rated=True, channel=place.channel)
    assert await settings_of(place) == GuildSettings(place.env.guild.id, theme="night")
    await open_panel(manager, place, theme="day", hints=True)
    assert await settings_of(place) == GuildSettings(place.env.guild.id, hints=True)


async def test_channels_by_their_menu(place: Place, manager: MemberActor) -> None:
    other = place.env.guild.create_text_channel("arena")
    result = await open_panel(manager, place)
    await manager.select(answer(result).message, [other], custom_id="s:channels")
    assert (await settings_of(place)).channels == [other.id]
    refused = await place.anna.slash(place.channel, "boulo solo")
    assert private_answer(refused) == text("en", "not-in-this-channel", channels=other.mention)
    for command in ("boulo board", "carami describe"):
        refused = await place.anna.slash(place.channel, command)
        assert private_answer(refused) == text("en", "not-in-this-channel", channels=other.mention)
    await place.anna.slash(other, "boulo solo", level="easy")
    assert board_of(other)
    await manager.select(answer(result).message, [], custom_id="s:channels")
    assert (await settings_of(place)).channels == []
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert board_of(place.channel)


async def test_a_channel_that_is_deleted_no_longer_counts(place: Place, manager: MemberActor) -> None:
    other = place.env.guild.create_text_channel("arena")
    await open_panel(manager, place, channel=other)
    place.env.backend.delete_channel(other.id)
    await place.env.settle()
    assert chosen(await open_panel(manager, place), "s:channels") == []
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert board_of(place.channel)


async def test_no_more_channels_than_the_menu_can_show(place: Place, manager: MemberActor) -> None:
    channels: list[ChannelHandle] = [place.env.guild.create_text_channel(f"c{each}") for each in range(26)]
    for channel in channels[:25]:
        await open_panel(manager, place, channel=channel)
    refused = await open_panel(manager, place, channel=channels[25])
    assert private_answer(refused) == text_of("en", "settings-too-many-channels", most=25)
    assert len((await settings_of(place)).channels) == 25
    await open_panel(manager, place, channel=channels[7])
    assert len((await settings_of(place)).channels) == 24


async def test_settings_apply_to_new_games_only(place: Place, manager: MemberActor) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    await open_panel(manager, place, language="fr", theme="night", clock="day", rated=False)
    before = await table_of(place)
    assert (before.language, before.theme) == ("en", "day")
    other = place.env.guild.create_text_channel("arena")
    await place.anna.slash(other, "boulo challenge", opponent=place.ben)
    await place.ben.click(last_message(other), label=text("fr", "challenge-accept"))
    table = await bot_of(place).play.store.tables.in_channel(other.id)
    assert table is not None
    assert (table.language, table.theme, table.clock, table.rated) == ("fr", "night", "day", False)


@pytest.mark.usefixtures("drawn")
async def test_the_rules_are_drawn_in_the_colours_of_the_server(place: Place, manager: MemberActor) -> None:
    pictures = set[bytes]()
    for theme in THEMES:
        await open_panel(manager, place, theme=theme)
        shown = await place.anna.slash(place.channel, "boulo rules")
        pictures.add(await answer(shown).attachments[0].read())
        await place.anna.click(answer(shown).message, label=text("en", "page-after"))
        pictures.add(await answer(shown).attachments[0].read())
    assert len(pictures) == 2 * len(THEMES)


async def test_members_who_do_not_manage_the_server_do_not_even_see_it(
    place: Place, manager: MemberActor
) -> None:
    assert "settings" not in place.anna.available_commands(place.channel)
    assert "settings" in manager.available_commands(place.channel)
    assert "settings" not in place.anna.user.available_commands()


async def test_it_is_refused_to_others_even_if_the_server_shows_it_to_them(place: Place) -> None:
    command = place.env.backend.find_command("settings", place.env.guild.id, type=1)
    assert command is not None
    place.env.guild.set_command_permissions(int(command["id"]), {place.anna: True})
    refused = await place.anna.slash(place.channel, "settings", theme="night")
    assert private_answer(refused) == text_of("en", "settings-for-managers")
    assert await settings_of(place) == GuildSettings(place.env.guild.id)


async def test_a_panel_is_of_no_use_to_who_no_longer_manages(place: Place, manager: MemberActor) -> None:
    result = await open_panel(manager, place)
    (role,) = place.env.backend.get_member(place.env.guild.id, manager.id).role_ids
    place.env.backend.remove_member_role(place.env.guild.id, manager.id, role)
    refused = await manager.select(answer(result).message, ["night"], custom_id="s:theme")
    assert private_answer(refused) == text_of("en", "settings-for-managers")
    assert await settings_of(place) == GuildSettings(place.env.guild.id)


async def test_a_panel_outlives_a_restart(place: Place, manager: MemberActor, settings: Settings) -> None:
    result = await open_panel(manager, place)
    await place.env.restart_bot(Boulo(settings))
    await manager.select(answer(result).message, ["week"], custom_id="s:clock")
    assert (await settings_of(place)).clock == "week"


async def test_who_set_what_is_logged(
    place: Place, manager: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "audit"):
        await open_panel(manager, place)
        await open_panel(manager, place, theme="night")
    (line,) = [record.getMessage() for record in caplog.records if record.name == "audit"]
    assert str(manager.id) in line
    assert str(place.env.guild.id) in line
    assert "night" in line


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panel_speaks_the_managers_language(
    place: Place, manager: MemberActor, speak: Speak, language: Language
) -> None:
    speak(language, "en-US")
    result = await open_panel(manager, place)
    shown = texts(answer(result).message)
    for line in ("title", "note", "language", "theme", "clock", "rated", "hints", "channels"):
        assert text_of(language, f"settings-{line}") in shown
    await manager.select(answer(result).message, ["contrast"], custom_id="s:theme")
    await manager.select(answer(result).message, [place.channel], custom_id="s:channels")
    assert text_of(language, "settings-title") in texts(answer(result).message)
    check_limits(answer(result).components)


# Offered where nobody knows the language


def offers(result: InteractionResult, language: Language = "en") -> list[ResponseMessage]:
    said = [each for each in (result.response, *result.followups) if each is not None]
    return [each for each in said if text(language, "settings-no-language") in texts(each.message)]


@pytest.mark.parametrize("command", ["help", "boulo solo"])
async def test_who_manages_a_server_without_a_language_is_asked_once(
    place: Place, manager: MemberActor, command: str
) -> None:
    first = await manager.slash(place.channel, command)
    (offer,) = offers(first)
    assert offer.ephemeral
    check_limits(offer.components)
    assert offers(await manager.slash(place.channel, "help")) == []
    await manager.select(offer.message, ["fr"], custom_id="s:language")
    assert (await settings_of(place)).language == "fr"
    assert text_of("en", "settings-title") in texts(offer.message), "the whole panel is in its place"


@pytest.mark.parametrize("how", ["challenge", "team"])
async def test_who_manages_it_is_asked_when_starting_a_game_with_others(
    place: Place, manager: MemberActor, how: str
) -> None:
    if how == "challenge":
        await place.anna.slash(place.channel, "boulo challenge")
        begun = await manager.click(last_message(place.channel), label=text("en", "challenge-accept"))
    else:
        await manager.slash(place.channel, "boulo team")
        await place.anna.click(last_message(place.channel), label=text("en", "lobby-join-1"))
        begun = await manager.click(last_message(place.channel), label=text("en", "lobby-start"))
    assert len(offers(begun)) == 1
    assert offers(begun)[0].ephemeral


async def test_nobody_else_is_asked(place: Place, manager: MemberActor, speak: Speak) -> None:
    """Not who cannot set it, nor in a private chat, nor where it is set, nor in a Community."""
    assert offers(await place.anna.slash(place.channel, "help")) == []
    assert offers(await manager.user.slash("help")) == []
    await bot_of(place).play.settings.change(place.env.guild.id, language="en")
    assert offers(await manager.slash(place.channel, "help")) == []
    await bot_of(place).play.settings.change(place.env.guild.id, language=None)
    speak("en-US", "fr")
    assert offers(await manager.slash(place.channel, "help")) == []


async def test_an_offer_that_discord_does_not_take_spoils_nothing(place: Place, manager: MemberActor) -> None:
    place.env.inject_error("POST", "/webhooks/*", status=403)
    await manager.slash(place.channel, "boulo solo", level="easy")
    assert board_of(place.channel)
