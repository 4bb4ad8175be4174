"""The cell that the jack was thrown into, enlarged, with the four corners to choose from.

It lies over the court, where nothing else lies yet, around its own cell as far as the edges allow.
"""

from functools import cache

from render.kit.canvas import Frame
from render.kit.shapes import Box, Point, Shape, digits, disc, letters, rounded
from render.kit.themes import Theme
from render.petanque.court import Court

SIDE = 168
CIRCLE = 25
LETTER, DIGIT = 32, 24
CORNERS = {"a": (-1, -1), "b": (-1, 1), "c": (1, -1), "d": (1, 1)}
"""Where the corner circles lie from the middle of a cell, as (length, width)."""
OFFSET = 7 / 20
"""How far out, in sides of a cell: distances in the picture are those that the rules compare."""


def corner_at(middle: Point, corner: str) -> Point:
    """The centre of a corner's circle in a large cell with that middle."""
    length, width = CORNERS[corner]
    return middle[0] + width * OFFSET * SIDE, middle[1] - length * OFFSET * SIDE


def large_cell(middle: Point, out: float = 0) -> Shape:
    """The square that a cell is drawn in, larger by `out` on each side."""
    x, y = middle
    half = SIDE / 2 + out
    return rounded((x - half, y - half, x + half, y + half), 10 + out)


@cache
def corner_letter(middle: Point, corner: str) -> Shape:
    """The letter of a corner. Those without a stem are raised a little, to the middle of their circle."""
    x, y = corner_at(middle, corner)
    return letters(corner, (x, y - (2 if corner in "ac" else 0)), LETTER)


def draw_corners(frame: Frame, theme: Theme, court: Court, cell: str, middle: Point) -> None:
    """Draw the large cell with its number, and its corners."""
    frame.glaze(large_cell(middle, 6), theme.outline)
    frame.glaze(large_cell(middle, 4), court.string)
    frame.glaze(large_cell(middle), court.gravel[1])
    for corner in CORNERS:
        at = corner_at(middle, corner)
        frame.glaze(disc(at, CIRCLE + 3), theme.outline)
        frame.glaze(disc(at, CIRCLE), theme.last)
        frame.glaze(corner_letter(middle, corner), theme.outline)
    plates = ((court.black[2], court.light), (theme.die[2], theme.pip))
    for number, side, (plate, ink) in zip(cell, (-1, 1), plates, strict=True):
        x, y = middle[0] + side * 15, middle[1]
        frame.glaze(_plate((x, y), 1.5), theme.die[2])
        frame.glaze(_plate((x, y)), plate)
        frame.glaze(digits(number, (x, y), DIGIT), ink)


def _plate(at: Point, out: float = 0) -> Shape:
    """The plate of a number of the cell, as at the edge of the court."""
    x, y = at
    box: Box = (x - 12 - out, y - 16 - out, x + 12 + out, y + 16 + out)
    return rounded(box, 6 + out)
