"""A SQLite file.

A transaction runs as a whole in the thread that aiosqlite keeps for its connection: one change of threads for
a transaction, instead of four for each statement. Those that wait there at the same time are committed
together.
"""

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Generic, Self

import aiosqlite
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine

from store.database import Database, P, R, Work
from store.duties import Duties
from store.troubles import DatabaseTrouble

log = logging.getLogger(__name__)

ONLY_ONE = (
    "Another bot is running on {path}: a SQLite file is for one process. End that one, or let both use a "
    "PostgreSQL (DATABASE_URL)."
)
LOCKED_SECONDS = 2.0
"""How long a write waits for other programs: a member has to be answered within three seconds."""
MOST_TOGETHER = 32
"""How many transactions are committed together at most: the first has to wait for the last."""
WRITTEN_BACK_AFTER = 50
"""After so many transactions the file takes in what its log has, while others go on. Otherwise one commit of
some hundred would do so, and take ten times as long."""
EMPTYING_MS = 100
"""How long the log waits to be emptied until nobody reads it. Meanwhile no member can write."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "secure_delete=ON",  # what is deleted is overwritten: no byte of a forgotten member stays
    "wal_autocheckpoint=4000",  # by then nearly all of the log is in the file, so that a commit does little
)


class _Transaction(Generic[R]):
    """A transaction on its way: once it `is_done`, it has a `result` that is committed, or an `error`."""

    result: R

    def __init__(self, work: Callable[[Connection], R], *, alone: bool) -> None:
        self.work = work
        self.alone = alone
        """Whether it takes long, so that no other is to wait for its commit."""
        self.until = monotonic() + LOCKED_SECONDS
        """The moment up to which it waits for other programs."""
        self.error: BaseException | None = None
        self.is_done = False

    def run(self, connection: Connection) -> None:
        """Run it, without a commit. Raises what it fails with."""
        try:
            self.result = self.work(connection)
        except BaseException as error:
            self.error = error
            raise

    def run_again(self, *, alone: bool) -> None:
        """Forget that it was run, so that it can be run once more."""
        self.alone, self.error = self.alone or alone, None

    def outcome(self) -> R:
        """Its result. Raises what it has failed with."""
        if self.error is not None:
            raise self.error
        return self.result


class _Thread(aiosqlite.Connection):
    """A connection in a thread of its own, with SQLAlchemy on top of it there."""

    def __init__(self, path: str) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)
        self._thread.daemon = True  # a bot that is ended does not wait for a transaction under way
        self._path = path
        self._waiting: deque[_Transaction[Any]] = deque()
        """Those that are not begun yet: the event loop adds at the end, the thread takes from the front."""
        self._waited_tenths: int | None = None
        """For how many tenths of a second a statement waits for other programs, once that was set."""
        self.engine = create_engine(
            "sqlite://",
            creator=lambda: self._conn,
            poolclass=StaticPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,  # an error that is logged quotes no seed of a game
        )

    async def connect(self) -> Self:
        try:
            await self
            await self.call(self._prepare)
        except BaseException:
            await super().close()
            await asyncio.to_thread(self._thread.join)  # it still answers when it could not connect
            raise
        return self

    def _prepare(self) -> None:
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}").close()
        self._kept = self.engine.connect()

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run `work` in the thread, without a transaction around its statements."""
        return await self.call(lambda: work(self._kept))

    async def write(self, work: Callable[[Connection], R], *, alone: bool) -> R:
        """Run `work` in the thread, in a transaction: if it raises, nothing is written.

        Most of what a transaction takes is its commit, so those that wait by then are committed together
        with it, unless it is to be `alone`. If that fails, nothing of any is written, and they are run again:
        what has failed by itself, the others together. Nobody is answered later because others fail.
        """
        transaction = _Transaction(work, alone=alone)
        self._waiting.append(transaction)
        return await self.call(partial(self._finish, transaction))

    def _finish(self, transaction: _Transaction[R]) -> R:
        """Run the transactions up to that one, unless it was committed together with an earlier one."""
        while not transaction.is_done:
            self._run(self._take())
        return transaction.outcome()

    def _take(self) -> list[_Transaction[Any]]:
        """The next transaction, and those behind it that can be committed together with it."""
        taken = [self._waiting.popleft()]
        while self._waiting and len(taken) < MOST_TOGETHER and not (taken[0].alone or self._waiting[0].alone):
            taken.append(self._waiting.popleft())
        return taken

    def _run(self, transactions: Sequence[_Transaction[Any]]) -> None:
        """Run them in one transaction. If that fails and there are several, they wait at the front again."""
        try:
            self._commit(transactions)
        except BaseException as error:
            if len(transactions) > 1:
                self._put_back(transactions)
                return
            transactions[0].error = error
        for each in transactions:
            each.is_done = True

    def _put_back(self, transactions: Sequence[_Transaction[Any]]) -> None:
        """Let them be run again: the one that raised alone; each alone if the database failed."""
        is_known = any(each.error is not None for each in transactions)
        for each in reversed(transactions):
            each.run_again(alone=each.error is not None or not is_known)
            self._waiting.appendleft(each)

    def _commit(self, transactions: Sequence[_Transaction[Any]]) -> None:
        """Commit them as one. If one raises, nothing of any is written.

        Transactions are begun here and not by SQLAlchemy: that is quicker, and a writer waits for other
        writers before it reads anything.
        """
        self._wait_for_others(transactions[0].until)
        self._conn.execute("BEGIN IMMEDIATE")
        try:
            for each in transactions:
                each.run(self._kept)
            self._conn.commit()
        except BaseException:
            self._conn.rollback()
            raise

    def _wait_for_others(self, until: float) -> None:
        """Let the next statement wait for other programs until then, and no longer."""
        tenths = max(0, round((until - monotonic()) * 10))
        if tenths != self._waited_tenths:
            self._conn.execute(f"PRAGMA busy_timeout={tenths * 100}").close()
            self._waited_tenths = tenths

    async def write_back(self, *, emptying: bool) -> bool:
        """Let the file itself take in what its log has, and with `emptying` leave nothing there.

        Others go on meanwhile. While somebody reads an earlier state, the log cannot be emptied: return
        whether it was done.
        """

        def write_back() -> bool:
            try:
                self._conn.execute(f"PRAGMA busy_timeout={EMPTYING_MS}").close()
                how = "TRUNCATE" if emptying else "PASSIVE"
                is_held_up, *_ = self._conn.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
            except sqlite3.Error as error:
                log.warning("the log of %s was not written back: %s", self._path, error)
                return False
            return not is_held_up

        return await self.call(write_back)

    async def copy_to(self, path: str) -> None:
        """Copy the whole database into another file, which appears once it is complete."""

        def copy() -> None:
            unfinished = Path(f"{path}.unfinished")
            unfinished.unlink(missing_ok=True)
            with closing(sqlite3.connect(unfinished)) as target:
                self._conn.backup(target)
            unfinished.replace(path)

        await self.call(copy)

    async def call(self, work: Callable[[], R]) -> R:
        """Run `work` in the thread."""
        return await self._execute(work)  # type: ignore[no-any-return,no-untyped-call]

    async def close(self) -> None:
        if self._running:
            await self.call(self._kept.close)
        await super().close()


