"""How the processes of a bot divide the work: who looks after which shard, and who logs in when.

The process that looks after a shard rings the clocks of its servers and goes on with what was left there;
private chats belong to shard 0. So none of that is done twice while several processes run the same shards,
as when a new version takes over from an old one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from time import monotonic

import discord

from bot.stopping import end_tasks
from store import DatabaseTrouble
from store.duties import Duties

log = logging.getLogger(__name__)

RENEWED_SECONDS = 5.0
"""How often a process looks for shards that nobody has, and whether it still has its own."""
TRUSTED_SECONDS = 15.0
"""A process that was frozen for longer cannot know whether another has its shards by now."""
LOGIN_SECONDS = 5.0
"""The time in which Discord lets one shard of each of its queues log in."""
RENEWING = "duties"
"""The name of the tasks that do this."""

TakeUp = Callable[[Sequence[int | None]], Awaitable[None]]


class Sharding:
    """The shards that this process runs, and those of them that it looks after."""

    def __init__(self, client: discord.AutoShardedClient, duties: Duties, take_up: TakeUp) -> None:
        self._client, self._duties, self._take_up = client, duties, take_up
        self.held: frozenset[int] = frozenset()
        """The shards that this process looks after."""
        self._renewed_at = 0.0
        self._has_begun = asyncio.Event()
        self._queues: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Looking after shards

    async def begin(self) -> None:
        """Take the free shards and go on with their tables; from now on also shards that others let go of."""
        await self._renew()
        if self._duties.shared and not self._has_begun.is_set():
            self._do(self._keep_renewing())
        self._has_begun.set()
        await self.take_up()

    async def take_up(self) -> None:
        """Go on with tables that were left in the middle of something, in the shards of this process."""
        await self._take_up(self._places_in(self.held))

    async def wait_until_begun(self) -> None:
        await self._has_begun.wait()

    def looks_after(self, guild_id: int | None) -> bool:
        """Whether that server, or private chats (None), are a duty of this process."""
        if self._duties.shared and monotonic() - self._renewed_at > TRUSTED_SECONDS:
            return False
        if guild_id is None:
            return 0 in self.held
        guild = self._client.get_guild(guild_id)
        return guild is not None and guild.shard_id in self.held

    def look_after_nothing(self) -> None:
        """Start nothing more for any shard; others can have them once this process has ended."""
        for task in self._tasks:
            task.cancel()
        self.held = frozenset()

    async def _renew(self) -> frozenset[int]:
        """Take the free shards; return those that this process did not have before."""
        before, begun = self.held, monotonic()
        try:
            self.held = await self._duties.take(self._client.shard_count or 1, self._client.shards)
        except Exception:  # whatever it is, this must go on: otherwise nobody would look after the shards
            self.held = frozenset()
            log.exception("the clocks are left to other processes")
        self._renewed_at = begun
        return self.held - before

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            if gained := await self._renew():
                self._do(self._take_up(self._places_in(gained)))

    def _places_in(self, shards: Collection[int]) -> list[int | None]:
        """The servers of those shards, and private chats."""
        places: list[int | None] = [guild.id for guild in self._client.guilds if guild.shard_id in shards]
        return [*places, None] if 0 in shards else places

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        task.set_name(RENEWING)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Logging in

    async def wait_to_log_in(self, shard_id: int) -> bool:
        """Wait until that shard may log in to Discord; return False if no other process is known."""
        if not self._duties.shared:
            return False
        try:
            await self._duties.wait_to_log_in(shard_id % await self._count_queues(), LOGIN_SECONDS)
        except DatabaseTrouble:
            log.exception("shard %s logs in without knowing of other processes", shard_id)
            return False
        return True

    async def _count_queues(self) -> int:
        """The number of queues in which Discord lets shards log in: `max_concurrency`, one for most bots."""
        if self._queues is None:
            try:
                limits = await self._client.fetch_session_start_limits()
            except discord.DiscordException as error:
                log.warning("Discord does not tell how many shards may log in at once: %s", error)
                return 1
            self._queues = max(1, limits.max_concurrency)
        return self._queues

    async def close(self) -> None:
        await end_tasks(set(self._tasks))
