"""The menu of a member has "Challenge to …", which asks for the game."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from engine import GAMES
from tests.discord.conftest import Place, Speak
from tests.discord.forging import forge_command
from tests.discord.playing import answer, buttons, last_message, private_answer, start, table_of, text
from words.texts import LANGUAGES, Language


def name() -> str:
    return text("en", "menu-challenge-to")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_game_is_offered(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    asked = await place.anna.context_menu(place.channel, name(), target=place.ben)
    assert private_answer(asked) == text(language, "challenge-to-what", mention=place.ben.mention)
    labels = [each.label for each in buttons(answer(asked).message)]
    assert sorted(map(str, labels)) == sorted(text(language, f"game-{game}") for game in GAMES)
    await place.anna.click(answer(asked).message, label=text(language, "game-carami"))
    assert place.ben.mention in last_message(place.channel).content
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    table = await table_of(place)
    assert (table.game, set(table.members())) == ("carami", {place.anna.id, place.ben.id})


async def test_two_presses_are_one_challenge(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second comes before the menu is gone."""
    asked = await place.anna.context_menu(place.channel, name(), target=place.ben)
    menu = answer(asked).message
    monkeypatch.setattr("cogs.services.challenges.drop_menu", AsyncMock())
    pressed = [await place.anna.click(menu, label=text("en", "game-carami")) for _ in range(2)]
    made = [each for each in place.channel.history() if place.ben.mention in each.content]
    assert len(made) == 1
    assert private_answer(pressed[1]) == text("en", "challenge-just-made")
    await place.ben.click(made[0], label=text("en", "challenge-accept"))
    assert (await table_of(place)).game == "carami"


async def test_what_could_not_be_posted_can_be_asked_for_again(place: Place) -> None:
    place.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    assert place.ben.mention in last_message(place.channel).content


async def test_nobody_challenges_themselves_or_a_bot(place: Place) -> None:
    robot = place.env.guild.add_member(place.env.create_user("robot", bot=True))
    for member, why in ((place.anna, "challenge-yourself"), (robot, "challenge-a-bot")):
        refused = await place.anna.context_menu(place.channel, name(), target=member)
        assert private_answer(refused).startswith(text("en", why).split(".")[0])


async def test_where_a_game_is_on_it_can_be_in_a_thread(place: Place) -> None:
    await start(place)
    asked = await place.carl.context_menu(place.channel, name(), target=place.ben)
    refused = await place.carl.click(answer(asked).message, label=text("en", "game-petanque"))
    (button,) = buttons(answer(refused).message)
    assert button.label == text("en", "start-in-thread")


@pytest.mark.parametrize("data", [{}, {"target_id": "1"}, {"target_id": "1", "resolved": {"users": {}}}])
async def test_a_menu_about_nobody_is_refused(place: Place, data: dict[str, Any]) -> None:
    forged = await forge_command(place.anna, place.channel, {"type": 2, "name": name(), **data})
    assert private_answer(forged) == text("en", "refused")


async def test_a_menu_that_cannot_be_deleted_makes_no_second_challenge(place: Place) -> None:
    asked = await place.anna.context_menu(place.channel, name(), target=place.ben)
    place.env.inject_error("DELETE", "/webhooks/*", status=500, times=None)
    for _ in range(2):
        pressed = await place.anna.click(answer(asked).message, label=text("en", "game-carami"))
    assert [place.ben.mention in each.content for each in place.channel.history()].count(True) == 1
    assert private_answer(pressed) == text("en", "challenge-just-made")
