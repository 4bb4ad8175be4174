"""Where a game is on already, another one can be started in a thread by a button."""

from typing import Any

import pytest
from simcord import InteractionResult

from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.forging import forge_use
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    custom_ids,
    forbid,
    last_message,
    private_answer,
    start,
    text,
)
from words.texts import LANGUAGES, Language


def offered(result: InteractionResult) -> list[str]:
    return [each for each in custom_ids(answer(result).message) if each.startswith("n:thread:")]


async def in_threads(place: Place) -> list[Table]:
    found = await bot_of(place).play.store.tables.of_guild(place.env.guild.id, 10)
    return [table for table in found if table.threaded]


async def press(place: Place, result: InteractionResult) -> InteractionResult:
    (control,) = offered(result)
    return await place.carl.click(answer(result).message, custom_id=control)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_with_all_that_was_asked_for(place: Place, speak: Speak, language: Language) -> None:
    speak("en-US", "en-US")
    await start(place)
    speak(language, "en-US")
    result = await place.carl.slash(place.channel, "boulo solo", level="hard", length="quick", points=9)
    assert private_answer(result) == text(language, "channel-taken")
    (button,) = buttons(answer(result).message)
    assert button.label == text(language, "start-in-thread")
    await press(place, result)
    (table,) = await in_threads(place)
    assert (table.game, table.seat(1).level, table.parent_id) == ("boulomania", "hard", place.channel.id)
    assert table.options["target"] == 9
    assert table.is_shown


async def test_who_begins_stays_chosen(place: Place) -> None:
    await start(place)
    await press(place, await place.carl.slash(place.channel, "carami solo", level="easy", begin="other"))
    (table,) = await in_threads(place)
    assert (table.seat(0).level, table.seat(1).member_id) == ("easy", place.carl.id)


@pytest.mark.parametrize("whom", [True, False])
async def test_a_challenge(place: Place, whom: bool) -> None:
    await start(place)
    options: dict[str, Any] = {"opponent": place.anna} if whom else {}
    result = await place.carl.slash(place.channel, "petanque challenge", clock="day", **options)
    await press(place, result)
    asked = last_message(place.channel)
    assert (place.anna.mention in asked.content) is whom
    await place.anna.click(asked, label=text("en", "challenge-accept"))
    (table,) = await in_threads(place)
    assert (table.game, table.clock, set(table.members())) == (
        "petanque",
        "day",
        {place.anna.id, place.carl.id},
    )


async def test_a_lobby(place: Place) -> None:
    await start(place)
    await press(place, await place.carl.slash(place.channel, "boulo team"))
    lobby = await bot_of(place).play.store.invitations.lobby(1)
    assert (lobby.host_id, lobby.threaded) == (place.carl.id, True)


async def test_a_short_game_from_the_help(place: Place) -> None:
    await start(place)
    result = await place.carl.slash(place.channel, "help")
    await place.carl.click(
        answer(result).message, custom_id=next(each for each in offered(result) if "carami" in each)
    )
    assert [table.game for table in await in_threads(place)] == ["carami"]


async def test_a_rematch(place: Place) -> None:
    await place.carl.slash(place.channel, "carami solo", level="easy")
    first = board_of(place.channel)
    await bot_of(place).play.driver.resign(1, place.carl.id)
    await start(place)
    await press(place, await place.carl.click(first, custom_id="x:carami:1:rematch"))
    (table,) = await in_threads(place)
    assert (table.game, {seat.level for seat in table.seats}) == ("carami", {"easy", None})


async def test_no_thread_is_offered_where_none_can_be_opened(place: Place) -> None:
    await start(place)
    forbid(place, create_public_threads=False)
    result = await place.carl.slash(place.channel, "boulo solo")
    assert private_answer(result) == text("en", "channel-taken")
    assert offered(result) == []


async def test_nobody_is_challenged_who_cannot_be(place: Place) -> None:
    """Before it comes to a thread."""
    await start(place)
    result = await place.carl.slash(place.channel, "carami challenge", opponent=place.carl)
    assert private_answer(result) == text("en", "challenge-yourself", command="carami")


@pytest.mark.parametrize("options", ["balls999", "marbles3", "target0"])
async def test_options_that_a_game_has_not_are_refused(place: Place, options: str) -> None:
    await start(place)
    forged = f"n:thread:boulomania:solo:easy:-:lot:{options}"
    result = await forge_use(place.carl, last_message(place.channel), forged)
    assert private_answer(result) == text("en", "refused")
    assert await in_threads(place) == []
