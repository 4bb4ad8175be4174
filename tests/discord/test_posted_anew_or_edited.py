"""Where the next board appears: in the old one's place while the table is quick, else below."""

import asyncio

import pytest

from cogs.board import FAR, QUICK
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    board_of,
    bot_of,
    click,
    is_shown,
    on_turn,
    position_of,
    start,
    table_of,
    text,
    texts,
)


@pytest.fixture
async def started(place: Place) -> Place:
    bot_of(place).tables.now = place.env.now
    await start(place)
    return place


async def move(place: Place) -> None:
    action = (await position_of(place)).legal_actions()[0]
    await click(await on_turn(place), board_of(place.channel), action)
    assert await is_shown(place)


async def chat(place: Place, messages: int) -> None:
    for number in range(messages):
        await place.carl.send(place.channel, f"nice {number}")


async def test_a_quick_table_keeps_its_message(started: Place) -> None:
    board = board_of(started.channel)
    await started.env.advance_time(QUICK.total_seconds() - 10)
    await chat(started, FAR)
    await move(started)
    assert (await table_of(started)).message_id == board.id


async def check_moved_on(place: Place, old_id: int) -> None:
    """The new board is below, and pings; the old one only points there."""
    new = board_of(place.channel)
    assert new.id != old_id
    assert (await table_of(place)).message_id == new.id
    assert [user.id for user in new.mentions] == [(await on_turn(place)).id]
    old = next(message for message in place.channel.history() if message.id == old_id)
    assert texts(old).strip() == text("en", "board-retired", link=new.jump_url)
    assert actions(old) == []
    assert not old.attachments


async def test_many_messages_below(started: Place) -> None:
    old = board_of(started.channel)
    await chat(started, FAR + 1)
    await move(started)
    await check_moved_on(started, old.id)
    new = board_of(started.channel)
    await move(started)
    assert (await table_of(started)).message_id == new.id


async def test_a_long_pause(started: Place) -> None:
    old = board_of(started.channel)
    await started.env.advance_time(QUICK.total_seconds() + 1)
    await move(started)
    await check_moved_on(started, old.id)
    new = board_of(started.channel)
    await move(started)
    assert (await table_of(started)).message_id == new.id


async def test_chat_elsewhere_does_not_count(started: Place) -> None:
    board = board_of(started.channel)
    elsewhere = started.env.guild.create_text_channel("elsewhere")
    for _ in range(FAR + 1):
        await started.carl.send(elsewhere, "nice")
    await move(started)
    assert (await table_of(started)).message_id == board.id


async def test_an_older_board_does_not_cover_a_newer_one(started: Place) -> None:
    """Two boards are drawn at once, and the one of the game that was given up is the faster."""
    bot, table = bot_of(started), await table_of(started)
    board = bot.cogs["boulomania"].board  # type: ignore[attr-defined]
    before = await bot.tables.view(table.id)
    over = await bot.tables.resign(table.id, started.anna.id)
    await board.show(over)
    await board.show(before)
    assert text("en", "board-over") in texts(board_of(started.channel))


async def test_boards_shown_at_the_same_instant_leave_one(started: Place) -> None:
    bot, table = bot_of(started), await table_of(started)
    board = bot.cogs["boulomania"].board  # type: ignore[attr-defined]
    moved = await bot.tables.view(table.id)
    await asyncio.gather(board.show(moved, anew=True), board.show(moved, anew=True), board.show(moved))
    assert await is_shown(started)
    assert len([message for message in started.channel.history() if message.attachments]) == 1
