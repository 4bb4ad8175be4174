"""A PostgreSQL server as the database."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy import URL, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from store.database import Database, P, R, Work
from store.schema import tables
from store.shared_duties import SharedDuties

for index in tables.indexes:
    index.dialect_kwargs["postgresql_where"] = index.dialect_options["sqlite"]["where"]


class Postgres(Database):
    """A server that any number of processes may use.

    A server that does not answer is not waited for: the transaction fails, and the connection is cut. Whether
    it has made a commit that it had already received is then unknown; like any other change, it is noticed by
    the table's version.
    """

    def __init__(self, address: URL) -> None:
        self._address = address
        self.duties = SharedDuties(address)
        # An error that is logged quotes no parameters: among them are the seeds of games.
        self._writer = create_async_engine(address, hide_parameters=True)
        self._reader = create_async_engine(
            address, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
        )
        for engine in self.engines:
            event.listen(engine, "checkout", _check_open)

    @property
    def engines(self) -> Sequence[Engine]:
        return self._writer.sync_engine, self._reader.sync_engine

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        with self.asking(self._address):
            async with self._connect(self._reader) as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self.transactions += 1
        with self.asking(self._address):
            async with self._connect(self._writer) as connection, connection.begin():
                return await connection.run_sync(work, *args, **kwargs)

    @asynccontextmanager
    async def _connect(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection that is cut if a statement on it is not answered in time."""
        if self.answer_seconds is None:
            async with engine.connect() as connection:
                yield connection
            return
        loop, connection = asyncio.get_running_loop(), engine.connect()
        until = loop.time() + self.answer_seconds
        cutting = loop.call_at(until, _cut, connection)
        try:
            async with AsyncExitStack() as connected:
                async with asyncio.timeout_at(until):
                    await connected.enter_async_context(connection)
                yield connection
        finally:
            cutting.cancel()

    async def leave_copy(self, ending: str) -> None:
        """Do nothing: PostgreSQL has its own tools for that."""

    async def overwrite_deleted(self) -> None:
        """Leave it to the server, which does so when it tidies up by itself."""

    async def close(self) -> None:
        await self.duties.close()
        await self._writer.dispose()
        await self._reader.dispose()


def _check_open(connection: DBAPIConnection, *_: object) -> None:
    """Make the pool replace a connection that the server has cut since it was last used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _cut(connection: AsyncConnection) -> None:
    """Break a connection off: whoever waits for an answer on it gets an error at once.

    Cancelling the statement, as is usual when a task is cancelled, would mean waiting for the server again.
    """
    asked = connection.sync_connection
    if asked is not None and not asked.closed and not asked.invalidated:
        driver = asked.connection.driver_connection
        assert driver is not None
        driver.terminate()
