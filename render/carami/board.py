"""The Carami board as it is before anything lies on it, and the tiles of what may lie there."""

from functools import cache, lru_cache
from random import Random

from PIL import Image

from engine.carami_board import board
from render.carami.glass import SMALL_GLASS, TONES, marble
from render.kit.canvas import Canvas, Frame, Sheet, Tile
from render.kit.header import Header
from render.kit.palette import RGB, Palette, Ramp, along, mix
from render.kit.plates import Plates, draw_plates, mirrored, mirrored_box
from render.kit.prepared import OncePerTheme
from render.kit.shapes import Point, Shape, digits, disc, line, pixels, polygon, ring, rounded
from render.kit.themes import THEMES, Theme
from render.kit.wood import draw_slab, surround, wood

SIZE = (720, 800)
BOARD = (132.0, 8.0, 588.0, 792.0)
CELL = 80
MIDDLE = (360, 382)
"""The centre of the band."""
PIT, MARBLE, RAMP, ON_RAMP, IN_TRAY = 34, 31, 26, 25, 20
RAMP_AT, VALUE_AT = 338, 292
"""How far ramps and values are above and below the middle."""
LETTERS_AT, NUMBERS_AT = 769, 211
SMALLEST_DIGITS = 24
"""Twelve pixels when the picture is shown 360 wide."""
TRAY = (9.0, 352.0, 118.0, 744.0)
FILL_AT = (123, 159)
SIGN_AT = 286
"""The height of the signs for moving again and for waiting, between the names of parts above and below."""


def place(name: str, side: int = 0) -> Point:
    """The centre of a place in the picture; `side` says whose ramp."""
    x, y = MIDDLE
    if name in board().ramps:
        return x + CELL * _column(name[-1]), y + (RAMP_AT if side else -RAMP_AT)
    return x + CELL * _column(name[0]), y - CELL * (int(name[1:]) - 4)


def _column(letter: str) -> int:
    """The number of a column, counted from the middle one."""
    return "abcde".index(letter) - 2


def room(name: str) -> int:
    """The radius of a place."""
    return RAMP if name in board().ramps else PIT


def in_tray(side: int, number: int) -> Point:
    """Where a marble that a side has taken is drawn: in two columns, from the top."""
    row, column = divmod(number, 2)
    return mirrored(side, 39 + 49 * column), TRAY[1] + 31 + 47.3 * row


def goals() -> dict[str, tuple[int, int]]:
    """Who scores on each place of a back line, and how much."""
    names, camps = board().names, board().camps
    return {names[bit]: (0 if bit & camps[0].goal else 1, value) for bit, value in board().values.items()}


@cache
def plaque(name: str, trim: float = 0) -> Shape:
    """The plaque that bears the value of a place."""
    x, y = _value_at(name)
    return rounded((x - 27 + trim, y - 17 + trim, x + 27 - trim, y + 17 - trim), 8)


@cache
def _pointed(name: str, trim: float = 0) -> Shape:
    """The plaque with a pointer from its ramp, if it has one, to the place."""
    if f"r{name[0]}" not in board().ramps:
        return plaque(name, trim)
    x, y = _value_at(name)
    up = -1 if y < MIDDLE[1] else 1
    edge, tip = y - up * (15 - trim), y - up * (27 - trim)
    pointer = polygon((x - 23 + trim, edge), (x + 23 - trim, edge), (x, tip))
    return plaque(name, trim).joined(pointer)


def _value_at(name: str) -> Point:
    x, y = place(name)
    return x, MIDDLE[1] + (VALUE_AT if y > MIDDLE[1] else -VALUE_AT)


@cache
def value_digits(name: str) -> Shape:
    """What a place of a back line counts."""
    _, value = goals()[name]
    return digits(str(value), _value_at(name), SMALLEST_DIGITS)


@lru_cache(maxsize=64)
def idle_digits(left: int) -> Shape:
    """How many moves without progress there may still be, on the right kerb."""
    return digits(str(left), (place("e4")[0] + 4, MIDDLE[1]), 26)


