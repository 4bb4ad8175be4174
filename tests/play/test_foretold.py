"""What a member has decided is foretold to whoever prepares for it, before it is saved."""

import pytest

from play.tables import Tables
from play.views import TableView, Venue
from store import DatabaseTrouble
from store.records import Seat
from tests.store.records import ANNA, SEATS


@pytest.fixture
def foretold(tables: Tables) -> list[TableView]:
    found = list[TableView]()
    tables.foretell(found.append)
    return found


async def start(tables: Tables, seats: tuple[Seat, ...] = SEATS) -> TableView:
    return await tables.start("boulomania", {}, seats, Venue(7, 1, "en"), nonce="start")


async def decide(tables: Tables, view: TableView) -> TableView:
    assert view.seat is not None
    action = view.position.legal_actions()[0]
    return await tables.act(view.table, view.table.ply, view.seat.member_id or 0, action, "nonce")


async def test_a_decision_is_foretold_as_it_is_then_saved(tables: Tables, foretold: list[TableView]) -> None:
    view = await decide(tables, await start(tables))
    (early,) = foretold
    assert early.table.version < view.table.version
    assert early._replace(table=view.table) == view
    assert (early.table.ply, early.table.notation, early.seat) == (
        view.table.ply,
        view.table.notation,
        view.seat,
    )


async def test_it_is_foretold_before_it_is_saved_and_may_come_to_nothing(
    tables: Tables, foretold: list[TableView], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = await start(tables)

    async def fail(*_: object) -> None:
        raise DatabaseTrouble("the disk is full")

    monkeypatch.setattr(tables.store.tables, "save", fail)
    with pytest.raises(DatabaseTrouble):
        await decide(tables, view)
    assert len(foretold) == 1
    assert await tables.store.tables.get(view.table.id) == view.table


async def test_what_the_computer_decides_and_what_nobody_does_is_not_foretold(
    tables: Tables, foretold: list[TableView]
) -> None:
    view = await start(tables, (Seat(0, 0, None, "Computer", "easy"), Seat(1, 0, ANNA, "Anna")))
    while view.seat is not None and view.seat.level is not None:
        played = await tables.play_computer(view.table)
        assert played is not None
        view = played
    assert foretold == []
