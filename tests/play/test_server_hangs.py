"""A PostgreSQL that is connected and does not answer: members are told in time, and it goes on by itself."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from time import monotonic

import pytest

from play import Play
from play.listeners import TableChanged
from play.refusals import Refusal
from play.views import TableView, Venue
from store import DatabaseTrouble
from store.database import ANSWER_SECONDS
from store.records import Seat
from tests.conftest import PATIENT_SECONDS
from tests.store.line import Line
from tests.store.records import ANNA, SEATS

DISCORD_SECONDS = 3.0
TOLD_SECONDS = 10.0
"""Far more than one limit of `store.database`, far less than 40 one after the other."""
SOLO = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Computer", "easy"))

pytestmark = pytest.mark.slow


@pytest.fixture
async def line(postgres_url: str) -> AsyncIterator[Line]:
    async with Line.open(postgres_url) as line:
        yield line


@pytest.fixture
async def play(line: Line) -> AsyncIterator[Play]:
    opened = await Play.open(line.url, languages=(), themes=())
    yield opened
    line.free()
    await opened.close()


async def start(play: Play, seats: tuple[Seat, ...] = SEATS, channel_id: int = 1) -> TableView:
    return await play.driver.start("carami", {}, seats, Venue(7, channel_id, "en"), nonce="start")


async def move(play: Play, view: TableView) -> TableView:
    assert view.seat is not None
    action = view.position.legal_actions()[0]
    return await play.driver.act(view.table.id, view.table.ply, view.seat.member_id or 0, action, "nonce")


def test_the_limit_is_one_that_discord_waits_for() -> None:
    assert ANSWER_SECONDS + 0.5 < DISCORD_SECONDS


@contextmanager
def in_a_hurry() -> Iterator[None]:
    """Let the database have no more time than outside; before and after, a busy machine has all it needs."""
    before = PATIENT_SECONDS.set(ANSWER_SECONDS)
    yield
    PATIENT_SECONDS.reset(before)


async def fails_in_time(play: Play, *views: TableView) -> None:
    """Whoever moves at those tables at the same time is told in time that it is not saved."""
    begun = monotonic()
    with in_a_hurry():
        told = await asyncio.gather(*(move(play, view) for view in views), return_exceptions=True)
    assert monotonic() - begun < TOLD_SECONDS
    assert [type(each) for each in told] == [DatabaseTrouble] * len(views)
    assert "cannot be reached" in str(told[0])


async def test_it_is_told_in_time_and_goes_on_afterwards(play: Play, line: Line) -> None:
    view = await start(play)
    line.hold()
    await fails_in_time(play, view)
    await fails_in_time(play, view)
    line.free()
    after = await move(play, view)
    assert after.table.version == view.table.version + 1
    assert await play.store.tables.get(view.table.id) == after.table


async def test_many_at_once_are_told_in_time(play: Play, line: Line) -> None:
    """More than there are connections."""
    views = [await start(play, channel_id=channel) for channel in range(40)]
    line.hold()
    await fails_in_time(play, *views)
    line.free()
    for view in views:
        assert (await move(play, view)).table.version == 1


async def test_nobody_is_connected(play: Play, line: Line) -> None:
    """A new connection is accepted, and that is all."""
    view = await start(play)
    await play.store.close()
    line.hold()
    await fails_in_time(play, view)


async def test_a_commit_whose_answer_is_lost_is_found_at_the_next_try(play: Play, line: Line) -> None:
    view = await start(play)
    line.lose_next_commit()
    await fails_in_time(play, view)
    assert play.store.database.in_doubt
    line.free()
    with pytest.raises(Refusal, match="out-of-date"):
        await move(play, view)
    found = await play.tables.view(view.table.id)
    assert (found.table.version, found.table.ply) == (1, 1)
    assert (await move(play, found)).table.version == 2


async def test_a_start_whose_answer_is_lost_is_found_at_the_next_try(play: Play, line: Line) -> None:
    await start(play, channel_id=2)
    line.lose_next_commit()
    with in_a_hurry(), pytest.raises(DatabaseTrouble):
        await start(play)
    line.free()
    with pytest.raises(Refusal, match="channel-taken"):
        await start(play)


async def test_a_member_is_not_told_that_the_computers_move_failed(play: Play, line: Line) -> None:
    """Their own was saved, and heard of; the computer goes on when the table is taken up."""
    view, heard = await start(play, SOLO), list[int]()

    async def hear(change: TableChanged) -> None:
        heard.append(change.view.table.version)
        if len(heard) == 1:
            line.hold()

    play.driver.listen(hear)
    with in_a_hurry():
        after = await move(play, view)
    assert heard == [after.table.version] == [1]
    line.free()
    assert await play.store.tables.waiting_for_computer() == [(view.table.id, 7)]
    gone_on = await play.driver.resume(view.table.id)
    assert gone_on.seat is not None
    assert gone_on.seat.member_id == ANNA