def coordinates(*, turned: bool = False) -> list[Shape]:
    """Numbers beside the rows, letters under the columns; letters are larger, as they are lower case."""
    x = MIDDLE[0]
    numbers, letters = (range(7, 0, -1), "edcba") if turned else (range(1, 8), "abcde")
    rows = [
        digits(str(number), (x + side * NUMBERS_AT, place(f"c{row}")[1]), SMALLEST_DIGITS)
        for row, number in enumerate(numbers, start=1)
        for side in (-1, 1)
    ]
    columns = zip(letters, "abcde", strict=True)
    return rows + [digits(letter, (place(f"{at}1")[0], LETTERS_AT), 30) for letter, at in columns]


def _stained(theme: Theme, side: int) -> Theme:
    """The theme with the wood of a side's camp."""
    stain, share = theme.sides[side][3 if theme.board[0] > 0.5 else 1], 0.0 if theme.flat else 0.3
    stops = tuple(mix(stop, stain, share) for stop in theme.wood)
    return theme._replace(wood=stops)


def palette(theme: Theme) -> Palette:
    """The colours: marks and figures first, so that those are exact; then ramps of wood and glass.

    No mark has the colour `aim` any more: it stays, as without it every file would change.
    """
    board_wood = along(theme.wood, sum(theme.board) / 2)
    ramps = [Ramp((plate, theme.plate_ink), 4) for plate in theme.plate]
    ramps += [Ramp((board_wood, mark), 4) for mark in (theme.ink, theme.gold, theme.last, theme.aim)]
    ramps += [Ramp((theme.outline, mark), 4) for mark in (theme.gold, theme.last)]
    ramps += [Ramp((theme.pip, theme.die[1]), 4), Ramp((theme.pit, theme.rim), 4)]
    ramps += [*(Ramp(stops, TONES) for stops in theme.sides), Ramp(theme.wood, 14)]
    ramps += [Ramp((theme.pit, stops[shade]), 5) for stops in theme.sides for shade in (2, 3)]
    ramps += [Ramp(_stained(theme, side).wood, 12) for side in (0, 1)]
    return Palette(ramps)


def _draw_camp(canvas: Canvas, theme: Theme, side: int) -> None:
    """Draw the three rows of a side, in wood stained with its colour and with an inlaid line around."""
    down = 1 if side == 0 else -1
    middle = MIDDLE[1] + down * 2 * CELL
    box = (MIDDLE[0] - 199.0, middle - 1.5 * CELL + 1, MIDDLE[0] + 199.0, middle + 1.5 * CELL - 1)
    left, top, right, bottom = box
    canvas.fill(rounded(box, 22), theme.sides[side][1 if not theme.flat else 2])
    inside = rounded((left + 4, top + 4, right - 4, bottom - 4), 18)
    canvas.texture(inside, _veneer(theme, side))


def _veneer(theme: Theme, side: int) -> Image.Image:
    """Wood whose grain runs straight across.

    So every place of a row looks the same, which the encoder rewards: wandering grain around so many
    places would cost more bytes than all marbles.
    """
    low, high = theme.board
    stops, random, y = _stained(theme, side).wood, Random(side), 0
    width, height = pixels(*SIZE)
    veneer = Image.new("RGB", (width, height), along(stops, low + (high - low) * 0.6))
    while y < height:
        shade, thick = random.choice((0.25, 0.4, 0.75, 0.9)), random.choice((2, 2, 4))
        veneer.paste(along(stops, low + (high - low) * shade), (0, y, width, y + thick))
        y += random.choice((34, 46, 60, 80))
    return veneer


def _draw_band(canvas: Canvas, theme: Theme) -> None:
    """Draw a shallow groove from kerb to kerb, in which the three places lie."""
    x, y = MIDDLE
    if not theme.flat:
        canvas.fill(rounded((x - 133, y - 15, x + 133, y + 15), 7), along(theme.wood, theme.board[0] - 0.06))
    for side in (-1, 1):
        near, far = x + side * 1.53 * CELL, x + side * 196
        _draw_kerb(canvas, theme, (min(near, far), y - 25.0, max(near, far), y + 25.0))


