"""A strip above a board: the players' names in their colours, and between them what the board shows.

The words come from outside. What is too long is written smaller, then cut, so that nothing overlaps.
"""

from functools import lru_cache
from typing import Any

from PIL import Image

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
ROOM = 10.0
"""The room between letters and the edge of their plate."""


class Header:
    """The strip of one board in one theme."""

    def __init__(self, palette: Palette, theme: Theme) -> None:
        self._palette, self._theme = palette, theme
        self._strip = lru_cache(maxsize=64)(self._make)

    def crown(self, board: Image.Image, subject: Subject[Any]) -> Image.Image:
        """The board with the strip above it; the board itself if the strip would be empty."""
        if not subject.names and not subject.heading:
            return board
        strip = self._strip(subject.names, subject.heading)
        whole = board.crop((0, -strip.height, *board.size))
        whole.paste(strip, (0, 0))
        return whole

    def _make(self, names: tuple[str, str] | None, heading: str) -> Image.Image:
        canvas = Canvas((WIDTH, HEIGHT), along(self._theme.wood, self._theme.surround[0]))
        if heading:
            self._write_heading(canvas, writable(heading))
        for side in (0, 1) if names else ():
            box = mirrored_box(side, SHORT_NAME if heading else NAME)
            self._write_name(canvas, side, writable(names[side]) if names else "", box)
        return self._palette.flatten(canvas.image)

    def _write_heading(self, canvas: Canvas, text: str) -> None:
        middle = (WIDTH / 2, HEIGHT / 2)
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
