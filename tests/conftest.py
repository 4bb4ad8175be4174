"""Databases to test against: a SQLite file and a PostgreSQL, of their own for every test.

Each is a copy of one that was migrated once; only a test of the migrations themselves begins with nothing.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextvars import ContextVar
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from engine import Position
from play.tables import Tables
from play.workers import Progress
from players import best_action
from players.effort import Effort
from players.minds import mind_of
from store import Store
from store.sqlite import PRAGMAS

pytest_plugins = [
    "tests.compiling",
    "tests.dice",
    "tests.durations",
    "tests.rotating",
    "tests.sharing",
    "tests.usage",
]

WORKERS_A_CORE = {"auto": 2, "logical": 1}
"""A third of the time tests wait: for databases, for processes, and until the bot has come to rest.

Those of `make quick` hardly do, so that it is quicker there to collect them no more often than needed.
"""
NUMBERS = count(1)
TEMPLATE = "boulo_template"
EACH_KIND = ["sqlite", "postgres"]
PATIENT_SECONDS = ContextVar[float | None]("answer_seconds", default=60.0)
"""How many seconds a database may take for a transaction in tests that are not about that."""
THINKING_NODES = 50
"""How far is looked in tests: what they check does not hang on what is found."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """How many processes run the tests with `--numprocesses auto`, or `logical`."""
    return (os.cpu_count() or 1) * WORKERS_A_CORE[config.getoption("numprocesses")]


class ThinkingInPlace:
    """Decides for the computer here and now: what it plays hangs on no clock."""

    async def choose(self, position: Position, level: str) -> str:
        return best_action(position, level)

    async def judge(self, position: Position) -> dict[str, float]:
        return dict(mind_of(type(position)).judge(position, Effort(THINKING_NODES)))

    def close(self) -> None:
        """There is nothing to end."""


class WorkInPlace:
    """Does here and now what a process would be asked for."""

    def __init__(self, name: str) -> None:
        self.waiting = 0

    async def run(self, work: Callable[..., Any], *args: object, progress: Progress) -> Any:
        return work(*args, progress)

    def close(self) -> None:
        """There is nothing to end."""


@pytest.fixture(autouse=True, scope="session")
def _in_place() -> Iterator[None]:
    """Let all of this be so for every test; it is put in place once, not for each of thousands.

    The computer thinks in no process (`tests/play/test_thinking.py` is about those), games are judged at
    once and looked at not far (one test of `test_reviewing.py` has a process). No disk is waited for: the
    files of a test are read by nobody after its process has died. Databases are, however busy the machine.
    """
    unflushed = (each.replace("synchronous=FULL", "synchronous=OFF") for each in PRAGMAS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("play.tables.Thinking", ThinkingInPlace)
        patch.setattr("play.reviewing.ProcessWorker", WorkInPlace)
        patch.setattr("players.reviews.MOST_NODES", 60)
        patch.setattr("players.reviews.AGAIN_NODES", {"boomerang": (200,), "carami": (200,)})
        patch.setattr("store.sqlite.PRAGMAS", tuple(unflushed))
        patch.setattr("store.database._answer_seconds", PATIENT_SECONDS)
        yield


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test in which SQLite waits for the disk, as it does outside."""
    monkeypatch.setattr("store.sqlite.PRAGMAS", PRAGMAS)


def migrate(url: str) -> None:
    """Bring a new database to the present form."""

    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file in the present form, with nothing in it."""
    file = tmp_path_factory.mktemp("template") / "boulo.sqlite3"
    migrate(_sqlite_url(file))
    return file


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


@pytest.fixture(scope="session")
def postgres_template(postgres: Any) -> str:
    """The name of a database in the present form, with nothing in it."""
    postgres.psql(f"CREATE DATABASE {TEMPLATE};")
    migrate(_postgres_url(postgres, TEMPLATE))
    return TEMPLATE


def _sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _postgres_url(postgres: Any, name: str) -> str:
    return str(postgres.get_uri(name)).replace("postgresql://", "postgresql+asyncpg://")


def _make_postgres(postgres: Any, template: str) -> Iterator[str]:
    """A database until the test is over."""
    name = f"boulo_{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    yield _postgres_url(postgres, name)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    return _sqlite_url(tmp_path / "empty.sqlite3")


@pytest.fixture
def empty_postgres_url(postgres: Any) -> Iterator[str]:
    yield from _make_postgres(postgres, "template1")


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    return _sqlite_url(Path(shutil.copy(sqlite_template, tmp_path / "boulo.sqlite3")))


@pytest.fixture
def postgres_url(postgres: Any, postgres_template: str) -> Iterator[str]:
    yield from _make_postgres(postgres, postgres_template)


@pytest.fixture(params=EACH_KIND)
def empty_database_url(request: pytest.FixtureRequest) -> str:
    """A database with nothing in it, not even tables; every test that asks for it runs on both kinds."""
    return str(request.getfixturevalue(f"empty_{request.param}_url"))


@pytest.fixture(params=EACH_KIND)
def database_url(request: pytest.FixtureRequest) -> str:
    """A database in the present form; every test that asks for it runs on both kinds."""
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
