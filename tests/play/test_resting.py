"""Games without a clock that nobody goes on with are put to rest, and go on when their players like."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import update

from play import resting
from play.checking import check_all
from play.dice import commitment
from play.driver import Driver
from play.listeners import TableChanged
from play.proofs import prove
from play.refusals import Refusal
from play.resting import ALONE_DAYS, REST_DAYS, Resting
from play.tables import Tables
from play.timekeeper import RESTED_EVERY, Timekeeper
from play.turns import check_awake
from play.views import TableView, Venue
from store import ChannelTaken, Outdated, Store
from store.records import REST_AFTER, Seat, Table
from store.schema import tables
from tests.store.records import ANNA, BEN, CARL, NOON, SEATS

SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))
GUILD = 7
A_DAY, A_MINUTE = timedelta(days=1), timedelta(minutes=1)


class Rested:
    """Tables with a clock of their own, whoever puts them to rest, and what is told of it."""

    def __init__(self, store: Store) -> None:
        self.moment = NOON
        self.tables = Tables(store, now=lambda: self.moment)
        self.driver = Driver(self.tables)
        self.resting = Resting(self.driver)
        self.told: list[TableChanged] = []
        self.driver.listen(self._hear)

    async def _hear(self, change: TableChanged) -> None:
        self.told.append(change)

    async def start(
        self,
        channel: int = 1,
        seats: tuple[Seat, ...] = SEATS,
        *,
        clock: str | None = None,
        game: str = "carami",
    ) -> Table:
        where = Venue(GUILD, channel, "en", clock=clock)
        return (await self.tables.start(game, {}, seats, where, nonce="start")).table

    async def move(self, table: Table) -> TableView:
        view = await self.tables.view(table.id)
        assert view.seat is not None
        action = view.position.legal_actions()[0]
        return await self.tables.act(table.id, None, view.seat.member_id or 0, action, "nonce")

    async def wait(self, span: timedelta) -> None:
        """Let time pass, then look for games to put to rest."""
        self.moment += span
        await self.resting.tick(lambda guild: guild == GUILD)

    async def present(self, table: Table) -> Table:
        return await self.tables.store.tables.get(table.id)

    async def is_resting(self, table: Table) -> bool:
        present = await self.present(table)
        assert (present.state, present.reason) in (("playing", None), ("resting", "rested"))
        return present.state == "resting"


@pytest.fixture
async def here(database_url: str) -> AsyncIterator[Rested]:
    here = Rested(await Store.open(database_url))
    yield here
    here.tables.close()
    await here.tables.store.close()


async def test_after_two_weeks_without_a_move_a_game_rests(here: Rested) -> None:
    table = await here.start()
    await here.wait(REST_AFTER * A_DAY - A_MINUTE)
    assert not await here.is_resting(table)
    await here.wait(A_MINUTE)
    assert await here.is_resting(table)
    assert [change.kind for change in here.told] == ["rested"]
    await here.wait(A_DAY)
    assert len(here.told) == 1


async def test_a_move_puts_it_off(here: Rested) -> None:
    table = await here.start()
    await here.wait(10 * A_DAY)
    await here.move(table)
    await here.wait(10 * A_DAY)
    assert not await here.is_resting(table)


async def test_against_the_computer_it_takes_three_days(here: Rested) -> None:
    alone, together = await here.start(1, SOLO), await here.start(2)
    await here.wait(ALONE_DAYS * A_DAY)
    assert await here.is_resting(alone)
    assert not await here.is_resting(together)


@pytest.mark.parametrize("days", REST_DAYS)
async def test_a_server_sets_how_long_it_takes(here: Rested, days: int) -> None:
    await here.tables.store.settings.save(GUILD, rest_after=days)
    table = await here.start()
    await here.wait(days * A_DAY - A_MINUTE)
    assert not await here.is_resting(table)
    await here.wait(A_MINUTE)
    assert await here.is_resting(table)


async def test_games_with_a_clock_and_those_of_other_processes_never_rest(here: Rested) -> None:
    timed, elsewhere = await here.start(1, clock="week"), await here.start(2)
    here.moment += 365 * A_DAY
    await here.resting.tick(lambda guild: False)
    assert not await here.is_resting(elsewhere)
    await here.wait(A_DAY)
    assert await here.is_resting(elsewhere)
    assert not await here.is_resting(timed)


async def test_some_at_a_time_and_all_in_the_end(here: Rested, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also past those that other processes look after, however many they are."""
    monkeypatch.setattr(resting, "PAGE", 3)
    monkeypatch.setattr(resting, "MOST_AT_ONCE", 2)
    theirs = [
        await here.tables.start("carami", {}, SEATS, Venue(8, 100 + n, "en"), nonce="") for n in range(4)
    ]
    ours = [await here.start(channel) for channel in range(1, 6)]
    here.moment += 100 * A_DAY
    for _ in range(8):
        before = len(here.told)
        await here.resting.tick(lambda guild: guild == GUILD)
        assert len(here.told) - before <= 2
    assert all([await here.is_resting(table) for table in ours])
    assert not any([await here.is_resting(view.table) for view in theirs])


