"""Marks that a board of boules puts over its ground, each with an outline so that it shows on anything.

Everything is given by points of the picture, so any ground can use them.
"""

from functools import lru_cache

from render.kit import shapes
from render.kit.canvas import Frame
from render.kit.palette import RGB
from render.kit.shapes import Point, Shape
from render.kit.themes import Theme

# The same few marks come again and again, and drawing one costs more than laying it on.
_remembered = lru_cache(maxsize=512)
ring = _remembered(shapes.ring)
disc = _remembered(shapes.disc)
star = _remembered(shapes.star)
line = _remembered(shapes.line)
sectors = _remembered(shapes.sectors)
arrow = _remembered(shapes.arrow)


@_remembered
def cross_hairs(at: Point, radius: float, trim: float) -> Shape:
    """A ring with four hairs that reach inwards and outwards."""
    x, y = at
    inner, outer = round(radius * 0.36), radius + 9
    hairs = [
        shapes.line((x + dx * inner, y + dy * inner), (x + dx * outer, y + dy * outer), 4 + 2 * trim)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return shapes.ring(at, radius + trim, 5 + 2 * trim).joined(*hairs)


class Marker:
    """Lays marks on one frame, in one theme."""

    def __init__(self, frame: Frame, theme: Theme) -> None:
        self.frame, self._theme = frame, theme

    def lay(self, wide: Shape, narrow: Shape, colour: RGB) -> None:
        """A shape in colour over a wider one that is its outline."""
        self.frame.glaze(wide, self._theme.outline)
        self.frame.glaze(narrow, colour)

    def draw_ring(self, at: Point, radius: float, *, strong: bool) -> None:
        """Around a ball that would score, or (strong) does."""
        if strong:
            self.lay(ring(at, radius + 6, 7), ring(at, radius + 5, 5), self._theme.gold)
        else:
            self.frame.glaze(ring(at, radius + 3, 2), self._theme.gold)

    def draw_measure(self, start: Point, end: Point, colour: RGB) -> None:
        self.lay(line(start, end, 7), line(start, end, 3), colour)

    def draw_flash(self, at: Point, outer: float, inner: float, rays: int) -> None:
        self.lay(star(at, outer + 4, inner + 3, rays), star(at, outer, inner, rays), self._theme.gold)

    def draw_arrow(self, start: Point, end: Point, colour: RGB) -> None:
        tail = shapes.toward(start, end, -3)
        self.lay(arrow(tail, end, 16, 28.6), arrow(start, end, 10, 22), colour)

    def draw_hole(self, at: Point, rx: float, ry: float) -> None:
        """In the ground, where a ball fell short."""
        self.frame.glaze(disc(at, rx + 3, ry + 3), self._theme.last)
        self.frame.glaze(disc(at, rx, ry), self._theme.outline)

    def draw_aim(self, at: Point, radius: float) -> None:
        self.lay(cross_hairs(at, radius, 3), cross_hairs(at, radius, 0), self._theme.aim)
