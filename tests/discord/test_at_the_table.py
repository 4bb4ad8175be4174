"""Who may do what, and what happens to those who try something else."""

from unittest.mock import AsyncMock

import discord
import pytest

from bot.app import Boulo
from tests.discord.conftest import Place
from tests.discord.naming import id_of
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    on_turn,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    texts,
    type_action,
)
from words.texts import say_in


async def test_a_bystander_is_told_privately(place: Place) -> None:
    await start(place)
    before = await position_of(place)
    result = await click(place.carl, board_of(place.channel), "point2")
    assert private_answer(result) == text("en", "not-your-table")
    assert await position_of(place) == before


async def test_the_wrong_player_is_told_whose_turn_it_is(place: Place) -> None:
    await start(place)
    waiting = place.ben if await on_turn(place) is place.anna else place.anna
    result = await click(waiting, board_of(place.channel), "point2")
    other = await on_turn(place)
    assert private_answer(result) == text("en", "not-your-turn", name=other.name)


async def test_a_double_click_moves_once(place: Place) -> None:
    """The second click comes from a board that could not be brought up to date."""
    await start(place)
    member, board = await on_turn(place), board_of(place.channel)
    place.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await click(member, board, "point3")
    ply = (await table_of(place)).ply
    assert not (await table_of(place)).is_shown
    result = await click(member, board, "point3")
    assert (await table_of(place)).ply == ply
    assert private_answer(result) == text("en", "out-of-date")
    assert (await table_of(place)).is_shown


async def test_only_the_player_on_turn_is_pinged(place: Place) -> None:
    await start(place)
    board = board_of(place.channel)
    assert [user.id for user in board.mentions] == [(await on_turn(place)).id]
    assert not board.mention_everyone


async def test_roll_where_no_game_is_on_offers_one(place: Place) -> None:
    result = await place.anna.slash(place.channel, "boulo roll", dice=3)
    assert private_answer(result) == text("en", "no-table")
    await place.anna.click(answer(result).message, label=text("en", "start-solo"))
    assert (await position_of(place)).turn == "A"


async def test_an_impossible_target_is_refused_with_a_reason(place: Place) -> None:
    await start(place)
    member = await on_turn(place)
    result = await member.slash(place.channel, "boulo shoot", target="12")
    assert private_answer(result) == text("en", "refused-pit-is-empty", pit=12)


async def test_what_can_be_shot_is_offered_with_its_chances(place: Place) -> None:
    """The first ball of an end is pointed."""
    await start(place)
    member = await on_turn(place)
    assert await member.autocomplete(place.channel, "boulo shoot", "target", "") == []
    refused = await member.slash(place.channel, "boulo shoot", target="jack")
    assert private_answer(refused) == text("en", "refused-first-ball-is-pointed")
    await click(member, board_of(place.channel), "point3")
    offered = await member.autocomplete(place.channel, "boulo shoot", "target", "")
    name = f"{say_in('en')('action-shoot-jack')}: {text('en', 'chance-shot', hits=1)}"
    assert {"name": name, "value": "shoot:jack"} in offered


async def test_a_second_table_in_the_channel_is_refused(place: Place) -> None:
    await start(place)
    result = await place.carl.slash(place.channel, "boulo solo")
    assert private_answer(result) == text("en", "channel-taken")


async def test_resigning_asks_once(place: Place) -> None:
    await start(place)
    result = await place.ben.slash(place.channel, "boulo resign")
    assert private_answer(result) == text("en", "resign-sure")
    assert (await table_of(place)).state == "playing"
    await place.ben.click(answer(result).message, label=text("en", "resign-yes"))
    assert text("en", "event-resigned", loser="ben", winner="anna") in texts(board_of(place.channel))


async def test_the_board_is_posted_anew_on_request_and_the_old_one_retired(place: Place) -> None:
    await start(place)
    old = board_of(place.channel)
    await place.carl.slash(place.channel, "boulo board")
    new = board_of(place.channel)
    assert new.id != old.id
    retired = next(message for message in place.channel.history() if message.id == old.id)
    assert not retired.attachments
    assert actions(retired) == []


async def test_a_place_where_the_bot_may_not_post(place: Place) -> None:
    channel = place.env.guild.create_text_channel(
        "quiet",
        overwrites={place.env.guild.default_role: discord.PermissionOverwrite(send_messages=False)},
    )
    result = await place.anna.slash(channel, "boulo solo")
    assert private_answer(result) == text("en", "may-not-post")


def test_nothing_privileged_is_asked_for(simcord_bot: Boulo) -> None:
    intents = simcord_bot.intents
    assert not any((intents.message_content, intents.members, intents.presences))


@pytest.mark.parametrize("how", ["typed", "clicked"])
async def test_a_bug_of_ours_is_answered_too(place: Place, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    await start(place)
    member = await on_turn(place)
    monkeypatch.setattr(bot_of(place).play.tables, "act", AsyncMock(side_effect=ZeroDivisionError))
    if how == "typed":
        result = await type_action(member, place.channel, "point2")
    else:
        result = await click(member, board_of(place.channel), "point2")
    assert private_answer(result) == text("en", "went-wrong")


@pytest.mark.parametrize("command", ["solo", "board", "point", "resign"])
async def test_where_another_game_is_on_its_command_is_named(place: Place, command: str) -> None:
    await start(place)
    result = await place.anna.slash(place.channel, f"petanque {command}")
    assert private_answer(result) == text("en", "channel-taken")
    assert f"</boulo board:{id_of('boulo')}>" in private_answer(result)
