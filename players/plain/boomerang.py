"""What a position of Boomerang is worth."""

from engine import Side
from engine.boomerang import Boomerang, board

RISK = 0.04
"""How likely each free cell around a piece lets it be turned over again."""
MOST = 0.5
"""The risk of a piece in the open: whose it will be is anybody's guess."""


def value_boomerang(position: Boomerang, side: Side) -> float:
    """The difference in points, less what may be turned over again, as a part of all points.

    A piece that is closed in is safe for good. The more free cells lie around another, the likelier
    it changes its colour, whosever it is. What is not put down counts for the other side, so that
    big pieces are got rid of first without more being said about it.
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
