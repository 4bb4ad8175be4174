"""A table can always be cleared away: nobody wins, nothing counts, and nothing that is wrong hinders it."""

import asyncio
from typing import Any

import pytest

from play import tables as module
from play.refusals import Refusal
from play.tables import Tables
from tests.store.records import ANNA, BEN, CARL, a_table, add_table


async def test_who_ended_it_is_kept_and_nobody_has_won(tables: Tables) -> None:
    table = await add_table(tables.store, a_table(clock="day"))
    ended = await tables.end(table.id, CARL)
    assert ended == await tables.store.tables.get(table.id)
    assert (ended.state, ended.reason, ended.winner, ended.ended_by) == ("over", "ended", None, CARL)
    assert (ended.deadline, ended.alarm_at, ended.computer_due) == (None, None, False)
    for member in (ANNA, BEN):
        assert await tables.store.standings.get(member, "boulomania") is None


async def test_it_is_ended_once(tables: Tables) -> None:
    table = await add_table(tables.store, a_table())
    results = await asyncio.gather(
        tables.end(table.id, ANNA), tables.end(table.id, BEN), return_exceptions=True
    )
    (refusal,) = [each for each in results if isinstance(each, Refusal)]
    assert refusal.code == "game-over"
    with pytest.raises(Refusal, match="no-table"):
        await tables.end(table.id + 1, ANNA)


@pytest.mark.parametrize("spoilt", [{"notation": "spoilt"}, {"game": "chess"}, {"theme": "no such"}])
async def test_it_is_cleared_whatever_is_wrong_with_it(tables: Tables, spoilt: dict[str, Any]) -> None:
    table = await add_table(tables.store, a_table(computer_due=True, **spoilt))
    assert (await tables.end(table.id, CARL)).state == "over"
    assert await tables.store.tables.waiting_for_computer() == []


async def test_a_move_that_never_ends_is_not_waited_for(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCK_SECONDS", 0.05)
    table = await add_table(tables.store, a_table())
    async with tables._lock(table.id):
        assert (await tables.end(table.id, CARL)).state == "over"


async def test_a_move_that_comes_to_its_end_is_waited_for(tables: Tables) -> None:
    table = await add_table(tables.store, a_table())
    async with tables._lock(table.id):
        ending = asyncio.create_task(tables.end(table.id, CARL))
        await asyncio.sleep(0.05)
        assert (await tables.store.tables.get(table.id)).state == "playing"
    assert (await ending).state == "over"
