"""What a finished game was for everybody who played it, and their standings after it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from engine import Step, find_game
from play import ratings
from store import Store
from store.records import Result, Seat, Standing, Table

Outcomes = Sequence[tuple[Result, Standing]]


async def outcomes_of(store: Store, table: Table, steps: Sequence[Step], now: datetime) -> Outcomes:
    """The result and the new standing of each member of a rated game that is over.

    Who left a team has won or lost with it.
    """
    if not table.rated:
        return ()
    members = [seat.member_id for seat in table.seats if seat.member_id is not None]
    known = await store.standings.of_members(members, table.game)
    teams = [[_standing(known, table, seat) for seat in table.team(side)] for side in (0, 1)]
    events = [event for step in steps for event in step.events]
    facts = [find_game(table.game).facts(side, events) for side in (0, 1)]
    return [
        (_result(table, standing.member_id, side, facts[side], now), ratings.add_facts(standing, facts[side]))
        for side, team in enumerate(ratings.rate(teams, table.winner))
        for standing in team
    ]


def _result(table: Table, member_id: int, side: int, facts: dict[str, int], now: datetime) -> Result:
    score = 0.5 if table.winner is None else float(table.winner == side)
    return Result(table.id, member_id, table.game, table.guild_id, score, facts, now)


def _standing(known: dict[int, Standing], table: Table, seat: Seat) -> Standing:
    assert seat.member_id is not None
    newcomer = ratings.newcomer(seat.member_id, table.game, seat.name)
    return replace(known.get(seat.member_id, newcomer), name=seat.name)
