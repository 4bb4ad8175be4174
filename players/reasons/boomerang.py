"""What counts about a placement of Boomerang: what it turns over and closes in, and the best answer."""

from collections.abc import Iterator

from engine.boomerang import Boomerang, board
from engine.boomerang_placements import gain_of, turned_by
from engine.events import GameEnded, PassedOver, PiecesClosedIn
from players.reasons.clauses import Clause, Reason, clause


def reason_for(position: Boomerang, action: str) -> Reason:
    """What counts about a placement."""
    assert position.mover is not None
    side = position.mover
    after, events = position.apply(action)
    turned = len(turned_by(position, action))
    gained = (
        clause("turns", pieces=turned, points=gain_of(position, action)) if turned else clause("first-piece")
    )
    clauses = [gained]
    for event in events:
        match event:
            case PiecesClosedIn(closed):
                points = sum(board().by_action[each].value for each in closed)
                clauses.append(clause("closes", pieces=len(closed), points=points))
            case PassedOver(other):
                clauses.append(clause("passes", other))
            case GameEnded(_, _, score):
                clauses.append(clause("ends", own=score[side], other=score[1 - side]))
    return (*clauses, *_answer(after, 1 - side))


def _answer(after: Boomerang, other: int) -> Iterator[Clause]:
    """What the other side can turn over at once, at most."""
    if after.mover == other:
        points = max(gain_of(after, action) for action in after.legal_actions())
        yield clause("turned-back", other, points=points)
