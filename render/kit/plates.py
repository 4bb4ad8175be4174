"""The points of both sides on plates in the upper corners, with a sign for the turn or for how it ended.

A's plate is on the left, B's mirrors it on the right. Every board has them.
"""

from enum import Enum
from functools import cache, lru_cache

from engine.position import Ending
from render.kit.canvas import Canvas, Frame, Sheet, Tile
from render.kit.marks import Marker
from render.kit.palette import mix
from render.kit.shapes import Box, Point, Shape, digits, disc, polygon, rounded, star
from render.kit.themes import Theme

WIDTH = 720
PLATE = (9.0, 11.0, 117.0, 75.0)
"""The box of A's plate, in units of a picture."""


GAIN = 25
"""The height of what would be scored now."""


class Sign(Enum):
    """What a plate shows besides the points."""

    NONE = "none"
    TURN = "turn"
    """A frame with a tongue towards the ground."""
    WON = "won"
    """A frame and a star."""
    DRAWN = "drawn"
    """A frame and an equals sign, on both plates."""
    VOID = "void"
    """A square, as on a key that stops a film, on both plates of a game that does not count."""


def signs(mover: int | None, ending: Ending | None) -> tuple[Sign, Sign]:
    """The signs of A and B: whose turn it is, or how it ended."""
    if ending is not None and ending.winner is None:
        sign = Sign.VOID if ending.void else Sign.DRAWN
        return sign, sign
    marked, sign = (mover, Sign.TURN) if ending is None else (ending.winner, Sign.WON)
    return (sign if marked == 0 else Sign.NONE, sign if marked == 1 else Sign.NONE)


def opposite_ending(ending: Ending | None) -> Ending | None:
    """The same ending on a board on which the sides have changed places."""
    if ending is None or ending.winner is None:
        return ending
    return ending._replace(winner=1 - ending.winner)


def mirrored(side: int, x: float) -> float:
    """The x of something of that side that is at `x` for A."""
    return x if side == 0 else WIDTH - x


def mirrored_box(side: int, box: Box) -> Box:
    """The box of something of that side that is in `box` for A."""
    left, top, right, bottom = box
    return box if side == 0 else (WIDTH - right, top, WIDTH - left, bottom)


def _plate(side: int, grow: float) -> Box:
    """The plate, larger by `grow` on each side."""
    left, top, right, bottom = PLATE
    return mirrored_box(side, (left - grow, top - grow, right + grow, bottom + grow))


def draw_plates(canvas: Canvas, theme: Theme) -> None:
    """Draw the plates without points."""
    for side in (0, 1):
        plate = rounded(_plate(side, 0), 12)
        canvas.fill(plate.moved(1, 3), theme.wood[0], 0.7)
        canvas.fill(plate, mix(theme.plate[side], theme.outline, 0.55))
        canvas.fill(rounded(_plate(side, -3), 9), theme.plate[side])


class Plates:
    """The tiles of both plates, prepared for one board."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        self._plate = lru_cache(maxsize=256)(self._make_plate)

    def draw(
        self,
        frame: Frame,
        score: tuple[int, int],
        signs: tuple[Sign, Sign],
        gains: tuple[int, int] = (0, 0),
    ) -> None:
        """Draw the points and the sign of each side, and what it would score now."""
        for side in (0, 1):
            frame.put(self._plate(side, score[side], signs[side], gains[side]))

    def _make_plate(self, side: int, score: int, sign: Sign, gain: int) -> Tile:
        frame, theme = Frame(self._sheet), self._theme
        frame.glaze(score_digits(side, score, gain), theme.plate_ink)
        if gain:
            frame.glaze(gain_digits(side, gain), theme.gold)
        if sign not in (Sign.NONE, Sign.VOID):
            frame.glaze((_lamp if sign is Sign.TURN else _edge)(side), theme.gold)
        if sign in (Sign.NONE, Sign.TURN):
            return frame.cut(_lamp(side).box)
        hung, sizes = (_winner_star, (21, 16)) if sign is Sign.WON else (_badge, (19, 15.5))
        outer, inner = (hung(side, size) for size in sizes)
        Marker(frame, theme).draw_outlined(outer, inner, theme.gold)
        if sign is not Sign.WON:
            frame.glaze((_equals if sign is Sign.DRAWN else _square)(side), theme.outline)
        return frame.cut(_lamp(side).box, outer)


@lru_cache(maxsize=256)
def score_digits(side: int, score: int, gain: int = 0) -> Shape:
    """The points of a side, in the middle of its plate; farther left if a gain is beside them."""
    left, top, right, bottom = _plate(side, 0)
    x, y = (left + right) / 2, (top + bottom) / 2
    return digits(str(score), (x - 21, y), 36) if gain else digits(str(score), (x, y), 40)


@lru_cache(maxsize=256)
def gain_digits(side: int, gain: int) -> Shape:
    """What a side would score now, beside its points."""
    left, top, right, bottom = _plate(side, 0)
    return digits(f"+{gain}", ((left + right) / 2 + 29, (top + bottom) / 2), GAIN)


@cache
def _edge(side: int) -> Shape:
    """A frame around the points."""
    outer = rounded(_plate(side, 3), 14)
    return outer.without(rounded(_plate(side, -2), 10))


@cache
def _lamp(side: int) -> Shape:
    """The same with a tongue towards the ground, for the side on turn."""
    middle, half = (PLATE[1] + PLATE[3]) / 2, 13
    edge, tip = (mirrored(side, PLATE[2] + beyond) for beyond in (1, 14))
    return _edge(side).joined(polygon((edge, middle - half), (edge, middle + half), (tip, middle)))


def under(side: int) -> Point:
    """The middle of a plate's lower edge, where a sign hangs."""
    return mirrored(side, (PLATE[0] + PLATE[2]) / 2), PLATE[3] + 4


@cache
def _winner_star(side: int, radius: float) -> Shape:
    return star(under(side), radius, radius * 0.45, 5)


def _badge_at(side: int) -> Point:
    """The middle of a badge: a little lower than a star, so that it hides nothing of the points."""
    x, y = under(side)
    return x, y + 3


@cache
def _badge(side: int, radius: float) -> Shape:
    return disc(_badge_at(side), radius)


@cache
def _equals(side: int) -> Shape:
    """Two bars, whole pixels high so that they stay crisp."""
    x, y = _badge_at(side)
    half, high, gap = 8, 5, 3
    top = round(y - high - gap / 2)
    bars = [rounded((x - half, start, x + half, start + high), 1) for start in (top, top + high + gap)]
    return bars[0].joined(bars[1])


@cache
def _square(side: int) -> Shape:
    x, y = _badge_at(side)
    half = 6.5
    return rounded((x - half, y - half, x + half, y + half), 1)
