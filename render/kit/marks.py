"""Marks over a board, each with an outline so that it shows on anything.

Everything is given by points of the picture, so any board can use them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import dist

from render.kit import shapes
from render.kit.canvas import Frame
from render.kit.palette import RGB
from render.kit.shapes import Box, Point, Shape
from render.kit.themes import Theme

# The same few marks are needed again and again, and drawing one costs more than laying it on.
remembered = lru_cache(maxsize=512)
ring = remembered(shapes.ring)
disc = remembered(shapes.disc)
star = remembered(shapes.star)
line = remembered(shapes.line)
cross = remembered(shapes.cross)
sectors = remembered(shapes.sectors)
arrow = remembered(shapes.arrow)
digits = remembered(shapes.digits)


ORDER = 15
"""The radius of the number of a move."""
CLEAR = ORDER + 12
"""How far its middle keeps from lines, arrows and anything else that must not be hidden."""
NUMBERED = 1 / 8
"""How far brackets around a place are turned, in full turns, so that its number is between two of them."""
APART = 2 * ORDER + 3
"""How far the middles of two numbers keep from each other."""


class Marker:
    """Lays marks on one frame, in one theme."""

    def __init__(self, frame: Frame, theme: Theme) -> None:
        self.frame, self.theme = frame, theme

    def draw_outlined(self, wide: Shape, narrow: Shape, colour: RGB) -> None:
        """Lay a shape in colour over a wider one that is its outline."""
        self.frame.glaze(wide, self.theme.outline)
        self.frame.glaze(narrow, colour)

    def rank_colour(self, rank: int) -> RGB:
        """The colour of a hint of that rank: gold for the best."""
        return self.theme.gold if rank == 1 else self.theme.last

    def draw_rank(self, at: Point, rank: int, radius: float) -> None:
        """Draw the number of an action that is advised, on a disc."""
        self.draw_outlined(disc(at, radius + 3), disc(at, radius), self.rank_colour(rank))
        self.frame.glaze(digits(str(rank), at, round(radius * 1.5)), self.theme.outline)

    def draw_order(self, ends: Sequence[Sequence[Point]], busy: Sequence[Point] = ()) -> None:
        """Draw the number of each move of a turn where it ended, if there are several.

        Each may be drawn at several points, the best first, and keeps clear of what is `busy`.
        """
        if len(ends) < 2:
            return
        for number, at in enumerate(keep_clear(ends, busy), start=1):
            self.draw_outlined(disc(at, ORDER + 2), disc(at, ORDER), self.theme.last)
            self.frame.glaze(digits(str(number), at, round(ORDER * 1.4)), self.theme.outline)

    def draw_share(self, at: Point, share: int, height: int, *, good: bool) -> None:
        """Draw a percentage on a plate, in gold if it is a good one."""
        number = digits(f"{share}%", at, height)
        half, (_, y) = number.mask.width / 2 + 4, at
        box = (at[0] - half, y - height / 2 - 4, at[0] + half, y + height / 2 + 4)
        self.draw_outlined(_plate(box, 2), _plate(box, 0), self.theme.gold if good else self.theme.last)
        self.frame.glaze(number, self.theme.outline)


@remembered
def _plate(box: Box, out: float) -> Shape:
    left, top, right, bottom = box
    return shapes.rounded((left - out, top - out, right + out, bottom + out), 7 + out)


def around(at: Point, across: float, down: float) -> list[Point]:
    """Four points around one: upper left, upper right, lower left and lower right."""
    x, y = at
    return [(x + dx * across, y + dy * down) for dy in (-1, 1) for dx in (-1, 1)]


def samples(start: Point, end: Point, count: int = 6) -> list[Point]:
    """Points along a line, including its ends."""
    shares = [number / (count - 1) for number in range(count)]
    return [
        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share) for share in shares
    ]


def keep_clear(ends: Sequence[Sequence[Point]], busy: Sequence[Point]) -> list[Point]:
    """For each number the first of its points that is clear, or the clearest; none covers another."""
    placed: list[Point] = []

    def room(at: Point) -> float:
        others = [dist(at, other) / APART for other in placed]
        return min([*others, *(dist(at, other) / CLEAR for other in busy), 1.0])

    for points in ends:
        x, y = max(points, key=room)  # of those that are equally clear, the first
        while any(dist((x, y), other) < APART for other in placed):
            x += APART
        placed.append((x, y))
    return placed


def spread(points: Sequence[Point], gap: float) -> list[Point]:
    """The points, each moved aside if it would cover an earlier one."""
    placed: list[Point] = []
    for x, y in points:
        while any(dist((x, y), other) < gap for other in placed):
            x += gap
        placed.append((x, y))
    return placed
