"""What is shown of a table: where it is played, and what was last done there."""

from datetime import timedelta
from typing import NamedTuple

from engine import A, B, Ending, Position, Side, Step
from play.results import Uncounted
from play.summaries import Summary
from play.turns import seat_to_play
from store.records import Seat, Table


class Venue(NamedTuple):
    """Where a game is played, and how: in what language and colours, by what clock, for a rating or not."""

    guild_id: int | None
    channel_id: int
    language: str
    theme: str = "day"
    clock: str | None = None
    rated: bool = True
    threaded: bool = False
    parent_id: int | None = None
    hints: bool = False
    """Whether it may have hints although it is rated."""
    animations: bool = True
    hidden_racks: bool = False
    """Whether its board shows only how many pieces each side has left."""


class TableView(NamedTuple):
    """A table, the steps since a member last did something, and how long nobody had done anything before."""

    table: Table
    position: Position
    steps: tuple[Step, ...] = ()
    pause: timedelta = timedelta(0)
    left: Seat | None = None
    """The seat of a member who has just left the game to their team."""
    by: int | None = None
    """The member whose decision it was, if it was a member's."""
    uncounted: Uncounted | None = None
    """Why a rated game that is over does not count."""
    quiet: bool = False
    """Whether nobody is to be pinged for it."""
    taken_back: Side | None = None
    """The side that has just taken its last move back."""
    summary: Summary | None = None
    """The whole game summed up, when it is over."""
    ends: int = 0
    """How many ends are closed, if one was just closed and that is known; else 0."""

    @property
    def seat(self) -> Seat | None:
        """Who is to play; None when it is over."""
        return seat_to_play(self.table, self.position)

    @property
    def ending(self) -> Ending | None:
        """How the game is over, by its rules or not; None while it goes on."""
        return ending_of(self.table)


def hidden_from(table: Table, member_id: int | None = None) -> tuple[Side, ...]:
    """The sides whose racks are hidden from that member; without one, from everybody.

    Once the game is over, nothing is hidden.
    """
    if not table.hidden_racks or table.state == "over":
        return ()
    own = None if member_id is None else table.side_of(member_id)
    return tuple(side for side in (A, B) if side != own)


def ending_of(table: Table) -> Ending | None:
    """How a game is over, by its rules or not; None while it goes on."""
    return Ending(table.winner, void=table.reason == "ended") if table.state == "over" else None
