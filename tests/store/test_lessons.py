"""Which lessons members have finished is kept once each, and tells with their games who is new."""

from dataclasses import replace

import pytest
from sqlalchemy import Connection, text

from store import Store
from tests.store.earlier import fill
from tests.store.records import ANNA, BEN, a_table, add_table
from tests.store.test_opponents_migration import OLD_TABLE, add_seats

RECORD = (
    "INSERT INTO level_records (member_id, game, level, won, lost, drawn) "
    "VALUES (1, 'carami', 'easy', 1, 0, 0)"
)


async def test_a_lesson_is_finished_once_however_often(store: Store) -> None:
    for _ in range(2):
        await store.lessons.add(ANNA, "carami", "band")
    await store.lessons.add(ANNA, "boomerang", "last")
    await store.lessons.add(BEN, "carami", "jump")
    assert await store.lessons.of_member(ANNA, "carami") == {"band"}
    assert await store.lessons.of_member(BEN, "boomerang") == set()


async def test_who_has_finished_a_lesson_is_not_new_to_that_game(store: Store) -> None:
    assert not await store.lessons.knows(ANNA, None)
    await store.lessons.add(ANNA, "carami", "band")
    assert await store.lessons.knows(ANNA, None)
    assert await store.lessons.knows(ANNA, "carami")
    assert not await store.lessons.knows(ANNA, "boomerang")
    assert not await store.lessons.knows(BEN, None)


@pytest.fixture
async def old_url(empty_database_url: str) -> str:
    def write_old(connection: Connection) -> None:
        connection.execute(text(RECORD))
        old = {"id": 1, "game": "boomerang", "state": "playing", "winner": "NULL", "reason": "NULL"}
        connection.execute(text(OLD_TABLE.format(**old)))
        add_seats(connection, 1, ("1", "NULL"), ("NULL", "'easy'"))

    return await fill(empty_database_url, "0012", write_old)


async def test_who_has_played_with_an_earlier_bot_is_not_new(old_url: str) -> None:
    store = await Store.open(old_url)
    assert await store.lessons.of_member(1, "carami") == set()
    assert await store.lessons.knows(1, "carami")
    assert not await store.lessons.knows(1, "petanque")
    await store.lessons.add(1, "petanque", "corner")
    assert await store.lessons.knows(1, "petanque")
    await store.close()


async def test_a_game_of_an_earlier_bot_hides_nothing(old_url: str) -> None:
    store = await Store.open(old_url)
    assert not (await store.tables.get(1)).hidden_racks
    await store.close()


async def test_that_a_game_hides_what_is_left_stays_known(store: Store) -> None:
    added = await add_table(store, replace(a_table(), hidden_racks=True))
    assert (await store.tables.get(added.id)).hidden_racks
