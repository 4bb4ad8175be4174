"""The chance to win, step by step, as a curve between the colours of both sides.

A's chance is the area below the curve, B's the area above it. Turning points have numbers; a line marks the
step that is being looked at. There are no words; the message around the picture says what it shows.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.picture import Picture, encode, file_name
from render.kit.shapes import Pen, Point, Shape, digits, disc, line, polygon, ring, rounded, shape
from render.kit.themes import THEMES, Theme

SIZE = (720, 320)
COLOURS = 64
LEFT, RIGHT, TOP, FLOOR = 68.0, 696.0, 24.0, 296.0
"""Where the curve is; left of it is room for figures."""
FIGURES = 22.0
"""How high figures are, so that they can be read on a phone, too."""
QUARTERS = (0.25, 0.5, 0.75)
FIGURED = (0.0, 0.5, 1.0)
KNOB = 15.0
"""The radius of a turning point's mark."""
APART = 2 * KNOB + 2
"""How far the middles of two marks are from each other, at least."""


class Curve(NamedTuple):
    """What the curve shows: the chance of A before each step and after the last one, from 0 to 1."""

    chances: tuple[float, ...]
    turning: tuple[int, ...] = ()
    """The steps that have numbers, in their order."""
    looking_at: int | None = None
    """How many steps come before the moment that is being looked at."""


def draw_curve(curve: Curve, theme: str = "day") -> Picture:
    """Draw the curve. The same arguments give the same bytes. Raises `KeyError` for an unknown theme."""
    image = paint_curve(curve, THEMES[theme])
    data = encode(image)
    return Picture(data, image.size, file_name("curve", data))


def paint_curve(curve: Curve, theme: Theme) -> Image.Image:
    """The curve as a palette image."""
    canvas, points = Canvas(SIZE, theme.outline), _points(curve.chances)
    draw_seas(canvas, points, theme)
    draw_grid(canvas, theme)
    draw_line(canvas, points, theme)
    draw_figures(canvas, theme)
    draw_cursor(canvas, points, curve.looking_at, theme)
    draw_turning(canvas, points, curve.turning, theme)
    return canvas.image.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _points(chances: Sequence[float]) -> list[Point]:
    """The curve from the left edge to the right one; a single chance is a straight line."""
    shown = list(chances) if len(chances) > 1 else [chances[0], chances[0]]
    step = (RIGHT - LEFT) / (len(shown) - 1)
    return [(LEFT + step * number, _y(chance)) for number, chance in enumerate(shown)]


def _y(chance: float) -> float:
    return FLOOR - (FLOOR - TOP) * chance


def draw_seas(canvas: Canvas, points: Sequence[Point], theme: Theme) -> None:
    """Fill the area of each side."""
    canvas.fill(rounded((LEFT, TOP, RIGHT, FLOOR), 6), theme.sides[1][2])
    below = polygon((LEFT, FLOOR), *points, (RIGHT, FLOOR))
    canvas.fill(below.within(rounded((LEFT, TOP, RIGHT, FLOOR), 6)), theme.sides[0][2])


def draw_grid(canvas: Canvas, theme: Theme) -> None:
    """Draw lines at the quarters, and a thicker one where both have the same chance."""
    for quarter in QUARTERS:
        y = _y(quarter)
        canvas.fill(line((LEFT, y), (RIGHT, y), 3 if quarter == 0.5 else 1.5), theme.outline, 0.45)


def draw_line(canvas: Canvas, points: Sequence[Point], theme: Theme) -> None:
    """Draw the curve itself."""
    for width, colour in ((8.0, theme.outline), (4.0, theme.plate_ink)):
        canvas.fill(_path(points, width), colour)


def _path(points: Sequence[Point], width: float) -> Shape:
    """A line along those points."""

    def draw(pen: Pen) -> None:
        for start, end in pairwise(points):
            pen.line(start, end, width)

    return shape((LEFT - width, TOP - width, RIGHT + width, FLOOR + width), draw)


def draw_figures(canvas: Canvas, theme: Theme) -> None:
    """Write A's chance beside the grid, at the left edge, in percent."""
    for chance in FIGURED:
        y = min(max(_y(chance), TOP + FIGURES / 2), FLOOR - FIGURES / 2)
        canvas.fill(digits(str(round(100 * chance)), (LEFT / 2 - 1, y), FIGURES), theme.plate_ink)


def draw_cursor(canvas: Canvas, points: Sequence[Point], looking_at: int | None, theme: Theme) -> None:
    """Draw a line at the moment that is being looked at."""
    if looking_at is None:
        return
    x, y = points[min(looking_at, len(points) - 1)]
    canvas.fill(line((x, TOP), (x, FLOOR), 6), theme.outline)
    canvas.fill(line((x, TOP), (x, FLOOR), 3), theme.gold)
    canvas.fill(disc((x, y), 8), theme.outline)
    canvas.fill(disc((x, y), 6), theme.gold)


def draw_turning(canvas: Canvas, points: Sequence[Point], turning: Sequence[int], theme: Theme) -> None:
    """Put a number on each turning point, in the middle of its step; if one is there already, beside it."""
    middles = [_middle(points[step], points[step + 1]) for step in turning]
    places = place_knobs(middles)
    for middle, place in zip(middles, places, strict=True):
        if place != middle:
            canvas.fill(line(middle, place, 3), theme.outline)
    for number, place in enumerate(places, start=1):
        canvas.fill(disc(place, KNOB), theme.plate_ink)
        canvas.fill(ring(place, KNOB, 3), theme.outline)
        canvas.fill(digits(str(number), place, KNOB * 1.05), theme.outline)


def _middle(start: Point, end: Point) -> Point:
    """The middle of a step, as near as a mark can be to it."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return min(max(x, LEFT + KNOB), RIGHT - KNOB), min(max(y, TOP + KNOB), FLOOR - KNOB)


def place_knobs(middles: Sequence[Point]) -> list[Point]:
    """Where the marks are: each on its middle, or as little above or below it as keeps it off the others."""
    places: list[Point] = []
    for x, y in middles:
        tried = [(x, y), *((x, at) for at in _heights(y) if TOP + KNOB <= at <= FLOOR - KNOB)]
        places.append(next(each for each in tried if all(dist(each, other) >= APART for other in places)))
    return places


def _heights(y: float) -> Iterator[float]:
    """Heights farther and farther from one, above and below it in turn."""
    for away in range(2, int(FLOOR - TOP), 2):
        yield from (y - away, y + away)
