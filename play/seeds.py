"""What the bot has committed itself to for a member's next game against the computer."""

from play import dice
from store import Store
from store.records import Table


class Seeds:
    """Secrets that wait for a game; only their hashes are told."""

    def __init__(self, store: Store) -> None:
        self._store = store.seeds

    async def commitment(self, member_id: int) -> str:
        """The hash of the secret of that member's next game against the computer."""
        return dice.commitment(await self._store.next(member_id, dice.new_seed()))

    async def after(self, table: Table) -> str | None:
        """The same after a game; None where the next one will have an invitation."""
        member_id = dice.plays_alone(table)
        return None if member_id is None else await self.commitment(member_id)
