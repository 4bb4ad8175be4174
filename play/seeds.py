"""The seeds that wait for members' next games against the computer."""

from play import dice
from store import Store
from store.records import Table


class Seeds:
    """Seeds that wait for a game; only their commitments are shown."""

    def __init__(self, store: Store) -> None:
        self._store = store.seeds

    async def commitment(self, member_id: int) -> str:
        """The commitment for that member's next game against the computer."""
        return dice.commitment(await self._store.next(member_id, dice.new_seed()))

    async def after(self, table: Table) -> str | None:
        """The commitment for the next game after that one; None if it will have an invitation."""
        member_id = dice.plays_alone(table)
        return None if member_id is None else await self.commitment(member_id)
