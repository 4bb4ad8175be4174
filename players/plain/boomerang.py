"""What a position of Boomerang is worth."""

from engine import Side
from engine.boomerang import Boomerang, board

RISK = 0.04
"""The chance that a piece is turned over again, for each free cell around it."""
MOST = 0.5
"""The highest risk, that of a piece in the open: whose it will be is anybody's guess."""


def value_boomerang(position: Boomerang, side: Side) -> float:
    """The difference in points, less what may be turned over again, as a part of all points.

    A piece that is closed in is safe for good. The more free cells lie around another, the likelier
    it changes its colour, whoever put it down. Pieces in the rack count for the other side, which is
    enough to make it put down big pieces first.
    """
    points = position.score()
    lead = float(points[side] - points[1 - side])
    covered = 0
    for piece in position.pieces:
        covered |= piece.placement.covers
    for _, colour, placement in position.pieces:
        free = (placement.around & ~covered).bit_count()
        doubt = 2 * placement.value * min(MOST, RISK * free)
        lead += -doubt if colour == side else doubt
    return lead / (2 * board().total)
