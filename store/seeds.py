"""The seed of each member's next game against the computer."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from store.database import Database
from store.schema import next_seeds
from store.upserts import insert_into

_SEED = select(next_seeds.c.seed).where(next_seeds.c.member_id == bindparam("member"))
_KEY = [next_seeds.c.member_id]


class NextSeed(NamedTuple):
    """The member whose next seed a game takes, and the seed that replaces it."""

    member_id: int
    following: str


class SeedStore:
    """Seeds that wait for a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next(self, member_id: int, drawn: str) -> str:
        """The seed of a member's next game; if there is none yet, `drawn` becomes it."""
        return await self._database.write(_keep, member_id, drawn)


def take_seed(connection: Connection, taken: NextSeed) -> str | None:
    """Take a member's next seed, if there is one, and replace it, in the transaction that starts the game."""
    found = connection.execute(_SEED.with_for_update(), {"member": taken.member_id})
    seed: str | None = found.scalar_one_or_none()
    row = insert_into(connection, next_seeds).values(member_id=taken.member_id, seed=taken.following)
    connection.execute(row.on_conflict_do_update(index_elements=_KEY, set_={"seed": taken.following}))
    return seed


def _keep(connection: Connection, member_id: int, drawn: str) -> str:
    row = insert_into(connection, next_seeds).values(member_id=member_id, seed=drawn)
    connection.execute(row.on_conflict_do_nothing(index_elements=_KEY))
    seed: str = connection.execute(_SEED, {"member": member_id}).scalar_one()
    return seed
