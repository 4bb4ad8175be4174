"""Whose turn it is at a table, and who may do what there now."""

from collections.abc import Sequence
from dataclasses import replace

from engine import SIDES, Position, Side, Step, find_game
from engine.log import BACK, since_last_decision
from play.refusals import Refusal
from store.records import Ply, Seat, Table

RULES = 2
"""The version of the rules that new tables are played by."""


def seat_to_play(table: Table, position: Position) -> Seat | None:
    """Who is to play; None when it is over, or when dice decide."""
    if table.state != "playing" or position.turn not in ("A", "B"):
        return None
    return table.seat("AB".index(position.turn))


def side_playing(table: Table, member_id: int) -> int:
    """The side for which that member plays. Raises `Refusal` if for none, or no longer."""
    side = table.side_of(member_id)
    if side is None:
        raise Refusal("not-your-table")
    if table.state != "playing":
        raise Refusal(not_playing(table))
    _check_not_gone(table, member_id)
    return side


def not_playing(table: Table) -> str:
    """The code of the refusal at a table where nobody plays: the game is over, or rests."""
    return "game-resting" if table.state == "resting" else "game-over"


def check_awake(table: Table, member_id: int) -> None:
    """Raise `Refusal` if the game rests and that member is one of its players."""
    if table.state == "resting" and table.side_of(member_id) is not None:
        raise Refusal("game-resting")


def check_wake(table: Table, member_id: int) -> None:
    """Raise `Refusal` unless that member may let the game go on after its rest."""
    if table.side_of(member_id) is None:
        raise Refusal("not-your-table")
    if table.state != "resting":
        raise Refusal("game-not-resting" if table.state == "playing" else "game-over")
    _check_not_gone(table, member_id)
    if table.rules != RULES:
        raise Refusal("earlier-rules")


def _check_not_gone(table: Table, member_id: int) -> None:
    if any(seat.gone and seat.member_id == member_id for seat in table.seats):
        raise Refusal("you-have-left")


def check_turn(table: Table, position: Position, ply: int | None, member_id: int) -> None:
    """Raise `Refusal` unless that member may decide now, on a board of that ply."""
    side_playing(table, member_id)
    if table.rules != RULES:
        raise Refusal("earlier-rules")
    if ply is not None and ply != table.ply:
        raise Refusal("out-of-date")
    seat = seat_to_play(table, position)
    if seat is None or seat.member_id != member_id:
        raise _refuse_turn(seat)


def _refuse_turn(seat: Seat | None) -> Refusal:
    """The refusal that names who is to play; the computer by its level, which `words` words."""
    if seat is None:
        return Refusal("refused")
    if seat.level is not None:
        return Refusal("not-your-turn", level=seat.level)
    return Refusal("not-your-turn", name=seat.name)


def check_offer(table: Table, ply: int | None, member_id: int) -> int:
    """The side of a member who offers something at that ply (None: the present one). Raises `Refusal`.

    In games with dice nothing is offered: a roll that was taken back would be rolled again.
    """
    side = side_playing(table, member_id)
    if find_game(table.game).has_dice:
        raise Refusal("refused")
    if ply not in (None, table.ply):
        raise Refusal("offer-lapsed")
    return side


def check_answer(table: Table, ply: int | None, member_id: int, offered_by: int) -> None:
    """Raise `Refusal` unless that member may answer what the other side has offered at that ply."""
    if check_offer(table, ply, member_id) == offered_by:
        raise Refusal("offer-for-the-other")


def take_turns(table: Table, steps: Sequence[Step]) -> Table:
    """The table with whose turn in each team is next, after those steps."""
    for step in steps:
        side = step.turn_taken
        if side is not None:
            here = [seat.place for seat in table.team(side) if not seat.gone]
            places = list(table.places)
            places[side] = here[(here.index(table.seat(side).place) + 1) % len(here)]
            table = replace(table, places=places)
    return table


def who_played(table: Table, steps: Sequence[Step]) -> list[Seat]:
    """The player of each ball in the steps that led to the present table, and who now settles the last roll.

    Empty if somebody has left: then the order of turns before is unknown.
    """
    if any(seat.gone for seat in table.seats):
        return []
    seats = zip(steps, _next_at_each(table, steps), strict=True)
    played = [both[step.turn_taken] for step, both in seats if step.turn_taken is not None]
    if steps and steps[-1].after.is_settling and table.state == "playing":
        played.append(table.seat(SIDES.index(steps[-1].after.turn)))
    return played


def who_decided(table: Table, steps: Sequence[Step]) -> list[Seat | None]:
    """The player who decided each of the steps that led to the present table; None where dice fell.

    Empty if somebody has left: then the order of turns before is unknown.
    """
    if any(seat.gone for seat in table.seats):
        return []
    turns = zip((step.before.turn for step in steps), _next_at_each(table, steps), strict=True)
    return [both[SIDES.index(turn)] if turn in SIDES else None for turn, both in turns]


def _next_at_each(table: Table, steps: Sequence[Step]) -> list[tuple[Seat, Seat]]:
    """Who was next on either side before each of those steps, from the last one backwards."""
    places, found = list(table.places), list[tuple[Seat, Seat]]()
    for step in reversed(steps):
        if (side := step.turn_taken) is not None:
            places[side] = (places[side] - 1) % len(table.team(side))
        before = replace(table, places=list(places))
        found.append((before.seat(0), before.seat(1)))
    return found[::-1]


def side_taken_back(log: Sequence[Ply]) -> Side | None:
    """The side that has taken its last move back, if that is the last thing that happened."""
    if not log or not log[-1].token.startswith(BACK):
        return None
    return SIDES.index(log[-1].token.removeprefix(BACK))


def since_member_acted(steps: Sequence[Step], log: Sequence[Ply]) -> tuple[Step, ...]:
    """The last step that a member made and everything after it; after a take-back, a side's last decision."""
    taken_back = [number for number, ply in enumerate(log, start=1) if ply.token.startswith(BACK)]
    standing = log[taken_back[-1] :] if taken_back else log
    for number, ply in enumerate(reversed(standing), start=1):
        if ply.member_id is not None and number <= len(steps):
            return tuple(steps[-number:])
    return since_last_decision(steps)
