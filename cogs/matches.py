"""Turns saved tables into the plain values that `words` needs."""

from engine import GameError, Side, parse_position
from play.earlier_rules import is_earlier, read_position
from play.turns import seat_to_play, who_played
from play.views import TableView, hidden_from
from store.records import Seat, Table
from words import (
    STOPS,
    Listener,
    People,
    Say,
    Stop,
    escape_name,
    join_names,
    opponent_name,
    word_opponent,
    word_result,
)

LONGEST_NUMBER = 15


def parse_number(text: str) -> int:
    """The number of a table as it was typed; 0, which no table has, for anything else."""
    digits = text.strip().removeprefix("#")
    return int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else 0


def name_of(seat: Seat, say: Say) -> str:
    """The name of whoever sits there."""
    if seat.level is not None:
        return opponent_name(seat.level, say)
    return say("forgotten-player") if seat.is_forgotten else seat.name


def label_of(seat: Seat, say: Say) -> str:
    """The name of whoever sits there, for use outside of sentences: the computer's with its face."""
    return name_of(seat, say) if seat.level is None else word_opponent(seat.level, say)


def people_of(table: Table, say: Say) -> People:
    """Who plays there."""
    if table.in_teams:
        return People.of_teams(say)
    return People.of_players(name_of(table.seat(0), say), name_of(table.seat(1), say))


def throwers_of(view: TableView, say: Say) -> list[str]:
    """In teams, the names of who played each ball of the view."""
    if not view.table.in_teams:
        return []
    return [name_of(seat, say) for seat in who_played(view.table, view.steps)]


def listener_of(table: Table, member_id: int, say: Say) -> Listener:
    """The listener for a description: who asks, and who plays there."""
    side, hidden = table.side_of(member_id), hidden_from(table, member_id)
    if table.in_teams:
        return Listener(side, None, hidden, _other_thrower(table, member_id, say))
    return Listener(side, people_of(table, say).names, hidden)


def _other_thrower(table: Table, member_id: int, say: Say) -> str | None:
    """Who is to play there, unless it is that member."""
    seat = seat_to_play(table, read_position(table))
    return None if seat is None or seat.member_id == member_id else escape_name(name_of(seat, say))


def team_of(table: Table, side: Side, say: Say) -> list[str]:
    """The names of those who still play for a side."""
    return [label_of(seat, say) for seat in table.team(side) if not seat.gone]


def stop_of(table: Table, say: Say) -> Stop | None:
    """How a game was stopped before its rules ended it, if it was."""
    if table.reason is None or table.reason not in STOPS:
        return None
    if table.reason == "ended" and table.ended_by is None and is_earlier(table):
        return Stop("rules", None, "")
    by = say("forgotten-player") if table.ended_by is None else f"<@{table.ended_by}>"
    return Stop(table.reason, table.winner, by)


def told_of_end(table: Table) -> tuple[int, ...]:
    """The players who have to be told that a game was stopped: all but the one who stopped it."""
    if table.reason not in ("resigned", "time", "ended"):
        return ()
    seats = table.seats if table.winner is None or table.reason == "time" else table.team(table.winner)
    members = (seat.member_id for seat in seats if not seat.gone)
    return tuple(each for each in members if each is not None and each != table.ended_by)


def labels_of(table: Table, side: Side, say: Say) -> str:
    """The names of everybody who played for a side, as they wrote them; the computer's with its face."""
    return join_names(label_of(seat, say) for seat in table.team(side))


def names_of(table: Table, side: Side, say: Say) -> str:
    """The names of everybody who played for a side, without the computer's face."""
    return join_names(name_of(seat, say) for seat in table.team(side))


def score_of(table: Table) -> tuple[int, int] | None:
    """The points of both sides; None if the position cannot be read."""
    try:
        return parse_position(table.game, table.notation).score()
    except GameError:
        return None


def result_of(table: Table, side: Side, say: Say) -> str:
    """The words for the result of a finished game for a side."""
    return word_result(score_of(table), table.winner, table.reason, side, say)
