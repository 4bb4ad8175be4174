"""Results of rated games, and the standings that follow from them, everywhere and in each server."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import (
    BindParameter,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.records import EVERYWHERE, Result, Standing
from store.schema import pairs, results, seats, standings, values_of
from store.upserts import insert_together

_OF_MEMBERS = select(standings).where(
    standings.c.game == bindparam("game"),
    standings.c.guild_id.in_(bindparam("guilds", expanding=True)),
    standings.c.member_id.in_(bindparam("members", expanding=True)),
)
_BEST_FIRST = (standings.c.rank.desc(), standings.c.member_id.desc())
_PAGE = (
    select(standings.c.member_id)
    .where(
        standings.c.guild_id == bindparam("guild"),
        standings.c.game == bindparam("game"),
        standings.c.listed == true(),
    )
    .order_by(*_BEST_FIRST)
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
    .subquery()
)
"""The ids of a page, found in the index alone, so that later pages cost little more than the first."""
_LEADERS = (
    select(standings)
    .join_from(
        _PAGE,
        standings,
        and_(
            standings.c.guild_id == bindparam("guild"),
            standings.c.game == bindparam("game"),
            standings.c.member_id == _PAGE.c.member_id,
        ),
    )
    .order_by(*_BEST_FIRST)
)
_LISTED = select(func.count()).select_from(
    select(standings.c.member_id)
    .where(
        standings.c.guild_id == bindparam("guild"),
        standings.c.game == bindparam("game"),
        standings.c.listed == true(),
    )
    .limit(bindparam("limit"))
    .subquery()
)
_RESULTS = (
    select(results)
    .where(results.c.member_id == bindparam("member"), results.c.game == bindparam("game"))
    .order_by(results.c.finished_at.desc(), results.c.table_id.desc())
    .limit(bindparam("limit"))
)
_EARLIER, _LAST = results.alias("earlier"), results.alias("last")
_LAST_BEFORE = (
    select(_LAST.c.table_id)
    .where(
        _LAST.c.member_id == results.c.member_id,
        _LAST.c.game == results.c.game,
        _LAST.c.finished_at < results.c.finished_at,
    )
    .order_by(_LAST.c.finished_at.desc())
    .limit(1)
    .scalar_subquery()
)
_CHANGES = (
    select(
        results.c.member_id,
        results.c.mu,
        results.c.sigma,
        _EARLIER.c.mu.label("mu_before"),
        _EARLIER.c.sigma.label("sigma_before"),
        standings.c.games,
    )
    .join_from(
        results,
        _EARLIER,
        and_(_EARLIER.c.table_id == _LAST_BEFORE, _EARLIER.c.member_id == results.c.member_id),
        isouter=True,
    )
    .join(
        standings,
        and_(
            standings.c.guild_id == EVERYWHERE,
            standings.c.game == results.c.game,
            standings.c.member_id == results.c.member_id,
        ),
        isouter=True,
    )
    .where(results.c.table_id == bindparam("table"))
)
_THESE: BindParameter[int] = bindparam("members", expanding=True)
_MET = select(pairs.c.first_id, pairs.c.second_id).where(
    pairs.c.game == bindparam("game"), pairs.c.first_id.in_(_THESE), pairs.c.second_id.in_(_THESE)
)
_OWN, _OTHER = seats.alias("own"), seats.alias("other")


class Outcome(NamedTuple):
    """The result of a finished game for a member, and the member's standings after it."""

    result: Result
    standings: Sequence[Standing]
    met: Sequence[int] = ()
    """The opponents whom the member has never met in a rated game before."""
    before: Standing | None = None
    """The member's standing everywhere before it, if there was one."""


class RatingChange(NamedTuple):
    """A member's rating after a game and after the one before it; None if that is not kept."""

    member_id: int
    mu: float | None
    sigma: float | None
    mu_before: float | None
    sigma_before: float | None
    games: int | None
    """How many games of this kind the member has played by now."""


class Encounter(NamedTuple):
    """A rated game of a member against somebody, who is None if they were forgotten."""

    table_id: int
    member_id: int
    other_id: int | None
    finished_at: datetime


class Before(NamedTuple):
    """What is known about the members of a game that is about to be rated."""

    standings: dict[tuple[int, int], Standing]
    """By server and member."""
    met: set[tuple[int, int]]
    """Which two of them have played each other in a rated game, the lower id first."""
    encounters: Sequence[Encounter]
    """Their latest games against each other."""


