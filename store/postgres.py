"""A PostgreSQL server as the database."""

from collections.abc import Sequence

from sqlalchemy import URL, Engine
from sqlalchemy.ext.asyncio import create_async_engine

from store.database import Database, P, R, Work
from store.schema import PLAYING, one_table_per_channel
from store.shared_duties import SharedDuties
from store.troubles import told_in_a_sentence

one_table_per_channel.dialect_kwargs["postgresql_where"] = PLAYING


class Postgres(Database):
    """A server that any number of processes may use."""

    def __init__(self, address: URL) -> None:
        self._address = address
        self.duties = SharedDuties(address)
        # An error that is logged quotes no parameters: among them are the seeds of games.
        self._writer = create_async_engine(address, hide_parameters=True)
        self._reader = create_async_engine(
            address, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
        )

    @property
    def engines(self) -> Sequence[Engine]:
        return self._writer.sync_engine, self._reader.sync_engine

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        with told_in_a_sentence(self._address):
            async with self._reader.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self.transactions += 1
        with told_in_a_sentence(self._address):
            async with self._writer.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def close(self) -> None:
        await self.duties.close()
        await self._writer.dispose()
        await self._reader.dispose()
