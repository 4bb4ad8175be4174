"""A member's statistics as a picture: the rating in large figures, its curve, form and numbers."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.cards.leaders import DOT, DOTS, draw_result
from render.cards.paper import EDGE, WIDTH, Paper, broken, make_picture
from render.kit.palette import mix
from render.kit.picture import Picture
from render.kit.shapes import Box, Pen, Point, Shape, disc, line, shape

TITLE, NAME, RATING, SMALL, LINE = 23, 43, 64, 24, 25
"""The sizes of letters."""
HEAD, CURVE, STEP = 167, 240, 40
"""The heights of the plate with the rating, of the curve, of a line of words."""
LEAST_SPAN = 100
"""How many points the curve spans at least, so that small changes do not look large."""
NEAR = 30
"""How near figures may be to each other without overlapping."""
FIGURES = 87.0
"""The room for figures left of the curve."""
MOST_FORM = 10
MOST_LINES = 6


class StatsCard(NamedTuple):
    """What is told about a member, from the top to the bottom."""

    title: str
    name: str
    rating: str
    estimate: str
    """The estimate behind the rating, with its uncertainty."""
    form: tuple[float, ...]
    """Results, 1 for a win and 0.5 for a draw, the latest last."""
    ratings: tuple[int, ...]
    """The rating after each of the last games."""
    lines: tuple[str, ...] = ()


def draw_stats(card: StatsCard, theme: str = "day") -> Picture:
    """Draw the card. The same arguments give the same bytes. Raises `KeyError` for an unknown theme."""
    return make_picture("stats", paint_stats(card, theme))


def paint_stats(card: StatsCard, theme: str) -> Image.Image:
    """The card as a palette image."""
    lines, has_curve = broken(card.lines[:MOST_LINES], LINE), len(card.ratings) > 1
    curve = HEAD + 2 * EDGE
    below = curve + (CURVE + EDGE) * has_curve
    paper = Paper(theme, below + STEP * len(lines) + EDGE)
    draw_rating(paper, card)
    if has_curve:
        draw_ratings(paper, card.ratings, curve)
    for number, words in enumerate(lines):
        at = (2 * EDGE, below + STEP * (number + 0.5))
        paper.write(words, at, LINE, paper.theme.plate_ink, WIDTH - 4 * EDGE, "left")
    return paper.finish()


def draw_rating(paper: Paper, card: StatsCard) -> None:
    """Draw the plate with the name, the rating, and the latest results."""
    theme, right = paper.theme, WIDTH - 3 * EDGE
    paper.draw_panel((EDGE, EDGE, WIDTH - EDGE, EDGE + HEAD), theme.plate[0], theme.gold)
    paper.write(card.title, (3 * EDGE, EDGE + 35), TITLE, theme.plate_ink, 373, "left")
    paper.write(card.name, (3 * EDGE, EDGE + 84), NAME, theme.plate_ink, 373, "left")
    paper.write(card.rating, (right, EDGE + 67), RATING, theme.gold, 227, "right")
    paper.write(card.estimate, (right, EDGE + 131), SMALL, theme.plate_ink, 280, "right")
    for number, result in enumerate(card.form[-MOST_FORM:]):
        draw_result(paper, result, (3 * EDGE + DOT + DOTS * number, EDGE + 133))


# The curve


def draw_ratings(paper: Paper, ratings: Sequence[int], top: float) -> None:
    """Draw how the rating went, with its lowest, highest and last value."""
    theme = paper.theme
    paper.draw_panel(
        (EDGE, top, WIDTH - EDGE, top + CURVE), mix(theme.wood[1], theme.outline, 0.55), theme.rim
    )
    box = (EDGE + FIGURES, top + 27, WIDTH - 3 * EDGE, top + CURVE - 27)
    points = curve_points(ratings, box)
    draw_levels(paper, ratings, points, box)
    draw_line(paper, points)


def curve_points(ratings: Sequence[int], box: Box) -> list[Point]:
    """Where each rating is in that box: the lowest at its floor, the highest at its top."""
    left, top, right, bottom = box
    middle = (min(ratings) + max(ratings)) / 2
    span = max(max(ratings) - min(ratings), LEAST_SPAN)
    step = (right - left) / (len(ratings) - 1)
    return [
        (left + step * number, (top + bottom) / 2 - (bottom - top) * (points - middle) / span)
        for number, points in enumerate(ratings)
    ]


def draw_levels(paper: Paper, ratings: Sequence[int], points: Sequence[Point], box: Box) -> None:
    """Draw a line at the lowest and at the highest rating, with figures; only one if they are near."""
    left, _, right, _ = box
    heights = {rating: y for rating, (_, y) in zip(ratings, points, strict=True)}
    shown = {min(ratings), max(ratings)}
    if heights[min(ratings)] - heights[max(ratings)] < NEAR:
        shown = {ratings[-1]}
    for rating in sorted(shown):
        y = heights[rating]
        paper.canvas.fill(line((left, y), (right, y), 1.4), paper.theme.plate_ink, 0.35)
        paper.write(str(rating), (left - 11, y), SMALL, paper.theme.plate_ink, FIGURES - 14, "right")


def draw_line(paper: Paper, points: Sequence[Point]) -> None:
    """Draw the curve itself, and a knob at its end."""
    for width, colour in ((8.0, paper.theme.outline), (4.7, paper.theme.gold)):
        paper.canvas.fill(_path(points, width), colour)
    paper.canvas.fill(disc(points[-1], 10), paper.theme.outline)
    paper.canvas.fill(disc(points[-1], 7.4), paper.theme.plate_ink)


def _path(points: Sequence[Point], width: float) -> Shape:
    """A line along those points."""

    def draw(pen: Pen) -> None:
        for start, end in pairwise(points):
            pen.line(start, end, width)

    xs, ys = [x for x, _ in points], [y for _, y in points]
    return shape((min(xs) - width, min(ys) - width, max(xs) + width, max(ys) + width), draw)
