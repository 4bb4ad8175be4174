"""Discord refuses any one call of a turn: the move is made and shown, made and shown later, or not made."""

import asyncio
import logging
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.http import FakeWebhookAdapter
from sqlalchemy import delete

from cogs.commands.clocks import ClocksCog
from play.views import TableView, Venue
from store.schema import tables
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    check_saved,
    click,
    give_up,
    is_shown,
    last_message,
    on_turn,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    texts,
    type_action,
)
from tests.durations import Sample
from tests.store.records import SEATS


class Fault(NamedTuple):
    method: str
    path: str


CALLBACK = Fault("POST", "/interactions/*/callback")
EDIT = Fault("PATCH", "/channels/*/messages/*")
SEND = Fault("POST", "/channels/*/messages")
DELETE = Fault("DELETE", "/webhooks/*/messages/@original")
REPLACE = Fault("PATCH", "/webhooks/*/messages/@original")
TELL = Fault("POST", "/webhooks/*")
FAULTS = (CALLBACK, EDIT, SEND, DELETE, REPLACE, TELL)
STATUSES = (500, 403, 404)
A_WHILE = 6 * 60

every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.method}{fault.path}")


@pytest.fixture(autouse=True)
def nothing_unhandled(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Let no test pass in which a callback raised something: discord.py only logs that."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def break_discord(place: Place, fault: Fault, status: int, times: int | None = 1) -> None:
    place.env.inject_error(fault.method, fault.path, status=status, times=times)


def mend_discord(place: Place) -> None:
    place.env.backend.faults.clear()


async def is_playing(place: Place) -> bool:
    table = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    return table is not None and table.state == "playing"


async def is_shown_at_next_touch(place: Place, member: MemberActor) -> bool:
    """Whether a press on any board that is there, or `/boulo board`, brings the present one."""
    if await is_shown(place):
        return True
    ply = (await table_of(place)).ply
    boards = [message for message in place.channel.history() if actions(message)]
    if boards:
        await click(member, boards[-1], actions(boards[-1])[0])
        assert (await check_saved(place)).ply == ply
    else:
        await member.slash(place.channel, "boulo board")
    return await is_shown(place)


async def make_move(place: Place, member: MemberActor, how: str) -> InteractionResult:
    action = (await position_of(place)).legal_actions()[0]
    if how == "typed":
        return await type_action(member, place.channel, action)
    return await click(member, board_of(place.channel), action)


@every_fault
@pytest.mark.parametrize("how", ["typed", "clicked"])
@pytest.mark.parametrize("pause", [0, A_WHILE], ids=["edited", "posted-anew"])
async def test_a_turn_is_never_half(
    place: Place, fault: Fault, how: str, pause: int, sample: Sample[tuple[int, int | None]]
) -> None:
    bot_of(place).play.now = place.env.now
    await start(place)
    for status, times in sample(list(product(STATUSES, (1, None))), 2):
        await place.env.advance_time(pause)
        before, member = await check_saved(place), await on_turn(place)
        break_discord(place, fault, status, times)
        await make_move(place, member, how)
        mend_discord(place)
        after = await check_saved(place)
        assert (after.ply > before.ply) is (how == "clicked" or fault != CALLBACK)
        assert await is_shown_at_next_touch(place, member)
        await make_move(place, await on_turn(place), how)
        assert (await check_saved(place)).ply > after.ply
        assert await is_shown(place)


@every_fault
async def test_the_computer_plays_on(place: Place, fault: Fault, sample: Sample[int]) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    for status in sample(STATUSES, 1):
        before = await check_saved(place)
        break_discord(place, fault, status, times=None)
        await make_move(place, place.anna, "clicked")
        mend_discord(place)
        after = await check_saved(place)
        assert after.ply > before.ply
        assert (await position_of(place)).turn == "A"
        assert await is_shown_at_next_touch(place, place.anna)


@every_fault
async def test_a_game_starts_or_can_be_started_again(place: Place, fault: Fault, sample: Sample[int]) -> None:
    for status in sample(STATUSES, 1):
        break_discord(place, fault, status)
        await place.anna.slash(place.channel, "boulo solo")
        mend_discord(place)
        if not await is_playing(place):
            assert fault == CALLBACK
            await place.anna.slash(place.channel, "boulo solo")
        assert await is_shown_at_next_touch(place, place.anna)
        await give_up(place.anna, place.channel)


@every_fault
async def test_a_challenge_is_accepted_or_still_open(place: Place, fault: Fault, sample: Sample[int]) -> None:
    for status in sample(STATUSES, 1):
        await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
        asked = last_message(place.channel)
        break_discord(place, fault, status)
        await place.ben.click(asked, label=text("en", "challenge-accept"))
        mend_discord(place)
        if not await is_playing(place):
            assert fault == CALLBACK
            await place.ben.click(asked, label=text("en", "challenge-accept"))
        assert await is_shown_at_next_touch(place, place.ben)
        await give_up(place.anna, place.channel)


async def test_a_challenge_that_nobody_saw_is_made_again(place: Place) -> None:
    for status in STATUSES:
        break_discord(place, CALLBACK, status)
        await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    await start(place)
    assert await is_shown(place)


@every_fault
async def test_giving_up_is_never_half(place: Place, fault: Fault, sample: Sample[int]) -> None:
    for status in sample(STATUSES, 1):
        await start(place)
        asked = answer(await place.ben.slash(place.channel, "boulo resign")).message
        break_discord(place, fault, status)
        await place.ben.click(asked, label=text("en", "resign-yes"))
        mend_discord(place)
        if await is_playing(place):
            assert fault == CALLBACK
            await give_up(place.ben, place.channel)
        assert await is_shown_at_next_touch(place, place.anna)
        board = board_of(place.channel)
        assert text("en", "event-resigned", loser="ben", winner="anna") in texts(board)


@every_fault
async def test_the_board_on_request_stays_one(place: Place, fault: Fault, sample: Sample[int]) -> None:
    await start(place)
    for status in sample(STATUSES, 1):
        break_discord(place, fault, status)
        await place.carl.slash(place.channel, "boulo board")
        mend_discord(place)
        assert await is_shown(place)
        await make_move(place, await on_turn(place), "typed")
        assert await is_shown(place)


@pytest.mark.parametrize("status", STATUSES)
async def test_a_last_move_that_was_not_shown_is_shown_later(place: Place, status: int) -> None:
    await start(place, points=1, balls=1)
    old = board_of(place.channel)
    break_discord(place, EDIT, status, times=None)
    break_discord(place, SEND, status, times=None)
    while (position := await position_of(place)).turn != "over":
        await type_action(await on_turn(place), place.channel, position.legal_actions()[0])
    mend_discord(place)
    assert not await is_shown(place)
    await click(place.anna, old, actions(old)[0])
    assert await is_shown(place)


async def test_what_could_not_be_shown_is_told(place: Place) -> None:
    await start(place)
    break_discord(place, EDIT, 500)
    result = await make_move(place, await on_turn(place), "typed")
    assert answer(result).ephemeral
    assert answer(result).content == text("en", "saved-not-shown")


async def test_what_could_not_be_shown_is_told_though_the_press_could_not_be_acknowledged(
    place: Place,
) -> None:
    await start(place)
    before = await check_saved(place)
    for fault in (CALLBACK, EDIT):
        break_discord(place, fault, 500)
    result = await make_move(place, await on_turn(place), "clicked")
    assert private_answer(result) == text("en", "saved-not-shown")
    assert (await check_saved(place)).ply > before.ply


async def test_what_could_not_be_shown_is_told_after_a_slow_acknowledgement(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent earlier, the words would be the answer to the press, and Discord would refuse one of the two."""
    await start(place)
    take = FakeWebhookAdapter.request

    async def take_later(*args: Any, **how: Any) -> Any:
        await asyncio.sleep(0.1)
        return await take(*args, **how)

    monkeypatch.setattr(FakeWebhookAdapter, "request", take_later)
    break_discord(place, EDIT, 500)
    result = await make_move(place, await on_turn(place), "clicked")
    assert result.deferred
    assert [each.content for each in result.followups] == [text("en", "saved-not-shown")]


@pytest.mark.parametrize("status", [500, 503])
async def test_a_board_follows_by_itself_once_discord_works_again(place: Place, status: int) -> None:
    """Whoever is to move next hears of it, though nobody touches the table."""
    await start(place)
    for fault in (EDIT, SEND):
        break_discord(place, fault, status, times=None)
    await make_move(place, await on_turn(place), "clicked")
    await look_each_minute(place)
    assert not await is_shown(place)
    mend_discord(place)
    await look_each_minute(place)
    assert await is_shown(place)


@pytest.mark.parametrize("status", [403, 400])
async def test_a_board_that_discord_does_not_want_is_not_sent_each_minute(place: Place, status: int) -> None:
    """Too many requests that are refused, and Discord takes none from that address any more."""
    await start(place)
    break_discord(place, EDIT, status, times=None)
    await make_move(place, await on_turn(place), "clicked")
    before = len(place.env.http_requests)
    await look_each_minute(place)
    assert len(place.env.http_requests) == before


async def test_one_board_at_a_time_is_tried_while_discord_fails(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, tried = bot_of(place).services.board, []

    async def fail(view: TableView, *args: Any, **kwargs: Any) -> bool:
        tried.append(view.table.id)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(board, "_show_present", fail)
    for channel_id in (1, 2):
        await bot_of(place).play.driver.start("carami", {}, SEATS, Venue(None, channel_id, "en"), nonce="1")
    await look_each_minute(place)
    await look_each_minute(place)
    assert tried == [1, 2, 1, 2]


async def test_a_board_that_is_behind_is_given_up_if_its_game_is_gone(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """Its members had their data deleted, say, while Discord did not work."""
    await start(place)
    for fault in (EDIT, SEND):
        break_discord(place, fault, 500, times=None)
    await make_move(place, await on_turn(place), "clicked")
    mend_discord(place)
    table = await table_of(place)
    gone = delete(tables).where(tables.c.id == table.id)
    await bot_of(place).play.store.database.write(lambda connection: connection.execute(gone))
    before = len(place.env.http_requests)
    with caplog.at_level(logging.INFO):
        await look_each_minute(place)
        await look_each_minute(place)
    assert len(place.env.http_requests) == before
    assert caplog.text.count(f"table {table.id} is not shown any more") == 1


async def look_each_minute(place: Place) -> None:
    await ClocksCog.each_minute(cast(ClocksCog, bot_of(place).get_cog("ClocksCog")))
    await place.env.settle()


async def test_a_connection_lost_between_saving_and_showing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The challenge's message cannot be changed, but the game has begun and its board is shown."""
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    lost = AsyncMock(side_effect=aiohttp.ServerDisconnectedError)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", lost)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert lost.await_count == 1
    assert await is_shown(place)


async def test_what_was_not_shown_is_shown_when_tables_are_taken_up(place: Place) -> None:
    await start(place)
    for fault in (EDIT, SEND):
        break_discord(place, fault, 500, times=None)
    await make_move(place, await on_turn(place), "typed")
    mend_discord(place)
    assert not await is_shown(place)
    await bot_of(place).take_up()
    assert await is_shown(place)
