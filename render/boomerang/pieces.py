"""Boomerang pieces as solid shapes: a bevelled body, pegs that tell the sides apart, and a value.

Every mark stays within the piece's own cells, so a piece with its marks is one tile, made once and
laid anywhere. Its soft corners are mixed with plain wood, and its pegs hide the holes beneath.
"""

from collections.abc import Iterable
from enum import Enum
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engine.boomerang import board
from render.kit.canvas import Canvas
from render.kit.palette import RGB, Palette, along, mix
from render.kit.shapes import Pen, Point, Shape, cross, digits, disc, polygon, ring, rounded, sectors, shape
from render.kit.themes import Theme

CELL = 44
VALUE = 24
"""The height of a piece's value: twelve pixels when the picture is shown at half its width."""
LOCKED = 5
"""How much lower the value is on a padlock."""
DROP = (3, 6)
"""Where the shadow of a piece falls, in pixels."""

Offset = tuple[int, int]
"""Column and row from the lower left corner of a piece."""


class Mark(Enum):
    """What has just happened to a piece, or would."""

    NONE = "none"
    PLACED = "placed"
    TURNED = "turned"
    AT_RISK = "at risk"


class Lock(Enum):
    """Whether a piece is closed in for good, and whether it was the last move that did it."""

    OPEN = "open"
    CLOSED = "closed"
    JUST_CLOSED = "just closed"


class Look(NamedTuple):
    """Everything that a piece on the board can look like."""

    kind: str
    rotation: int
    side: int
    mark: Mark = Mark.NONE
    lock: Lock = Lock.OPEN


class Laid(NamedTuple):
    """A piece ready to be pasted, with the masks of its body and of its shadow."""

    picture: Image.Image
    mask: Image.Image
    shadow: Image.Image


@cache
def offsets(kind: str, rotation: int) -> tuple[Offset, ...]:
    """The cells of a piece as it lies in that rotation. Raises `KeyError` if there is no such piece."""
    cells = board().by_action[f"{kind}.{rotation}@a1"].cells
    return tuple((ord(cell[0]) - ord("a"), int(cell[1:]) - 1) for cell in cells)


def extent(cells: Iterable[Offset]) -> tuple[int, int]:
    """How many columns and rows the cells take."""
    columns, rows = zip(*cells, strict=True)
    return max(columns) + 1, max(rows) + 1


@cache
def value_cell(kind: str, rotation: int) -> Offset:
    """The cell that bears the value: the one nearest the middle, the upper left one of several."""
    cells = offsets(kind, rotation)
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, -cell[1], cell[0]))


def middle(cell: Offset, rows: int, unit: float = CELL) -> Point:
    """The centre of a cell in the picture of a piece that is so many rows high."""
    return (cell[0] + 0.5) * unit, (rows - cell[1] - 0.5) * unit


@cache
def solid(kind: str, rotation: int, unit: float, inset: float, radius: float) -> Shape:
    """The outline of a piece, smaller than its cells by `inset` all around."""
    cells = offsets(kind, rotation)
    columns, rows = extent(cells)

    def draw(pen: Pen) -> None:
        for column, row in cells:
            wide, high = (column + 1, row) in cells, (column, row + 1) in cells
            left, bottom = column * unit + inset, (rows - row) * unit - inset
            right, top = left + unit - 2 * inset, bottom - unit + 2 * inset
            pen.rounded((left, top, right, bottom), radius)
            if wide:
                pen.rounded((left + radius, top, right + unit - radius, bottom), 0)
            if high:
                pen.rounded((left, top - unit + radius, right, bottom - radius), 0)
            if wide and high and (column + 1, row + 1) in cells:
                pen.rounded((left + radius, top - unit + radius, right + unit - radius, bottom - radius), 0)

    grow = max(-inset, 0)
    return shape((-grow, -grow, columns * unit + grow, rows * unit + grow), draw)


def draw_body(canvas: Canvas, theme: Theme, kind: str, rotation: int, side: int, unit: float) -> None:
    """Draw a block of painted wood, lit from above."""
    stops = theme.sides[side]
    edge, thick = unit / 44, max(round(unit * 0.09), 2)
    block = solid(kind, rotation, unit, 2 * edge, unit * 0.17)
    face = block.within(block.moved(0, -thick))
    canvas.fill(solid(kind, rotation, unit, edge / 2, unit * 0.2), stops[0])
    canvas.fill(block, stops[1])
    canvas.fill(face, stops[2])
    canvas.fill(face.without(face.moved(0, max(round(unit / 22), 1))), mix(stops[2], stops[3], 0.7))


def draw_peg(canvas: Canvas, theme: Theme, side: int, centre: Point, size: float) -> None:
    """Draw a peg: A's are rings, B's are crosses."""
    stops = theme.sides[side]
    x, y = centre
    for dy, colour in ((size * 0.18, stops[1]), (0.0, stops[3])):
        canvas.fill(_peg(theme.signs[side], (x, y + dy), size), colour)


