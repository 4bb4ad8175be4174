"""A finished game is summed up: at its end without asking the store again, and whenever it is seen again."""

import random

import pytest

from engine.moments import Highlights, Numbers
from play import summaries
from play.ratings import FIRST_STRENGTH
from play.summaries import Summary
from play.tables import Tables
from play.views import TableView, Venue
from store import Store
from store.records import Seat
from tests.store.records import ANNA, BEN, SEATS

OPTIONS = {"boulomania": {"target": 7, "balls": 4}, "petanque": {}, "boomerang": {}, "carami": {}}


async def start(tables: Tables, game: str, seats: tuple[Seat, ...] = SEATS) -> TableView:
    return await tables.start(game, OPTIONS[game], seats, Venue(7, 1, "en"), nonce="start")


async def play(tables: Tables, view: TableView, moves: int = 2000) -> TableView:
    rng = random.Random(4)
    while moves and view.seat is not None:
        action = rng.choice(view.position.legal_actions())
        view = await tables.act(view.table, None, view.seat.member_id or 0, action, "nonce")
        moves -= 1
    return view


@pytest.mark.parametrize("game", OPTIONS)
async def test_it_is_the_same_at_the_end_and_later(store: Store, game: str) -> None:
    tables = Tables(store)
    for number in range(2):
        before = await store.standings.of_members([ANNA, BEN], game, [0])
        view = await play(tables, await start(tables, game))
        assert view.summary is not None
        assert view.summary.highlights.moments
        assert view.summary.changes.keys() == {ANNA, BEN}
        after = await store.standings.of_members([ANNA, BEN], game, [0])
        for member, change in view.summary.changes.items():
            came = before.get((0, member), FIRST_STRENGTH)
            assert change.before == (came.mu, came.sigma)
            assert change.after == (after[0, member].mu, after[0, member].sigma)
        assert (await tables.view(view.table.id)).summary == view.summary, number


async def test_what_a_first_game_began_with_is_not_told_when_it_may_not_have_been_the_first(
    store: Store,
) -> None:
    tables = Tables(store)
    first = await play(tables, await start(tables, "carami"))
    await play(tables, await start(tables, "carami"))
    summary = (await tables.view(first.table.id)).summary
    assert summary is not None
    assert [change.before for change in summary.changes.values()] == [None, None]


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("moves", [0, 3])
async def test_a_game_that_is_given_up(store: Store, game: str, moves: int) -> None:
    tables = Tables(store)
    view = await play(tables, await start(tables, game), moves)
    over = await tables.resign(view.table.id, ANNA)
    assert over.summary is not None
    assert over.summary.changes == {}
    assert (await tables.view(view.table.id)).summary == over.summary


async def test_against_the_computer_nothing_is_rated(store: Store) -> None:
    tables = Tables(store)
    view = await start(tables, "boomerang", (SEATS[0], Seat(1, 0, None, "", "easy")))
    over = await tables.resign(view.table.id, ANNA)
    assert over.summary == Summary(Highlights((), Numbers(moves=view.table.ply)), {})


async def test_while_it_is_played_there_is_none(store: Store) -> None:
    tables = Tables(store)
    view = await start(tables, "boulomania")
    assert view.summary is None
    assert (await tables.view(view.table.id)).summary is None


async def test_a_game_ends_also_if_it_cannot_be_summed_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> Highlights:
        raise ZeroDivisionError

    monkeypatch.setattr(summaries, "find_highlights", fail)
    tables = Tables(store)
    view = await play(tables, await start(tables, "carami"))
    assert view.table.state == "over"
    assert view.summary is not None
    assert view.summary.highlights == Highlights((), Numbers())
    assert view.summary.changes.keys() == {ANNA, BEN}
