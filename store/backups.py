"""Backups of a SQLite file: made while a bot runs on it, and put in its place while none does."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from os import close
from pathlib import Path

from sqlalchemy import URL, make_url

from store.database import HEAD
from store.sqlite import Sqlite, take_lock
from store.troubles import DatabaseTrouble, place_of, told_in_a_sentence

BESIDE = ("-wal", "-shm")
"""The endings of the files that SQLite keeps beside its own. The first holds what was written last."""
NOT_THERE = "The database {path} is not there: look at DATABASE_URL, and at the folder you are in."
NO_FILE = "{where} is no SQLite file: use PostgreSQL's own {instead}; docs/operations.md says how."
NO_BACKUP = "{backup} cannot be put in the place of the database: {why}. Nothing was changed."


def check_is_there(url: str) -> None:
    """Raise `DatabaseTrouble` if the file is missing, instead of making a new one."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise DatabaseTrouble(NOT_THERE.format(path=address.database))


async def back_up(url: str, backup: Path) -> int:
    """Copy the database as it is now into a new file; return its bytes. Raises `DatabaseTrouble`."""
    path = _path_of(url, instead="pg_dump")
    check_is_there(url)
    _check_is_new(backup)
    with told_in_a_sentence(make_url(url)):
        database = await Sqlite.connect(str(path))
    try:
        with told_in_a_sentence(URL.create("sqlite", database=str(backup))):
            await database.back_up(str(backup))
    finally:
        await database.close()
    return _size(backup)


def restore(url: str, backup: Path) -> Path | None:
    """Put a copy of the backup in the place of a database that no bot runs on.

    Returns where the earlier database is kept, if there was one. Raises `DatabaseTrouble`.
    """
    path = _path_of(url, instead="pg_restore")
    with _for_us_alone(path):
        try:
            return _replace(path, backup)
        except (OSError, ValueError, sqlite3.Error) as error:
            raise DatabaseTrouble(NO_BACKUP.format(backup=backup, why=error)) from error


def _replace(path: Path, backup: Path) -> Path | None:
    prepared, kept = _beside(path, ".restoring"), None
    try:
        _copy(backup, prepared)
        _check_backup(prepared)
        if path.exists():
            kept = _beside(path, f".replaced-{datetime.now(UTC):%Y%m%dT%H%M%S}")
            _copy(path, kept)
        for end in BESIDE:  # SQLite would take them for those of the new file
            _beside(path, end).unlink(missing_ok=True)
        prepared.replace(path)
    finally:
        for end in ("", *BESIDE):
            _beside(prepared, end).unlink(missing_ok=True)
    return kept


def _check_backup(copy: Path) -> None:
    """Bring what was written last into a backup's copy; raise `ValueError` unless it is whole and ours."""
    with closing(sqlite3.connect(copy)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise ValueError(f"it is damaged ({' '.join(found.split())})")
        ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        form = ours and connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if not form:
            raise ValueError("it is no database of this bot")
        if form[0] > HEAD:
            raise ValueError(f"it was written by a newer bot (its form is {form[0]})")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(source: Path, target: Path) -> None:
    """Copy a SQLite file that nobody writes, with what was written last."""
    shutil.copyfile(source, target)
    written_last, _ = BESIDE
    if _beside(source, written_last).exists():
        shutil.copyfile(_beside(source, written_last), _beside(target, written_last))


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _check_is_new(backup: Path) -> None:
    if backup.exists():
        raise DatabaseTrouble(f"{backup} is there already: choose another name.")


def _size(file: Path) -> int:
    return file.stat().st_size


def _path_of(url: str, *, instead: str) -> Path:
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        raise DatabaseTrouble(NO_FILE.format(where=place_of(address), instead=instead))
    return Path(address.database or "")


@contextmanager
def _for_us_alone(path: Path) -> Iterator[None]:
    """Keep bots from a file meanwhile. Raises `DatabaseTrouble` while one runs on it."""
    with told_in_a_sentence(URL.create("sqlite", database=str(path))):
        lock = take_lock(str(path))
    try:
        yield
    finally:
        close(lock)
