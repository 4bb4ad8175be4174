"""How much a search of Boomerang follows."""

from typing import NamedTuple, Self

import numpy as np

from players.boomerang.nodes import Node

WIDTHS = (24, 12, 8, 6, 5)
"""How many placements are followed, from the root on; the last number holds for what comes after."""
FAR_BEHIND = 1.5
"""What is worse than the best by more than this, in log odds, need not be known exactly."""
WIDER_FROM = 8
"""From so many pieces on the board on, a long search follows more at every move; before, only at the root."""


class Breadth(NamedTuple):
    """How many of the placements are followed."""

    widths: tuple[int, ...] = WIDTHS
    far_behind: float = FAR_BEHIND

    def width(self, ply: int) -> int:
        """How many placements are followed so many moves from the root."""
        return self.widths[min(ply, len(self.widths) - 1)]

    def widened_to(self, other: Self) -> Self:
        """This breadth, made as wide as the other wherever that is wider."""
        plies = range(max(len(self.widths), len(other.widths)))
        return self._replace(widths=tuple(max(self.width(ply), other.width(ply)) for ply in plies))


USUAL = Breadth()
WIDER_AT_ROOT = Breadth(widths=(40, *WIDTHS[1:]))
WIDE = Breadth(widths=(40, 24, 14, 9, 7, 6), far_behind=np.inf)
WIDER = Breadth(widths=(64, 48, 24, 14, 10, 8), far_behind=np.inf)


def breadth_to_judge(node: Node) -> Breadth:
    """The breadth of a search that judges a decision: it follows what the usual one leaves out."""
    return WIDER if node.pieces >= WIDER_FROM else WIDE
