"""Playing on from a position of one's own finished games, against the computer."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import SIDES, Position, Side, Step
from engine.log import last_of_side, number_moves
from play.refusals import Refusal
from players import USUAL_LEVEL
from store.records import Table


class Moment(NamedTuple):
    """A decision of a finished game: how many steps came before it, what was done, and in which move."""

    ply: int
    step: Step
    move: int
    """The number that a replay and a review give the move."""


def side_in(table: Table, member_id: int) -> Side:
    """The side that a member had in a game that is over. Raises `Refusal` if it cannot be practised."""
    side = table.side_of(member_id)
    if side is None:
        raise Refusal("practice-not-yours")
    if table.state != "over":
        raise Refusal("practice-after-the-game")
    return side


def moments_of(steps: Sequence[Step], side: Side | None = None) -> list[Moment]:
    """Every decision of a game, or of a side there."""
    return [
        Moment(ply, step, move)
        for ply, (step, move) in enumerate(zip(steps, number_moves(steps), strict=True))
        if step.is_decision and (side is None or step.before.turn == SIDES[side])
    ]


def position_at(steps: Sequence[Step], ply: int | None, side: Side) -> Position:
    """The position after so many steps; if None, that of the side's last decision.

    Raises `Refusal`.
    """
    if ply is None:
        ply = last_of_side(steps, side) or 0
    if not steps:
        raise Refusal("replay-nothing")
    if not 0 <= ply < len(steps):
        raise Refusal("practice-no-such-ply", last=str(len(steps) - 1))
    return steps[ply].before


def level_in(table: Table) -> str:
    """The level at which the computer played there; without a computer, the usual one."""
    return next((seat.level for seat in table.seats if seat.level is not None), USUAL_LEVEL)
