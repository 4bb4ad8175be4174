"""The database itself: opened, brought to the present form, and one writer at a time where it needs that."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Self

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Table, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATING = 0xB0
"""The number of the lock under which one process at a time migrates a PostgreSQL."""


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", "store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """`await Database.open(url)` brings it to the present form first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def open(cls, url: str) -> Self:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time: the others wait here, not at its lock."""
        async with self._writer, self._engine.begin() as connection:
            yield connection


def values_of(record: object, columns: Table, *, without: str = "") -> dict[str, object]:
    """The fields of a record that are columns there."""
    return {column.name: getattr(record, column.name) for column in columns.c if column.name != without}
