"""The driver lets the computer go on until a member has to decide, and tells whoever listens."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest

from engine import GAMES, Position, replay
from play import driver as module
from play.driver import Driver
from play.listeners import TableChanged
from play.refusals import Refusal
from play.tables import Tables
from play.views import TableView, Venue
from store.records import Seat
from tests.store.records import ANNA, BEN, CARL, SEATS

SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "normal"))
FIRST = (Seat(0, 0, None, "Computer", "normal"), Seat(1, 0, ANNA, "Anna"))


class Heard(list[TableChanged]):
    """Remembers what it is told."""

    async def hear(self, change: TableChanged) -> None:
        self.append(change)

    @property
    def kinds(self) -> list[str]:
        return [change.kind for change in self]


@pytest.fixture
def driver(tables: Tables) -> Driver:
    return Driver(tables)


@pytest.fixture
def heard(driver: Driver) -> Heard:
    heard = Heard()
    driver.listen(heard.hear)
    return heard


async def start(
    driver: Driver, game: str = "boulomania", seats: Sequence[Seat] = SEATS, clock: str | None = None
) -> TableView:
    return await driver.start(game, {}, tuple(seats), Venue(7, 1, "en", clock=clock), nonce="start")


async def move(driver: Driver, view: TableView) -> TableView:
    assert view.seat is not None
    action = view.position.legal_actions()[0]
    return await driver.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "nonce")


async def test_a_game_between_members_is_told_once_for_each_move(driver: Driver, heard: Heard) -> None:
    view = await start(driver)
    for _ in range(3):
        view = await move(driver, view)
    assert heard.kinds == ["started", "moved", "moved", "moved"]
    assert heard[-1].view == view
    assert [change.view.table.version for change in heard] == [0, 1, 2, 3]


@pytest.mark.parametrize("game", GAMES)
async def test_the_computer_goes_on_until_a_member_has_to_decide(
    driver: Driver, heard: Heard, game: str
) -> None:
    view = await start(driver, game, FIRST)
    for _ in range(4):
        assert view.seat is not None
        assert view.seat.member_id == ANNA
        assert not view.table.computer_due
        view = await move(driver, view)


async def test_its_answer_is_told_in_one_with_the_steps_since_the_members_decision(
    driver: Driver, heard: Heard
) -> None:
    view = await start(driver, "carami", SOLO)
    heard.clear()
    view = await move(driver, view)
    own, answer = heard
    assert (own.kind, answer.kind) == ("moved", "moved")
    assert answer.view.steps[: len(own.view.steps)] == own.view.steps
    assert len(answer.view.steps) > len(own.view.steps)
    assert answer.view == view
    assert view.by == ANNA


async def test_an_answer_that_takes_long_is_told_in_between(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = (FIRST[0], SOLO[1])
    await driver.start("boulomania", {"target": 1, "balls": 1}, both, Venue(7, 1, "en"), nonce="start")
    monkeypatch.setattr(module, "NEWS_SECONDS", -1.0)
    await driver.start("boulomania", {"target": 1, "balls": 1}, both, Venue(7, 2, "en"), nonce="start")
    first, second = ([each.view.table.version for each in heard if each.view.table.id == n] for n in (1, 2))
    assert (len(first), first[0]) == (2, 0), "the start, and everything else at once"
    assert second == list(range(second[-1] + 1)), "each decision once, in order"
    assert len(second) > 2


async def test_the_end_is_told_as_such(driver: Driver, heard: Heard) -> None:
    view = await start(driver)
    over = await driver.resign(view.table.id, ANNA)
    assert heard.kinds == ["started", "over"]
    assert heard[-1].view == over
    assert over.ending is not None
    assert over.ending.winner == 1


async def test_a_draw_and_a_move_taken_back(driver: Driver, heard: Heard) -> None:
    view = await move(driver, await start(driver, "carami"))
    back = await driver.take_back(view.table.id, view.table.ply, BEN, 0)
    assert back.steps == ()
    await driver.agree_draw(back.table.id, back.table.ply, BEN, 0)
    assert heard.kinds == ["started", "moved", "taken back", "over"]


async def test_what_is_refused_is_told_to_nobody(driver: Driver, heard: Heard) -> None:
    view = await start(driver)
    with pytest.raises(Refusal):
        await driver.act(view.table.id, view.table.ply, CARL, "point2", "nonce")
    with pytest.raises(Refusal, match="channel-taken") as taken:
        await start(driver, "carami")
    assert taken.value.facts == {"game": "boulomania"}
    assert heard.kinds == ["started"]


async def test_a_listener_that_fails_does_not_keep_it_from_the_others(tables: Tables) -> None:
    async def fail(change: TableChanged) -> None:
        raise RuntimeError

    driver, heard = Driver(tables), Heard()
    driver.listen(fail)
    driver.listen(heard.hear)
    await start(driver)
    assert heard.kinds == ["started"]


async def test_a_clock_reminds_and_then_calls_time(driver: Driver, heard: Heard) -> None:
    now = driver.tables.now()
    driver.tables.now = lambda: now
    view = await start(driver, "carami", clock="quick")
    await driver.ring(view.table.id)
    assert heard.kinds == ["started"], "it is too early"
    now += timedelta(minutes=1)
    await driver.ring(view.table.id)
    await driver.tables.store.tables.note_reminded(heard[-1].view.table)
    now += timedelta(minutes=1)
    await driver.ring(view.table.id)
    assert heard.kinds == ["started", "reminded", "over"]
    assert heard[-1].view.table.reason == "time"


async def test_a_table_that_was_left_at_the_computers_turn_is_taken_up(driver: Driver, heard: Heard) -> None:
    view = await driver.tables.start("carami", {}, FIRST, Venue(7, 1, "en"), nonce="start")
    assert await driver.tables.store.tables.waiting_for_computer() == [(view.table.id, 7)]
    taken_up = await driver.resume(view.table.id)
    assert taken_up.seat is not None
    assert taken_up.seat.member_id == ANNA
    assert heard[-1].view == taken_up
    assert await driver.tables.store.tables.waiting_for_computer() == []


async def test_giving_up_while_the_computer_thinks_ends_it(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await start(driver, "carami", SOLO)
    play_computer = driver.tables.play_computer

    async def interrupted(table: object) -> TableView | None:
        await driver.tables.resign(view.table.id, ANNA)
        return await play_computer(view.table.id)

    monkeypatch.setattr(driver.tables, "play_computer", interrupted)
    await move(driver, view)
    saved = await driver.tables.store.tables.get(view.table.id)
    log = [ply.token for ply in await driver.tables.store.tables.log(view.table.id)]
    assert (saved.state, saved.reason) == ("over", "resigned")
    assert str(replay(saved.game, saved.options, log)[-1].after) == saved.notation


async def test_nobody_waits_for_the_computer_to_look_or_to_give_up(
    driver: Driver, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops thinking about a game that is given up, and does not play."""
    view = await start(driver, "carami", SOLO)
    asked = asyncio.Event()

    async def think_long(position: Position, level: str) -> str:
        asked.set()
        return await asyncio.Future()

    monkeypatch.setattr(driver.tables.thinking, "choose", think_long)
    moving = asyncio.create_task(move(driver, view))
    await asked.wait()
    async with asyncio.timeout(30):
        assert (await driver.tables.view(view.table.id)).table.ply == view.table.ply + 1
        over = await driver.resign(view.table.id, ANNA)
        await moving
    saved = await driver.tables.store.tables.get(view.table.id)
    assert (saved.reason, saved.version, saved.ply) == ("resigned", over.table.version, view.table.ply + 1)
    assert heard.kinds == ["started", "moved", "over"]


async def test_of_a_game_that_is_not_put_to_rest_nobody_hears(driver: Driver, heard: Heard) -> None:
    view = await start(driver, "carami")
    await driver.rest(view.table.id, view.table.moved_at - timedelta(hours=1))
    assert heard.kinds == ["started"]
    await driver.rest(view.table.id, view.table.moved_at)
    assert heard.kinds == ["started", "rested"]
