"""A database that cannot be used is told of in one sentence, with what can be done."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from asyncpg.exceptions import AdminShutdownError, CannotConnectNowError, TooManyConnectionsError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from store import DatabaseTrouble, Store
from store.sqlite import LOCKED_SECONDS
from store.troubles import word_trouble


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def trouble(url: str, *, alone: bool = False) -> str:
    with pytest.raises(DatabaseTrouble) as caught:
        await Store.open(url, alone=alone)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def test_a_second_bot_on_a_file_is_refused(tmp_path: Path) -> None:
    url = url_of(tmp_path / "boulo.sqlite3")
    first = await Store.open(url, alone=True)
    assert "for one process" in await trouble(url, alone=True)
    looking = await Store.open(url)  # who only looks may
    await looking.close()
    await first.close()
    await (await Store.open(url, alone=True)).close()


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "is its folder there" in await trouble(url_of(tmp_path / "nowhere" / "boulo.sqlite3"))


async def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    file = tmp_path / "boulo.sqlite3"
    file.write_bytes(b"this is a letter to my aunt, and a long one at that. " * 100)
    assert "is damaged" in await trouble(url_of(file))


async def test_a_file_that_is_broken_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "boulo.sqlite3"
    await (await Store.open(url_of(file))).close()
    data = bytearray(file.read_bytes())
    data[100:8192] = b"\xff" * 8092
    file.write_bytes(data)
    assert "is damaged" in await trouble(url_of(file))


async def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.sqlite.PRAGMAS", ("busy_timeout=50",))
    file = tmp_path / "boulo.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE mine (x)")
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in await trouble(url_of(file))


async def test_a_server_that_is_not_there() -> None:
    told = await trouble("postgresql+asyncpg://boulo:secret@127.0.0.1:9/boulo")
    assert "cannot be reached" in told
    assert "secret" not in told


async def test_a_server_whose_database_belongs_to_another(postgres: Any, postgres_url: str) -> None:
    postgres.psql("CREATE USER guest;")
    empty = postgres_url.replace("/boulo_", "/empty_").partition("?")[0].rpartition("/")[2]
    postgres.psql(f"CREATE DATABASE {empty};")
    url = make_url(postgres_url).set(database=empty, username="guest", password=None)
    said = await trouble(url.render_as_string(hide_password=False))
    postgres.psql(f"DROP DATABASE {empty}; DROP USER guest;")
    assert "may not be used by this user (" in said
    assert said.endswith("let that user own it.")


async def test_a_server_without_the_database(postgres_url: str) -> None:
    assert "is not there" in await trouble(postgres_url.replace("/boulo_", "/missing_"))


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (sqlite3.OperationalError("attempt to write a readonly database"), "right to write"),
        (sqlite3.OperationalError("database or disk is full"), "no room left"),
        (OSError(28, "No space left on device"), "no room left"),
        (sqlite3.OperationalError("disk I/O error"), "reports an error"),
        (DBAPIError("SELECT 1", (), Exception("gone"), connection_invalidated=True), "cannot be reached"),
        (DBAPIError(None, None, CannotConnectNowError("starting up")), "cannot be reached (starting up)"),
        (CannotConnectNowError("shutting down"), "cannot be reached (shutting down)"),
        (DBAPIError(None, None, TooManyConnectionsError("too many clients")), "reached (too many clients)"),
        (AdminShutdownError("terminating connection"), "cannot be reached (terminating connection)"),
    ],
)
def test_what_happens_while_it_runs(error: Exception, part: str) -> None:
    assert part in (word_trouble(error, "The database") or "")


async def test_it_is_told_while_the_bot_runs_as_well(tmp_path: Path) -> None:
    file = tmp_path / "boulo.sqlite3"
    store = await Store.open(url_of(file))
    with closing(sqlite3.connect(file)) as other:
        other.execute("DROP TABLE plies")
        other.commit()
    with pytest.raises(DBAPIError):  # a bug, or somebody's hand: no trouble that has a sentence
        await store.tables.log(1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = monotonic()
        writing = (store.tables.stop_clock(1) for _ in range(10))
        errors = await asyncio.gather(*writing, return_exceptions=True)
        assert monotonic() - begun < 5 * LOCKED_SECONDS  # also for whoever stands behind others
    assert [type(error) for error in errors] == [DatabaseTrouble] * 10
    assert "is locked by another program" in str(errors[0])
    await store.close()


def test_what_is_no_trouble_of_the_database_is_left_as_it_is() -> None:
    assert word_trouble(ValueError("no"), "The database") is None
