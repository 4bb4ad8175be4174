"""The Pétanque court as it is before anything lies on it, and the tiles of what may lie there."""

from functools import cache, lru_cache
from itertools import product
from math import hypot
from random import Random

from PIL import Image, ImageDraw

from engine.petanque import board
from render.boules.balls import ball, jack
from render.boules.dice import die
from render.boules.ground import SIZE, timber
from render.boules.panels import SMALLEST_DIGITS, Panels
from render.kit.canvas import Canvas, Frame, Sheet, Tile
from render.kit.header import Header
from render.kit.palette import Palette, Ramp, along
from render.kit.prepared import OncePerTheme
from render.kit.shapes import DENSITY, Box, Point, Shape, digits, disc, pixels, polygon, ring, rounded
from render.kit.themes import THEMES, Theme
from render.kit.wood import wood
from render.petanque.corners import CORNERS, OFFSET, SIDE, draw_corners, large_cell
from render.petanque.court import COURTS, Court
from render.petanque.fanny import COLOURS as FANNY
from render.petanque.fanny import RX, RY, medallion

CELL = 68
LEFT, TOP = 168, 42
RIGHT, BOTTOM = LEFT + 6 * CELL, TOP + 6 * CELL
MIDDLE = (LEFT + RIGHT) // 2
GUTTER = (LEFT + 2.0, 18.0, RIGHT - 2.0, 36.0)
"""The gutter past length 6: a ball that gets there is out."""
BALL, JACK, CIRCLE = 23, 11, 8
TONES = 7
"""How many shades a ball on the court has: few, as the encoder does not look back as far as a row of cells,
and so writes out every row of balls anew."""
FANNY_PLACES = tuple((x, y) for x in (LEFT + RX, RIGHT - RX) for y in (TOP + RY, BOTTOM - RY))
DIE = 36
PEBBLES = 260
DICE_Y = 507


def place(spot: str) -> Point:
    """The middle of a cell such as `34`, or the corner circle of a jack such as `34d`."""
    x, y = LEFT + CELL * (int(spot[1]) - 0.5), BOTTOM - CELL * (int(spot[0]) - 0.5)
    if len(spot) == 3:
        length, width = CORNERS[spot[2]]
        x, y = x + width * OFFSET * CELL, y - length * OFFSET * CELL
    return round(x), round(y)


def way_out(cell: str) -> Point:
    """Where a ball pushed past length 6 leaves the court."""
    return place(cell)[0], GUTTER[1] - 3


def beside(cell: str) -> Point:
    """The middle of the enlarged cell, as near to its own place as the edges of the court allow."""
    (x, y), half = place(cell), SIDE / 2 + 6
    return min(max(x, LEFT + half), RIGHT - half), min(max(y, TOP + half), BOTTOM - half)


def square(cell: str, out: float = 0) -> Box:
    """The edges of a cell, farther out by that much."""
    x, y = place(cell)
    half = CELL / 2 + out
    return x - half, y - half, x + half, y + half


def dice_at(side: int, count: int) -> tuple[Point, ...]:
    """Where the dice of a side lie: before the court, left or right of the throwing circle."""
    x = float(MIDDLE - 118 if side == 0 else MIDDLE + 118)
    return {1: ((x, DICE_Y),), 2: ((x - 24, DICE_Y), (x + 24, DICE_Y))}[count]


def label(way: str, number: int, out: float = 0) -> Shape:
    """The plate of a number at the edge: `length` at the left, `width` below."""
    if way == "length":
        x, y, wide, high = LEFT - 17, place(f"{number}1")[1], 13.0, 17.0
    else:
        x, y, wide, high = round(place(f"1{number}")[0]), BOTTOM + 18, 17.0, 14.0
    return rounded((x - wide - out, y - high - out, x + wide + out, y + high + out), 6 + out)


def label_digits(way: str, number: int) -> Shape:
    """The number on that plate."""
    at = (LEFT - 17, place(f"{number}1")[1]) if way == "length" else (place(f"1{number}")[0], BOTTOM + 18)
    return digits(str(number), at, SMALLEST_DIGITS)


