"""Makes tables as they are saved: new, waiting for a decision, or stopped before the rules end the game."""

from dataclasses import replace
from datetime import datetime

from engine import Position
from play import dice
from play.by_itself import PlayedOn
from play.clocks import alarms_of
from play.turns import RULES, seat_to_play, take_turns
from play.views import Venue
from store.records import Seat, Table


def new_table(
    game: str,
    options: dict[str, int],
    seats: tuple[Seat, ...],
    venue: Venue,
    position: Position,
    seed: str,
    now: datetime,
) -> Table:
    """A table at which nothing has been done yet; the store chooses its id."""
    return Table(
        id=0,
        game=game,
        rules=RULES,
        options=options,
        guild_id=venue.guild_id,
        channel_id=venue.channel_id,
        language=venue.language,
        seed=seed,
        notation=str(position),
        ply=0,
        state="playing",
        winner=None,
        reason=None,
        rated=venue.rated and len({seat.member_id for seat in seats} - {None}) == len(seats) > 1,
        computer_due=False,
        message_id=None,
        started_at=now,
        moved_at=now,
        seats=seats,
        theme=venue.theme,
        clock=venue.clock,
        threaded=venue.threaded,
        parent_id=venue.parent_id,
        dice=dice.SCHEME,
        hints=venue.hints,
        animations=venue.animations,
        hidden_racks=venue.hidden_racks,
    )


def waiting_table(table: Table, played: PlayedOn, now: datetime) -> Table:
    """The table as it waits for the next decision, after `played`."""
    table = take_turns(table, played.steps)
    seat = seat_to_play(table, played.position)
    clock = table.clock if seat is not None and seat.level is None else None
    deadline, alarm_at = alarms_of(clock, now)
    return replace(
        table,
        notation=str(played.position),
        ply=table.ply + len(played.moves),
        fingerprint=table.fingerprint and dice.extend(table.fingerprint, played.moves),
        moved_at=now,
        computer_due=seat is not None and seat.level is not None,
        deadline=deadline,
        alarm_at=alarm_at,
    )


def stopped_table(table: Table, reason: str, winner: int | None, now: datetime) -> Table:
    """The table after a game that was stopped before its rules ended it."""
    return replace(
        table,
        state="over",
        winner=winner,
        reason=reason,
        moved_at=now,
        computer_due=False,
        deadline=None,
        alarm_at=None,
    )