async def test_the_channel_is_free_and_nothing_has_counted(here: Rested) -> None:
    table = await here.start()
    for _ in range(6):
        await here.move(table)
    await here.wait(REST_AFTER * A_DAY)
    newer = await here.start()
    assert await here.tables.store.tables.in_channel(1) == newer
    assert await here.tables.store.standings.all() == []
    assert (await check_all(here.tables.store)).problems == ()
    assert [each.id for each in await here.tables.store.tables.of_guild(GUILD)] == [newer.id]


async def test_it_does_not_count_among_the_games_that_a_member_plays_alone(here: Rested) -> None:
    table = await here.start(1, SOLO)
    assert await here.tables.store.tables.channels_against_computer(GUILD, ANNA) == [1]
    await here.wait(ALONE_DAYS * A_DAY)
    assert await here.tables.store.tables.channels_against_computer(GUILD, ANNA) == []
    await here.tables.wake(table.id, ANNA)
    assert await here.tables.store.tables.channels_against_computer(GUILD, ANNA) == [1]


async def test_its_players_let_it_go_on(here: Rested) -> None:
    table = await here.start()
    moved = await here.move(table)
    log = await here.tables.store.tables.log(table.id)
    await here.wait(REST_AFTER * A_DAY)
    newer = await here.start()
    await here.tables.end(newer.id, CARL)
    view = await here.driver.wake(table.id, BEN)
    present = await here.present(table)
    assert view.table == present == await here.tables.store.tables.in_channel(1)
    assert (present.state, present.reason, present.moved_at) == ("playing", None, here.moment)
    assert (view.position, view.steps) == (moved.position, moved.steps)
    assert await here.tables.store.tables.log(table.id) == log
    assert here.told[-1] == ("woken", view)
    await here.move(table)
    await here.wait(A_DAY)
    assert not await here.is_resting(table)
    assert (await check_all(here.tables.store)).problems == ()


async def test_a_take_back_and_an_end_are_as_before(here: Rested) -> None:
    table = await here.start()
    moved = await here.move(table)
    await here.wait(REST_AFTER * A_DAY)
    await here.tables.wake(table.id, ANNA)
    back = await here.tables.take_back(table.id, moved.table.ply, BEN, 0)
    assert str(back.position) == table.notation
    assert (await here.tables.resign(table.id, ANNA)).table.winner == 1


async def test_its_dice_follow_from_another_seed_then(here: Rested) -> None:
    """The first one may have been shown while it was at rest."""
    table = await here.start(game="boulomania")
    known = [table.seed]
    for _ in range(2):
        await here.move(table)
        await here.wait(REST_AFTER * A_DAY)
        assert (await here.tables.verify(table.id)).faults == ()
        woken = (await here.driver.wake(table.id, ANNA)).table
        assert woken == await here.present(table)
        assert woken.seed not in known
        assert woken.commitment == commitment(woken.seed)
        known.append(woken.seed)
    await here.move(table)
    await here.tables.resign(table.id, ANNA)
    verified = await here.tables.verify(table.id)
    assert (verified.rolls > 3, verified.faults) == (True, ())
    proof = json.loads(prove(*await here.tables.read_whole(table.id)))
    assert [each["seed"] for each in proof["seeds"]] == known
    assert [each["from"] for each in proof["seeds"][1:]] == [each["until"] for each in proof["seeds"][:-1]]
    assert (await check_all(here.tables.store)).problems == ()


