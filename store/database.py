"""The database itself: opened, brought to the present form, and asked for one transaction at a time.

Whatever is asked is a plain function that takes a connection first. On SQLite it runs as a whole in the
thread that aiosqlite keeps for its connection: one change of threads for a transaction, instead of four for
each statement. On PostgreSQL the same function runs over asyncpg.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Self, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, inspect, make_url, text

HEAD = "0003"
"""The newest migration. A database that is there already is opened without loading Alembic."""
MIGRATING = 0xB0
"""The number of the lock under which one process at a time migrates a PostgreSQL."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

P = ParamSpec("P")
R = TypeVar("R")

Work = Callable[Concatenate[Connection, P], R]


class Database(ABC):
    """`await open_database(url)` gives one that has the present form."""

    @property
    @abstractmethod
    def engines(self) -> Sequence[Engine]:
        """Everything that sends statements, for whoever counts or times them."""

    @abstractmethod
    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let `work` ask something; each of its statements stands for itself."""

    @abstractmethod
    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let `work` change something in one transaction, whole or, if it raises, not at all."""

    @abstractmethod
    async def close(self) -> None: ...


async def open_database(url: str) -> Database:
    """Connect, and bring the database to the present form."""
    address = make_url(url)
    database: Database
    if address.get_backend_name() == "sqlite":
        database = await Sqlite.connect(address)
    else:
        from store.postgres import Postgres  # what it needs is there only where it is used

        database = Postgres(address)
    await database.write(migrate)
    return database


def migrate(connection: Connection) -> None:
    """Bring the database to the present form; nothing is loaded or written where it has that."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    if _revision(connection) != HEAD:
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The migration that the database has come to; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


class _Thread(aiosqlite.Connection):
    """A connection in a thread of its own, with SQLAlchemy on top of it there."""

    def __init__(self, path: str, *, writes: bool) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)
        self._thread.daemon = True  # a bot that ends in the middle of something does not wait for it
        self._path, self._writes = path, writes
        self.engine = create_engine("sqlite://", creator=lambda: self._conn, poolclass=StaticPool)
        event.listen(self.engine, "begin", self._begin)

    async def connect(self) -> Self:
        await self
        await self.call(self._prepare)
        return self

    def _prepare(self) -> None:
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}").close()
        self._kept = self.engine.connect()

    def _begin(self, connection: Connection) -> None:
        """Begin by ourselves, as `sqlite3` does it too late; whoever writes waits for other writers first."""
        if self._writes:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Run `work` in the thread, between the beginning and the end of a transaction."""

        def transact() -> R:
            with self._kept.begin():
                return work(self._kept)

        return await self.call(transact)

    async def call(self, work: Callable[[], R]) -> R:
        """Run `work` in the thread."""
        return await self._execute(work)  # type: ignore[no-any-return,no-untyped-call]

    async def close(self) -> None:
        if self._running:
            await self.call(self._kept.close)
        await super().close()


class Sqlite(Database):
    """A file. One connection writes, and whoever reads does not wait for it."""

    def __init__(self, writer: _Thread, reader: _Thread) -> None:
        self._writer, self._reader = writer, reader

    @classmethod
    async def connect(cls, address: URL) -> Self:
        path = address.database or ""
        return cls(await _Thread(path, writes=True).connect(), await _Thread(path, writes=False).connect())

    @property
    def engines(self) -> Sequence[Engine]:
        return self._writer.engine, self._reader.engine

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._reader.run(lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._writer.run(lambda connection: work(connection, *args, **kwargs))

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
