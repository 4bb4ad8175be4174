"""The Boulomania board as it is before anything lies on it, and the tiles of what may lie there."""

from functools import cache

from PIL import Image

from engine.boulomania import OUT, board
from render.boules.balls import ball, jack
from render.boules.dice import die
from render.boules.ground import SIZE, timber
from render.boules.panels import SMALLEST_DIGITS, Panels
from render.kit.canvas import Canvas, Sheet, Tile
from render.kit.header import Header
from render.kit.palette import Palette, Ramp, along
from render.kit.prepared import OncePerTheme
from render.kit.shapes import Point, Shape, arrow, digits, disc, polygon, ring, toward
from render.kit.themes import THEMES, Theme
from render.kit.wood import wood

SCALE = 8.5
"""Pixels for one unit of the board: distances in the picture are those that count."""
GUTTER = (154.0, 18.0, 566.0, 38.0)
"""The gutter past the top row: a ball that gets there is out."""
BALL, JACK, PIT, JACK_PIT = 30, 15, 34, 22
DIE = 40


def place(pit: int) -> Point:
    """The centre of a pit in the picture."""
    x, y = board().centres[pit]
    return round(190 + SCALE * x), round(466 - SCALE * y)


def way_out(pit: int) -> Point:
    """Where a ball from a top pit leaves the board."""
    return place(pit)[0], (GUTTER[1] + GUTTER[3]) / 2 - 8


def way_end(pit: int, end: int) -> Point:
    """Where the way from a pit to another, or out, ends."""
    return way_out(pit) if end == OUT else place(end)


def numbered(pit: int) -> Point:
    """Where a pit's number is drawn: below and outside, so that no ball and no arrow hides it."""
    x, y = place(pit)
    small = pit in board().lanes
    side = -1 if x < SIZE[0] / 2 - 1 else 1
    return x + side * (28 if small else 32), y + (36 if small else 44)


def dice_at(side: int, count: int) -> tuple[Point, ...]:
    """Where the dice of a side lie: in the free places of the near row."""
    x, y = (275.0, 452.0) if side == 0 else (445.0, 452.0)
    return {
        1: ((x, y + 4),),
        2: ((x - 23, y + 2), (x + 24, y + 8)),
        3: ((x - 24, y - 18), (x + 24, y - 14), (x, y + 30)),
    }[count]


@cache
def number(pit: int) -> Shape:
    """The number of a pit."""
    return digits(str(pit), numbered(pit), SMALLEST_DIGITS)


@cache
def way(start: int, end: int, trim: float = 0) -> Shape:
    """The arrow of a ball (or jack) pushed from one pit to another, or out."""
    a, b = place(start), way_end(start, end)
    room = (JACK_PIT if start in board().lanes else PIT) + 3
    tip = b if end == OUT else toward(b, a, room + 1)
    return arrow(toward(a, b, room + 4 - trim), tip, 10 + 2 * trim, 22 + 2.2 * trim)


def palette(theme: Theme) -> Palette:
    """The colours: marks and figures first, so that those are exact; then ramps of wood, steel and dice."""
    board_wood = along(theme.wood, sum(theme.board) / 2)
    ramps = [Ramp((plate, theme.plate_ink), 4) for plate in theme.plate]
    ramps += [Ramp((board_wood, mark), 4) for mark in (theme.ink, theme.gold, theme.aim, theme.last)]
    ramps += [Ramp((theme.outline, mark), 4) for mark in (theme.gold, theme.last)]
    ramps += [Ramp((theme.pip, theme.die[2]), 4), Ramp((theme.pit, theme.rim), 4)]
    ramps += [Ramp((theme.pit, stops[3]), 5) for stops in theme.sides]
    ramps += [*(Ramp(stops, 9) for stops in theme.sides), Ramp(theme.wood, 11)]
    ramps += [Ramp(theme.jack, 5), Ramp(theme.die, 3)]
    return Palette(ramps)


def _draw_pit(canvas: Canvas, theme: Theme, pit: int) -> None:
    """Draw a turned hollow: its upper left wall in shadow, its lower right one in the light.

    Three plain tones instead of a gradient: eighteen gradients would make half the file.
    """
    x, y = place(pit)
    radius = JACK_PIT if pit in board().lanes else PIT
    canvas.fill(disc((x + 1, y + 2), radius + 1), along(theme.wood, theme.board[1] + 0.12))
    canvas.fill(disc((x, y), radius), theme.pit)
    if theme.flat:
        canvas.fill(ring((x, y), radius + 1, 3), theme.rim)


def _draw_ways(canvas: Canvas, theme: Theme) -> None:
    """Draw bold arrows where a pushed ball has a choice, faint ones straight on everywhere else."""
    for pit, ends in board().ways.items():
        for end in ends:
            start, goal = place(pit), way_end(pit, end)
            if len(ends) > 1:
                canvas.fill(
                    arrow(toward(start, goal, PIT + 6), toward(start, goal, PIT + 38), 7, 20), theme.ink
                )
            else:
                _draw_hint(canvas, theme, start, goal)


def _draw_hint(canvas: Canvas, theme: Theme, start: Point, goal: Point) -> None:
    x, y = toward(start, goal, PIT + 20)
    if y < place(10)[1] - PIT:
        return
    hint = polygon((x - 10, y + 6), (x, y - 6), (x + 10, y + 6), (x, y + 1))
    canvas.fill(hint, theme.ink, 0.45)


def _bare_board(theme: Theme) -> Canvas:
    canvas = timber(theme, wood(theme, SIZE, theme.board, 6, 5), GUTTER, 11)
    for x in (place(7)[0], place(14)[0], place(15)[0]):
        mark = polygon((x - 12, 34), (x, 22), (x + 12, 34))
        canvas.fill(mark, along(theme.wood, 0.8))
    _draw_ways(canvas, theme)
    for pit in board().centres:
        _draw_pit(canvas, theme, pit)
        canvas.fill(number(pit), theme.ink)
    return canvas


class PreparedBoard:
    """Everything prepared for one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.sheet = Sheet(_bare_board(theme), palette(theme))
        self.panels = Panels(self.sheet, theme)
        self.header = Header(self.sheet.palette, theme)
        self.balls = [self._lying(ball(theme, side, BALL)) for side in (0, 1)]
        self.jacks = self._lying(jack(theme, JACK))
        self.numbers = [self.sheet.keep(number(pit)) for pit in board().centres]
        faces = [die(theme, face, DIE) for face in range(7)]
        self.dice = {
            at: [self.sheet.tile(face, at) for face in faces]
            for side in (0, 1)
            for count in (1, 2, 3)
            for at in dice_at(side, count)
        }

    def _lying(self, sprite: Image.Image) -> dict[int, Tile]:
        return {pit: self.sheet.tile(sprite, place(pit)) for pit in board().centres}


@OncePerTheme
def prepared_board(theme: str) -> PreparedBoard:
    """Prepare the board in that theme."""
    return PreparedBoard(THEMES[theme])
