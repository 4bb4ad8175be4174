"""Clocks at the table: a reminder that pings who is to move, then the loss, also across a restart."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

import discord
import pytest
from discord.utils import format_dt
from sqlalchemy.exc import OperationalError

from bot.app import Boulo
from bot.config import Settings
from bot.local_page import keep_clocks
from play.clocks import CLOCKS
from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    is_shown,
    last_message,
    on_turn,
    pinged_last,
    position_of,
    start,
    table_of,
    text,
    texts,
)
from tests.store.records import a_table, add_table
from words.texts import LANGUAGES, Language

A_MINUTE = 60


def sleep(place: Place, seconds: float) -> None:
    """Let time pass in which the bot does nothing."""
    place.env.backend.advance_clock(seconds)


async def tick(place: Place) -> None:
    """Let the bot look at the clocks once."""
    await bot_of(place).play.timekeeper.tick(bot_of(place).hosts)
    await place.env.settle()


async def use_up(place: Place, clock: str = "quick") -> None:
    """Let the time run out, past the reminder."""
    sleep(place, (CLOCKS[clock].time - CLOCKS[clock].warning).total_seconds())
    await tick(place)
    sleep(place, CLOCKS[clock].warning.total_seconds())


def reminder(language: Language, mention: str, board: discord.Message, deadline: str) -> str:
    return text(language, "clock-reminder", mention=mention, when=deadline, link=board.jump_url)


def reminders(place: Place) -> list[discord.Message]:
    return [message for message in place.channel.history() if message.content.startswith("⏳")]


async def lost_on_time(place: Place, language: Language = "en") -> str:
    """What the board says of a loss on time."""
    table = await table_of(place)
    assert (table.state, table.reason) == ("over", "time")
    loser, winner = (table.seat(side).name for side in (1 - (table.winner or 0), table.winner or 0))
    return text(language, "event-time", loser=loser, winner=winner)


@pytest.mark.usefixtures("ticking")
async def test_a_reminder_and_then_the_loss_by_themselves(timed: Place) -> None:
    await start(timed, clock="quick")
    board, member = board_of(timed.channel), await on_turn(timed)
    deadline = format_dt((await table_of(timed)).deadline or timed.env.now(), "R")
    assert text("en", "board-deadline", when=deadline) in texts(board)
    await timed.env.advance_time(A_MINUTE)
    said = last_message(timed.channel)
    assert said.content == reminder("en", member.mention, board, deadline)
    assert [user.id for user in said.mentions] == pinged_last(timed) == [member.id]
    assert await is_shown(timed)
    await timed.env.advance_time(A_MINUTE + 1)
    told = last_message(timed.channel)
    assert told.id == board_of(timed.channel).id > said.id, "the board is shown anew, below everything else"
    assert await lost_on_time(timed) in texts(told)
    assert reminders(timed) == [], "it is too late"
    assert (await table_of(timed)).winner != (await table_of(timed)).side_of(member.id)
    assert {user.id for user in told.mentions} == {timed.anna.id, timed.ben.id}
    assert actions(told) == []
    before = len(timed.channel.history())
    await timed.env.advance_time(10 * A_MINUTE)
    assert len(timed.channel.history()) == before


@pytest.mark.usefixtures("ticking")
async def test_a_move_in_time_winds_the_clock_up_again(timed: Place) -> None:
    await start(timed, clock="quick")
    for _ in range(4):
        await timed.env.advance_time(A_MINUTE + 30)
        board = board_of(timed.channel)
        await click(await on_turn(timed), board, actions(board)[0])
        assert (await table_of(timed)).state == "playing"
        assert reminders(timed) == [], "what it reminded of is done"


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("clock", CLOCKS)
async def test_a_time_that_ran_out_while_the_bot_was_down_is_lost(
    timed: Place, settings: Settings, clock: str
) -> None:
    await start(timed, clock=clock)
    member, table = await on_turn(timed), await table_of(timed)
    await use_up(timed, clock)
    assert reminders(timed) == [last_message(timed.channel)]
    await timed.env.restart_bot(Boulo(settings))
    await timed.env.settle()
    assert await lost_on_time(timed) in texts(last_message(timed.channel))
    assert (await table_of(timed)).winner != table.side_of(member.id)


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("clock", CLOCKS)
async def test_who_could_not_be_reminded_while_the_bot_was_down(
    timed: Place, settings: Settings, clock: str
) -> None:
    await start(timed, clock=clock)
    member, old = await on_turn(timed), board_of(timed.channel)
    sleep(timed, 2 * CLOCKS[clock].time.total_seconds())
    await timed.env.restart_bot(Boulo(settings))
    await timed.env.settle()
    deadline = format_dt(timed.env.now() + CLOCKS[clock].warning, "R")
    said, board = last_message(timed.channel), board_of(timed.channel)
    assert text("en", "board-deadline", when=deadline) in texts(board)
    assert board.id == old.id, "the reminder pings already"
    assert said.content == reminder("en", member.mention, board, deadline)
    assert [user.id for user in said.mentions] == pinged_last(timed) == [member.id]
    assert (await table_of(timed)).state == "playing"
    sleep(timed, CLOCKS[clock].warning.total_seconds())
    await tick(timed)
    assert await lost_on_time(timed) in texts(last_message(timed.channel))


@pytest.mark.parametrize("status", [403, 404])
async def test_where_nothing_can_be_posted_the_clock_stops_until_the_next_move(
    timed: Place, status: int
) -> None:
    """Nobody could move there, either."""
    await start(timed, clock="quick")
    timed.env.inject_error("POST", "/channels/*/messages", status=status)
    for _ in range(5):
        sleep(timed, A_MINUTE)
        await tick(timed)
    assert (reminders(timed), (await table_of(timed)).state) == ([], "playing")
    await click(await on_turn(timed), board_of(timed.channel), "point3")
    sleep(timed, A_MINUTE)
    await tick(timed)
    assert len(reminders(timed)) == 1


async def test_a_reminder_that_cannot_be_sent_is_sent_again(timed: Place) -> None:
    await start(timed, clock="quick")
    member = await on_turn(timed)
    timed.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    for _ in range(3):
        sleep(timed, A_MINUTE)
        await tick(timed)
        assert (reminders(timed), (await table_of(timed)).state) == ([], "playing")
    sleep(timed, A_MINUTE)
    await tick(timed)
    deadline = format_dt(timed.env.now() + CLOCKS["quick"].warning, "R")
    board = board_of(timed.channel)
    assert text("en", "board-deadline", when=deadline) in texts(board)
    assert last_message(timed.channel).content == reminder("en", member.mention, board, deadline)
    sent = [each.json or {} for each in timed.env.http_requests if each.path.endswith("/messages")][-4:]
    assert len({each["nonce"] for each in sent}) == 1, "whoever was reminded already is not pinged again"
    sleep(timed, A_MINUTE - 1)
    await tick(timed)
    assert (await table_of(timed)).state == "playing"
    sleep(timed, 1)
    await tick(timed)
    assert await lost_on_time(timed) in texts(last_message(timed.channel))
    assert reminders(timed) == []


async def test_a_board_that_cannot_show_the_new_deadline_keeps_nobody_from_hearing_it(timed: Place) -> None:
    await start(timed, clock="quick")
    sleep(timed, 10 * A_MINUTE)
    timed.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await tick(timed)
    assert reminders(timed) == [last_message(timed.channel)]


async def test_a_reminder_a_minute_late_posts_no_new_board(timed: Place) -> None:
    await start(timed, clock="day")
    for _ in range(10):
        await timed.carl.send(timed.channel, "nice weather")
    board = board_of(timed.channel)
    sleep(timed, (CLOCKS["day"].time - CLOCKS["day"].warning).total_seconds() + A_MINUTE)
    await tick(timed)
    assert reminders(timed) == [last_message(timed.channel)]
    assert board_of(timed.channel).id == board.id


@pytest.mark.usefixtures("ticking")
async def test_a_deadline_survives_a_restart(timed: Place, settings: Settings) -> None:
    await start(timed, clock="quick")
    before = await table_of(timed)
    await timed.env.advance_time(A_MINUTE)
    await timed.env.restart_bot(Boulo(settings))
    await timed.env.advance_time(A_MINUTE - 1)
    table = await table_of(timed)
    assert (table.state, table.deadline) == ("playing", before.deadline)
    assert len(reminders(timed)) == 1
    await timed.env.advance_time(A_MINUTE)
    assert await lost_on_time(timed) in texts(last_message(timed.channel))


async def test_a_loss_that_cannot_be_shown_is_shown_at_the_next_touch(timed: Place) -> None:
    await start(timed, clock="quick")
    old, member = board_of(timed.channel), await on_turn(timed)
    await use_up(timed)
    timed.env.inject_error("POST", "/channels/*/messages", status=500)
    await tick(timed)
    said = await lost_on_time(timed)
    assert said not in texts(board_of(timed.channel))
    result = await click(member, old, actions(old)[0])
    assert answer(result).content == text("en", "game-over")
    assert said in texts(board_of(timed.channel))


async def test_a_reminder_shows_first_what_could_not_be_shown(timed: Place) -> None:
    await start(timed, clock="quick")
    timed.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    board = board_of(timed.channel)
    await click(await on_turn(timed), board, actions(board)[0])
    assert not await is_shown(timed)
    sleep(timed, A_MINUTE)
    await tick(timed)
    assert await is_shown(timed)
    member = await on_turn(timed)
    assert [user.id for user in last_message(timed.channel).mentions] == [member.id]


async def test_a_reminder_that_cannot_be_taken_away_keeps_nobody_from_moving(timed: Place) -> None:
    await start(timed, clock="quick")
    sleep(timed, A_MINUTE)
    await tick(timed)
    timed.env.inject_error("DELETE", "/channels/*/messages/*", status=403)
    ply, board = (await table_of(timed)).ply, board_of(timed.channel)
    await click(await on_turn(timed), board, actions(board)[0])
    assert (await table_of(timed)).ply > ply
    assert len(reminders(timed)) == 1


async def test_a_game_that_is_ended_leaves_no_reminder(timed: Place) -> None:
    await start(timed, clock="quick")
    sleep(timed, A_MINUTE)
    await tick(timed)
    assert len(reminders(timed)) == 1
    await bot_of(timed).services.clearing.end(await table_of(timed), timed.carl.id)
    assert reminders(timed) == []


async def add_spoilt_table(place: Place) -> Table:
    """Add a table whose game cannot be read and whose clock is due."""
    guild_id, then = bot_of(place).guilds[0].id, place.env.now()
    spoilt = a_table(guild_id=guild_id, notation="spoilt", clock="quick", deadline=then, alarm_at=then)
    return await add_table(bot_of(place).play.store, spoilt)


async def test_one_table_that_fails_does_not_keep_the_others_waiting(timed: Place) -> None:
    await add_spoilt_table(timed)
    await start(timed, clock="quick")
    sleep(timed, A_MINUTE)
    await tick(timed)
    assert reminders(timed) == [last_message(timed.channel)]


async def test_a_game_that_cannot_be_read_is_reported_once(
    timed: Place, caplog: pytest.LogCaptureFixture
) -> None:
    table = await add_spoilt_table(timed)
    for _ in range(3):
        await tick(timed)
        sleep(timed, A_MINUTE)
    assert [record.levelname for record in caplog.records if record.name == "play.timekeeper"] == ["ERROR"]
    assert f"table {table.id}" in caplog.text
    assert await bot_of(timed).play.store.tables.get(table.id) == replace(table, alarm_at=None)


async def test_a_table_that_cannot_be_loaded_once_keeps_its_clock(
    timed: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(timed, clock="quick")
    before = await table_of(timed)
    sleep(timed, A_MINUTE)
    with monkeypatch.context() as broken:
        failing = AsyncMock(side_effect=OperationalError("SELECT", {}, Exception("database is locked")))
        broken.setattr(bot_of(timed).play.store.tables, "get", failing)
        await tick(timed)
    failing.assert_awaited()
    assert await table_of(timed) == before
    await tick(timed)
    assert reminders(timed) == [last_message(timed.channel)]


@pytest.mark.usefixtures("ticking")
async def test_a_database_that_fails_once_does_not_stop_the_clocks(
    timed: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(timed, clock="quick")
    with monkeypatch.context() as broken:
        failing = AsyncMock(side_effect=RuntimeError("no database"))
        broken.setattr(bot_of(timed).play.store.tables, "alarms", failing)
        await timed.env.advance_time(3 * A_MINUTE)
    assert failing.await_count == 3
    assert reminders(timed) == []
    await timed.env.advance_time(A_MINUTE)
    assert reminders(timed) == [last_message(timed.channel)]
    await timed.env.advance_time(A_MINUTE)
    assert (await table_of(timed)).reason == "time"


async def test_a_server_of_another_process_is_left_alone(timed: Place) -> None:
    await start(timed, clock="quick")
    sleep(timed, 10 * A_MINUTE)
    bot_of(timed).hosts = lambda guild_id: False  # type: ignore[method-assign]
    await tick(timed)
    assert (await table_of(timed)).state == "playing"


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(timed: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await timed.anna.slash(timed.channel, "boomerang challenge", opponent=timed.ben, begin="me", clock="day")
    asked = last_message(timed.channel)
    assert text(language, "challenge-clock", clock=text(language, "clock-day")) in asked.content
    await timed.ben.click(asked, label=text(language, "challenge-accept"))
    board = board_of(timed.channel)
    deadline = format_dt((await table_of(timed)).deadline or timed.env.now(), "R")
    sleep(timed, (CLOCKS["day"].time - CLOCKS["day"].warning).total_seconds())
    await tick(timed)
    assert last_message(timed.channel).content == reminder(language, timed.anna.mention, board, deadline)
    sleep(timed, CLOCKS["day"].warning.total_seconds())
    await tick(timed)
    assert await lost_on_time(timed, language) in texts(last_message(timed.channel))


@pytest.mark.parametrize(
    ("said", "clock"),
    [({}, "day"), ({"clock": "none"}, None), ({"clock": "quick"}, "quick"), ({"clock": "week"}, "week")],
)
async def test_the_servers_clock_is_the_default(
    timed: Place, said: dict[str, str], clock: str | None
) -> None:
    await bot_of(timed).play.store.settings.save(timed.env.guild.id, clock="day")
    await start(timed, **said)
    table = await table_of(timed)
    assert table.clock == clock
    assert table.deadline == (None if clock is None else timed.env.now() + CLOCKS[clock].time)


async def test_against_the_computer_nobody_is_in_a_hurry(timed: Place) -> None:
    await bot_of(timed).play.store.settings.save(timed.env.guild.id, clock="quick")
    await timed.anna.slash(timed.channel, "carami solo", level="easy", begin="me")
    assert (await table_of(timed)).deadline is None
    assert (await position_of(timed)).turn == "A"


async def test_the_local_page_keeps_the_clocks_going(timed: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """There SimCord's time stands still between clicks, so the page looks at the clocks itself."""
    await start(timed, clock="quick")
    monkeypatch.setattr("bot.local_page.MINUTE", 0.01)
    page, seen = AsyncMock(), asyncio.Event()
    page.refresh.side_effect = seen.set
    keeping = asyncio.create_task(keep_clocks(bot_of(timed), page))
    await asyncio.sleep(0.1)
    page.refresh.assert_not_awaited()
    sleep(timed, A_MINUTE)
    await asyncio.wait_for(seen.wait(), 10)
    keeping.cancel()
    member = await on_turn(timed)
    assert [user.id for user in last_message(timed.channel).mentions] == [member.id]
