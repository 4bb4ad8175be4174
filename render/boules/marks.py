"""Marks that both dice pétanques draw over their ground."""

from collections.abc import Sequence

from render.kit import shapes
from render.kit.marks import Marker, arrow, cross, line, remembered, ring, star
from render.kit.palette import RGB
from render.kit.shapes import Point, Shape


@remembered
def cross_hairs(at: Point, radius: float, trim: float) -> Shape:
    """A ring with four hairs that reach inwards and outwards."""
    x, y = at
    inner, outer = round(radius * 0.36), radius + 9
    hairs = [
        shapes.line((x + dx * inner, y + dy * inner), (x + dx * outer, y + dy * outer), 4 + 2 * trim)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    return shapes.ring(at, radius + trim, 5 + 2 * trim).joined(*hairs)


def way_past(at: Point, aside: float, size: float = 1) -> list[Point]:
    """Points of a way past something, from below it to above it, to its right by `aside` (below 0: left)."""
    x, y = at
    return [(x + aside, y + up * size) for up in (24, 10, -4, -26)]


@remembered
def flight(points: tuple[Point, ...], trim: float) -> Shape:
    """Dots at all points but the last, and there an upward arrow as large as the dots are apart."""
    *dots, (x, y) = points
    size = (points[0][1] - points[1][1]) / 14
    half, base = 10 * size + trim * 1.3, y + 14 * size + trim
    head = shapes.polygon((x - half, base), (x, y - 4 * size - trim * 1.6), (x + half, base))
    return head.joined(*(shapes.disc(dot, 4.5 * size + trim) for dot in dots))


class BoulesMarker(Marker):
    """Lays the marks of balls, jacks and shots."""

    def draw_ring(self, at: Point, radius: float, *, strong: bool) -> None:
        """Mark a ball that would score, or (strong) does."""
        out, wide = (8, 11) if strong else (6, 8)
        outline, inside = ring(at, radius + out, wide), ring(at, radius + out - 1.5, wide - 3)
        self.draw_outlined(outline, inside, self.theme.gold)

    def draw_measure(self, start: Point, end: Point, colour: RGB) -> None:
        """Draw a line from the jack to a ball."""
        self.draw_outlined(line(start, end, 7), line(start, end, 3), colour)

    def draw_flash(self, at: Point, outer: float, inner: float, rays: int) -> None:
        """Draw a star where something was hit."""
        wide, narrow = star(at, outer + 4, inner + 3, rays), star(at, outer, inner, rays)
        self.draw_outlined(wide, narrow, self.theme.gold)

    def draw_arrow(self, start: Point, end: Point, colour: RGB) -> None:
        """Draw the way of a ball that was pushed."""
        tail = shapes.toward(start, end, -3)
        self.draw_outlined(arrow(tail, end, 16, 28.6), arrow(start, end, 10, 22), colour)

    def draw_past(self, points: Sequence[Point]) -> None:
        """Draw the way of a shot past what it has missed: dots and a head, beside it."""
        self.draw_outlined(flight(tuple(points), 3), flight(tuple(points), 0), self.theme.last)

    def draw_lost(self, at: Point, arm: float) -> None:
        """Draw a cross for a ball that fell short."""
        self.draw_outlined(cross(at, arm, arm + 1), cross(at, arm, arm / 2 + 1), self.theme.last)

    def draw_aim(self, at: Point, radius: float, colour: RGB | None = None) -> None:
        """Draw cross hairs on the target of a shot; in another colour on one that is advised."""
        hairs = cross_hairs(at, radius, 0)
        self.draw_outlined(cross_hairs(at, radius, 3), hairs, colour or self.theme.aim)
