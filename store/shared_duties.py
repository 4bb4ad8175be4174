"""The duties of processes that share a PostgreSQL: each is an advisory lock there.

A lock belongs to a connection, so a process that dies lets go of it: at once if only the process ends,
within `LOST_SECONDS` if its machine does, within `SILENT_SECONDS` if it hangs.
"""

import asyncio
from collections.abc import Collection

from sqlalchemy import URL, Connection, NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from store.duties import Duties
from store.troubles import told_in_a_sentence

TAKING = 0xB1
"""The number of the lock under which one process at a time takes shards."""
SHARDS_OF = 0xB0_0000
"""Plus the number of all shards: the first part of a shard's lock. The second part is the shard."""
MOST_SHARDS = 0xFFFF
LOGGING_IN = 0xB1_0000
"""The first part of the lock of those who log in to Discord; the second is their place in its queue."""
ANSWER_SECONDS = 5.0
"""A process that has not heard from the database for so long gives up all its shards."""
KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
LOST_SECONDS = 10 + 3 * 5
"""How long after its last sign of life PostgreSQL gives up an idle connection, and with it the locks."""
SILENT_SECONDS = 20
"""How long after its last statement PostgreSQL ends the connection of a process that hangs."""
SILENT_SINCE = (14,)
"""The version of PostgreSQL since which it can do that."""

_ALIVE = text("SELECT 1")
_LOCK_TAKING = text(f"SELECT pg_advisory_xact_lock({TAKING})")
_OTHER_COUNTS = text(
    f"""SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND granted
    AND classid::bigint BETWEEN {SHARDS_OF} AND {SHARDS_OF + MOST_SHARDS} AND classid::bigint <> :kind"""
)
_TAKE = text("SELECT pg_try_advisory_lock(:kind, :shard)")
_WAIT_TO_LOG_IN = text(f"SELECT pg_advisory_lock({LOGGING_IN}, :queue)")


class SharedDuties(Duties):
    """The duties of one of several processes that share a PostgreSQL."""

    shared = True

    def __init__(self, address: URL) -> None:
        self._address = address
        self._engine: AsyncEngine = create_async_engine(
            address, poolclass=NullPool, connect_args={"server_settings": KEEPALIVE}
        )
        self._connection: AsyncConnection | None = None
        self._kind = 0
        self._held: frozenset[int] = frozenset()
        self._taking = asyncio.Lock()
        self._letting_in: set[asyncio.Task[None]] = set()

    async def take(self, count: int, shards: Collection[int]) -> frozenset[int]:
        async with self._taking:
            try:
                with told_in_a_sentence(self._address):
                    async with asyncio.timeout(ANSWER_SECONDS):
                        self._held = await self._take(SHARDS_OF + count, shards)
            except BaseException:
                await self._let_go()
                raise
            return self._held

    async def _take(self, kind: int, shards: Collection[int]) -> frozenset[int]:
        if kind != self._kind:  # shards are counted differently now: those taken before mean nothing
            await self._let_go()
            self._kind = kind
        if self._connection is None:
            self._connection = await self._connect()
        async with self._connection.begin():
            missing = set(shards) - self._held
            if not missing:
                await self._connection.execute(_ALIVE)
                return self._held
            return self._held | await self._connection.run_sync(_take_free, kind, missing)

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        if (self._engine.dialect.server_version_info or ()) >= SILENT_SINCE:
            async with connection.begin():
                await connection.execute(text(f"SET idle_session_timeout = '{SILENT_SECONDS}s'"))
        return connection

    async def _let_go(self) -> None:
        """Give up all shards together with the connection, in whatever state that is."""
        connection, self._connection, self._held = self._connection, None, frozenset()
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def wait_to_log_in(self, queue: int, seconds: float) -> None:
        with told_in_a_sentence(self._address):
            connection = await self._engine.connect()
            try:
                await connection.execute(_WAIT_TO_LOG_IN, {"queue": queue})
            except BaseException:
                await connection.invalidate()
                await connection.close()
                raise
        task = asyncio.create_task(_close_after(connection, seconds))
        self._letting_in.add(task)
        task.add_done_callback(self._letting_in.discard)

    async def close(self) -> None:
        for task in self._letting_in:
            task.cancel()
        await asyncio.gather(*self._letting_in, return_exceptions=True)
        await self._let_go()
        await self._engine.dispose()


def _take_free(connection: Connection, kind: int, shards: Collection[int]) -> frozenset[int]:
    """Take the shards that are free; none while others have shards of another count, as those overlap."""
    connection.execute(_LOCK_TAKING)
    if connection.scalar(_OTHER_COUNTS, {"kind": kind}):
        return frozenset()
    return frozenset(
        shard for shard in sorted(shards) if connection.scalar(_TAKE, {"kind": kind, "shard": shard})
    )


async def _close_after(connection: AsyncConnection, seconds: float) -> None:
    """Close a connection after a while, and with it its locks."""
    try:
        await asyncio.sleep(seconds)
    finally:
        await connection.invalidate()
        await connection.close()
