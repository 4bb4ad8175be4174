"""What stands to the left and right of a boules ground: points, their track, balls to play and lost.

A's panel is on the left, B's mirrors it on the right. Both dice pétanques use it.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from render.canvas import Canvas, Frame, Sheet, Tile
from render.palette import along, mix
from render.shapes import Box, Shape, digits, disc, line, polygon, rounded, star
from render.sprites import ball
from render.themes import Theme

WIDTH = 720
PLATE = (9.0, 11.0, 117.0, 75.0)
TRACK_X = 103.0
TRACK_TOP = 130.0
TRACK_BOTTOM = 516.0
TARGET_AT = (101.0, 100.0)
TRAY = (8.0, 314.0, 84.0, 500.0)
BALL = 16
SMALLEST_DIGITS = 24
"""Twelve pixels when the picture is shown at half its width."""
MOST_HOLES = 21
"""Longer tracks would crowd their holes and become bars."""


class Tallies(NamedTuple):
    """What the panels show; pairs are of A and B. `lamp` is whose turn it is, `star` who has won."""

    score: tuple[int, int]
    target: int
    balls: int
    left: tuple[int, int]
    lost: tuple[int, int]
    lamp: int | None
    star: int | None


def mirrored(side: int, x: float) -> float:
    return x if side == 0 else WIDTH - x


def _box(side: int, box: Box) -> Box:
    left, top, right, bottom = box
    return (left, top, right, bottom) if side == 0 else (WIDTH - right, top, WIDTH - left, bottom)


def _slot(side: int, number: int, top: float) -> tuple[float, float]:
    """Where a ball stands that is to play or lost: two columns, from the top."""
    row, column = divmod(number, 2)
    return mirrored(side, 27 + 38 * column), top + 43 * row


def reserve(side: int, number: int) -> tuple[float, float]:
    return _slot(side, number, 112)


def tray(side: int, number: int) -> tuple[float, float]:
    return _slot(side, number, 343)


def draw_panels(canvas: Canvas, theme: Theme) -> None:
    """Everything of the panels that never changes."""
    dark, bright = along(theme.wood, theme.surround[0] * 0.35), along(theme.wood, theme.surround[1] * 1.5)
    for side in (0, 1):
        plate = rounded(_box(side, PLATE), 12)
        canvas.fill(plate.moved(1, 3), theme.wood[0], 0.7)
        canvas.fill(plate, mix(theme.plate[side], theme.outline, 0.55))
        left, top, right, bottom = _box(side, PLATE)
        canvas.fill(rounded((left + 3, top + 3, right - 3, bottom - 3), 9), theme.plate[side])
        box = _box(side, TRAY)
        canvas.fill(rounded(box, 14), dark)
        canvas.fill(_lost_sign(side), bright)
        x = mirrored(side, TRACK_X)
        canvas.fill(rounded((x - 11, TRACK_TOP - 13, x + 11, TRACK_BOTTOM + 13), 11), dark)


def _lost_sign(side: int) -> Shape:
    """A cross under the tray."""
    x, y = mirrored(side, 46), 520
    return line((x - 8, y - 8), (x + 8, y + 8), 4).joined(line((x - 8, y + 8), (x + 8, y - 8), 4))


class Panels:
    """The tiles of both panels, prepared for one board."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        balls = [ball(theme, side, BALL) for side in (0, 1)]
        self._sheet, self._theme = sheet, theme
        self._ready = [[sheet.tile(balls[side], reserve(side, n)) for n in range(8)] for side in (0, 1)]
        self._lost = [[sheet.tile(balls[side], tray(side, n)) for n in range(8)] for side in (0, 1)]
        empty = _hollow(theme)
        self._empty = [[sheet.tile(empty.image, reserve(side, n)) for n in range(8)] for side in (0, 1)]
        self._track = lru_cache(maxsize=256)(self._draw_track)
        self._plate = lru_cache(maxsize=256)(self._draw_plate)

    def show(self, frame: Frame, tallies: Tallies) -> None:
        for side in (0, 1):
            self._show_balls(frame, side, tallies)
            score = tallies.score[side]
            frame.put(self._track(side, score, tallies.target))
            frame.put(self._plate(side, score, tallies.lamp == side, tallies.star == side))

    def _show_balls(self, frame: Frame, side: int, tallies: Tallies) -> None:
        left, lost = tallies.left[side], tallies.lost[side]
        rows: list[Tile] = self._ready[side][:left] + self._empty[side][left : tallies.balls]
        for tile in rows + self._lost[side][:lost]:
            frame.put(tile)

    def _draw_track(self, side: int, score: int, target: int) -> Tile:
        """The track with a peg at the points, and the target above it. A long one is a bar."""
        frame, theme = Frame(self._sheet), self._theme
        score = min(score, target)
        full, empty = theme.sides[side][2], along(theme.wood, min(theme.surround[1] * 1.25 + 0.08, 1))
        if target > MOST_HOLES:
            frame.glaze(_bar(side, target, target), empty)
            frame.glaze(_bar(side, score, target), full)
        else:
            for point in range(1, target + 1):
                frame.glaze(_hole(side, point, target), full if point <= score else empty)
        frame.glaze(_peg(side, score, target, 10.0), theme.outline)
        frame.glaze(_peg(side, score, target, 8.0), theme.sides[side][3])
        digit = target_digits(side, target)
        frame.glaze(digit, theme.plate_ink)
        x = mirrored(side, TRACK_X)
        return frame.cut(digit.box, (x - 11, TRACK_TOP - 13, x + 11, TRACK_BOTTOM + 13))

    def _draw_plate(self, side: int, score: int, lamp: bool, star: bool) -> Tile:
        """The points; with a frame around them for the side on turn, with a star for the winner."""
        frame, theme = Frame(self._sheet), self._theme
        if star:
            frame.glaze(_winner_star(side, 16), theme.gold)
        frame.glaze(score_digits(side, score), theme.plate_ink)
        if lamp or star:
            frame.glaze(_lamp(side) if lamp else _edge(side), theme.gold)
        return frame.cut(_lamp(side).box)