async def test_the_computer_plays_on(here: Rested) -> None:
    table = await here.start(1, (Seat(0, 0, None, "Computer", "easy"), Seat(1, 0, BEN, "Ben")))
    assert table.computer_due
    await here.wait(ALONE_DAYS * A_DAY)
    assert await here.tables.store.tables.waiting_for_computer() == []
    view = await here.driver.wake(table.id, BEN)
    assert view.seat is not None
    assert view.seat.member_id == BEN


async def test_who_may_not_let_it_go_on(here: Rested) -> None:
    table = await here.start()
    with pytest.raises(Refusal, match="game-not-resting"):
        await here.driver.wake(table.id, ANNA)
    await here.wait(REST_AFTER * A_DAY)
    with pytest.raises(Refusal, match="not-your-table"):
        await here.driver.wake(table.id, CARL)
    await here.start()
    with pytest.raises(Refusal, match="channel-taken"):
        await here.driver.wake(table.id, ANNA)
    assert await here.is_resting(table)


async def test_nothing_can_be_done_there_meanwhile(here: Rested) -> None:
    table = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    for attempt in (
        here.tables.act(table.id, None, ANNA, "a2", "nonce"),
        here.tables.resign(table.id, ANNA),
        here.tables.take_back(table.id, None, ANNA, 0),
        here.tables.end(table.id, CARL),
    ):
        with pytest.raises(Refusal, match="game-resting"):
            await attempt
    present = await here.present(table)
    with pytest.raises(Refusal, match="game-resting"):
        check_awake(present, ANNA)
    check_awake(present, CARL)
    with pytest.raises(Outdated):
        await here.tables.store.tables.save(present, present)


async def test_of_two_who_go_on_at_once_one_does(here: Rested) -> None:
    first = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    second = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    done = await asyncio.gather(
        *(here.tables.wake(table.id, ANNA) for table in (first, second)), return_exceptions=True
    )
    assert [type(each) for each in done].count(TableView) == 1
    assert [type(each) for each in done].count(ChannelTaken) == 1
    done = await asyncio.gather(
        *(here.driver.wake(first.id, member) for member in (ANNA, BEN)), return_exceptions=True
    )
    assert sum(isinstance(each, Refusal) for each in done) >= 1


async def test_a_member_finds_the_last_one_of_a_channel(here: Rested) -> None:
    find = here.tables.store.tables.at_rest
    assert await find(1, "carami", ANNA) is None
    older = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    newer = await here.start(1, SOLO)
    await here.wait(ALONE_DAYS * A_DAY)
    assert await find(1, "carami", ANNA) == await here.present(newer)
    assert await find(1, "carami", BEN) == await here.present(older)
    for where in ((1, "carami", CARL), (1, "boulomania", ANNA), (2, "carami", ANNA)):
        assert await find(*where) is None


async def test_what_cannot_be_read_any_more_frees_its_channel_as_well(here: Rested) -> None:
    table = await here.start()
    await here.tables.store.tables.save(table, replace(table, notation="spoilt"))
    await here.wait(REST_AFTER * A_DAY)
    assert await here.is_resting(table)


async def test_the_timekeeper_looks_now_and_then(here: Rested) -> None:
    clocks = Timekeeper(here.driver)
    table = await here.start()
    await clocks.tick(lambda guild: True)
    here.moment += REST_AFTER * A_DAY
    await clocks.tick(lambda guild: True)
    assert await here.is_resting(table)
    second = await here.start()
    here.moment += REST_AFTER * A_DAY - RESTED_EVERY / 2
    await clocks.tick(lambda guild: True)
    here.moment += RESTED_EVERY / 2
    await clocks.tick(lambda guild: True)
    assert not await here.is_resting(second)
    here.moment += RESTED_EVERY / 2
    await clocks.tick(lambda guild: True)
    assert await here.is_resting(second)


async def test_after_a_start_its_board_is_shown_if_it_was_not(here: Rested) -> None:
    table = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    unshown = here.tables.store.tables.unshown
    assert await unshown([GUILD], here.moment, 10) == [table.id]
    assert await unshown([GUILD], here.moment + datetime.resolution, 10) == []


async def test_a_game_under_earlier_rules_goes_on_no_more(here: Rested) -> None:
    table = await here.start()
    await here.wait(REST_AFTER * A_DAY)
    earlier = update(tables).values(rules=0)
    await here.tables.store.database.write(lambda connection: connection.execute(earlier))
    with pytest.raises(Refusal, match="earlier-rules"):
        await here.driver.wake(table.id, ANNA)
    assert await here.is_resting(table)