def palette(theme: Theme, court: Court) -> Palette:
    """The colours: marks and figures first, so that those are exact; then ramps of gravel, steel and wood."""
    ground = court.gravel[1]
    ramps = [Ramp((plate, theme.plate_ink), 4) for plate in theme.plate]
    ramps += [Ramp((ground, mark), 4) for mark in (theme.gold, theme.aim, theme.last)]
    ramps += [Ramp((theme.outline, mark), 4) for mark in (theme.gold, theme.last)]
    ramps += [Ramp(court.gravel, 5), Ramp((court.circle, court.black[2]), 2), Ramp(theme.wood, 14)]
    ramps += [
        Ramp((ink, plate), 4) for ink, plate in ((theme.pip, theme.die[2]), (court.light, court.red[2]))
    ]
    ramps += [Ramp((court.light, court.black[2]), 4), Ramp(court.red, 3), Ramp(court.black, 3)]
    ramps += [Ramp((court.string, court.shade), 3)]
    ramps += [Ramp((ground, *stops[2:4]), 5) for stops in theme.sides]
    ramps += [*(Ramp(stops, TONES) for stops in theme.sides), Ramp(theme.jack, 5), Ramp(theme.die, 3)]
    ramps += [Ramp((theme.hollow, theme.groove), 3), Ramp(FANNY, len(FANNY))]
    return Palette(ramps)


PERIOD, COURT = pixels(2 * CELL, 6 * CELL)
"""The pixels after which the pebbles of a row repeat, so that the encoder writes a third of it; and the
width of the court."""


@cache
def _pebbles() -> Image.Image:
    """Which of the gravel's five tones each pixel of the court has."""
    random = Random(13)
    strip = Image.new("L", (PERIOD, COURT), 1)
    draw = ImageDraw.Draw(strip)
    for _ in range(PEBBLES):
        x, y = random.randrange(PERIOD), random.randrange(COURT)
        wide, high = random.choice(((2, 1), (3, 2), (3, 2), (5, 3), (6, 3), (8, 5)))
        tone = random.choice((2, 2, 3, 3, 4))
        if _is_clear((x + wide / 2) / DENSITY, (y + high / 2) / DENSITY):
            for left in (x - PERIOD, x, x + PERIOD):
                _draw_pebble(draw, (left, y, left + wide, y + high), tone)
    whole = Image.new("L", (COURT, COURT))
    for left in range(0, COURT, PERIOD):
        whole.paste(strip, (left, 0))
    return whole


def _draw_pebble(draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int], tone: int) -> None:
    left, top, right, bottom = box
    if right - left > 2:
        draw.ellipse((left + 1, top + 2, right + 1, bottom + 2), 0)
    draw.ellipse(box, tone)


def _is_clear(x: float, y: float) -> bool:
    """Whether a pebble there meets no edge of a ball: so all balls look the same, and compress well."""
    return not BALL - 5 < hypot(x % CELL - CELL / 2, y % CELL - CELL / 2) < BALL + 7


def _gravel(court: Court) -> Image.Image:
    pebbles = _pebbles()
    tones = [*court.gravel, *[court.gravel[1]] * 251]
    return Image.merge("RGB", [pebbles.point([tone[band] for tone in tones]) for band in range(3)])


def _draw_ways_out(canvas: Canvas, theme: Theme) -> None:
    """Draw a wedge in the gutter beyond each column."""
    for width in range(1, 7):
        x = place(f"6{width}")[0]
        canvas.fill(polygon((x - 11, 33), (x, 22), (x + 11, 33)), along(theme.wood, 0.8))


def _draw_gravel(canvas: Canvas, theme: Theme, court: Court) -> None:
    """Draw the square itself: pebbles, corner circles, strings."""
    edge = (LEFT - 3.0, TOP - 3.0, RIGHT + 3.0, BOTTOM + 3.0)
    canvas.fill(rounded(edge, 4), theme.rim if theme.flat else along(theme.wood, theme.surround[1]))
    canvas.lay(_gravel(court).convert("RGBA"), (LEFT, TOP))
    for cell in board().cells:
        for corner in CORNERS:
            _draw_circle(canvas, court, place(cell + corner))
    for step in range(1, 6):
        x, y = LEFT + step * CELL, TOP + step * CELL
        for shape, colour in (
            (rounded((x - 1, TOP, x + 2, BOTTOM), 0), court.shade),
            (rounded((LEFT, y - 1, RIGHT, y + 2), 0), court.shade),
            (rounded((x - 1, TOP, x + 1, BOTTOM), 0), court.string),
            (rounded((LEFT, y - 1, RIGHT, y + 1), 0), court.string),
        ):
            canvas.fill(shape, colour)