def _hollow(theme: Theme) -> Canvas:
    """The dent in which a ball stood that is played."""
    canvas = Canvas((26, 26))
    canvas.fill(disc((13, 13), 10), along(theme.wood, theme.surround[0] * 0.5))
    return canvas


def _height(point: int, target: int) -> float:
    return TRACK_BOTTOM - (TRACK_BOTTOM - TRACK_TOP) * point / target


@cache
def _hole(side: int, point: int, target: int) -> Shape:
    return disc((mirrored(side, TRACK_X), _height(point, target)), 6 if point % 5 == 0 or point == target else 4.5)


@lru_cache(maxsize=256)
def _bar(side: int, score: int, target: int) -> Shape:
    x = mirrored(side, TRACK_X)
    return rounded((x - 5, _height(score, target) - 5, x + 5, TRACK_BOTTOM + 5), 5)


@lru_cache(maxsize=512)
def _peg(side: int, score: int, target: int, radius: float) -> Shape:
    return disc((mirrored(side, TRACK_X), _height(score, target)), radius)


@lru_cache(maxsize=256)
def score_digits(side: int, score: int) -> Shape:
    left, top, right, bottom = _box(side, PLATE)
    return digits(str(score), ((left + right) / 2, (top + bottom) / 2), 40)


@lru_cache(maxsize=256)
def target_digits(side: int, target: int) -> Shape:
    return digits(str(target), (mirrored(side, TARGET_AT[0]), TARGET_AT[1]), SMALLEST_DIGITS)


@cache
def _edge(side: int) -> Shape:
    """A frame around the points."""
    left, top, right, bottom = _box(side, PLATE)
    outer = rounded((left - 3, top - 3, right + 3, bottom + 3), 14)
    return outer.without(rounded((left + 2, top + 2, right - 2, bottom - 2), 10))


@cache
def _lamp(side: int) -> Shape:
    """The same with a tongue towards the ground, for the side on turn."""
    middle = (PLATE[1] + PLATE[3]) / 2
    edge, tip = mirrored(side, PLATE[2] + 1), mirrored(side, PLATE[2] + 14)
    return _edge(side).joined(polygon((edge, middle - 13), (edge, middle + 13), (tip, middle)))


@cache
def _winner_star(side: int, radius: float) -> Shape:
    centre = (mirrored(side, PLATE[0] + 20), (PLATE[1] + PLATE[3]) / 2)
    return star(centre, radius, radius * 0.45, 5)
