"""The database itself: opened, brought to the present form, and one writer at a time where it needs that."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Self

from sqlalchemy import Connection, Table, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

HEAD = "0003"
"""The newest migration. A database that is there already is opened without loading Alembic."""
MIGRATING = 0xB0
"""The number of the lock under which one process at a time migrates a PostgreSQL."""


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
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


def _engine(url: str, **options: Any) -> AsyncEngine:
    engine = create_async_engine(url, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


class Database:
    """`await Database.open(url)` brings it to the present form first."""

    def __init__(self, url: str) -> None:
        self._writer = _engine(url)
        self._reader = _engine(url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        self._in_turn: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if self._writer.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def open(cls, url: str) -> Self:
        database = cls(url)
        async with database.writing() as connection:
            await connection.run_sync(_migrate)
        return database

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()

    @property
    def engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        """Everything that sends statements, for whoever counts or times them."""
        return self._writer, self._reader

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection on which each statement stands for itself."""
        return self._reader.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time: the others wait here, not at its lock."""
        async with self._in_turn, self._writer.begin() as connection:
            yield connection


def values_of(record: object, columns: Table, *, without: str = "") -> dict[str, object]:
    """The fields of a record that are columns there."""
    return {column.name: getattr(record, column.name) for column in columns.c if column.name != without}
