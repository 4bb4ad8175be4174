"""Two processes on one PostgreSQL, each of which gets a copy of everything that members do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable

import pytest

from engine import GAMES
from play import Play
from play.checking import check_all
from play.people import Member, Place
from play.refusals import Refusal
from play.terms import Terms
from play.views import TableView, Venue
from store.records import GuildSettings
from tests.store.records import ANNA, BEN, SEATS

VENUE = Venue(7, 1, "en")
Pair = tuple[Play, Play]


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[Pair]:
    one, other = [await Play.open(postgres_url, languages=(), themes=()) for _ in range(2)]
    yield one, other
    await one.close()
    await other.close()


async def done_once(*copies: Awaitable[TableView]) -> TableView:
    """The view of the one copy that was done, after checking that the other is refused."""
    done = await asyncio.gather(*copies, return_exceptions=True)
    views = [each for each in done if isinstance(each, TableView)]
    refused = [each for each in done if isinstance(each, Refusal)]
    assert (len(views), len(refused)) == (1, 1), done
    return views[0]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_click_that_both_get_makes_one_move(pair: Pair, game: str) -> None:
    view = await pair[0].driver.start(game, {}, SEATS, VENUE, nonce="start")
    for number in range(12):
        if view.seat is None:
            break
        table, member_id, nonce = view.table, view.seat.member_id or 0, f"nonce {number}"
        action = view.position.legal_actions()[0]
        known = table if number % 2 else table.id
        view = await done_once(
            *(play.driver.act(known, table.ply, member_id, action, nonce) for play in pair)
        )
        made = [ply.token for ply in await pair[0].store.tables.log(table.id) if ply.member_id is not None]
        assert len(made) == number + 1
        assert view.table.version == number + 1
    assert not (await check_all(pair[0].store)).problems


async def test_a_game_is_given_up_once(pair: Pair) -> None:
    view = await pair[0].driver.start("carami", {}, SEATS, VENUE, nonce="start")
    for member_id in (ANNA, BEN) * 4:
        action = view.position.legal_actions()[0]
        view = await pair[0].driver.act(view.table.id, None, member_id, action, "nonce")
    over = await done_once(*(play.driver.resign(view.table.id, ANNA) for play in pair))
    assert len(await pair[0].store.standings.results_of_table(over.table.id)) == 2
    assert not (await check_all(pair[0].store)).problems


async def test_a_challenge_becomes_one_game(pair: Pair) -> None:
    place, settings = Place(7, 1), GuildSettings(7)
    asked = await pair[0].challenges.make(
        "carami", Terms({}), settings, place, Member(ANNA, "Anna"), Member(BEN, "Ben")
    )
    begun = await done_once(
        *(play.driver.start("carami", {}, SEATS, VENUE, nonce="1", invitation=asked) for play in pair)
    )
    assert await pair[1].store.tables.in_channel(1) == begun.table
    assert (await check_all(pair[0].store)).tables == 1


async def test_a_clock_calls_time_once(pair: Pair) -> None:
    view = await pair[0].driver.start("carami", {}, SEATS, VENUE._replace(clock="quick"), nonce="start")
    deadline = view.table.deadline
    assert deadline is not None
    await pair[0].store.tables.note_reminded(view.table)
    for play in pair:
        play.now = lambda: deadline
    heard: list[str] = []
    for play in pair:
        play.driver.listen(lambda change: _note(heard, change.kind))
    await asyncio.gather(*(play.timekeeper.tick(lambda guild_id: True) for play in pair))
    assert heard == ["over"]


async def _note(heard: list[str], kind: str) -> None:
    heard.append(kind)
