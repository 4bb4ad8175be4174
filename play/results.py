"""The results of a finished game for everybody who played it, and their standings after it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Literal

from engine import Step, find_game
from engine.log import count_decisions
from play import ratings
from store import Store
from store.records import EVERYWHERE, LevelRecord, Result, Seat, Standing, Table
from store.standings import Before, Outcome

LEAST_DECISIONS = 4
"""How many decisions each side has to make before a game counts."""

Uncounted = Literal["short", "early"]
"""Why a game does not count: its options make it too short, or it was over too early."""


def is_for_rating(table: Table) -> bool:
    """Whether a game counts if it is played long enough."""
    return table.rated and find_game(table.game).is_long_enough(table.options)


def is_rated_end(table: Table) -> bool:
    """Whether a rated game is over, in any way except by being cleared away."""
    return table.rated and table.state == "over" and table.reason != "ended"


def why_uncounted(table: Table, steps: Sequence[Step]) -> Uncounted | None:
    """Why a rated game that ended after those steps does not count; None if it does, or was not rated."""
    if not is_rated_end(table):
        return None
    if not is_for_rating(table):
        return "short"
    enough = all(count_decisions(steps, side) >= LEAST_DECISIONS for side in (0, 1))
    return None if enough else "early"


def counts(table: Table, steps: Sequence[Step]) -> bool:
    """Whether a game with those steps is over and counts for the ratings of its members."""
    return is_rated_end(table) and why_uncounted(table, steps) is None


def record_of(table: Table) -> LevelRecord | None:
    """What a game adds to the record of a member who played it to its end, alone against the computer.

    None for any other game; practice does not count.
    """
    if table.state != "over" or table.reason == "ended" or len(table.seats) != 2 or table.start is not None:
        return None
    own, other = sorted(table.seats, key=lambda seat: seat.member_id is None)
    if own.member_id is None or other.level is None:
        return None
    if table.winner is None:
        return LevelRecord(own.member_id, table.game, other.level, drawn=1)
    won = table.winner == own.side
    return LevelRecord(own.member_id, table.game, other.level, won=int(won), lost=int(not won))


async def outcomes_of(
    store: Store, table: Table, steps: Sequence[Step], now: Callable[[], datetime]
) -> list[Outcome]:
    """The result and the new standings of each member of a game that is over and counts.

    A member who left a team wins or loses with it.
    """
    teams = members_of(table)
    guilds = [EVERYWHERE, *([table.guild_id] if table.guild_id else [])]
    since = now() - ratings.REPEATED_WITHIN
    before = await store.standings.before_game(
        [*teams[0], *teams[1]], table.game, guilds, since, ratings.MOST_RECENT
    )
    finished_at = now()  # taken last, so that it is later than everything that was read
    rating = _Rating(table, steps, before, finished_at)
    rated = [rating.rate(guild) for guild in guilds]
    return [
        Outcome(
            rating.result(member, side, rated[0][member]),
            [standings[member] for standings in rated],
            rating.met(member, side),
            before.standings.get((EVERYWHERE, member)),
        )
        for side, team in enumerate(teams)
        for member in team
    ]


def members_of(table: Table) -> tuple[list[int], list[int]]:
    """The members of both teams, including those who are gone."""
    first, second = ([seat.member_id for seat in table.team(side)] for side in (0, 1))
    return [each for each in first if each is not None], [each for each in second if each is not None]


class _Rating:
    """Rates one game, from what is known about its members before."""

    def __init__(self, table: Table, steps: Sequence[Step], before: Before, finished_at: datetime) -> None:
        events = [event for step in steps for event in step.events]
        self._table, self._before, self._finished_at = table, before, finished_at
        self._teams = members_of(table)
        self._facts = [find_game(table.game).facts(side, events) for side in (0, 1)]
        repeated = ratings.count_repeated(self._teams, before.encounters, finished_at)
        self._weight = ratings.weigh(repeated)

    def rate(self, guild_id: int) -> dict[int, Standing]:
        """The standings of all members after the game, in one server or everywhere."""
        teams = [[self._standing(guild_id, seat) for seat in self._table.team(side)] for side in (0, 1)]
        rated = ratings.rate(teams, self._table.winner, self._weight)
        return {
            standing.member_id: self._add(standing, side)
            for side, team in enumerate(rated)
            for standing in team
        }

    def _add(self, standing: Standing, side: int) -> Standing:
        met = len(self.met(standing.member_id, side)) if standing.guild_id == EVERYWHERE else 0
        return ratings.add_opponents(ratings.add_facts(standing, self._facts[side]), met)

    def met(self, member_id: int, side: int) -> list[int]:
        """The opponents whom that member has met for the first time."""
        return [
            other
            for other in self._teams[1 - side]
            if (min(member_id, other), max(member_id, other)) not in self._before.met
        ]

    def result(self, member_id: int, side: int, after: Standing) -> Result:
        table = self._table
        score = 0.5 if table.winner is None else float(table.winner == side)
        return Result(
            table.id,
            member_id,
            table.game,
            table.guild_id,
            score,
            self._facts[side],
            self._finished_at,
            self._weight,
            after.mu,
            after.sigma,
        )

    def _standing(self, guild_id: int, seat: Seat) -> Standing:
        """A member's standing, with their name there: a server's nickname is used in that server only."""
        assert seat.member_id is not None
        newcomer = ratings.newcomer(seat.member_id, self._table.game, "")
        found = self._before.standings.get((guild_id, seat.member_id), replace(newcomer, guild_id=guild_id))
        name = (seat.global_name or found.name) if guild_id == EVERYWHERE else seat.name
        return replace(found, name=name)
