"""A migration is whole or not at all, wherever it is interrupted; and before it a copy is made."""

import asyncio
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
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

    def die(now: int) -> None:
        if now == number:
            os._exit(KILLED)

    child = os.fork()
    if child == 0:  # pragma: no cover - it is another process, and ends the hard way
        try:
            migrating(file, partial(before_each, die))
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == KILLED


def before_each(look: Callable[[int], None], engine: Engine) -> None:
    """Give the number of each statement before it is executed."""
    statements = count()
    event.listen(engine, "before_cursor_execute", lambda *_: look(next(statements)))


def left_at_each_statement(file: Path) -> list[Path]:
    """The file and its journal as they are on the disk at each: what a process leaves if killed there."""
    left: list[Path] = []

    def copy(number: int) -> None:
        left.append(file.parent / f"{number}" / file.name)
        left[-1].parent.mkdir()
        for each in file.parent.glob(f"{file.name}*"):
            shutil.copy(each, left[-1].parent)

    migrating(file, partial(before_each, copy))
    return left


async def test_left_at_any_statement_it_opens_again_with_everything(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    url = write_old(file)
    before, left = dump(file), left_at_each_statement(file)
    assert len(left) > 15
    assert any((each.parent / f"{each.name}-journal").exists() for each in left)
    for number, each in enumerate(left):
        assert dump(each) == before, f"half of a migration is left after statement {number}"
    assert dump(file) != before
    await check_whole(url)


@pytest.mark.parametrize("step", [50, pytest.param(1, marks=pytest.mark.thorough)])
async def test_killed_it_opens_again_with_everything(tmp_path: Path, step: int) -> None:
    """A process that is really killed, at statements so far from each other."""
    file = tmp_path / "old.sqlite3"
    url, number = write_old(file), step // 2
    before = dump(file)
    while killed_at(file, number):
        assert dump(file) == before, f"half of a migration is left after statement {number}"
        number += step
    assert number > step
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


@pytest.mark.slow
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
