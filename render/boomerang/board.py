"""The Boomerang pegboard before anything lies on it, both racks, and the 88 points as one bar."""

from functools import cache, lru_cache

from PIL import Image

from engine.boomerang import board
from render.boomerang.pieces import CELL, Pieces, chase, draw_body, draw_peg, extent, middle, offsets, solid
from render.kit.canvas import Canvas, Frame, Sheet, Tile
from render.kit.header import Header
from render.kit.marks import remembered
from render.kit.palette import RGB, Palette, Ramp, along, mix
from render.kit.plates import Plates, draw_plates, mirrored
from render.kit.prepared import OncePerTheme
from render.kit.shapes import Box, Point, Shape, digits, disc, letters, polygon, ring, rounded
from render.kit.themes import THEMES, Theme
from render.kit.wood import draw_slab, surround, wood

SIZE = (720, 540)
BOARD = (119.0, 84.0, 601.0, 534.0)
LEFT, TOP = 152, 92
"""The upper left corner of the cells."""
COORDINATE = 25
BAR = (140.0, 27.0, 580.0, 59.0)
RACK_UNIT = 20
RACK = (
    ("I1", "I1", "I2"),
    ("I2", "I3"),
    ("I4",),
    ("V3", "T4"),
    ("O4", "U5"),
    ("T5",),
    ("V5",),
    ("X5",),
)
"""The rows of pieces in a rack, from the top."""
RACK_TOP, RACK_GAP = 106.0, 14.0

NUMBER = 56
"""The height of the number of pieces in a hidden rack."""

Pair = tuple[int, int]


