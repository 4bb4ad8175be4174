"""How good a position is and each action in it, as the best player sees it."""

from collections.abc import Mapping

from engine import A, Position, Side
from players.effort import Effort
from players.levels import limits_of
from players.minds import mind_of
from players.plain.lookahead import NobodyToMove, actions_of


def best_effort(position: Position, ms: int | None) -> Effort:
    """The effort of the best player."""
    return limits_of(position, "expert").effort(ms)


def judge_actions(position: Position, ms: int | None = None) -> Mapping[str, float]:
    """The chance to win that each legal action leaves to the side on turn. Raises `NobodyToMove`."""
    actions_of(position)
    return mind_of(type(position)).judge(position, best_effort(position, ms))


def chance_of(side: Side, position: Position, effort: Effort) -> float:
    """The chance of that side to win, also while dice are in the air and when it is over."""
    outcome = position.outcome()
    if outcome is None:
        of_a = mind_of(type(position)).chance(position, effort)
    else:
        of_a = 0.5 if outcome.winner is None else float(outcome.winner == A)
    return of_a if side == A else 1 - of_a


def chance_on_turn(position: Position, ms: int | None = None) -> float:
    """The chance of the side on turn, or of the one whose dice are in the air. Raises `NobodyToMove`."""
    return chance_of(side_on_turn(position), position, best_effort(position, ms))


def side_on_turn(position: Position) -> Side:
    """The side that decides, or whose dice are in the air. Raises `NobodyToMove` at the end."""
    side = position.side_at_play
    if side is None:
        raise NobodyToMove("nobody_to_move", "nobody is to move: the game is over", turn=position.turn)
    return side
