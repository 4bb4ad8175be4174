"""Opens the database and brings it to the present form.

A transaction is a plain function whose first argument is a connection. On SQLite it runs in a thread
(`sqlite.py`); on PostgreSQL the same function runs over asyncpg (`postgres.py`).
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, inspect, make_url, text

from store.duties import Duties
from store.troubles import NEWER, DatabaseTrouble, place_of, told_in_a_sentence

HEAD = "0014"
"""The newest migration. A database that has it is opened without loading Alembic."""
MIGRATING = 0xB0
"""The number of the lock under which one process at a time migrates a PostgreSQL."""
ANSWER_SECONDS = 2.0
"""How long a server may take for a transaction: a member has to be answered within three seconds."""

P = ParamSpec("P")
R = TypeVar("R")

Work = Callable[Concatenate[Connection, P], R]

_answer_seconds: ContextVar[float | None] = ContextVar("answer_seconds", default=ANSWER_SECONDS)


class Database(ABC):
    """A database in its present form; `open_database` makes one."""

    @property
    @abstractmethod
    def engines(self) -> Sequence[Engine]:
        """The SQLAlchemy engines that send statements, for counting or timing these."""

    duties: Duties
    """What only one of the processes that use the database may do at a time."""
    transactions = 0
    """How many transactions have written something, for tests and benchmarks."""
    in_doubt = False
    """Whether a change may be saved that nobody heard of: the database failed, or a task was cancelled."""

    @contextmanager
    def asking(self, address: URL) -> Iterator[None]:
        """Raise errors of the database as `DatabaseTrouble`, and note that what was asked is `in_doubt`."""
        try:
            with told_in_a_sentence(address):
                yield
        except (DatabaseTrouble, asyncio.CancelledError):
            self.in_doubt = True
            raise

    @contextmanager
    def at_leisure(self) -> Iterator[None]:
        """Set no time limit for transactions in this block: no member waits for them."""
        before = _answer_seconds.set(None)
        try:
            yield
        finally:
            _answer_seconds.reset(before)

    @property
    def answer_seconds(self) -> float | None:
        """How long a server may take for a transaction; None: as long as it likes."""
        return _answer_seconds.get()

    @abstractmethod
    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let `work` read, without a transaction around its statements. Raises `DatabaseTrouble`."""

    @abstractmethod
    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let `work` change something in one transaction; if it raises, nothing is changed.

        It may be run more than once; what was done before is then undone in the database, and only there.
        Raises `DatabaseTrouble`, and what `work` raises.
        """

    @abstractmethod
    async def leave_copy(self, ending: str) -> None:
        """If this is a file, leave a copy of it as it is now beside it, with that added to its name."""

    @abstractmethod
    async def overwrite_deleted(self) -> None:
        """Let nothing that was deleted stay in a file, where that is not up to the database's server."""

    @abstractmethod
    async def close(self) -> None: ...


async def open_database(url: str, *, alone: bool = False) -> Database:
    """Connect, and bring the database to the present form.

    A SQLite file is for one bot: opening it `alone` keeps others from doing the same. Raises
    `DatabaseTrouble` if it cannot be used.
    """
    address = make_url(url)
    with told_in_a_sentence(address):
        database = await _connect(address, alone=alone)
        try:
            await _bring_up_to_date(database, address)
        except BaseException:
            await database.close()
            raise
    return database


async def _connect(address: URL, *, alone: bool) -> Database:
    if address.get_backend_name() == "sqlite":
        from store.sqlite import Sqlite  # which builds on this module

        return await Sqlite.connect(address.database or "", alone=alone)
    from store.postgres import Postgres  # its driver is installed only where it is used

    return Postgres(address)


async def _bring_up_to_date(database: Database, address: URL) -> None:
    """Migrate if needed; of a SQLite file, leave a copy as it was beside it."""
    revision = await database.read(read_revision)
    if revision == HEAD:
        return
    if revision is not None and revision > HEAD:
        raise DatabaseTrouble(NEWER.format(where=place_of(address), why=revision))
    if revision is not None:
        await database.leave_copy(f".before-{HEAD}")
    with database.at_leisure():
        await database.write(migrate)


def migrate(connection: Connection) -> None:
    """Bring the database to the present form, wholly or not at all, unless another process has done it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    if read_revision(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def read_revision(connection: Connection) -> str | None:
    """The last migration that the database has had; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
