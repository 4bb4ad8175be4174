"""A strip above a board: the players' names in their colours, and between them what the board shows.

The words come from outside. What is too long is written smaller, then cut, so that nothing overlaps.
"""

from functools import lru_cache
from typing import Any

from PIL import Image

from engine.position import Side
from render.kit.canvas import Canvas
from render.kit.lettering import lettered, writable
from render.kit.palette import Palette, along
from render.kit.picture import Subject
from render.kit.plates import WIDTH, mirrored_box
from render.kit.shapes import Box, pixels, rounded
from render.kit.themes import Theme

HEIGHT = 46
LETTERS = 28
NAME, SHORT_NAME = (9.0, 6.0, 356.0, 42.0), (9.0, 6.0, 206.0, 42.0)
"""The box of A's name, alone and beside a heading; B's mirrors it."""
HEADING = 150.0
"""How far a heading reaches from the middle to each side."""
BESIDE = 208.0
"""Where a heading's part of the strip begins, between A's name and the farthest that it reaches."""
ROOM = 10.0
"""Between letters and the edge of what they stand on."""
MOST_NAMES, MOST_HEADINGS = 256, 32
"""So many are remembered, in ten megabytes at most."""


class Header:
    """The strip of one board in one theme.

    Each name and each heading is written once: the names of a table stay, and tables share headings.
    """

    def __init__(self, palette: Palette, theme: Theme) -> None:
        self._palette, self._theme = palette, theme
        self._name = lru_cache(maxsize=MOST_NAMES)(self._make_name)
        self._heading = lru_cache(maxsize=MOST_HEADINGS)(self._make_heading)

    def crown(self, board: Image.Image, subject: Subject[Any]) -> Image.Image:
        """The board with the strip above it; the board itself if the strip would be empty."""
        if not subject.names and not subject.heading:
            return board
        whole = board.crop((0, -header_rows(subject), *board.size))
        left = 0
        for part in self._parts(subject):
            whole.paste(part, (left, 0))
            left += part.width
        return whole

    def _parts(self, subject: Subject[Any]) -> list[Image.Image]:
        """What the strip consists of, from left to right."""
        (a, b), headed = subject.names or (None, None), bool(subject.heading)
        middle = [self._heading(subject.heading)] if headed else []
        return [self._name(0, a, headed), *middle, self._name(1, b, headed)]

    def _make_name(self, side: Side, name: str | None, beside_heading: bool) -> Image.Image:
        """The part of the strip for a side: its name, or nothing if there are no names."""
        canvas = self._empty()
        if name is not None:
            box = mirrored_box(side, SHORT_NAME if beside_heading else NAME)
            self._write_name(canvas, side, writable(name), box)
        room = (0.0, 0.0, BESIDE if beside_heading else WIDTH / 2, HEIGHT)
        return self._cut(canvas.image, mirrored_box(side, room))

    def _make_heading(self, heading: str) -> Image.Image:
        canvas = self._empty(WIDTH - 2 * BESIDE)
        self._write_heading(canvas, writable(heading))
        return self._palette.flatten(canvas.image)

    def _empty(self, width: float = WIDTH) -> Canvas:
        return Canvas((width, HEIGHT), along(self._theme.wood, self._theme.surround[0]))

    def _cut(self, strip: Image.Image, box: Box) -> Image.Image:
        left, top, right, bottom = pixels(*box)
        return self._palette.flatten(strip.crop((left, top, right, bottom)))

    def _write_heading(self, canvas: Canvas, text: str) -> None:
        middle = (WIDTH / 2 - BESIDE, HEIGHT / 2)
        canvas.fill(
            lettered(text, middle, LETTERS, width=2 * HEADING - ROOM, anchor="middle"), self._theme.plate_ink
        )

    def _write_name(self, canvas: Canvas, side: int, text: str, box: Box) -> None:
        """Write a name on a plate in the colour of its side, towards the edge of the picture."""
        left, top, right, bottom = box
        canvas.fill(rounded(box, 9), self._theme.sides[side][2])
        canvas.fill(rounded((left + 3, top + 3, right - 3, bottom - 3), 7), self._theme.plate[side])
        at = (left + ROOM if side == 0 else right - ROOM, (top + bottom) / 2)
        width = right - left - 2 * ROOM
        name = lettered(text, at, LETTERS, width=width, anchor="left" if side == 0 else "right")
        canvas.fill(name, self._theme.plate_ink)


def header_rows(subject: Subject[Any]) -> int:
    """By how many rows of pixels a strip moves the board down."""
    return pixels(HEIGHT)[0] if subject.names or subject.heading else 0
