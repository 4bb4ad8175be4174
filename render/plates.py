"""The points of both sides on plates in the upper corners, with a lamp for the turn and a star for the win.

A's plate is on the left, B's mirrors it on the right. Every board has them.
"""

from functools import cache, lru_cache

from render.canvas import Canvas, Frame, Sheet, Tile
from render.palette import mix
from render.shapes import Box, Shape, digits, polygon, rounded, star
from render.themes import Theme

WIDTH = 720
PLATE = (9.0, 11.0, 117.0, 75.0)
"""In a picture of that width; in a narrower one everything is smaller by `scale`."""


def mirrored(side: int, x: float, scale: float = 1) -> float:
    return x if side == 0 else WIDTH * scale - x


def mirrored_box(side: int, box: Box, scale: float = 1) -> Box:
    left, top, right, bottom = box
    return box if side == 0 else (WIDTH * scale - right, top, WIDTH * scale - left, bottom)


def _plate(side: int, scale: float, grow: float) -> Box:
    """The plate, larger by `grow` on each side."""
    left, top, right, bottom = PLATE
    grown = (left - grow, top - grow, right + grow, bottom + grow)
    left, top, right, bottom = (edge * scale for edge in grown)
    return mirrored_box(side, (left, top, right, bottom), scale)


def draw_plates(canvas: Canvas, theme: Theme, scale: float = 1) -> None:
    """The plates without points."""
    for side in (0, 1):
        plate = rounded(_plate(side, scale, 0), 12 * scale)
        canvas.fill(plate.moved(1, 3), theme.wood[0], 0.7)
        canvas.fill(plate, mix(theme.plate[side], theme.outline, 0.55))
        canvas.fill(rounded(_plate(side, scale, -3), 9 * scale), theme.plate[side])


class Plates:
    """The tiles of both plates, prepared for one board."""

    def __init__(self, sheet: Sheet, theme: Theme, scale: float = 1) -> None:
        self._sheet, self._theme, self._scale = sheet, theme, scale
        self._plate = lru_cache(maxsize=256)(self._draw_plate)

    def show(self, frame: Frame, score: tuple[int, int], lamp: int | None, star: int | None) -> None:
        """`lamp` is whose turn it is, `star` who has won."""
        for side in (0, 1):
            frame.put(self._plate(side, score[side], lamp == side, star == side))

    def _draw_plate(self, side: int, score: int, lamp: bool, star: bool) -> Tile:
        """The points; with a frame around them for the side on turn, with a star for the winner."""
        frame, theme, scale = Frame(self._sheet), self._theme, self._scale
        frame.glaze(score_digits(side, score, scale), theme.plate_ink)
        if lamp or star:
            frame.glaze(_lamp(side, scale) if lamp else _edge(side, scale), theme.gold)
        if star:
            frame.glaze(_winner_star(side, 21, scale), theme.outline)
            frame.glaze(_winner_star(side, 16, scale), theme.gold)
        return frame.cut(_lamp(side, scale).box, _winner_star(side, 21, scale).box)


@lru_cache(maxsize=256)
def score_digits(side: int, score: int, scale: float = 1) -> Shape:
    left, top, right, bottom = _plate(side, scale, 0)
    return digits(str(score), ((left + right) / 2, (top + bottom) / 2), 40 * scale)


@cache
def _edge(side: int, scale: float) -> Shape:
    """A frame around the points."""
    outer = rounded(_plate(side, scale, 3), 14 * scale)
    return outer.without(rounded(_plate(side, scale, -2), 10 * scale))


@cache
def _lamp(side: int, scale: float) -> Shape:
    """The same with a tongue towards the ground, for the side on turn."""
    middle, half = (PLATE[1] + PLATE[3]) / 2 * scale, 13 * scale
    edge, tip = (mirrored(side, (PLATE[2] + beyond) * scale, scale) for beyond in (1, 14))
    return _edge(side, scale).joined(polygon((edge, middle - half), (edge, middle + half), (tip, middle)))


@cache
def _winner_star(side: int, radius: float, scale: float) -> Shape:
    x, y = (PLATE[0] + PLATE[2]) / 2 * scale, (PLATE[3] + 4) * scale
    return star((mirrored(side, x, scale), y), radius * scale, radius * scale * 0.45, 5)
