"""What only one of several processes may do at a time: looking after the tables of a shard, logging in."""

from collections.abc import Collection


class Duties:
    """The duties of a process that has its database for itself: it gets all that it asks for."""

    shared = False
    """Whether other processes can have duties that this one asks for."""

    async def take(self, count: int, shards: Collection[int]) -> frozenset[int]:
        """Take those of `shards` (of `count` in all) that no other process has; return all that this one has.

        To be called again and again, to take what others have let go of. Raises `DatabaseTrouble`: then this
        process has no shard any more.
        """
        return frozenset(shards)

    async def wait_to_log_in(self, queue: int, seconds: float) -> None:
        """Wait until nobody else logs in by that queue of Discord's, then keep others waiting for `seconds`.

        Raises `DatabaseTrouble`.
        """

    async def close(self) -> None:
        """Let go of everything."""
