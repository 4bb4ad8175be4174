"""How long a move may take: the deadline, the reminder before it, then the loss; and what that costs."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import event

from engine import new_game
from play.clocks import CLOCKS
from play.driver import Driver
from play.listeners import TableChanged
from play.refusals import Refusal
from play.tables import Tables
from play.timekeeper import PRUNED_EVERY, Timekeeper
from play.views import TableView, Venue
from store import Store
from store.invitations import InvitationGone
from store.records import Seat
from tests.store.records import ANNA, BEN, CARL, NOON, SEATS, a_challenge, a_table, add_table

DORA = 2**62 + 4
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
TEAMS = (*SEATS, Seat(0, 1, CARL, "Carl"), Seat(1, 1, DORA, "Dora"))

every_clock = pytest.mark.parametrize("clock", CLOCKS)


class Time:
    """The time that the tables are told."""

    def __init__(self) -> None:
        self.moment = NOON

    def now(self) -> datetime:
        return self.moment

    def pass_by(self, span: timedelta) -> None:
        self.moment += span


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def tables(sqlite_url: str, time: Time) -> AsyncIterator[Tables]:
    opened = Tables(await Store.open(sqlite_url), now=time.now)
    yield opened
    await opened.store.close()


async def start(
    tables: Tables,
    clock: str | None = "quick",
    game: str = "carami",
    seats: tuple[Seat, ...] = SEATS,
    channel: int = 1,
) -> TableView:
    return await tables.start(game, {}, seats, Venue(7, channel, "en", clock=clock), nonce="start")


async def move(tables: Tables, moved: TableView) -> TableView:
    """Play the first legal action for whoever is to move."""
    assert moved.seat is not None
    member, action = moved.seat.member_id or 0, moved.position.legal_actions()[0]
    return await tables.act(moved.table.id, moved.table.ply, member, action, f"i{moved.table.ply}")


async def remind(tables: Tables, table_id: int) -> TableView:
    """Ring the clock and let its reminder reach the member; what it says."""
    reminded = await tables.ring(table_id)
    assert reminded is not None
    assert reminded.table.state == "playing"
    await tables.store.tables.note_reminded(reminded.table)
    return reminded


async def use_up(tables: Tables, time: Time, moved: TableView) -> None:
    """Let the time run out, past the reminder."""
    clock = CLOCKS[moved.table.clock or ""]
    time.pass_by(clock.time - clock.warning)
    await remind(tables, moved.table.id)
    time.pass_by(clock.warning)


async def run_out(tables: Tables, time: Time, moved: TableView) -> TableView | None:
    await use_up(tables, time, moved)
    return await tables.ring(moved.table.id)


async def due(tables: Tables) -> list[int]:
    return [table_id for table_id, _ in await tables.store.tables.alarms(tables.now())]


# The deadline


@pytest.mark.parametrize(
    ("clock", "time_to_move", "reminded_before"),
    [
        ("quick", timedelta(minutes=2), timedelta(minutes=1)),
        ("day", timedelta(days=1), timedelta(hours=3)),
        ("week", timedelta(days=7), timedelta(days=1)),
    ],
)
async def test_every_move_has_its_time(
    tables: Tables, time: Time, clock: str, time_to_move: timedelta, reminded_before: timedelta
) -> None:
    moved = await start(tables, clock)
    for _ in range(3):
        assert moved.table.deadline == time.now() + time_to_move
        assert moved.table.alarm_at == moved.table.deadline - reminded_before
        time.pass_by(time_to_move / 3)
        moved = await move(tables, moved)
    assert await tables.store.tables.get(moved.table.id) == moved.table


async def test_without_a_clock_there_is_no_deadline(tables: Tables, time: Time) -> None:
    moved = await move(tables, await start(tables, None))
    time.pass_by(timedelta(days=1000))
    assert (moved.table.deadline, moved.table.alarm_at) == (None, None)
    assert await due(tables) == []
    assert await tables.ring(moved.table.id) is None


@every_clock
async def test_one_reminder_then_the_loss(tables: Tables, time: Time, clock: str) -> None:
    table_id = (await start(tables, clock)).table.id
    warning = CLOCKS[clock].warning
    time.pass_by(CLOCKS[clock].time - warning - timedelta(seconds=1))
    assert await due(tables) == []
    assert await tables.ring(table_id) is None
    time.pass_by(timedelta(seconds=1))
    assert await due(tables) == [table_id]
    reminded = await remind(tables, table_id)
    assert reminded.table.deadline == time.now() + warning, "it is as it was"
    assert reminded.seat is not None
    assert reminded.seat.member_id == ANNA
    time.pass_by(warning - timedelta(seconds=1))
    assert await due(tables) == [], "reminded once"
    assert await tables.ring(table_id) is None
    time.pass_by(timedelta(seconds=1))
    assert await due(tables) == [table_id]
    over = await tables.ring(table_id)
    assert over is not None
    assert (over.table.state, over.table.winner, over.table.reason) == ("over", 1, "time")
    assert over.table == await tables.store.tables.get(table_id)
    assert not over.table.is_shown, "it has yet to be shown"
    assert await due(tables) == []
    assert await tables.ring(table_id) is None


@every_clock
async def test_nobody_loses_who_was_not_reminded(tables: Tables, time: Time, clock: str) -> None:
    moved = await start(tables, clock)
    time.pass_by(10 * CLOCKS[clock].time)
    reminded = await remind(tables, moved.table.id)
    deadline = time.now() + CLOCKS[clock].warning
    assert reminded.table.deadline == deadline
    kept = await tables.store.tables.get(moved.table.id)
    assert (kept.deadline, kept.alarm_at) == (deadline, deadline)
    time.pass_by(CLOCKS[clock].warning - timedelta(seconds=1))
    assert await tables.ring(moved.table.id) is None
    time.pass_by(timedelta(seconds=1))
    over = await tables.ring(moved.table.id)
    assert over is not None
    assert over.table.reason == "time"


async def test_a_late_reminder_leaves_as_much_time_as_one_in_time(tables: Tables, time: Time) -> None:
    moved = await start(tables)
    time.pass_by(timedelta(seconds=95))
    reminded = await remind(tables, moved.table.id)
    assert reminded.table.deadline == time.now() + CLOCKS["quick"].warning


async def test_a_reminder_that_went_astray_is_due_again(tables: Tables, time: Time) -> None:
    moved = await start(tables)
    time.pass_by(timedelta(minutes=1))
    for _ in range(5):
        assert await due(tables) == [moved.table.id]
        reminded = await tables.ring(moved.table.id)
        assert reminded is not None
        assert reminded.table.state == "playing"
        assert reminded.table.deadline == time.now() + CLOCKS["quick"].warning
        time.pass_by(timedelta(minutes=1))
    await remind(tables, moved.table.id)
    assert await due(tables) == []


async def test_a_move_while_the_reminder_is_on_its_way(tables: Tables, time: Time) -> None:
    moved = await start(tables)
    time.pass_by(timedelta(minutes=1))
    reminded = await tables.ring(moved.table.id)
    assert reminded is not None
    moved = await move(tables, moved)
    await tables.store.tables.note_reminded(reminded.table)
    assert await tables.store.tables.get(moved.table.id) == moved.table, "the other has not been reminded"


async def test_a_team_that_plays_on_while_the_reminder_is_on_its_way(tables: Tables, time: Time) -> None:
    moved = await start(tables, game="petanque", seats=TEAMS)
    time.pass_by(timedelta(seconds=90))
    reminded = await tables.ring(moved.table.id)
    assert reminded is not None
    assert reminded.seat is not None
    left = await tables.resign(moved.table.id, reminded.seat.member_id or 0)
    await tables.store.tables.note_reminded(reminded.table)
    assert await tables.store.tables.get(moved.table.id) == left.table, (
        "who plays instead has not been reminded"
    )


async def test_a_move_after_the_reminder_winds_the_clock_up_again(tables: Tables, time: Time) -> None:
    moved = await start(tables)
    time.pass_by(timedelta(seconds=90))
    await remind(tables, moved.table.id)
    moved = await move(tables, moved)
    time.pass_by(timedelta(seconds=59))
    assert await tables.ring(moved.table.id) is None
    over = await run_out(tables, time, moved)
    assert over is not None
    assert over.table.winner == 0, "it was the other's turn"


async def test_the_computer_may_think_as_long_as_it_likes(tables: Tables, time: Time) -> None:
    moved = await move(tables, await start(tables, seats=SOLO))
    assert moved.table.computer_due
    assert (moved.table.deadline, moved.table.alarm_at) == (None, None)
    time.pass_by(timedelta(days=1))
    assert await due(tables) == []
    answered = await tables.play_computer(moved.table.id)
    assert answered is not None
    assert answered.table.deadline == time.now() + CLOCKS["quick"].time


async def test_dice_that_were_in_the_air_give_the_time_back(tables: Tables, time: Time) -> None:
    """The bot stopped before the opening was rolled; the clock of a table like that has not begun."""
    late = time.now() - timedelta(hours=1)
    unopened = a_table(
        options={},
        notation=str(new_game("boulomania")),
        computer_due=True,
        clock="quick",
        deadline=late,
        alarm_at=late,
    )
    table = await add_table(tables.store, unopened)
    assert await tables.ring(table.id) is None
    rolled = await tables.store.tables.get(table.id)
    assert rolled.ply > 0
    assert rolled.deadline == time.now() + CLOCKS["quick"].time


async def test_in_a_team_it_is_the_time_of_whose_ball_it_is(tables: Tables, time: Time) -> None:
    moved = await start(tables, game="petanque", seats=TEAMS)
    reminded = set()
    for _ in range(12):
        time.pass_by(timedelta(seconds=60))
        assert (await remind(tables, moved.table.id)).seat == moved.seat
        assert moved.seat is not None
        reminded.add(moved.seat.member_id)
        moved = await move(tables, moved)
    assert reminded == {ANNA, BEN, CARL, DORA}
    side = "AB".index(moved.position.turn)
    over = await run_out(tables, time, moved)
    assert over is not None
    assert over.table.winner == 1 - side


# What a loss on time counts


@pytest.mark.parametrize(("moves", "scores"), [(7, []), (8, [0.0])])
async def test_a_loss_on_time_counts_like_giving_up(
    tables: Tables, time: Time, moves: int, scores: list[float]
) -> None:
    moved = await start(tables)
    for _ in range(moves):
        moved = await move(tables, moved)
    assert moved.seat is not None
    late = moved.seat.member_id or 0
    await run_out(tables, time, moved)
    assert [each.score for each in await tables.store.standings.results(late, "carami", 100)] == scores


# At the same instant


async def test_a_move_and_the_end_of_the_time_at_once(tables: Tables, time: Time) -> None:
    for channel in range(1, 21):
        moved = await start(tables, channel=channel)
        await use_up(tables, time, moved)
        both = [move(tables, moved), tables.ring(moved.table.id)]
        if channel % 2:
            both.reverse()
        told = await asyncio.gather(*both, return_exceptions=True)
        table = await tables.store.tables.get(moved.table.id)
        if table.reason == "time":
            assert [each.code for each in told if isinstance(each, Refusal)] == ["game-over"]
            assert (table.state, table.ply) == ("over", 0)
        else:
            assert None in told, "the clock has nothing to say any more"
            assert (table.state, table.ply) == ("playing", 1)


@pytest.mark.each_database
async def test_two_processes_at_the_same_instant(database_url: str, time: Time) -> None:
    """Each process has locks of its own: what is saved decides, and only one of them is right."""
    ours, theirs = [Tables(await Store.open(database_url), now=time.now) for _ in range(2)]
    for channel in range(1, 11):
        moved = await start(ours, channel=channel)
        await use_up(ours, time, moved)
        told = await asyncio.gather(move(ours, moved), theirs.ring(moved.table.id), return_exceptions=True)
        done = [each for each in told if isinstance(each, TableView)]
        assert len(done) == 1
        assert await ours.store.tables.get(moved.table.id) == done[0].table
        assert all(isinstance(each, Refusal | TableView | None) for each in told)
    for tables in (ours, theirs):
        await tables.store.close()


# What a look at the clocks costs


def here(guild_id: int | None) -> bool:
    """Look after every server in this process."""
    return True


def elsewhere(guild_id: int | None) -> bool:
    return False


def looking(tables: Tables) -> Timekeeper:
    return Timekeeper(Driver(tables))


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """The statements that the database is sent in the block."""
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        asked.append(statement)

    for engine in store.database.engines:
        event.listen(engine, "before_cursor_execute", note)
    yield asked
    for engine in store.database.engines:
        event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("count", [1, 200])
async def test_one_query_however_many_tables(tables: Tables, time: Time, count: int) -> None:
    for channel in range(count):
        await start(tables, "day", channel=channel)
    clocks = looking(tables)
    await clocks.tick(here)
    with counted(tables.store) as asked:
        for _ in range(5):
            time.pass_by(timedelta(minutes=1))
            await clocks.tick(here)
    assert len(asked) == 5


async def test_tables_of_other_processes_cost_nothing(tables: Tables, time: Time) -> None:
    for channel in range(20):
        await start(tables, channel=channel)
    clocks = looking(tables)
    await clocks.tick(elsewhere)
    time.pass_by(timedelta(minutes=30))
    with counted(tables.store) as asked:
        await clocks.tick(elsewhere)
    assert len(asked) == 1
    assert len(await due(tables)) == 20


async def test_what_nobody_answered_is_forgotten_once_an_hour(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    prune = AsyncMock(wraps=tables.store.invitations.prune)
    monkeypatch.setattr(tables.store.invitations, "prune", prune)
    clocks = looking(tables)
    for _ in range(121):
        await clocks.tick(here)
        time.pass_by(timedelta(minutes=1))
    assert [call.args[0] - NOON for call in prune.await_args_list] == [PRUNED_EVERY * n for n in range(3)]


async def test_an_invitation_is_forgotten_after_its_time_only(tables: Tables, time: Time) -> None:
    store, clocks = tables.store, looking(tables)
    old = await store.invitations.add_challenge(a_challenge(expires_at=NOON - timedelta(seconds=1)))
    open_still = await store.invitations.add_challenge(a_challenge(expires_at=NOON + timedelta(seconds=1)))
    await clocks.tick(here)
    assert (await store.invitations.challenge(open_still.id)).id == open_still.id
    with pytest.raises(InvitationGone):
        await store.invitations.challenge(old.id)


async def test_a_table_that_is_held_up_does_not_hold_up_the_others(tables: Tables, time: Time) -> None:
    """As when Discord makes the bot wait in one channel."""
    driver, released, told = Driver(tables), asyncio.Event(), asyncio.Event()
    first, second = [(await start(tables, channel=channel)).table.id for channel in (1, 2)]

    async def hear(change: TableChanged) -> None:
        if change.view.table.id == first:
            await released.wait()
        else:
            told.set()

    driver.listen(hear)
    time.pass_by(CLOCKS["quick"].time)
    looking = asyncio.create_task(Timekeeper(driver).tick(here))
    await asyncio.wait_for(told.wait(), 30)
    released.set()
    await looking
    assert second != first
