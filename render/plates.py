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


def mirrored(side: int, x: float) -> float:
    return x if side == 0 else WIDTH - x


def mirrored_box(side: int, box: Box) -> Box:
    left, top, right, bottom = box
    return (left, top, right, bottom) if side == 0 else (WIDTH - right, top, WIDTH - left, bottom)


def draw_plates(canvas: Canvas, theme: Theme) -> None:
    """The plates with nothing on them."""
    for side in (0, 1):
        left, top, right, bottom = mirrored_box(side, PLATE)
        plate = rounded((left, top, right, bottom), 12)
        canvas.fill(plate.moved(1, 3), theme.wood[0], 0.7)
        canvas.fill(plate, mix(theme.plate[side], theme.outline, 0.55))
        canvas.fill(rounded((left + 3, top + 3, right - 3, bottom - 3), 9), theme.plate[side])


class Plates:
    """The tiles of both plates, prepared for one board."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        self._plate = lru_cache(maxsize=256)(self._draw_plate)

    def show(self, frame: Frame, score: tuple[int, int], lamp: int | None, star: int | None) -> None:
        """`lamp` is whose turn it is, `star` who has won."""
        for side in (0, 1):
            frame.put(self._plate(side, score[side], lamp == side, star == side))

    def _draw_plate(self, side: int, score: int, lamp: bool, star: bool) -> Tile:
        """The points; with a frame around them for the side on turn, with a star for the winner."""
        frame, theme = Frame(self._sheet), self._theme
        frame.glaze(score_digits(side, score), theme.plate_ink)
        if lamp or star:
            frame.glaze(_lamp(side) if lamp else _edge(side), theme.gold)
        if star:
            frame.glaze(_winner_star(side, 21), theme.outline)
            frame.glaze(_winner_star(side, 16), theme.gold)
        return frame.cut(_lamp(side).box, _winner_star(side, 21).box)


@lru_cache(maxsize=256)
def score_digits(side: int, score: int) -> Shape:
    left, top, right, bottom = mirrored_box(side, PLATE)
    return digits(str(score), ((left + right) / 2, (top + bottom) / 2), 40)


@cache
def _edge(side: int) -> Shape:
    """A frame around the points."""
    left, top, right, bottom = mirrored_box(side, PLATE)
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
    centre = (mirrored(side, (PLATE[0] + PLATE[2]) / 2), PLATE[3] + 4)
    return star(centre, radius, radius * 0.45, 5)