class Overtaken(Exception):
    """Another game of a player was rated since their standing was read."""


class StandingStore:
    """Results and standings of members."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, member_id: int, game: str, guild_id: int = EVERYWHERE) -> Standing | None:
        """The standing of a member, if there is one."""
        found = await self.of_members([member_id], game, [guild_id])
        return found.get((guild_id, member_id))

    async def of_members(
        self, member_ids: Sequence[int], game: str, guild_ids: Sequence[int]
    ) -> dict[tuple[int, int], Standing]:
        """The standings of those members who have one, by server and member."""
        return await self._database.read(_read_standings, member_ids, game, guild_ids)

    async def before_game(
        self, member_ids: Sequence[int], game: str, guild_ids: Sequence[int], since: datetime, limit: int
    ) -> Before:
        """What their next game is rated by: their standings, and their last games since that moment."""
        return await self._database.read(_read_before, member_ids, game, guild_ids, since, limit)

    async def leaders(self, game: str, guild_id: int | None, limit: int, offset: int) -> list[Standing]:
        """The best standings that are listed, in that server or, if None, everywhere."""
        return await self._database.read(_read_leaders, game, guild_id or EVERYWHERE, limit, offset)

    async def count_listed(self, game: str, guild_id: int | None, most: int) -> int:
        """How many standings are listed there, counted only up to `most`."""
        return await self._database.read(_count_listed, game, guild_id or EVERYWHERE, most)

    async def forms(self, member_ids: Sequence[int], game: str, limit: int) -> dict[int, tuple[float, ...]]:
        """The results of each member's last rated games, the latest last."""
        return await self._database.read(_read_forms, member_ids, game, limit)

    async def results(self, member_id: int, game: str, limit: int) -> list[Result]:
        """A member's last rated games, the latest first."""
        return await self._database.read(_read_results, member_id, game, limit)

    async def results_of_table(self, table_id: int) -> list[Result]:
        """The results of a finished game for each of its members."""
        return await self._database.read(_read_results_of_table, table_id)

    async def changes(self, table_id: int) -> list[RatingChange]:
        """What a finished game has changed in the ratings of its members."""
        return await self._database.read(_read_changes, table_id)

    async def all(self) -> list[Standing]:
        """Every standing of every member."""
        return await self._database.read(_read_all)


def add_outcomes(connection: Connection, outcomes: Sequence[Outcome]) -> None:
    """Add results, and the standings after them, in the transaction that ends their game.

    Raises `Overtaken` unless every standing directly follows the saved one of its member.
    """
    if outcomes:
        insert_together(connection, results, [values_of(outcome.result, results) for outcome in outcomes])
    changed = (standing for outcome in outcomes for standing in outcome.standings)
    for standing in sorted(changed, key=_in_order):
        _save_standing(connection, standing)
    met = [row for outcome in outcomes for row in _pairs_of(outcome)]
    if met:  # after the standings: another game of the same two waits for the lock on those
        connection.execute(insert(pairs), met)


def _pairs_of(outcome: Outcome) -> list[dict[str, object]]:
    """The new pairs in which the member is the first."""
    member_id, game = outcome.result.member_id, outcome.result.game
    return [
        {"first_id": member_id, "second_id": other, "game": game}
        for other in outcome.met
        if member_id < other
    ]


def _in_order(standing: Standing) -> tuple[int, int]:
    """The order in which standings are locked, always the same, so that there is no deadlock."""
    return standing.guild_id, standing.member_id


def _save_standing(connection: Connection, standing: Standing) -> None:
    row = values_of(standing, standings)
    if standing.games == 1:
        try:
            connection.execute(insert(standings).values(row))
        except IntegrityError:
            raise Overtaken from None
        return
    before = (
        standings.c.guild_id == standing.guild_id,
        standings.c.game == standing.game,
        standings.c.member_id == standing.member_id,
        standings.c.games == standing.games - 1,
    )
    if connection.execute(update(standings).where(*before).values(row)).rowcount != 1:
        raise Overtaken


def _read_standings(
    connection: Connection, member_ids: Sequence[int], game: str, guild_ids: Sequence[int]
) -> dict[tuple[int, int], Standing]:
    given = {"game": game, "members": list(member_ids), "guilds": list(guild_ids)}
    found = connection.execute(_OF_MEMBERS, given)
    return {(row.guild_id, row.member_id): Standing(**row._mapping) for row in found}


