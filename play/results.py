"""What a finished game was for everybody who played it, and their standings after it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from engine import Step, find_game
from play import ratings
from store import Store
from store.records import EVERYWHERE, Result, Seat, Standing, Table
from store.standings import Outcome


async def outcomes_of(store: Store, table: Table, steps: Sequence[Step], now: datetime) -> list[Outcome]:
    """The result and the new standings of each member of a rated game that is over.

    Who left a team has won or lost with it.
    """
    if not table.rated or table.has_forgotten:
        return []
    members = [seat.member_id for seat in table.seats if seat.member_id is not None]
    guilds = [EVERYWHERE, *([table.guild_id] if table.guild_id else [])]
    known = await store.standings.of_members(members, table.game, guilds)
    events = [event for step in steps for event in step.events]
    facts = [find_game(table.game).facts(side, events) for side in (0, 1)]
    rated = [_rate(table, known, guild, facts) for guild in guilds]
    return [
        Outcome(
            _result(table, seat.member_id, seat.side, facts[seat.side], now),
            [standings[seat.member_id] for standings in rated],
        )
        for seat in table.seats
        if seat.member_id is not None
    ]


def _rate(
    table: Table, known: dict[tuple[int, int], Standing], guild_id: int, facts: Sequence[dict[str, int]]
) -> dict[int, Standing]:
    """The standings of all members after the game, in one server or everywhere."""
    teams = [[_standing(known, table, guild_id, seat) for seat in table.team(side)] for side in (0, 1)]
    return {
        standing.member_id: ratings.add_facts(standing, facts[side])
        for side, team in enumerate(ratings.rate(teams, table.winner))
        for standing in team
    }


def _result(table: Table, member_id: int, side: int, facts: dict[str, int], now: datetime) -> Result:
    score = 0.5 if table.winner is None else float(table.winner == side)
    return Result(table.id, member_id, table.game, table.guild_id, score, facts, now)


def _standing(known: dict[tuple[int, int], Standing], table: Table, guild_id: int, seat: Seat) -> Standing:
    assert seat.member_id is not None
    newcomer = ratings.newcomer(seat.member_id, table.game, seat.name)
    found = known.get((guild_id, seat.member_id), replace(newcomer, guild_id=guild_id))
    return replace(found, name=seat.name)
