"""What a preview of Carami shows, worked out from the legal moves before anything is drawn."""

import re
from typing import NamedTuple

from engine.carami import Carami, taken_by

_SIGNS = re.compile("[-x]")


class Preview(NamedTuple):
    """A marble that somebody has chosen, and perhaps the beginning of its move."""

    side: int
    start: str
    path: tuple[str, ...]
    """The places of the move so far, the start first."""
    jumps: bool
    ends: dict[str, bool]
    """Where the move may end or go on to, and whether it would take marbles by then."""
    next: dict[str, bool]
    """Where its next leg may lead, and whether that is a jump."""
    taken: tuple[str, ...]
    """What the move so far would take."""


def think(position: Carami, preview: str) -> Preview | None:
    """The preview of a place (`c3`), a ramp (`ra`) or a move (`b4xd4`); None if nothing can come of it."""
    side = position.mover
    path = tuple(_SIGNS.split(preview))
    further = [] if side is None or not preview else _further(position, path)
    if side is None or not further:
        return None
    moves = {tuple(_SIGNS.split(action)): action for action in further}
    ends = {places[-1]: False for places in moves if len(places) > len(path)}
    for places, action in moves.items():
        if places[-1] in ends and taken_by(position, action):
            ends[places[-1]] = True
    nearest = {
        places[len(path)]: "x" in action for places, action in moves.items() if len(places) > len(path)
    }
    chosen = moves.get(path, "")
    return Preview(side, path[0], path, "x" in chosen, ends, nearest, taken_by(position, chosen))


def _further(position: Carami, path: tuple[str, ...]) -> list[str]:
    """The moves that begin like that."""
    length = len(path)
    return [action for action in position.legal_actions() if tuple(_SIGNS.split(action))[:length] == path]
