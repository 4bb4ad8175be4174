"""Processes that share a PostgreSQL share their duties: nothing is done twice, and nothing is left undone.

Each process is a store of its own here, with connections of its own.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import text

from bot.sharding import RENEWED_SECONDS, TRUSTED_SECONDS
from store import DatabaseTrouble, Store
from store import shared_duties as duties

ROOT = Path(__file__).parents[2]
HOLDER = """
import asyncio, sys
from store import Store

async def hold():
    store = await Store.open(sys.argv[1])
    print(sorted(await store.duties.take(2, [0, 1])), flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""
WAIT_SECONDS = 20.0

Opening = Callable[[], Awaitable[Store]]


@pytest.fixture
async def open_store(postgres_url: str) -> AsyncIterator[Opening]:
    opened: list[Store] = []

    async def open_another() -> Store:
        opened.append(await Store.open(postgres_url))
        return opened[-1]

    yield open_another
    for store in opened:
        await store.close()


async def take_within(store: Store, count: int, shards: set[int]) -> None:
    """Try until all of them can be taken."""
    async with asyncio.timeout(WAIT_SECONDS):
        while await store.duties.take(count, shards) != shards:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_a_process_with_a_file_of_its_own_has_them_all(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert await store.duties.take(4, [0, 2]) == {0, 2}
    assert not store.duties.shared
    await store.close()


@pytest.mark.slow
async def test_each_shard_is_looked_after_once(open_store: Opening) -> None:
    one, other = await open_store(), await open_store()
    assert await one.duties.take(3, [0, 1]) == {0, 1}
    assert await other.duties.take(3, [0, 1, 2]) == {2}
    assert await one.duties.take(3, [0, 1]) == {0, 1}
    assert await other.duties.take(3, [0, 1, 2]) == {2}
    await one.close()
    assert await other.duties.take(3, [0, 1, 2]) == {0, 1, 2}


async def test_many_at_once(open_store: Opening) -> None:
    stores = [await open_store() for _ in range(6)]
    taken = await asyncio.gather(*(store.duties.take(20, range(20)) for store in stores))
    assert sorted(shard for each in taken for shard in each) == list(range(20))


async def test_those_who_count_otherwise_wait_until_all_others_are_gone(open_store: Opening) -> None:
    """Shard 1 of 2 has servers of shard 1 of 4 and of shard 3 of 4."""
    one, other, new = await open_store(), await open_store(), await open_store()
    assert await one.duties.take(2, [0]) == {0}
    assert await other.duties.take(2, [1]) == {1}
    assert await new.duties.take(4, range(4)) == set()
    await one.close()
    assert await new.duties.take(4, range(4)) == set()
    await other.close()
    assert await new.duties.take(4, range(4)) == {0, 1, 2, 3}


async def test_who_starts_to_count_otherwise_lets_go_of_what_it_had(open_store: Opening) -> None:
    one, other = await open_store(), await open_store()
    assert await one.duties.take(2, [0, 1]) == {0, 1}
    assert await one.duties.take(3, [0]) == {0}
    assert await other.duties.take(2, [1]) == set()
    assert await other.duties.take(3, [0, 1]) == {1}


@pytest.mark.slow
async def test_a_killed_process_lets_go_at_once(open_store: Opening, postgres_url: str) -> None:
    store = await open_store()
    holder = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDER, postgres_url), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"[0, 1]\n"
    assert await store.duties.take(2, [0, 1]) == set()
    holder.kill()
    await holder.wait()
    await take_within(store, 2, {0, 1})


async def test_who_has_lost_the_database_has_lost_the_duties(open_store: Opening, postgres: Any) -> None:
    one, other = await open_store(), await open_store()
    assert await one.duties.take(1, [0]) == {0}
    postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory';")
    assert await other.duties.take(1, [0]) == {0}
    with pytest.raises(DatabaseTrouble):
        await one.duties.take(1, [0])
    assert await one.duties.take(1, [0]) == set()
    await other.close()
    assert await one.duties.take(1, [0]) == {0}


async def test_a_database_that_does_not_answer(open_store: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await open_store(), await open_store()
    assert await one.duties.take(1, [0]) == {0}
    with monkeypatch.context() as silent:
        silent.setattr(duties, "ANSWER_SECONDS", 0.2)
        silent.setattr(duties, "_ALIVE", text("SELECT pg_sleep(30)"))
        with pytest.raises(DatabaseTrouble):
            await one.duties.take(1, [0])
    await take_within(other, 1, {0})


async def test_a_process_that_stands_still(open_store: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lives, its connection is there, and nothing is done."""
    one, other = await open_store(), await open_store()
    with monkeypatch.context() as impatient:
        impatient.setattr(duties, "SILENT_SECONDS", 1)
        assert await one.duties.take(1, [0]) == {0}
    assert await other.duties.take(1, [0]) == set()
    await take_within(other, 1, {0})
    with pytest.raises(DatabaseTrouble):
        await one.duties.take(1, [0])


def test_a_lock_outlives_the_time_for_which_it_is_trusted() -> None:
    """A process that was cut off or stood still knows it before PostgreSQL gives its duty away."""
    assert RENEWED_SECONDS + duties.ANSWER_SECONDS < TRUSTED_SECONDS
    assert min(duties.LOST_SECONDS, duties.SILENT_SECONDS) > TRUSTED_SECONDS


async def test_one_after_the_other_logs_in(open_store: Opening) -> None:
    stores, moments = [await open_store() for _ in range(3)], []

    async def log_in(store: Store) -> None:
        await store.duties.wait_to_log_in(0, 0.3)
        moments.append(monotonic())

    await asyncio.gather(*map(log_in, stores))
    pauses = [later - earlier for earlier, later in pairwise(moments)]
    assert min(pauses) >= 0.25


async def test_other_queues_are_not_waited_for(open_store: Opening) -> None:
    one, other = await open_store(), await open_store()
    await one.duties.wait_to_log_in(0, 60)
    async with asyncio.timeout(WAIT_SECONDS):
        await other.duties.wait_to_log_in(1, 60)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(other.duties.wait_to_log_in(0, 60), 0.3)
        await one.close()  # which dies, or is stopped
        await other.duties.wait_to_log_in(0, 60)


async def test_a_server_that_cannot_end_silent_connections_works_too(
    open_store: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "SILENT_SINCE", (999,))
    one, other = await open_store(), await open_store()
    assert await one.duties.take(2, [0, 1]) == {0, 1}
    assert await other.duties.take(2, [0, 1]) == set()