def _draw_circle(canvas: Canvas, court: Court, at: Point) -> None:
    canvas.fill(disc(at, CIRCLE), court.circle)
    canvas.fill(ring(at, CIRCLE, 1.5), court.shade)


def _draw_labels(canvas: Canvas, theme: Theme, court: Court) -> None:
    """Draw lengths on black, widths on white, as the dice that give them."""
    for number in range(1, 7):
        for way, plate, ink in (
            ("length", court.black[2], court.light),
            ("width", theme.die[2], theme.pip),
        ):
            if theme.flat:
                canvas.fill(label(way, number, 1.5), theme.die[2])
            canvas.fill(label(way, number), plate)
            canvas.fill(label_digits(way, number), ink)


def _draw_throwing_circle(canvas: Canvas, theme: Theme) -> None:
    """Draw the circle to throw from, and an arrow to the court."""
    canvas.fill(ring((MIDDLE, DICE_Y), 19, 3), theme.ink, 0.75)
    x, y = MIDDLE, DICE_Y
    hint = polygon((x - 10, y + 6), (x, y - 8), (x + 10, y + 6), (x, y + 1))
    canvas.fill(hint, theme.ink, 0.75)


def _bare_board(theme: Theme, court: Court) -> Canvas:
    canvas = timber(theme, wood(theme, SIZE, theme.board, 5, 8, spread=2), GUTTER, 9)
    _draw_ways_out(canvas, theme)
    _draw_gravel(canvas, theme, court)
    _draw_labels(canvas, theme, court)
    _draw_throwing_circle(canvas, theme)
    return canvas


class PreparedBoard:
    """Everything prepared for one theme."""

    def __init__(self, theme: Theme, court: Court) -> None:
        self.theme, self.court = theme, court
        self.sheet = Sheet(_bare_board(theme, court), palette(theme, court))
        self.panels = Panels(self.sheet, theme)
        self.header = Header(self.sheet.palette, theme)
        balls = [ball(theme, side, BALL, TONES) for side in (0, 1)]
        self.balls = [{cell: self._tile(sprite, cell) for cell in board().cells} for sprite in balls]
        small = jack(theme, JACK)
        self.jacks = {spot: self._tile(small, spot) for spot in board().distance}
        self.dice = self._dice()
        ways = product(("length", "width"), range(1, 7))
        self.numbers = [self.sheet.keep(label(way, number), 1) for way, number in ways]
        self.fanny = cache(self._make_fanny)
        self.corners = lru_cache(maxsize=64)(self._make_corners)

    def _tile(self, sprite: Image.Image, spot: str) -> Tile:
        return self.sheet.tile(sprite, place(spot))

    def _make_fanny(self, loser: int, at: Point) -> Tile:
        return self.sheet.tile(medallion(self.theme, loser), at)

    def _make_corners(self, cell: str) -> Tile:
        """The corners to choose from."""
        frame, middle = Frame(self.sheet), beside(cell)
        draw_corners(frame, self.theme, self.court, cell, middle)
        return frame.cut(large_cell(middle, 6))

    def _dice(self) -> dict[tuple[str, Point], list[Tile]]:
        """For each kind of die and each place the faces, 0 for a die in the air."""
        theme, court = self.theme, self.court
        kinds = {
            "black": theme._replace(die=court.black, pip=court.light),
            "white": theme,
            "red": theme._replace(die=court.red, pip=court.light),
        }
        places = [at for side in (0, 1) for count in (1, 2) for at in dice_at(side, count)]
        faces = {kind: [die(colours, face, DIE) for face in range(7)] for kind, colours in kinds.items()}
        return {
            (kind, at): [self.sheet.tile(face, at) for face in faces[kind]] for kind in kinds for at in places
        }


@OncePerTheme
def prepared_board(theme: str) -> PreparedBoard:
    """Prepare the court in that theme."""
    return PreparedBoard(THEMES[theme], COURTS[theme])
