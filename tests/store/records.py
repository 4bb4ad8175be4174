"""Records as a test wants them: everything plausible, and what it is about given by name."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from store import Invitation, Store
from store.records import Challenge, Lobby, LobbySeat, Ply, Result, Seat, Standing, Table
from store.standings import Outcome
from store.table_changes import Opening

NOON = datetime(2026, 3, 1, 12, 30, 15, 250_000, tzinfo=UTC)
ANNA, BEN, CARL = 2**62 + 1, 2**62 + 2, 2**62 + 3
"""As long as Discord's ids can get."""
SEATS = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, BEN, "Ben"))


def a_table(**given: Any) -> Table:
    plain = Table(
        id=0,
        game="boulomania",
        rules=2,
        options={"target": 7, "balls": 4},
        guild_id=2**60,
        channel_id=2**61,
        language="en",
        seed="5" * 64,
        notation="somewhere",
        ply=0,
        state="playing",
        winner=None,
        reason=None,
        rated=True,
        computer_due=False,
        message_id=None,
        started_at=NOON,
        moved_at=NOON,
        seats=SEATS,
    )
    return replace(plain, **given)


def a_challenge(**given: Any) -> Challenge:
    plain = Challenge(0, "boulomania", {"balls": 4}, 2**60, 2**61, ANNA, "Anna", BEN, NOON)
    return replace(plain, **given)


def a_lobby(*sides: int, **given: Any) -> Lobby:
    """Members 1, 2, ... have joined these sides in that order; the first has opened it."""
    joined = tuple(
        LobbySeat(number + 1, side, number, f"member {number + 1}") for number, side in enumerate(sides)
    )
    plain = Lobby(0, "boulomania", {"balls": 4}, 2**60, 2**61, 1, None, False, NOON, joined)
    return replace(plain, **given)


def a_result(**given: Any) -> Result:
    return replace(Result(0, ANNA, "boulomania", 2**60, 1.0, {"ends": 2}, NOON), **given)


def a_standing(**given: Any) -> Standing:
    plain = replace(Standing(ANNA, "boulomania", "Anna", 25.0, 8.0, 1, 1), **given)
    return replace(plain, rank=plain.mu - 3 * plain.sigma)


async def add_table(store: Store, table: Table, invitation: Invitation | None = None) -> Table:
    """Save a table at which nothing has happened by itself."""
    return await store.tables.add(table, lambda added: Opening(added, ()), invitation)


async def save_moves(
    store: Store,
    table: Table,
    moves: Sequence[Ply] = (),
    *,
    outcomes: Sequence[tuple[Result, Standing]] = (),
    **changes: Any,
) -> Table:
    """Save what was done at a table, and what else is different there then."""
    changed = replace(table, ply=table.ply + len(moves), **changes)
    return await store.tables.save(table, changed, moves, [Outcome(r, [s]) for r, s in outcomes])
