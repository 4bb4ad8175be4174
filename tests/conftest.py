"""Databases to test against: a SQLite file and a PostgreSQL, each empty for every test."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from play.tables import Tables
from store import Store

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own; skips where it cannot start."""
    pgserver = pytest.importorskip("pgserver", reason="pgserver, which carries PostgreSQL, is not installed")
    pytest.importorskip("asyncpg", reason="asyncpg, which speaks to PostgreSQL, is not installed")
    try:
        server = pgserver.get_server(tempfile.mkdtemp(prefix="boulo-pg-"), cleanup_mode="delete")
    except Exception as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    for hurry in ("fsync", "full_page_writes", "synchronous_commit"):  # nothing here outlives the tests
        server.psql(f"ALTER SYSTEM SET {hurry} = off;")
    server.psql("SELECT pg_reload_conf();")
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    name = f"boulo_{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(name)).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'boulo.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database; every test that asks for it runs on both kinds."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def tables(sqlite_url: str) -> AsyncIterator[Tables]:
    opened = Tables(await Store.open(sqlite_url))
    yield opened
    await opened.store.close()