def _draw_kerb(canvas: Canvas, theme: Theme, box: tuple[float, float, float, float]) -> None:
    """Draw a block that stands out of the board: its upper edge in the light, a shadow below."""
    left, top, right, bottom = box
    body = rounded(box, 11)
    canvas.fill(body.moved(1, 4), theme.wood[0], 0.55)
    canvas.fill(body, theme.rim)
    canvas.fill(rounded((left + 3, top + 3, right - 4, bottom - 5), 8), _kerb(theme))


def _kerb(theme: Theme) -> RGB:
    return along(theme.wood, theme.surround[1])


def _draw_pit(canvas: Canvas, theme: Theme, centre: Point, radius: float, brim: RGB | None = None) -> None:
    """Draw a turned hollow; `brim` is a ring of another colour around it."""
    x, y = centre
    if brim:
        canvas.fill(disc((x, y), radius + 4), brim)
    canvas.fill(disc((x, y), radius), theme.pit)
    if theme.flat and not brim:
        canvas.fill(ring((x, y), radius + 1, 4), theme.rim)


def _draw_value(canvas: Canvas, theme: Theme, name: str) -> None:
    """Draw what a place of a back line counts."""
    canvas.fill(_pointed(name).moved(1, 3), theme.wood[0], 0.5)
    canvas.fill(_pointed(name), theme.die[1])
    canvas.fill(value_digits(name), theme.pip)


def _draw_ramps(canvas: Canvas, theme: Theme) -> None:
    """Draw places on a sunken rail behind the back line, with a ring in their owner's colour."""
    for side in (0, 1):
        for name in board().ramps:
            colour = theme.sides[side][2]
            _draw_pit(canvas, theme, place(name, side), RAMP, brim=colour)


def _draw_side(canvas: Canvas, theme: Theme, side: int) -> None:
    """Draw the tray of the marbles taken, what each of them counts, and the two fills of the band."""
    dark = along(theme.wood, theme.surround[0] * 0.35)
    box = mirrored_box(side, TRAY)
    left, top, right, bottom = box
    canvas.fill(rounded(box, 16), theme.groove if theme.flat else dark)
    if theme.flat:
        canvas.fill(rounded((left + 3, top + 3, right - 3, bottom - 3), 13), dark)
    canvas.fill(tray_sign(side), theme.plate_ink)
    for fill, y in enumerate(FILL_AT):
        canvas.fill(rounded(mirrored_box(side, (9, y - 13, 75, y + 13)), 13), dark)
        canvas.fill(fill_digits(side, fill), theme.plate_ink)
        for dot in fill_dots(side, fill):
            canvas.fill(dot, theme.groove)


@cache
def tray_sign(side: int) -> Shape:
    """The sign of what each marble that a side has taken counts."""
    return digits(f"+{board().taken_value}", (mirrored(side, 63), 769), SMALLEST_DIGITS)


@cache
def fill_digits(side: int, fill: int) -> Shape:
    """The values that the ramps of this fill lead to."""
    column = board().ramps[board().fills[fill][0]][-1]
    value = goals()[f"{column}7"][1]
    return digits(str(value), (mirrored(side, 98), FILL_AT[fill]), SMALLEST_DIGITS)


@cache
def fill_dots(side: int, fill: int) -> tuple[Shape, ...]:
    """The three places of the band, in small."""
    return tuple(disc((mirrored(side, 42 + 20 * dot), FILL_AT[fill]), 7) for dot in (-1, 0, 1))


def _bare_board(theme: Theme, turned: bool) -> Canvas:
    canvas = surround(theme, SIZE, spread=9)
    draw_plates(canvas, theme)
    draw_slab(canvas, theme, BOARD, 19, wood(theme, SIZE, theme.board, 8, 5, 6))
    for side in (0, 1):
        _draw_side(canvas, theme, side)
        _draw_camp(canvas, theme, side)
    _draw_band(canvas, theme)
    _draw_ramps(canvas, theme)
    for name in goals():
        _draw_value(canvas, theme, name)
    for name in board().bits:
        _draw_pit(canvas, theme, place(name), PIT)
    for shape in coordinates(turned=turned):
        canvas.fill(shape, theme.ink)
    return canvas


