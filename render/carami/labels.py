"""The names of the parts of a Carami board, written beside them with a line that leads there."""

from typing import NamedTuple

from render.carami.board import CELL, MIDDLE, RAMP_AT, place
from render.kit.canvas import Frame
from render.kit.lettering import fit, lettered
from render.kit.marks import remembered
from render.kit.shapes import Point, Shape, line, rounded
from render.kit.themes import Theme

LETTERS, LINE = 21, 24
"""The height of letters, and of a line of them with the room above it."""
ROOM = 10
"""How much wider the plate of a label is than its letters may be."""


class Spot(NamedTuple):
    """Where a label is, how wide it may be, and where its line leads; None if it needs none."""

    at: Point
    width: float
    end: Point | None


SPOTS = (
    Spot((63, 334), 106, (MIDDLE[0] - CELL - 30, MIDDLE[1] - 10)),
    Spot((MIDDLE[0], MIDDLE[1] - RAMP_AT), 98, None),
    Spot((63, 203), 106, (place("a7")[0] - 0.46 * CELL, place("a7")[1] + 0.3 * CELL)),
    Spot((657, 214), 106, (MIDDLE[0] + 2.4 * CELL, MIDDLE[1])),
)
"""The spots of the band, the ramps, the back line and the hourglass."""


def draw_labels(frame: Frame, theme: Theme, labels: tuple[str, ...], *, idle: bool) -> None:
    """Write each label that is given; that of the hourglass only if there is one."""
    for number, (text, spot) in enumerate(zip(labels, SPOTS, strict=False)):
        if text and (idle or number < len(SPOTS) - 1):
            _draw_label(frame, theme, text.split("|"), spot)


def _draw_label(frame: Frame, theme: Theme, lines: list[str], spot: Spot) -> None:
    if spot.end is not None:
        frame.glaze(leader(spot.at, spot.end, 6), theme.outline)
        frame.glaze(leader(spot.at, spot.end, 3), theme.plate_ink)
    (x, y), half = spot.at, len(lines) * LINE / 2
    frame.glaze(plate(spot, len(lines), 2), theme.plate_ink)
    frame.glaze(plate(spot, len(lines), 0), theme.outline)
    size = min(fit(text, LETTERS, spot.width - ROOM)[1] for text in lines)
    for number, text in enumerate(lines):
        at = (x, y - half + (number + 0.5) * LINE)
        frame.glaze(label_line(text, at, spot.width - ROOM, size), theme.plate_ink)


@remembered
def leader(start: Point, end: Point, width: float) -> Shape:
    """The line from a label to what it names."""
    return line(start, end, width)


@remembered
def label_line(text: str, at: Point, width: float, size: int = LETTERS) -> Shape:
    """One line of a label."""
    return lettered(text, at, size, width=width, anchor="middle")


@remembered
def plate(spot: Spot, lines: int, out: float) -> Shape:
    """The plate for so many lines, larger by `out` all around."""
    (x, y), wide, half = spot.at, spot.width / 2, lines * LINE / 2
    return rounded((x - wide - out, y - half - 3 - out, x + wide + out, y + half + 3 + out), 8 + out)