@cache
def _peg(side: int, centre: Point, size: float) -> Shape:
    if side == 0:
        return ring(centre, size, size * 0.44)
    return cross(centre, size * 0.74, size * 0.5)


class Pieces:
    """Draws every look of a piece once, in the colours of one theme."""

    def __init__(self, theme: Theme, palette: Palette) -> None:
        self._theme, self._palette = theme, palette
        self.look = lru_cache(maxsize=400)(self._make)

    def _make(self, look: Look) -> Laid:
        kind, rotation, side = look.kind, look.rotation, look.side
        cells = offsets(kind, rotation)
        columns, rows = extent(cells)
        size = (columns * CELL, rows * CELL)
        canvas = Canvas(size, along(self._theme.wood, sum(self._theme.board) / 2))
        draw_body(canvas, self._theme, kind, rotation, side, CELL)
        self._draw_rim(canvas, look)
        named = value_cell(kind, rotation)
        turned = look.mark in (Mark.TURNED, Mark.AT_RISK)
        for cell in cells:
            if cell != named and turned:
                self._draw_arrows(canvas, look, middle(cell, rows))
            elif cell != named:
                draw_peg(canvas, self._theme, side, middle(cell, rows), 9.5)
        self._draw_value(canvas, look, middle(named, rows))
        outline = solid(kind, rotation, CELL, 0.5, CELL * 0.2)
        mask = Image.new("L", canvas.image.size)
        mask.paste(outline.mask, outline.at)
        hard = mask.point(lambda cover: 255 * (cover > 60), "1")
        return Laid(self._palette.flatten(canvas.image), hard, hard)

    def _draw_rim(self, canvas: Canvas, look: Look) -> None:
        """Draw an inlay along the edge: broad for the piece put down, a line for those it turns."""
        if look.mark is Mark.NONE:
            return
        kind, rotation, _, mark, _ = look
        broad = mark is Mark.PLACED
        canvas.fill(_inlay(kind, rotation, 2, 8.5 if broad else 6.5), self._theme.sides[look.side][0])
        canvas.fill(_inlay(kind, rotation, 3, 7.5 if broad else 5.5), self._colour(mark))

    def _colour(self, mark: Mark) -> RGB:
        return self._theme.gold if mark is Mark.AT_RISK else self._theme.last

    def _draw_arrows(self, canvas: Canvas, look: Look, centre: Point) -> None:
        """Draw two arrows that chase each other round: turned over."""
        canvas.fill(chase(centre, 11), self._colour(look.mark))

    def _draw_value(self, canvas: Canvas, look: Look, centre: Point) -> None:
        """Draw the value on a plate, which is a padlock for a piece that is closed in."""
        theme, just = self._theme, look.lock is Lock.JUST_CLOSED
        x, y = centre
        plate, ink = theme.plate[look.side], theme.plate_ink
        if look.lock is Lock.OPEN:
            canvas.fill(disc(centre, 17), theme.sides[look.side][0])
            canvas.fill(disc(centre, 16), plate)
        else:
            if just:
                plate, ink = theme.gold, theme.pip
            canvas.fill(_padlock(centre, 2.5), theme.sides[look.side][0])
            canvas.fill(_shackle(centre), theme.gold if just else theme.die[1])
            canvas.fill(_case(centre, 1.5), theme.gold if just else theme.die[1])
            canvas.fill(_case(centre, 0), plate)
            y += LOCKED
        canvas.fill(value_digits(look.kind, (x, y)), ink)


@cache
def value_digits(kind: str, at: Point) -> Shape:
    """The value of a piece, thinner than other figures: on a round plate a bold 5 looks like a 6."""
    return digits(str(board().values[kind]), at, VALUE, 0.035)


@cache
def _inlay(kind: str, rotation: int, start: float, end: float) -> Shape:
    outer = solid(kind, rotation, CELL, start, CELL * 0.15)
    return outer.without(solid(kind, rotation, CELL, end, CELL * 0.1))


@cache
def chase(centre: Point, radius: float) -> Shape:
    """Two arrows that chase each other round."""
    x, y = centre
    arcs = sectors(centre, radius, radius * 0.3, 2, 0.36, turn=0.07)
    heads = []
    for way in (1, -1):
        tip, back = (x + way * radius * 0.86, y + way * radius * 0.36), y - way * radius * 0.34
        heads.append(polygon(tip, (x + way * radius * 1.32, back), (x + way * radius * 0.3, back)))
    return arcs.joined(*heads)


@cache
def _case(centre: Point, grow: float) -> Shape:
    x, y = centre
    return rounded((x - 15 - grow, y - 9 - grow, x + 15 + grow, y + 19 + grow), 5 + grow)


@cache
def _shackle(centre: Point, grow: float = 0) -> Shape:
    x, y = centre
    outer = rounded((x - 11 - grow, y - 19 - grow, x + 11 + grow, y + 5), 11 + grow)
    return outer.without(rounded((x - 6 + grow, y - 14 + grow, x + 6 - grow, y + 6), 6 - grow))


@cache
def _padlock(centre: Point, grow: float) -> Shape:
    return _case(centre, grow).joined(_shackle(centre, grow))
