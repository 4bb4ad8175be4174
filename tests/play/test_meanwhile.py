"""Another process does something between a look and what follows from it: nothing is lost or mixed."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock

import pytest

from engine import new_game
from play import Play
from play.driver import Driver
from play.people import Member, Place
from play.refusals import Refusal
from play.resting import Resting
from play.tables import Tables
from play.terms import Terms
from play.views import TableView, Venue
from store import DatabaseTrouble
from store.records import GuildSettings, Seat
from tests.store.records import ANNA, BEN, CARL, SEATS, a_table, add_table

Meanwhile = Callable[[object, str, Callable[[], Awaitable[object]]], None]
LATER = timedelta(hours=1)


@pytest.fixture
def other(tables: Tables) -> Tables:
    """The tables of another process, which has locks of its own."""
    return Tables(tables.store)


@pytest.fixture
def play(tables: Tables) -> Play:
    """Everything on the same database."""
    return Play(tables.store, languages=(), themes=())


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """`meanwhile(owner, name, happen)`: let something happen right after that was called, once."""

    def then(owner: object, name: str, happen: Callable[[], Awaitable[object]]) -> None:
        call = getattr(owner, name)

        async def called(*args: Any, **named: Any) -> Any:
            monkeypatch.setattr(owner, name, call)
            try:
                return await call(*args, **named)
            finally:
                await happen()

        monkeypatch.setattr(owner, name, called)

    return then


async def start(
    tables: Tables, game: str = "carami", seats: tuple[Seat, ...] = SEATS, channel: int = 1
) -> TableView:
    return await tables.start(game, {}, seats, Venue(7, channel, "en"), nonce="start")


async def move(tables: Tables, view: TableView) -> TableView:
    assert view.seat is not None
    action = view.position.legal_actions()[0]
    return await tables.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "nonce")


async def test_who_moves_keeps_a_game_from_resting(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    view = await start(tables)
    assert await tables.rest(view.table.id, view.table.moved_at - LATER) is None, "it was touched since"
    meanwhile(tables.store.tables, "get", lambda: move(other, view))
    assert await tables.rest(view.table.id, view.table.moved_at + LATER) is None
    present = await tables.store.tables.get(view.table.id)
    assert (present.state, present.version) == ("playing", 1)


async def test_dice_that_were_left_in_the_air_fall_once(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    table = await add_table(tables.store, a_table(notation=str(new_game("boulomania"))))
    meanwhile(tables.store.tables, "get", lambda: other.view(table.id))
    with pytest.raises(Refusal, match="out-of-date"):
        await tables.view(table.id)
    present = await tables.view(table.id)
    assert (present.table.version, present.position.turn in "AB") == (1, True)


async def test_a_game_is_proved_by_the_log_of_the_same_moment(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    view = await start(tables, "boulomania")
    meanwhile(tables.store.tables, "log", lambda: move(other, view))
    table, log = await tables.read_whole(view.table.id)
    assert table.version == 1
    assert table.ply == len(log) > view.table.ply


async def test_a_channel_is_taken_right_after_it_was_found_free(tables: Tables, meanwhile: Meanwhile) -> None:
    """Whoever came too late is told so, not that something went wrong."""
    driver, first = Driver(tables), await start(tables)
    meanwhile(tables, "start", lambda: tables.resign(first.table.id, ANNA))
    with pytest.raises(Refusal, match="channel-taken"):
        await driver.start("boomerang", {}, SEATS, Venue(7, 1, "en"), nonce="start")
    assert (await driver.start("boomerang", {}, SEATS, Venue(7, 1, "en"), nonce="start")).table.id == 2


async def test_no_resting_game_goes_on_in_a_channel_that_was_just_taken(
    tables: Tables, meanwhile: Meanwhile
) -> None:
    driver, resting = Driver(tables), (await start(tables)).table
    await tables.rest(resting.id, resting.moved_at + LATER)
    playing = await start(tables)
    with pytest.raises(Refusal, match="channel-taken"):
        await driver.wake(resting.id, ANNA)
    meanwhile(tables, "wake", lambda: tables.resign(playing.table.id, ANNA))
    with pytest.raises(Refusal, match="channel-taken"):
        await driver.wake(resting.id, ANNA)
    assert (await driver.wake(resting.id, ANNA)).table.state == "playing"


async def test_a_game_is_cleared_away_though_somebody_moves_and_only_once(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    driver, view = Driver(tables), await start(tables)
    meanwhile(tables.store.tables, "get", lambda: move(other, view))
    ended = await driver.end(view.table.id, ANNA)
    assert (ended.reason, ended.version) == ("ended", 2)
    with pytest.raises(Refusal, match="game-over"):
        await driver.end(view.table.id, ANNA)


async def test_of_two_processes_one_lets_a_game_go_on(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    table = (await start(tables)).table
    await tables.rest(table.id, table.moved_at + LATER)
    meanwhile(tables.store.tables, "log", lambda: other.wake(table.id, ANNA))
    with pytest.raises(Refusal, match="out-of-date"):
        await tables.wake(table.id, BEN)
    assert (await tables.store.tables.get(table.id)).version == 2


async def test_nobody_is_reminded_who_has_just_moved(
    tables: Tables, other: Tables, meanwhile: Meanwhile
) -> None:
    view = await tables.start("carami", {}, SEATS, Venue(7, 1, "en", clock="quick"), nonce="start")
    assert view.table.alarm_at is not None
    late = view.table.alarm_at + timedelta(seconds=30)
    tables.now = lambda: late
    meanwhile(tables.store.tables, "get", lambda: move(other, view))
    with pytest.raises(Refusal, match="out-of-date"):
        await tables.ring(view.table.id)
    assert (await tables.store.tables.get(view.table.id)).version == 1


async def test_a_game_that_is_gone_keeps_no_other_from_resting(
    tables: Tables, play: Play, meanwhile: Meanwhile
) -> None:
    solo = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
    gone = (await start(tables, seats=solo)).table
    there = (await start(tables, seats=(Seat(0, 0, BEN, "Ben"), Seat(1, 0, CARL, "Carl")), channel=2)).table
    later = tables.now() + timedelta(days=100)
    tables.now = lambda: later
    meanwhile(tables.store.tables, "untouched", lambda: play.privacy.forget(ANNA))
    await Resting(Driver(tables)).tick(lambda guild: True)
    assert [each.id for each in await tables.store.tables.after(0, 10)] == [there.id] != [gone.id]
    assert (await tables.store.tables.get(there.id)).state == "resting"


async def test_a_challenge_is_declined_or_withdrawn(play: Play, meanwhile: Meanwhile) -> None:
    place = Place(7, 1)
    made = await play.challenges.make(
        "carami", Terms({}), GuildSettings(7), place, Member(ANNA, "Anna"), Member(BEN, "Ben")
    )
    answer = play.challenges.turn_down
    meanwhile(play.challenges, "find", lambda: answer(made.id, "carami", place, ANNA, "withdraw"))
    with pytest.raises(Refusal, match="challenge-gone"):
        await answer(made.id, "carami", place, BEN, "decline")


async def test_who_sits_down_while_being_forgotten_is_forgotten(
    tables: Tables, play: Play, meanwhile: Meanwhile
) -> None:
    meanwhile(play.store.privacy, "forget_tables", lambda: start(tables))
    await play.privacy.forget(ANNA)
    (table,) = await play.store.tables.after(0, 10)
    assert (table.state, table.has_forgotten) == ("over", True)


async def test_who_gives_up_while_being_forgotten_is_forgotten(
    tables: Tables, play: Play, meanwhile: Meanwhile
) -> None:
    view = await start(tables)
    meanwhile(play.store.privacy, "playing", lambda: tables.resign(view.table.id, ANNA))
    await play.privacy.forget(ANNA)
    table = await play.store.tables.get(view.table.id)
    assert (table.reason, table.winner, table.has_forgotten) == ("resigned", 1, True)


async def test_a_server_that_is_come_back_to_stays(tables: Tables, play: Play, meanwhile: Meanwhile) -> None:
    view = await start(tables)
    await play.cleaning.note_left(7)
    later = play.now() + timedelta(days=31)
    play.now = lambda: later
    meanwhile(play.store.guilds, "left_before", lambda: play.cleaning.note_here(7))
    await play.cleaning.run()
    assert await play.store.tables.get(view.table.id) == view.table


async def test_who_cannot_be_forgotten_as_the_database_fails_is_forgotten_the_next_day(
    tables: Tables, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await start(tables)
    with monkeypatch.context() as failing:
        failing.setattr(play.driver, "resign", AsyncMock(side_effect=DatabaseTrouble("gone")))
        with pytest.raises(DatabaseTrouble):
            await play.privacy.forget(ANNA)
    assert (await play.store.tables.get(view.table.id)).state == "playing"
    await play.cleaning.run()
    table = await play.store.tables.get(view.table.id)
    assert (table.reason, table.has_forgotten) == ("resigned", True)
