"""SQLite's log is written back into the file by a connection of its own, which holds nobody up."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from sqlalchemy import Connection, text

from store.database import open_database
from store.sqlite import LOCKED_SECONDS, WRITTEN_BACK_AFTER, Sqlite, _Thread

NOTE = "a note that is looked for"
PAGE_BYTES = 4096


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Sqlite]:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'boulo.sqlite3'}")
    assert isinstance(database, Sqlite)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE notes (note TEXT)")))
    yield database
    await database.close()


def note(connection: Connection) -> None:
    connection.execute(text("INSERT INTO notes VALUES (:note)"), {"note": NOTE})


def count(connection: Connection) -> int:
    return len(connection.execute(text("SELECT note FROM notes")).all())


def is_in_the_file(folder: Path) -> bool:
    return NOTE.encode() in (folder / "boulo.sqlite3").read_bytes()


async def test_the_file_takes_in_what_the_log_has(database: Sqlite, tmp_path: Path) -> None:
    await database.write(note)
    assert not is_in_the_file(tmp_path)
    for _ in range(WRITTEN_BACK_AFTER):
        await database.write(note)
    assert database._writing_back is not None
    await database._writing_back
    assert is_in_the_file(tmp_path)


async def test_a_log_that_is_being_written_back_holds_nobody_up(database: Sqlite) -> None:
    going_on = Event()
    busy = asyncio.create_task(database._keeper.call(going_on.wait))
    for _ in range(2 * WRITTEN_BACK_AFTER):  # nothing is asked for twice meanwhile, either
        await database.write(note)
    assert await database.read(count) == 2 * WRITTEN_BACK_AFTER
    going_on.set()
    await busy


async def test_a_backup_holds_nobody_up(
    database: Sqlite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on, begun, unlink = Event(), Event(), Path.unlink

    def wait(path: Path, missing_ok: bool = False) -> None:
        begun.set()
        going_on.wait()
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", wait)
    backup = asyncio.create_task(database.back_up(str(tmp_path / "backup.sqlite3")))
    await asyncio.to_thread(begun.wait)
    await database.write(note)
    assert await database.read(count) == 1
    going_on.set()
    await backup
    assert (tmp_path / "backup.sqlite3").exists()


async def run(thread: _Thread, statement: str) -> None:
    await thread.call(lambda: thread._conn.execute(statement).fetchall())


async def test_a_log_that_somebody_reads_is_emptied_the_next_time(database: Sqlite, tmp_path: Path) -> None:
    """As while a backup is made, which may take long: nobody may be kept from playing for that."""
    log = tmp_path / "boulo.sqlite3-wal"
    await run(database._reader, "BEGIN")
    assert await database.read(count) == 0
    await database.write(note)
    begun = monotonic()
    await database.overwrite_deleted()
    assert monotonic() - begun < LOCKED_SECONDS
    assert NOTE.encode() in log.read_bytes()
    await run(database._reader, "COMMIT")
    for _ in range(WRITTEN_BACK_AFTER):
        await database.write(note)
    assert database._writing_back is not None
    await database._writing_back
    assert log.stat().st_size < WRITTEN_BACK_AFTER * PAGE_BYTES
    assert not database._is_to_be_emptied
    assert await database.read(count) == WRITTEN_BACK_AFTER + 1


async def test_a_log_that_cannot_be_written_back_is_no_trouble(
    database: Sqlite, caplog: pytest.LogCaptureFixture
) -> None:
    await database._keeper.call(database._keeper._conn.close)
    await database.overwrite_deleted()
    assert "not written back: Cannot operate on a closed database" in caplog.text
    await database.write(note)


async def test_what_was_begun_before_does_not_count_as_emptying(database: Sqlite) -> None:
    """Writing back was under way when something was deleted, and then somebody read."""
    await empty(database)
    going_on = Event()
    busy = asyncio.create_task(database._keeper.call(going_on.wait))
    before = asyncio.create_task(database._write_back())
    await run(database._reader, "BEGIN")
    assert await database.read(count) == 0
    await database.write(note)
    emptying = asyncio.create_task(database.overwrite_deleted())
    await asyncio.sleep(0)
    going_on.set()
    await asyncio.gather(busy, before, emptying)
    assert database._is_to_be_emptied
    await run(database._reader, "COMMIT")
    await empty(database)


async def test_a_log_is_emptied_that_a_killed_bot_has_left(tmp_path: Path) -> None:
    """It may have been killed between deleting something and emptying the log."""
    killed = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'killed.sqlite3'}")
    await killed.write(lambda connection: connection.execute(text("CREATE TABLE notes (note TEXT)")))
    await killed.write(note)
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"killed.sqlite3{end}", tmp_path / f"boulo.sqlite3{end}")
    await killed.close()
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'boulo.sqlite3'}")
    assert isinstance(database, Sqlite)
    log = tmp_path / "boulo.sqlite3-wal"
    assert NOTE.encode() in log.read_bytes()
    await database._write_back()
    assert log.stat().st_size == 0
    await database.close()


async def empty(database: Sqlite) -> None:
    """Empty the log, which nobody reads."""
    await database.overwrite_deleted()
    assert not database._is_to_be_emptied
