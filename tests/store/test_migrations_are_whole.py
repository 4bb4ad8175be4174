"""A migration is whole or not at all, wherever it is interrupted; and before it a copy is made."""

import asyncio
import os
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from store import DatabaseTrouble, Store
from store.database import HEAD, migrate
from tests.store.test_old_databases import OLD

KILLED = 77


def write_old(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return f"sqlite+aiosqlite:///{file}"


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def migrating(file: Path, prepare: Callable[[Engine], None]) -> None:
    """Migrate a file as the bot does, in this process and thread."""
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(file, isolation_level=None), poolclass=StaticPool
    )

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine, "begin", begin)
    prepare(engine)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


def killed_at(file: Path, number: int) -> bool:
    """Whether a process that migrates the file dies at that statement; it has no more than so many else."""

    def die_there(engine: Engine) -> None:
        statements = iter(range(1_000_000))

        def count(*_: object) -> None:
            if next(statements) == number:
                os._exit(KILLED)

        event.listen(engine, "before_cursor_execute", count)

    child = os.fork()
    if child == 0:  # pragma: no cover - it is another process, and ends the hard way
        try:
            migrating(file, die_there)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == KILLED


async def test_killed_at_any_statement_it_opens_again_with_everything(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    url, number = write_old(file), 0
    before = dump(file)
    while killed_at(file, number):
        assert dump(file) == before, f"half of a migration is left after statement {number}"
        number += 1
    assert number > 15
    await check_whole(url)


def opened_with_room(url: str, most: int) -> bool:
    """Whether a process opens the database that may write no file of more bytes; else it has said why not."""
    child = os.fork()
    if child == 0:  # pragma: no cover - it is another process
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        try:
            asyncio.run(Store.open(url))
        except DatabaseTrouble as trouble:
            os._exit(KILLED if "disk" in str(trouble) else 1)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    assert code in (0, KILLED), "it said something else"
    return code == 0


def test_on_a_full_disk_it_says_so_and_nothing_changes(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    url = write_old(file)
    before, refused = dump(file), 0
    for most in range(0, 1_000_000, 12_000):
        if opened_with_room(url, most):
            break
        assert dump(file) == before
        refused += 1
    assert refused > 3
    asyncio.run(check_whole(url))


async def check_whole(url: str) -> None:
    store = await Store.open(url)
    assert (await store.tables.get(7)).in_teams
    assert (await store.settings.of_guild(1)).theme == "night"
    await store.close()


async def test_a_copy_of_the_file_as_it_was_stands_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    url = write_old(file)
    before = dump(file)
    await (await Store.open(url)).close()
    copy = tmp_path / f"old.sqlite3.before-{HEAD}"
    assert dump(copy) == before
    copy.unlink()
    await (await Store.open(url)).close()
    assert not copy.exists(), "nothing was to be migrated"


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseTrouble, match="newer bot"):
        await Store.open(url)
