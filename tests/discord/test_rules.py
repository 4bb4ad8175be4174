"""The rules on Discord: by command, by menu, by buttons old and new, and on what has just happened."""

import discord
import pytest
from discord import ui
from simcord import MemberActor

from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import alt_texts, answer, board_of, bot_of, last_message, text, texts
from tests.discord.test_unreadable_controls import post
from words.rules import rule_pages, word_page_name
from words.texts import LANGUAGES, Language, say_in

every_game = pytest.mark.parametrize("game", COMMANDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.usefixtures("drawn")
@every_game
@every_language
async def test_every_page_can_be_chosen_by_its_name(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, "en-US")
    told = answer(await place.carl.slash(place.channel, f"{COMMANDS[game]} rules"))
    for shown, page in enumerate(rule_pages(game)[1:]):
        await place.carl.select(told.message, [page.topic], custom_id=f"p:pages:{game}:{shown}")
        said = texts(told.message)
        assert text(language, f"rules-{game}-{page.topic}") in said
        assert text(language, f"rules-{game}-{page.topic}-seen") in said
        assert alt_texts(told.message)[0]
        assert len(told.attachments) == 1


@every_game
@every_language
async def test_the_command_offers_pages_by_name_and_opens_them(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, "en-US")
    pages, command = rule_pages(game), f"{COMMANDS[game]} rules"
    offered = await place.carl.autocomplete(place.channel, command, "page", "")
    assert [each["value"] for each in offered] == [page.topic for page in pages]
    name = word_page_name(pages[3], say_in(language))
    typed = await place.carl.autocomplete(place.channel, command, "page", name)
    assert pages[3].topic in [each["value"] for each in typed]
    for page in (pages[3].topic, name, "4"):
        told = answer(await place.carl.slash(place.channel, command, page=page))
        assert text(language, f"rules-{game}-{pages[3].topic}") in texts(told.message)


async def test_what_is_no_page_opens_the_first(place: Place) -> None:
    told = answer(await place.carl.slash(place.channel, "boulo rules", page="the weather"))
    assert text("en", "rules-boulomania-short") in texts(told.message)


@pytest.mark.parametrize(
    ("button", "page"),
    [
        ("p:boulomania:0", "boulomania-pointing"),
        ("p:boulomania:1", "boulomania-shooting"),
        ("p:petanque:2", "petanque-counting"),
        ("p:boomerang:1", "boomerang-counting"),
        ("p:carami:1", "carami-line"),
        ("p:carami:7", "carami-short"),
    ],
)
async def test_buttons_of_earlier_messages_turn_to_their_page(place: Place, button: str, page: str) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("?"), ui.ActionRow(ui.Button(custom_id=button, label="?"))))
    channel = bot_of(place).get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view)
    bot_of(place)._connection._view_store._views.clear()  # as after a restart
    await place.anna.click(last_message(place.channel), custom_id=button)
    assert text("en", f"rules-{page}") in texts(last_message(place.channel))


async def put_down(member: MemberActor, place: Place, cell: str) -> None:
    await member.slash(place.channel, "boomerang place", piece="I1", at=cell, rotation=0)


async def rules_at_the_board(member: MemberActor, place: Place, language: Language) -> str:
    """What whoever asks for the rules in the menu under the board is shown."""
    menu = await member.click(board_of(place.channel), label=text("en", "more-more"))
    told = await member.click(answer(menu).message, label=text(language, "more-rules"))
    return texts(answer(told).message)


@every_language
async def test_the_menu_under_a_board_opens_the_page_on_what_has_just_happened(
    place: Place, speak: Speak, language: Language
) -> None:
    """A piece in the corner is closed in; what that means is shown as long as it is news."""
    speak(language, "en-US")
    await place.anna.slash(place.channel, "boomerang challenge", opponent=place.ben, begin="me")
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert text(language, "rules-boomerang-short") in await rules_at_the_board(place.carl, place, language)
    for member, cell in ((place.anna, "a1"), (place.ben, "b1")):
        await put_down(member, place, cell)
    assert text(language, "rules-boomerang-short") in await rules_at_the_board(place.carl, place, language)
    await put_down(place.anna, place, "a2")
    closed = text(language, "rules-boomerang-closed")
    for member in (place.anna, place.ben, place.carl):
        assert closed in await rules_at_the_board(member, place, language)
    await put_down(place.ben, place, "a3")
    assert closed in await rules_at_the_board(place.anna, place, language), "she has done nothing since"
    assert closed not in await rules_at_the_board(place.carl, place, language)


async def test_a_board_whose_table_is_elsewhere_opens_the_first_page(place: Place) -> None:
    message = await post(place, ui.Button(custom_id="x:carami:77:rules", label="?"))
    told = await place.anna.click(message, custom_id="x:carami:77:rules")
    assert text("en", "rules-carami-short") in texts(answer(told).message)
