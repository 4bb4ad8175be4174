"""How members do alone against the computer is counted when a game ends, level by level."""

import pytest

from play.results import record_of
from play.states import stopped_table
from play.tables import Tables
from play.views import Venue
from store import Outdated, Store
from store.records import Seat
from tests.store.records import ANNA, BEN, NOON, SEATS


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, now=lambda: NOON)


def alone(level: str, side: int = 0) -> tuple[Seat, ...]:
    return Seat(side, 0, ANNA, "Anna"), Seat(1 - side, 0, None, "Computer", level)


async def start(tables: Tables, seats: tuple[Seat, ...], game: str = "carami", channel: int = 1) -> int:
    view = await tables.start(game, {}, seats, Venue(7, channel, "en"), nonce="start")
    return view.table.id


async def record(tables: Tables, game: str = "carami") -> dict[str, tuple[int, int, int]]:
    found = await tables.store.level_records.of_member(ANNA, game)
    return {level: (each.won, each.lost, each.drawn) for level, each in found.items()}


async def end(tables: Tables, level: str, winner: int | None, side: int = 0) -> None:
    """Play a game that one of them wins, or nobody."""
    table = await tables.store.tables.get(await start(tables, alone(level, side)))
    over = stopped_table(table, "resigned" if winner is not None else "agreed", winner, tables.now())
    await tables._saving.save(table, over)


async def test_each_level_has_a_record_of_its_own(tables: Tables) -> None:
    for level, winner, side in (("easy", 0, 0), ("easy", 0, 1), ("easy", 0, 0), ("hard", None, 0)):
        await end(tables, level, winner, side)
    assert await record(tables) == {"easy": (2, 1, 0), "hard": (0, 0, 1)}
    assert await record(tables, "boomerang") == {}


async def test_a_game_that_is_given_up_is_lost(tables: Tables) -> None:
    table_id = await start(tables, alone("expert"), "boulomania")
    assert await record(tables, "boulomania") == {}
    await tables.resign(table_id, ANNA)
    assert await record(tables, "boulomania") == {"expert": (0, 1, 0)}


async def test_what_is_called_off_or_rests_does_not_count(tables: Tables) -> None:
    await tables.end(await start(tables, alone("easy")), ANNA)
    assert await tables.rest(await start(tables, alone("easy")), NOON) is not None
    assert await record(tables) == {}


async def test_games_with_others_do_not_count(tables: Tables) -> None:
    await tables.resign(await start(tables, SEATS), ANNA)
    team = (Seat(0, 0, ANNA, "Anna"), Seat(0, 1, BEN, "Ben"), Seat(1, 0, None, "Computer", "easy"))
    table = await tables.store.tables.get(await start(tables, team, channel=2))
    over = stopped_table(table, "time", 1, tables.now())
    assert record_of(over) is None
    assert await record(tables) == {}


async def test_nothing_is_counted_twice(tables: Tables) -> None:
    """An end that comes too late changes nothing."""
    table_id = await start(tables, alone("easy"))
    seen = await tables.store.tables.get(table_id)
    await tables.resign(table_id, ANNA)
    with pytest.raises(Outdated):
        await tables._saving.save(seen, stopped_table(seen, "resigned", 1, tables.now()))
    assert await record(tables) == {"easy": (0, 1, 0)}


async def test_it_is_forgotten_with_the_member(tables: Tables) -> None:
    await tables.resign(await start(tables, alone("easy")), ANNA)
    kept = await tables.store.privacy.export(ANNA)
    expected = {"member_id": ANNA, "game": "carami", "level": "easy", "won": 0, "lost": 1, "drawn": 0}
    assert kept["level_records"] == [expected]
    while await tables.store.privacy.forget_tables(ANNA):
        pass
    await tables.store.privacy.finish(ANNA)
    assert await record(tables) == {}
