"""What only one of several processes may do at a time: looking after the tables of a shard, logging in."""

from collections.abc import Collection


class Duties:
    """Those of a process that has its database for itself: all of them are its own."""

    shared = False
    """Whether another process can have what this one would like to have."""

    async def take(self, count: int, shards: Collection[int]) -> frozenset[int]:
        """Look after those of `count` shards that nobody else looks after; all that this process has now.

        To be called again and again: what another has let go of is taken then. Raises `DatabaseTrouble`,
        and then this process looks after nothing.
        """
        return frozenset(shards)

    async def wait_to_log_in(self, queue: int, seconds: float) -> None:
        """Wait for whoever logs in in that queue of Discord's, and let others wait for so long.

        Raises `DatabaseTrouble`.
        """

    async def close(self) -> None:
        """Let go of everything."""