def _read_before(
    connection: Connection,
    member_ids: Sequence[int],
    game: str,
    guild_ids: Sequence[int],
    since: datetime,
    limit: int,
) -> Before:
    """Read the standings first: a game rated in between changes them, so saving raises `Overtaken`."""
    known = _read_standings(connection, member_ids, game, guild_ids)
    given = {"game": game, "members": list(member_ids)}
    met = {(row.first_id, row.second_id) for row in connection.execute(_MET, given)}
    played = connection.execute(_encounters(member_ids, game, since, limit))
    return Before(known, met, [Encounter(**row._mapping) for row in played])


def _encounters(
    member_ids: Sequence[int], game: str, since: datetime, limit: int
) -> Select[tuple[int, int, int, datetime]]:
    """The last games of each since then in which they met each other, or somebody who was forgotten."""
    mine = (results.c.game == game, results.c.finished_at > since)
    latest = (
        select(results.c.table_id, results.c.member_id, results.c.finished_at)
        .where(results.c.member_id == member_id, *mine)
        .order_by(results.c.finished_at.desc(), results.c.table_id.desc())
        .limit(limit)
        .subquery()
        for member_id in member_ids
    )
    played = union_all(*(select(each) for each in latest)).subquery()
    return (
        select(
            played.c.table_id, played.c.member_id, _OTHER.c.member_id.label("other_id"), played.c.finished_at
        )
        .join(_OWN, and_(_OWN.c.table_id == played.c.table_id, _OWN.c.member_id == played.c.member_id))
        .join(_OTHER, and_(_OTHER.c.table_id == played.c.table_id, _OTHER.c.side != _OWN.c.side))
        .where(or_(_OTHER.c.member_id.in_(member_ids), _OTHER.c.member_id.is_(None)))
    )


def _read_leaders(
    connection: Connection, game: str, guild_id: int, limit: int, offset: int
) -> list[Standing]:
    given = {"game": game, "guild": guild_id, "limit": limit, "offset": offset}
    return [Standing(**row._mapping) for row in connection.execute(_LEADERS, given)]


def _count_listed(connection: Connection, game: str, guild_id: int, most: int) -> int:
    return connection.execute(_LISTED, {"game": game, "guild": guild_id, "limit": most}).scalar_one()


def _read_forms(
    connection: Connection, member_ids: Sequence[int], game: str, limit: int
) -> dict[int, tuple[float, ...]]:
    forms: dict[int, tuple[float, ...]] = dict.fromkeys(member_ids, ())
    if not forms:
        return forms
    given = {f"member_{number}": member_id for number, member_id in enumerate(forms)}
    for row in connection.execute(_forms(len(forms)), {**given, "game": game, "limit": limit}):
        forms[row.member_id] += (row.score,)
    return forms


@lru_cache(maxsize=32)
def _forms(members: int) -> Select[tuple[int, float, datetime]]:
    """The query for the last results of so many members, earliest first; cached, as it is slow to build."""
    latest = (
        select(results.c.member_id, results.c.score, results.c.finished_at)
        .where(
            results.c.member_id == bindparam(f"member_{number}"),
            results.c.game == bindparam("game"),
        )
        .order_by(results.c.finished_at.desc(), results.c.table_id.desc())
        .limit(bindparam("limit"))
        .subquery()
        for number in range(members)
    )
    played = union_all(*(select(each) for each in latest)).subquery()
    return select(played.c.member_id, played.c.score, played.c.finished_at).order_by(played.c.finished_at)


def _read_results(connection: Connection, member_id: int, game: str, limit: int) -> list[Result]:
    rows = connection.execute(_RESULTS, {"member": member_id, "game": game, "limit": limit})
    return [Result(**row._mapping) for row in rows]


def _read_results_of_table(connection: Connection, table_id: int) -> list[Result]:
    rows = connection.execute(select(results).where(results.c.table_id == table_id))
    return [Result(**row._mapping) for row in rows]


def _read_changes(connection: Connection, table_id: int) -> list[RatingChange]:
    return [RatingChange(*row) for row in connection.execute(_CHANGES, {"table": table_id})]


def _read_all(connection: Connection) -> list[Standing]:
    return [Standing(**row._mapping) for row in connection.execute(select(standings))]
