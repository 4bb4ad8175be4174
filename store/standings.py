"""Results of rated games, and the ratings that follow from them."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.records import Result, Standing
from store.schema import ratings, results, values_of

_OF_MEMBERS = select(ratings).where(
    ratings.c.game == bindparam("game"), ratings.c.member_id.in_(bindparam("members", expanding=True))
)
_EVERYWHERE = (
    select(ratings)
    .where(ratings.c.game == bindparam("game"))
    .order_by(ratings.c.rank.desc(), ratings.c.member_id)
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
)
_HERE = _EVERYWHERE.where(
    ratings.c.member_id.in_(
        select(results.c.member_id).where(
            results.c.guild_id == bindparam("guild"), results.c.game == bindparam("game")
        )
    )
)
_RESULTS = (
    select(results)
    .where(results.c.member_id == bindparam("member"), results.c.game == bindparam("game"))
    .order_by(results.c.finished_at.desc(), results.c.table_id.desc())
    .limit(bindparam("limit"))
)


class Overtaken(Exception):
    """Another game of a player's was rated since their standing was read."""


class StandingStore:
    """Who has reached what."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, member_id: int, game: str) -> Standing | None:
        return (await self.of_members([member_id], game)).get(member_id)

    async def of_members(self, member_ids: Sequence[int], game: str) -> dict[int, Standing]:
        """The standings of those among them who have one."""
        return await self._database.read(_read_standings, member_ids, game)

    async def leaders(self, game: str, guild_id: int | None, limit: int, offset: int) -> list[Standing]:
        """The best first; only members who have played in that guild, if one is given."""
        return await self._database.read(_read_leaders, game, guild_id, limit, offset)

    async def results(self, member_id: int, game: str, limit: int) -> list[Result]:
        """A member's last rated games, the latest first."""
        return await self._database.read(_read_results, member_id, game, limit)

    async def results_of_table(self, table_id: int) -> list[Result]:
        """What a finished game was for each of its members."""
        return await self._database.read(_read_results_of_table, table_id)

    async def all(self) -> list[Standing]:
        """Every standing of every member."""
        return await self._database.read(_read_all)


def _read_results_of_table(connection: Connection, table_id: int) -> list[Result]:
    rows = connection.execute(select(results).where(results.c.table_id == table_id))
    return [Result(**row._mapping) for row in rows]


def _read_all(connection: Connection) -> list[Standing]:
    return [Standing(**row._mapping) for row in connection.execute(select(ratings))]


def _read_standings(connection: Connection, member_ids: Sequence[int], game: str) -> dict[int, Standing]:
    found = connection.execute(_OF_MEMBERS, {"game": game, "members": list(member_ids)})
    return {row.member_id: Standing(**row._mapping) for row in found}


def _read_leaders(
    connection: Connection, game: str, guild_id: int | None, limit: int, offset: int
) -> list[Standing]:
    page = {"game": game, "limit": limit, "offset": offset}
    here = {} if guild_id is None else {"guild": guild_id}
    rows = connection.execute(_EVERYWHERE if guild_id is None else _HERE, page | here)
    return [Standing(**row._mapping) for row in rows]


def _read_results(connection: Connection, member_id: int, game: str, limit: int) -> list[Result]:
    rows = connection.execute(_RESULTS, {"member": member_id, "game": game, "limit": limit})
    return [Result(**row._mapping) for row in rows]


def add_outcomes(connection: Connection, outcomes: Sequence[tuple[Result, Standing]]) -> None:
    """Add results, and the standings after them, in the transaction that ends their game.

    Raises `Overtaken` unless every standing is the next one of its member.
    """
    for result, standing in sorted(outcomes, key=_member):
        connection.execute(insert(results).values(values_of(result, results)))
        _save_standing(connection, standing)


def _member(outcome: tuple[Result, Standing]) -> int:
    """Everybody locks ratings in this order, so that nobody waits for each other."""
    return outcome[1].member_id


def _save_standing(connection: Connection, standing: Standing) -> None:
    rated = values_of(standing, ratings)
    if standing.games == 1:
        try:
            connection.execute(insert(ratings).values(rated))
        except IntegrityError:
            raise Overtaken from None
        return
    before = (
        ratings.c.member_id == standing.member_id,
        ratings.c.game == standing.game,
        ratings.c.games == standing.games - 1,
    )
    changed = connection.execute(update(ratings).where(*before).values(rated))
    if changed.rowcount != 1:
        raise Overtaken
