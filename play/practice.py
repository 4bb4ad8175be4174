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

    @property
    def moves_before(self) -> int:
        """How many moves came before it."""
        return self.move - 1


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
    _check_played(steps)
    if not 0 <= ply < len(steps):
        raise _beyond(steps)
    return steps[ply].before


def ply_after(steps: Sequence[Step], moves: int) -> int:
    """How many steps those moves are, and what happens by itself before the next decision.

    Raises `Refusal` if the game has no more moves than that.
    """
    _check_played(steps)
    numbers = number_moves(steps)
    next_move = [ply for ply, number in enumerate(numbers) if number == moves + 1]
    if not next_move:
        raise _beyond(steps)
    return next((ply for ply in next_move if steps[ply].is_decision), next_move[0])


def _check_played(steps: Sequence[Step]) -> None:
    if not steps:
        raise Refusal("replay-nothing")


def _beyond(steps: Sequence[Step]) -> Refusal:
    """Why a game cannot be gone on with there: it is shorter."""
    return Refusal("practice-no-such-ply", last=str(max(number_moves(steps)[-1] - 1, 0)))


def level_in(table: Table) -> str:
    """The level at which the computer played there; without a computer, the usual one."""
    return next((seat.level for seat in table.seats if seat.level is not None), USUAL_LEVEL)