class PreparedBoard:
    """Everything prepared for one theme."""

    def __init__(self, theme: Theme, *, turned: bool = False) -> None:
        self.theme = theme
        self.sheet = Sheet(_bare_board(theme, turned), palette(theme))
        self.plates = Plates(self.sheet, theme)
        self.header = Header(self.sheet.palette, theme)
        on_grid, on_ramp = ([marble(theme, side, radius) for side in (0, 1)] for radius in (MARBLE, ON_RAMP))
        taken = [marble(theme, side, IN_TRAY, SMALL_GLASS) for side in (0, 1)]
        self.marbles = [self._lying(on_grid[side], on_ramp[side], side) for side in (0, 1)]
        self.taken = [
            [self.sheet.tile(taken[1 - side], in_tray(side, number)) for number in range(board().marbles)]
            for side in (0, 1)
        ]
        self.made = {name: self._made(name, side) for name, (side, _) in goals().items()}
        self.arrived = [{name: self._arrived(name, strong) for name in goals()} for strong in (False, True)]
        self.values = [{name: self._value(name, made) for name in goals()} for made in (False, True)]
        self.fills = [[self._fill(side, fill) for fill in (0, 1)] for side in (0, 1)]
        self.idle = lru_cache(maxsize=64)(self._make_idle)

    def _lying(self, marble: Image.Image, small: Image.Image, side: int) -> dict[str, Tile]:
        tiles = {name: self.sheet.tile(marble, place(name)) for name in board().bits}
        return tiles | {name: self.sheet.tile(small, place(name, side)) for name in board().ramps}

    def _made(self, name: str, side: int) -> Tile:
        """The plaque of a value that its side has scored."""
        frame, theme = Frame(self.sheet), self.theme
        frame.glaze(_pointed(name), theme.gold)
        frame.glaze(_pointed(name, 3), theme.plate[side])
        frame.glaze(value_digits(name), theme.plate_ink)
        return frame.cut(_pointed(name).box)

    def _arrived(self, name: str, strong: bool) -> Tile:
        """A marble that scores, with a ring around it (a strong one at the end) and the value scored."""
        frame, theme, at = Frame(self.sheet), self.theme, place(name)
        frame.put(self.made[name])
        frame.put(self.marbles[goals()[name][0]][name])
        if strong:
            frame.glaze(ring(at, MARBLE + 6, 8), theme.outline)
        frame.glaze(ring(at, MARBLE + 5, 6) if strong else ring(at, MARBLE + 3, 4), theme.gold)
        return frame.cut(_pointed(name).box, ring(at, MARBLE + 6, 8).box)

    def _value(self, name: str, made: bool) -> Tile:
        """A plaque without its pointer, to be put back over any mark."""
        frame = Frame(self.sheet)
        if made:
            frame.put(self.made[name])
        left, top, right, bottom = plaque(name).box
        return frame.cut((left + 1, top + 1, right - 1, bottom - 1))

    def _fill(self, side: int, fill: int) -> Tile:
        frame = Frame(self.sheet)
        dots = fill_dots(side, fill)
        for dot in dots:
            frame.glaze(dot, self.theme.sides[side][3])
        return frame.cut(*(dot.box for dot in dots))

    def _make_idle(self, left: int) -> Tile:
        """An hourglass on the left kerb, the moves that are left on the right one."""
        frame, ink = Frame(self.sheet), self.theme.plate_ink
        glass, number = _hourglass(), idle_digits(left)
        frame.glaze(glass, ink)
        frame.glaze(number, ink)
        return frame.cut(glass.box, number.box)


@cache
def _hourglass() -> Shape:
    x, y = place("a4")[0] - 4, MIDDLE[1] - 1
    halves = [polygon((x - 9, y + end * 12), (x + 9, y + end * 12), (x, y - end * 3)) for end in (-1, 1)]
    rims = [line((x - 9, y + end * 13), (x + 9, y + end * 13), 4) for end in (-1, 1)]
    return halves[0].joined(halves[1], *rims)


@OncePerTheme
def prepared_board(theme: str) -> PreparedBoard:
    """Prepare the board in that theme."""
    return PreparedBoard(THEMES[theme])


@OncePerTheme
def opposite_board(theme: str) -> PreparedBoard:
    """Prepare the board as B sees it, with the table turned round."""
    return PreparedBoard(THEMES[theme].opposite, turned=True)
