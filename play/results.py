"""What a finished game was for everybody who played it, and their standings after it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from engine import Step, find_game
from play import ratings
from store.records import Result, Seat, Standing, Table
from store.store import Store

Outcomes = Sequence[tuple[Result, Standing]]


async def outcomes_of(
    store: Store, table: Table, winner: int | None, scenes: Sequence[Step], now: datetime
) -> Outcomes:
    """For each member of a rated game; who left a team has won or lost with it."""
    if not table.rated:
        return ()
    teams = [[await _standing(store, table.game, seat) for seat in table.team(side)] for side in (0, 1)]
    events = [event for scene in scenes for event in scene.events]
    return [
        (
            Result(
                table.id,
                standing.member_id,
                table.game,
                table.guild_id,
                0.5 if winner is None else float(winner == side),
                find_game(table.game).facts(side, events),
                now,
            ),
            standing,
        )
        for side, team in enumerate(ratings.rate(teams, winner))
        for standing in team
    ]


async def _standing(store: Store, game: str, seat: Seat) -> Standing:
    assert seat.member_id is not None
    known = await store.standing(seat.member_id, game)
    return replace(known or ratings.newcomer(seat.member_id, game, seat.name), name=seat.name)
