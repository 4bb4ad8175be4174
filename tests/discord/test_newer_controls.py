"""Buttons of private menus, menus of members and greetings, pressed too late or by the wrong member."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from tests.discord.conftest import Place
from tests.discord.playing import (
    answer,
    bot_of,
    custom_ids,
    forbid,
    last_message,
    private_answer,
    start,
    table_of,
    text,
)


async def exclude(place: Place, member: MemberActor) -> None:
    await bot_of(place).play.store.settings.change_excluded(place.env.guild.id, lambda _: [member.id])


async def challenge_by_menu(place: Place, by: MemberActor, whom: MemberActor) -> InteractionResult:
    menu = text("en", "menu-challenge-to")
    asked = await by.context_menu(place.channel, menu, target=whom)
    return await by.click(answer(asked).message, label=text("en", "game-carami"))


async def challenges(place: Place) -> list[discord.Message]:
    return [each for each in place.channel.history() if any(i.startswith("c:") for i in custom_ids(each))]


async def test_the_menu_that_was_used_is_gone(place: Place) -> None:
    asked = await place.anna.context_menu(place.channel, text("en", "menu-challenge-to"), target=place.ben)
    menu = answer(asked).message
    await place.anna.click(menu, label=text("en", "game-carami"))
    assert len(await challenges(place)) == 1
    deleted = [each.path for each in place.env.http_requests if each.method == "DELETE"]
    assert [path.rpartition("/")[2] for path in deleted] == [str(menu.id)]


@pytest.mark.parametrize("command", ["carami challenge", "boulo team"])
async def test_so_is_the_offer_of_a_thread_that_was_taken(place: Place, command: str) -> None:
    await start(place)
    offered = await place.carl.slash(place.channel, command)
    menu, before = answer(offered).message, len(place.env.http_requests)
    await press_thread(place, offered)
    deleted = [each.path for each in place.env.http_requests[before:] if each.method == "DELETE"]
    assert [path.rpartition("/")[2] for path in deleted] == [str(menu.id)]


async def test_the_menu_of_a_member_challenges_nobody_who_has_blocked_one(place: Place) -> None:
    await place.ben.slash(place.channel, "block", member=place.anna)
    refused = await challenge_by_menu(place, place.anna, place.ben)
    assert private_answer(refused) == text("en", "challenge-not-taken", name="ben")
    assert await challenges(place) == []


async def test_where_discord_does_not_tell_a_name_there_is_none(place: Place) -> None:
    await place.ben.slash(place.channel, "block", member=place.anna)
    place.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    refused = await challenge_by_menu(place, place.anna, place.ben)
    assert private_answer(refused) == text("en", "challenge-not-taken", name="?")


@pytest.mark.parametrize("who", ["anna", "ben"])
async def test_nor_anybody_whom_the_server_has_excluded_nor_for_them(place: Place, who: str) -> None:
    await exclude(place, getattr(place, who))
    refused = await challenge_by_menu(place, place.anna, place.ben)
    assert answer(refused).ephemeral
    assert await challenges(place) == []


async def test_nobody_is_called_into_a_thread_who_has_blocked_one_meanwhile(place: Place) -> None:
    await start(place)
    refused = await challenge_by_menu(place, place.carl, place.ben)
    await place.ben.slash(place.channel, "block", member=place.carl)
    (control,) = [each for each in custom_ids(answer(refused).message) if each.startswith("n:thread:")]
    again = await place.carl.click(answer(refused).message, custom_id=control)
    assert private_answer(again) == text("en", "challenge-not-taken", name="ben")
    assert await challenges(place) == []


async def offer_thread(place: Place) -> InteractionResult:
    await start(place)
    return await place.carl.slash(place.channel, "carami solo", level="easy")


async def press_thread(place: Place, offered: InteractionResult) -> InteractionResult:
    (control,) = [each for each in custom_ids(answer(offered).message) if each.startswith("n:thread:")]
    return await place.carl.click(answer(offered).message, custom_id=control)


async def threaded(place: Place) -> int:
    found = await bot_of(place).play.store.tables.of_guild(place.env.guild.id, 10)
    return sum(table.threaded for table in found)


async def test_a_thread_that_cannot_be_opened_any_more_is_said_to_be_so(place: Place) -> None:
    offered = await offer_thread(place)
    forbid(place, create_public_threads=False)
    assert private_answer(await press_thread(place, offered)) == text("en", "may-not-open-threads")
    assert await threaded(place) == 0


@pytest.mark.parametrize("status", [500, 403])
async def test_a_thread_that_discord_does_not_open_is_answered(place: Place, status: int) -> None:
    offered = await offer_thread(place)
    place.env.inject_error("POST", f"/channels/{place.channel.id}/threads", status=status, times=None)
    refused = await press_thread(place, offered)
    assert private_answer(refused) == text("en", "went-wrong", command="carami")
    assert await threaded(place) == 0


async def test_an_excluded_member_begins_nothing_from_a_greeting(place: Place) -> None:
    await bot_of(place).services.welcome.greet(bot_of(place).guilds[0])
    greeting = last_message(place.channel)
    await exclude(place, place.anna)
    refused = await place.anna.click(greeting, custom_id="n:carami:quick")
    assert answer(refused).ephemeral
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None


async def test_two_who_begin_from_a_greeting_get_one_game_and_an_offer(place: Place) -> None:
    await bot_of(place).services.welcome.greet(bot_of(place).guilds[0])
    greeting = last_message(place.channel)
    await place.anna.click(greeting, custom_id="n:carami:quick")
    late = await place.ben.click(greeting, custom_id="n:boomerang:quick")
    assert private_answer(late) == text("en", "channel-taken", command="carami")
    assert (await table_of(place)).game == "carami"


async def test_giving_up_after_the_end_is_refused(place: Place) -> None:
    await start(place)
    asked = [await each.slash(place.channel, "boulo resign") for each in (place.anna, place.ben)]
    for member, each in zip((place.anna, place.ben), asked, strict=True):
        last = await member.click(answer(each).message, label=text("en", "resign-yes"))
    table = await table_of(place)
    assert (table.state, table.side_of(place.anna.id)) == ("over", 1 - (table.winner or 0))
    assert answer(last).ephemeral


async def test_pings_that_are_off_leave_the_reminder(place: Place) -> None:
    """It is the one ping that is said to stay."""
    await place.anna.slash(place.channel, "preferences", pings=False)
    await place.ben.slash(place.channel, "preferences", pings=False)
    await start(place, clock="quick")
    view = await bot_of(place).play.tables.view((await table_of(place)).id)
    await bot_of(place).services.reminders._remind(view)
    assert view.seat is not None
    assert [each.id for each in last_message(place.channel).mentions] == [view.seat.member_id]
