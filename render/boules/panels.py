"""The panels to the left and right of the ground: points, their track, balls to play and lost.

A's panel is on the left, B's mirrors it on the right.
"""

from functools import cache, lru_cache
from typing import NamedTuple, Self

from engine.boules import Boules
from engine.position import Ending
from render.boules.balls import ball
from render.boules.layout import ShownEnd
from render.kit.canvas import Canvas, Frame, Sheet, Tile
from render.kit.palette import along
from render.kit.plates import Plates, Sign, draw_plates, mirrored, mirrored_box, signs
from render.kit.shapes import Shape, cross, digits, disc, rounded
from render.kit.themes import Theme

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
    """What the panels show; pairs are of A and B."""

    score: tuple[int, int]
    target: int
    balls: int
    left: tuple[int, int]
    lost: tuple[int, int]
    signs: tuple[Sign, Sign]
    gains: tuple[int, int] = (0, 0)
    """What each would score if the end were counted now; in a game that was stopped it never is."""

    @classmethod
    def of(cls, position: Boules, end: ShownEnd, stopped: Ending | None) -> Self:
        """The tallies of a position; balls to play and lost are those of the end that is shown."""
        mover = None if position.stage == "start" else position.side
        return cls(
            score=position.score(),
            target=position.match.target,
            balls=position.match.balls,
            left=end.left,
            lost=end.lost,
            signs=signs(mover, position.ending(stopped)),
            gains=(0, 0) if stopped else _gains(end),
        )


def _gains(end: ShownEnd) -> tuple[int, int]:
    """What each side would score now; nothing once the end is counted, as the points have it then."""
    scoring = 0 if end.counted else len(end.tally.scoring)
    return (scoring if end.tally.winner == 0 else 0, scoring if end.tally.winner == 1 else 0)


def _slot(side: int, number: int, top: float) -> tuple[float, float]:
    """A place in two columns that are filled from the top."""
    row, column = divmod(number, 2)
    return mirrored(side, 27 + 38 * column), top + 43 * row


def reserve(side: int, number: int) -> tuple[float, float]:
    """Where a ball that is still to be played is drawn."""
    return _slot(side, number, 112)


def tray(side: int, number: int) -> tuple[float, float]:
    """Where a ball that is lost is drawn."""
    return _slot(side, number, 343)


def draw_panels(canvas: Canvas, theme: Theme) -> None:
    """Draw what never changes: plates, tracks, and trays with a cross under them for what is lost."""
    dark = along(theme.wood, theme.surround[0] * 0.35)
    draw_plates(canvas, theme)
    for side in (0, 1):
        canvas.fill(rounded(mirrored_box(side, TRAY), 14), dark)
        canvas.fill(cross((mirrored(side, 46), 520), 8, 4), theme.groove)
        x = mirrored(side, TRACK_X)
        canvas.fill(rounded((x - 11, TRACK_TOP - 13, x + 11, TRACK_BOTTOM + 13), 11), dark)
        if theme.flat:
            left, top, right, bottom = mirrored_box(side, TRAY)
            inside = rounded((left + 2, top + 2, right - 2, bottom - 2), 12)
            canvas.fill(rounded(mirrored_box(side, TRAY), 14).without(inside), theme.groove)


class Panels:
    """The tiles of both panels, prepared for one board."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        balls = [ball(theme, side, BALL) for side in (0, 1)]
        self._sheet, self._theme = sheet, theme
        self._ready = [[sheet.tile(balls[side], reserve(side, n)) for n in range(8)] for side in (0, 1)]
        self._lost = [[sheet.tile(balls[side], tray(side, n)) for n in range(8)] for side in (0, 1)]
        empty = _hollow(theme)
        self._empty = [[sheet.tile(empty.image, reserve(side, n)) for n in range(8)] for side in (0, 1)]
        self._track = lru_cache(maxsize=256)(self._make_track)
        self._plates = Plates(sheet, theme)

    def draw(self, frame: Frame, tallies: Tallies) -> None:
        """Draw everything that changes."""
        for side in (0, 1):
            self._draw_balls(frame, side, tallies)
            score = tallies.score[side]
            frame.put(self._track(side, score, tallies.target))
        self._plates.draw(frame, tallies.score, tallies.signs, tallies.gains)

    def _draw_balls(self, frame: Frame, side: int, tallies: Tallies) -> None:
        left, lost = tallies.left[side], tallies.lost[side]
        rows: list[Tile] = self._ready[side][:left] + self._empty[side][left : tallies.balls]
        for tile in rows + self._lost[side][:lost]:
            frame.put(tile)

    def _make_track(self, side: int, score: int, target: int) -> Tile:
        """The track with a peg at the points, and the target above it. A long one is a bar."""
        frame, theme = Frame(self._sheet), self._theme
        score = min(score, target)
        full, empty = theme.sides[side][2], theme.groove
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


def _hollow(theme: Theme) -> Canvas:
    """The dent that is left of a ball that was played."""
    canvas = Canvas((26, 26))
    canvas.fill(disc((13, 13), 10), theme.hollow)
    return canvas


def _height(point: int, target: int) -> float:
    return TRACK_BOTTOM - (TRACK_BOTTOM - TRACK_TOP) * point / target


@cache
def _hole(side: int, point: int, target: int) -> Shape:
    return disc(
        (mirrored(side, TRACK_X), _height(point, target)), 6 if point % 5 == 0 or point == target else 4.5
    )


@lru_cache(maxsize=256)
def _bar(side: int, score: int, target: int) -> Shape:
    x = mirrored(side, TRACK_X)
    return rounded((x - 5, _height(score, target) - 5, x + 5, TRACK_BOTTOM + 5), 5)


@lru_cache(maxsize=512)
def _peg(side: int, score: int, target: int, radius: float) -> Shape:
    return disc((mirrored(side, TRACK_X), _height(score, target)), radius)


@lru_cache(maxsize=256)
def target_digits(side: int, target: int) -> Shape:
    """The points to win, above a side's track."""
    return digits(str(target), (mirrored(side, TARGET_AT[0]), TARGET_AT[1]), SMALLEST_DIGITS)
