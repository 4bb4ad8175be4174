"""The small HTTP port for monitoring: whether the bot is alive, whether it is ready, and its metrics."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import discord
from aiohttp import web

from bot.config import Settings, WrongSettings
from store import DatabaseTrouble, Store

if TYPE_CHECKING:
    from bot.metrics import Metrics

log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
"""A database that takes longer to answer counts as one that does not answer."""
LAG_SECONDS = 1.0
"""How often the lag of the event loop is measured."""
NO_METRICS = "There are no metrics: install what writes them (pip install '.[metrics]')."
METRICS_TYPE = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class Watched(Protocol):
    """What this module needs to know of a bot."""

    @property
    def shards(self) -> dict[int, discord.ShardInfo]: ...

    @property
    def held(self) -> frozenset[int]: ...

    @property
    def store(self) -> Store | None: ...

    def is_ready(self) -> bool: ...


def _make_metrics() -> "Metrics | None":
    """The metrics; None if their library is not installed."""
    try:
        from bot.metrics import Metrics
    except ImportError:
        log.warning(NO_METRICS)
        return None
    return Metrics()


class Port:
    """Answers requests about a bot."""

    def __init__(self) -> None:
        self.metrics = _make_metrics()
        self._runner: web.AppRunner | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self, bot: Watched, settings: Settings) -> None:
        """Start answering for that bot at the address that is set. Raises `WrongSettings`."""
        self._bot, address, number = bot, settings.http_address, settings.http_port
        app = web.Application()
        app.router.add_get("/healthz", self._tell_alive)
        app.router.add_get("/readyz", self._tell_ready)
        app.router.add_get("/metrics", self._tell_metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address, number).start()
        except OSError as error:
            reason = f"nothing can be answered at {address}:{number} ({error.strerror})"
            raise WrongSettings({"HTTP_PORT": reason}) from None
        if self.metrics is not None:
            self._looking = asyncio.create_task(self._look_at_loop(self.metrics))
        log.info("Answering on http://%s:%s/healthz, /readyz and /metrics.", address, number)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _look_at_loop(self, metrics: "Metrics") -> None:
        """Measure again and again how much later than planned the event loop comes back."""
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            metrics.note_lag(max(0.0, loop.time() - planned))

    # Answers

    async def _tell_alive(self, request: web.Request) -> web.Response:
        """Answer at all: that shows that the event loop runs."""
        return web.Response(text="alive\n")

    async def _tell_ready(self, request: web.Request) -> web.Response:
        missing = [*self._gateway_troubles(), *await self._database_troubles()]
        return web.Response(text="\n".join(missing or ["ready"]) + "\n", status=503 if missing else 200)

    def _gateway_troubles(self) -> list[str]:
        closed = [str(number) for number, shard in self._bot.shards.items() if shard.is_closed()]
        if closed:
            return [f"not connected to Discord: shards {', '.join(closed)}"]
        return [] if self._bot.is_ready() else ["not connected to Discord yet"]

    async def _database_troubles(self) -> list[str]:
        if self._bot.store is None:
            return ["the database is not open"]
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._bot.store.check_answers()
        except (DatabaseTrouble, TimeoutError):  # the log says why; here anybody may read the answer
            return ["the database does not answer"]
        return []

    async def _tell_metrics(self, request: web.Request) -> web.Response:
        if self.metrics is None:
            return web.Response(text=f"{NO_METRICS}\n", status=404)
        shards = self._bot.shards.values()
        connected = sum(not shard.is_closed() for shard in shards)
        self.metrics.set_shards(run=len(shards), connected=connected, on_duty=len(self._bot.held))
        if self._bot.store is not None:
            with suppress(DatabaseTrouble, TimeoutError):  # then the last count stays
                async with asyncio.timeout(ANSWER_SECONDS):
                    self.metrics.set_tables(await self._bot.store.tables.count_playing())
        return web.Response(body=self.metrics.print(), headers=METRICS_TYPE)
