"""Transactions that wait for SQLite at the same time are committed together; none suffers from another."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from sqlalchemy import Connection, text

from store.database import open_database
from store.sqlite import MOST_TOGETHER, Sqlite
from store.troubles import DatabaseTrouble


class Mishap(Exception):
    """What a transaction fails with here."""


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Sqlite]:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'boulo.sqlite3'}")
    assert isinstance(database, Sqlite)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE notes (note INTEGER)")))
    yield database
    await database.close()


@pytest.fixture
def commits(database: Sqlite) -> list[int]:
    """How many transactions each commit from now on has tried to write."""
    found, commit = list[int](), database._writer._commit

    def count(transactions: list[object]) -> None:
        found.append(len(transactions))
        commit(transactions)  # type: ignore[arg-type]

    database._writer._commit = count  # type: ignore[assignment,method-assign]
    return found


def note(connection: Connection, number: int) -> int:
    connection.execute(text("INSERT INTO notes VALUES (:number)"), {"number": number})
    return number


def fail(connection: Connection) -> None:
    note(connection, -1)
    raise Mishap


async def noted(database: Sqlite) -> list[int]:
    return await database.read(lambda connection: [*connection.scalars(text("SELECT note FROM notes"))])


async def behind(database: Sqlite, count: int, ask: Callable[[], Awaitable[object]]) -> None:
    """Ask for so many transactions while the thread is still busy with another one."""
    begun, going_on = Event(), Event()

    def be_busy(_: Connection) -> None:
        begun.set()
        going_on.wait()

    first = asyncio.create_task(database.write(be_busy))
    await asyncio.to_thread(begun.wait)
    asked = asyncio.ensure_future(ask())
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(database._writer._waiting) == count
    going_on.set()
    await asyncio.gather(first, asked)


async def test_one_commit_is_enough_for_those_that_wait(database: Sqlite, commits: list[int]) -> None:
    async def ask() -> None:
        results = await asyncio.gather(*(database.write(note, number) for number in range(10)))
        assert results == [*range(10)]

    await behind(database, 10, ask)
    assert commits == [1, 10]
    assert await noted(database) == [*range(10)]


async def test_no_commit_is_waited_for_by_too_many(database: Sqlite, commits: list[int]) -> None:
    async def ask() -> None:
        await asyncio.gather(*(database.write(note, number) for number in range(MOST_TOGETHER + 1)))

    await behind(database, MOST_TOGETHER + 1, ask)
    assert commits == [1, MOST_TOGETHER, 1]


async def test_one_that_fails_takes_no_other_along(database: Sqlite, commits: list[int]) -> None:
    async def ask() -> None:
        failing = (database.write(fail) for _ in range(2))
        one, *failed, other = await asyncio.gather(
            database.write(note, 1), *failing, database.write(note, 2), return_exceptions=True
        )
        assert (one, other) == (1, 2)
        assert [type(error) for error in failed] == [Mishap, Mishap]

    await behind(database, 4, ask)
    assert commits == [1, 4, 1, 1, 2, 1, 1]
    assert await noted(database) == [1, 2]


async def test_those_around_one_that_fails_are_still_committed_together(
    database: Sqlite, commits: list[int]
) -> None:
    async def ask() -> None:
        await asyncio.gather(
            *(database.write(note, number) for number in range(5)),
            database.write(fail),
            *(database.write(note, number) for number in range(5, 9)),
            return_exceptions=True,
        )

    await behind(database, 10, ask)
    assert commits == [1, 10, 5, 1, 4]
    assert await noted(database) == [*range(9)]


async def test_if_a_commit_fails_each_is_committed_by_itself(database: Sqlite, commits: list[int]) -> None:
    """Whose fault it is cannot be known: a commit checks everything that was written."""

    def prepare(connection: Connection) -> None:
        connection.execute(text("CREATE UNIQUE INDEX once ON notes (note)"))
        reference = "whole INTEGER REFERENCES notes (note) DEFERRABLE INITIALLY DEFERRED"
        connection.execute(text(f"CREATE TABLE parts ({reference})"))

    def note_part_of_nothing(connection: Connection) -> None:
        connection.execute(text("INSERT INTO parts VALUES (1)"))

    await database.write(prepare)
    commits.clear()

    async def ask() -> None:
        one, failed, other = await asyncio.gather(
            database.write(note, 2),
            database.write(note_part_of_nothing),
            database.write(note, 3),
            return_exceptions=True,
        )
        assert (one, type(failed), other) == (2, sqlite3.IntegrityError, 3)

    await behind(database, 3, ask)
    assert commits == [1, 3, 1, 1, 1]
    assert await noted(database) == [2, 3]


async def test_one_is_answered_before_those_behind_it_are_run_again(database: Sqlite) -> None:
    answered, runs = Event(), list[bool]()

    async def write_first() -> None:
        await database.write(note, 1)
        answered.set()

    def note_when_answered(connection: Connection) -> None:
        runs.append(answered.wait(2 if runs else 0))
        if len(runs) == 1:
            raise Mishap
        note(connection, 2)

    async def ask() -> None:
        await asyncio.gather(write_first(), database.write(note_when_answered))

    await behind(database, 2, ask)
    assert runs == [False, True]
    assert await noted(database) == [1, 2]


async def test_nobody_waits_for_the_end_of_others_patience(
    database: Sqlite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits for another program as long as if it were alone, however many have come since."""
    monkeypatch.setattr("store.sqlite.LOCKED_SECONDS", 1.0)

    async def time_failing(number: int) -> float:
        begun = monotonic()
        with pytest.raises(DatabaseTrouble):
            await database.write(note, number)
        return monotonic() - begun

    with closing(sqlite3.connect(tmp_path / "boulo.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asking = []
        for number in range(5):
            asking.append(asyncio.create_task(time_failing(number)))
            await asyncio.sleep(0.2)
        waited = await asyncio.gather(*asking)
    assert max(waited) < 1.4, waited


async def test_nobody_waits_for_a_long_one_of_others(database: Sqlite, commits: list[int]) -> None:
    async def at_leisure() -> None:
        with database.at_leisure():
            await database.write(note, 2)

    async def ask() -> None:
        await asyncio.gather(
            database.write(note, 0), database.write(note, 1), at_leisure(), database.write(note, 3)
        )

    await behind(database, 4, ask)
    assert commits == [1, 2, 1, 1]
    assert await noted(database) == [*range(4)]


async def test_nobody_is_answered_before_what_they_wrote_is_committed(database: Sqlite) -> None:
    async def write(number: int) -> None:
        await database.write(note, number)
        assert number in await noted(database)  # over another connection

    await asyncio.gather(*(write(number) for number in range(100)))


async def test_one_that_nobody_waits_for_any_longer_holds_up_no_other(database: Sqlite) -> None:
    async def ask() -> None:
        given_up = asyncio.create_task(database.write(note, 0))
        waiting = asyncio.create_task(database.write(note, 1))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await waiting == 1

    await behind(database, 2, ask)
    assert await noted(database) == [0, 1]  # it may be saved all the same, as before it was given up
    assert database.in_doubt