class Sqlite(Database):
    """A SQLite file, with three connections that need not wait for each other.

    One writes, one reads, and one is for what takes long.
    """

    def __init__(self, path: str, threads: Sequence[_Thread], lock: int | None) -> None:
        self._address = URL.create("sqlite", database=path)
        self._writer, self._reader, self._keeper = threads
        self._lock = lock
        self._writing_back: asyncio.Task[None] | None = None
        self._is_to_be_emptied = True
        """Whether the log may have something that was deleted; at first, as a killed bot may have left it."""
        self.duties = Duties()

    @classmethod
    async def connect(cls, path: str, *, alone: bool = False) -> Self:
        lock = take_lock(path) if alone else None
        async with AsyncExitStack() as opened:
            if lock is not None:
                opened.callback(os.close, lock)
            threads = list[_Thread]()
            for _ in range(3):
                threads.append(await _Thread(path).connect())
                opened.push_async_callback(threads[-1].close)
            opened.pop_all()  # all of it stays open until `close`
        return cls(path, threads, lock)

    @property
    def engines(self) -> Sequence[Engine]:
        return self._writer.engine, self._reader.engine

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        with self.asking(self._address):
            return await self._reader.read(lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self.transactions += 1
        is_free = self._writing_back is None or self._writing_back.done()
        if self.transactions % WRITTEN_BACK_AFTER == 0 and is_free:
            self._writing_back = asyncio.create_task(self._write_back())
        with self.asking(self._address):
            alone = self.answer_seconds is None
            return await self._writer.write(lambda connection: work(connection, *args, **kwargs), alone=alone)

    async def _write_back(self) -> None:
        """Let the file take in what its log has. Nobody waits for that."""
        emptying = self._is_to_be_emptied
        done = await self._keeper.write_back(emptying=emptying)
        if emptying:  # what was only written back says nothing of what was deleted meanwhile
            self._is_to_be_emptied = not done

    async def leave_copy(self, ending: str) -> None:
        await self.back_up(f"{self._address.database}{ending}")

    async def overwrite_deleted(self) -> None:
        self._is_to_be_emptied = True
        await self._write_back()

    async def back_up(self, path: str) -> None:
        """Copy everything into another file, while others go on reading and writing."""
        await self._keeper.copy_to(path)

    async def close(self) -> None:
        for thread in (self._keeper, self._writer, self._reader):
            await thread.close()
        if self._lock is not None:
            os.close(self._lock)


def take_lock(path: str) -> int:
    """Keep a second bot from the file for as long as this one runs. Raises `DatabaseTrouble`."""
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise DatabaseTrouble(ONLY_ONE.format(path=path)) from None
    return lock
