"""What members have set for themselves is kept, and comes with the seats of the tables they play at."""

import pytest
from sqlalchemy import Connection, text

from store import Store
from store.records import MemberPreferences
from tests.store.earlier import fill
from tests.store.records import ANNA, BEN, a_table, add_table
from tests.store.test_opponents_migration import OLD_TABLE, add_seats


async def test_who_has_set_nothing_has_the_defaults(store: Store) -> None:
    assert await store.preferences.of_member(ANNA) == MemberPreferences(ANNA)
    assert await store.preferences.who_want_no_pings([ANNA, BEN]) == set()
    assert await store.preferences.who_want_no_pings([]) == set()


async def test_what_is_set_stays_and_the_rest_as_it_was(store: Store) -> None:
    await store.preferences.save(ANNA, language="fr")
    await store.preferences.save(BEN, animated=False)
    saved = await store.preferences.save(ANNA, theme="night", pings=False)
    assert saved == await store.preferences.of_member(ANNA)
    assert saved == MemberPreferences(ANNA, "fr", "night", animated=True, pings=False)
    assert await store.preferences.who_want_no_pings([ANNA, BEN]) == {ANNA}
    assert await store.preferences.save(ANNA, language=None, theme=None, pings=True) == MemberPreferences(
        ANNA
    )


async def test_it_comes_with_the_seats_of_a_table_from_its_start_on(store: Store) -> None:
    await store.preferences.save(ANNA, animated=False)
    await store.preferences.save(BEN, pings=False)
    added = await add_table(store, a_table())
    assert [(seat.animated, seat.pings) for seat in added.seats] == [(False, True), (True, False)]
    assert await store.tables.get(added.id) == added
    assert not added.is_animated
    await store.preferences.save(ANNA, animated=True)
    assert (await store.tables.get(added.id)).is_animated


def write_old(connection: Connection) -> None:
    old = {"id": 1, "game": "carami", "state": "playing", "winner": "NULL", "reason": "NULL"}
    connection.execute(text(OLD_TABLE.format(**old)))
    add_seats(connection, 1, ("1", "NULL"), ("NULL", "'easy'"))


@pytest.fixture
async def old_url(empty_database_url: str) -> str:
    return await fill(empty_database_url, "0011", write_old)


async def test_a_game_of_an_earlier_bot_goes_on_as_it_was(old_url: str) -> None:
    """Nobody has set anything there, until they do."""
    store = await Store.open(old_url)
    table = await store.tables.get(1)
    assert [(seat.animated, seat.pings) for seat in table.seats] == [(True, True), (True, True)]
    await store.preferences.save(1, pings=False)
    assert [seat.pings for seat in (await store.tables.get(1)).seats] == [False, True]
    await store.close()