def corner(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a cell in the picture; cells off the board have one too."""
    return LEFT + column * CELL, TOP + (board().rows - 1 - row) * CELL


def centre(column: float, row: float) -> Point:
    """The middle of a cell in the picture; with halves, that of an edge or a corner."""
    return LEFT + (column + 0.5) * CELL, TOP + (board().rows - row - 0.5) * CELL


@cache
def rack_slots(side: int) -> tuple[tuple[str, Point], ...]:
    """Each of a side's pieces with the centre of its place in the rack."""
    slots, top = [], RACK_TOP
    for row in RACK:
        sizes = [extent(offsets(kind, 0)) for kind in row]
        gap = RACK_UNIT * 0.4
        width = sum(size[0] for size in sizes) * RACK_UNIT + gap * (len(row) - 1)
        height = max(size[1] for size in sizes) * RACK_UNIT
        left = (BOARD[0] - width) / 2
        for kind, size in zip(row, sizes, strict=True):
            x, y = left + size[0] * RACK_UNIT / 2, top + height - size[1] * RACK_UNIT / 2
            slots.append((kind, (round(mirrored(side, x)), round(y))))
            left += size[0] * RACK_UNIT + gap
        top += height + RACK_GAP
    return tuple(slots)


@cache
def rack_rim(side: int, kind: str) -> Shape:
    """A frame around the first piece of that kind in a side's rack."""
    columns, rows = extent(offsets(kind, 0))
    x, y = next(at for name, at in rack_slots(side) if name == kind)
    rim = solid(kind, 0, RACK_UNIT, -3, 5).without(solid(kind, 0, RACK_UNIT, 0, 4))
    return rim.moved(round(x - columns * RACK_UNIT / 2), round(y - rows * RACK_UNIT / 2))


def palette(theme: Theme) -> Palette:
    """The colours: marks and figures first, so that those are exact; then ramps of wood and paint."""
    board_wood = along(theme.wood, sum(theme.board) / 2)
    ramps = [Ramp((plate, theme.plate_ink), 4) for plate in theme.plate]
    ramps += [Ramp((board_wood, mark), 4) for mark in (theme.ink, theme.gold, theme.last)]
    ramps += [Ramp((theme.outline, mark), 4) for mark in (theme.gold, theme.last)]
    ramps += [Ramp((theme.pip, theme.gold), 4), Ramp((theme.pit, theme.rim), 4)]
    ramps += [Ramp(theme.wood, 14)]
    ramps += [Ramp((theme.plate[side], theme.sides[side][2]), 3) for side in (0, 1)]
    return Palette([*ramps, *(Ramp(stops, 9) for stops in theme.sides), Ramp(theme.die, 3)])


def _draw_cells(canvas: Canvas, theme: Theme) -> None:
    """Draw engraved lines between the cells, and a hole in the middle of each for the pegs."""
    columns, rows = board().columns, board().rows
    right, bottom = LEFT + columns * CELL, TOP + rows * CELL
    engraved = theme.hollow if theme.flat else along(theme.wood, theme.board[0] - 0.14)
    upright = [(LEFT + column * CELL, TOP, LEFT + column * CELL, bottom) for column in range(columns + 1)]
    across = [(LEFT, TOP + row * CELL, right, TOP + row * CELL) for row in range(rows + 1)]
    for left, top, end, low in (*upright, *across):
        canvas.fill(rounded((left - 1, top - 1, end + 1, low + 1), 0), engraved)
    for column in range(columns):
        for row in range(rows):
            x, y = centre(column, row)
            canvas.fill(disc((x + 1, y + 1), 8), along(theme.wood, theme.board[1] + 0.12))
            canvas.fill(disc((x, y), 7), theme.pit)
            if theme.flat:
                canvas.fill(ring((x, y), 7, 2), theme.groove)


@cache
def coordinates(*, turned: bool = False) -> tuple[Shape, ...]:
    """The letters under the columns and the figures beside the rows."""
    columns, rows = range(board().columns), range(board().rows)
    below = TOP + len(rows) * CELL + 19
    names = zip(columns, reversed(columns) if turned else columns, strict=True)
    numbers = zip(rows, reversed(rows) if turned else rows, strict=True)
    named = [letters(chr(ord("a") + at), (centre(x, 0)[0], below), COORDINATE + 2) for x, at in names]
    counted = [digits(str(at + 1), (LEFT - 17, centre(0, y)[1]), COORDINATE, 0.06) for y, at in numbers]
    return (*named, *counted)


def _draw_bar(canvas: Canvas, theme: Theme) -> None:
    """Draw the groove in which the points of both sides meet."""
    left, top, right, bottom = BAR
    dark = along(theme.wood, theme.surround[0] * 0.35)
    canvas.fill(rounded((left - 4, top - 4, right + 4, bottom + 4), 9), dark)
    if theme.flat:
        outer = rounded((left - 4, top - 4, right + 4, bottom + 4), 9)
        canvas.fill(outer.without(rounded((left - 2, top - 2, right + 2, bottom + 2), 7)), theme.groove)


def _bare_board(theme: Theme, turned: bool) -> Canvas:
    canvas = surround(theme, SIZE)
    draw_plates(canvas, theme)
    _draw_bar(canvas, theme)
    draw_slab(canvas, theme, BOARD, 14, wood(theme, SIZE, theme.board, 6, 5))
    _draw_cells(canvas, theme)
    for sign in coordinates(turned=turned):
        canvas.fill(sign, theme.ink)
    return canvas


class Reserve:
    """The tiles of both racks: a piece, the dent it leaves, and the piece when it counts for the other."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        self.ready = [self._tiles(side, side) for side in (0, 1)]
        self._given = [self._tiles(side, 1 - side) for side in (0, 1)]
        self._empty = [self._tiles(side, None) for side in (0, 1)]

    def _tiles(self, side: int, colour: int | None) -> list[Tile]:
        return [self._sheet.tile(self._sprite(kind, colour), at) for kind, at in rack_slots(side)]

    def _sprite(self, kind: str, colour: int | None) -> Image.Image:
        cells = offsets(kind, 0)
        columns, rows = extent(cells)
        canvas = Canvas((columns * RACK_UNIT, rows * RACK_UNIT))
        if colour is None:
            canvas.fill(solid(kind, 0, RACK_UNIT, 2, 3), self._theme.hollow)
            return canvas.image
        draw_body(canvas, self._theme, kind, 0, colour, RACK_UNIT)
        for cell in cells:
            x, y = middle(cell, rows, RACK_UNIT)
            draw_peg(canvas, self._theme, colour, (x, y - 0.5), 4)
        return canvas.image

    def draw(self, frame: Frame, side: int, rack: dict[str, int], *, given: bool) -> None:
        """Draw what a side has left; `given`: the game is over, so it counts for the other side."""
        left = dict(rack)
        pieces = self._given if given else self.ready
        for number, (kind, _) in enumerate(rack_slots(side)):
            held = left[kind] > 0
            left[kind] -= 1
            frame.put((pieces if held else self._empty)[side][number])

    def draw_number(self, frame: Frame, side: int, left: int) -> None:
        """Draw how many pieces a side has left, and not which."""
        at = _middle_of_rack(side)
        frame.glaze(disc(at, NUMBER * 0.85), self._theme.plate[side])
        frame.glaze(digits(str(left), at, NUMBER), self._theme.plate_ink)


@cache
def _middle_of_rack(side: int) -> Point:
    across, down = zip(*(at for _, at in rack_slots(side)), strict=True)
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


class Points:
    """The bar: A's points from the left, B's from the right, what is on the board in full colour."""

    def __init__(self, sheet: Sheet, theme: Theme) -> None:
        self._sheet, self._theme = sheet, theme
        self.tile = lru_cache(maxsize=512)(self._make)

    def _make(self, score: int, laid: Pair, gain: Pair, side: int) -> Tile:
        """The bar; `laid` is what lies on the board in each colour.

        `gain` is what the side would win by a preview: by putting down, and by turning over.
        """
        frame, theme = Frame(self._sheet), self._theme
        left, top, right, bottom = BAR
        unit = (right - left) / (2 * board().total)
        meet = left + score * unit
        parts = ((left, meet, 0), (meet, right, 1))
        for start, end, owner in parts:
            _draw_part(frame, start, end, mix(theme.sides[owner][1], theme.sides[owner][2], 0.25))
            length = laid[owner] * unit
            ends = (start, start + length) if owner == 0 else (end - length, end)
            _draw_part(frame, *ends, theme.sides[owner][2])
        if any(gain):
            self._draw_gain(frame, meet, sum(gain) * unit, gain, side)
        half = (left + right) / 2
        frame.glaze(_notch(half, 9), theme.outline)
        frame.glaze(_notch(half, 6), theme.gold)
        frame.glaze(_part(meet - 3, meet + 3, 2, 2), theme.outline)
        frame.glaze(_part(meet - 1, meet + 1, 2), theme.last)
        return frame.cut((left - 6, top - 14, right + 6, bottom + 14))

    def _draw_gain(self, frame: Frame, meet: float, length: float, gain: Pair, side: int) -> None:
        start, end = (meet, meet + length) if side == 0 else (meet - length, meet)
        _draw_part(frame, start, end, self._theme.sides[side][3])
        placed, *turned = gain_signs(side, *gain)
        frame.glaze(rounded(_gain_plate(side, gain[1]), 6), self._theme.plate[side])
        frame.glaze(placed, self._theme.plate_ink)
        for sign in turned:
            frame.glaze(sign, self._theme.gold)


def _gain_plate(side: int, turned: int) -> Box:
    """The box of the plate at the end of the bar, on the side of whoever is on turn."""
    left, top, right, bottom = BAR
    wide = 116 if turned else 60
    start = left + 2 if side == 0 else right - 2 - wide
    return start, top + 1, start + wide, bottom - 1


@lru_cache(maxsize=512)
def gain_signs(side: int, placed: int, turned: int) -> tuple[Shape, ...]:
    """What the side on turn would win by putting a piece down, and after arrows, by turning others over."""
    left, top, _, bottom = _gain_plate(side, turned)
    y = (top + bottom) / 2
    if not turned:
        return (letters(f"+{placed}", (left + 30, y), 24, 0.05),)
    over = chase((left + 61, y), 10), digits(str(turned), (left + 94, y), 24, 0.05)
    return letters(f"+{placed}", (left + 24, y), 24, 0.05), *over


def _draw_part(frame: Frame, start: float, end: float, colour: RGB) -> None:
    """Paint a part of the bar; nothing if there is none."""
    if end > start:
        frame.glaze(_part(start, end), colour)


@remembered
def _part(start: float, end: float, out: float = 0, radius: float = 0) -> Shape:
    """The bar from `start` to `end`, larger above and below by `out`."""
    return rounded((start, BAR[1] - out, end, BAR[3] + out), radius)


@cache
def _notch(x: float, size: float) -> Shape:
    """Two wedges that point at the middle of the bar."""
    above, below = BAR[1] - 4, BAR[3] + 4
    return polygon((x - size, above - size), (x + size, above - size), (x, above + size)).joined(
        polygon((x - size, below + size), (x + size, below + size), (x, below - size))
    )


class PreparedBoard:
    """Everything prepared for one theme."""

    def __init__(self, theme: Theme, *, turned: bool = False) -> None:
        self.theme = theme
        colours = palette(theme)
        self.sheet = Sheet(_bare_board(theme, turned), colours)
        self.pieces = Pieces(theme, colours)
        self.shadow = colours.index(mix(along(theme.wood, sum(theme.board) / 2), theme.wood[0], 0.6))
        self.plates = Plates(self.sheet, theme)
        self.header = Header(self.sheet.palette, theme)
        self.reserve = Reserve(self.sheet, theme)
        self.points = Points(self.sheet, theme)


@OncePerTheme
def prepared_board(theme: str) -> PreparedBoard:
    """Prepare the board in that theme."""
    return PreparedBoard(THEMES[theme])


@OncePerTheme
def opposite_board(theme: str) -> PreparedBoard:
    """Prepare the board as B sees it, with the table turned round."""
    return PreparedBoard(THEMES[theme].opposite, turned=True)
