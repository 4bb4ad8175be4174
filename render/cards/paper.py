"""What every card is made of: wood, plates let into it, words, and balls that stand for the sides."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.lettering import Anchor, lettered, measure
from render.kit.palette import RGB, Palette, Ramp, along, mix
from render.kit.picture import Picture, encode, file_name
from render.kit.prepared import OncePerTheme
from render.kit.shapes import Box, Point, Shape, disc, ring, rounded
from render.kit.themes import THEMES, Theme
from render.kit.wood import surround
from render.petanque.fanny import COLOURS as FANNY

WIDTH, EDGE = 720, 16
TALLEST = 1100
"""The height of the tallest card."""
DOT = " · "
"""What separates the facts of a line."""
BALL = 11.5
"""The radius of a ball that stands for a side."""


class _Prepared(NamedTuple):
    """What all cards of a theme share."""

    ground: Image.Image
    palette: Palette


def _prepare(name: str) -> _Prepared:
    theme = THEMES[name]
    low, high = theme.surround
    wood = tuple(along(theme.wood, low + (high - low) * step / 8) for step in range(9))
    ramps = [
        Ramp(wood, 9),
        Ramp((theme.wood[0], theme.wood[1]), 4),
        Ramp((theme.wood[1], theme.plate_ink), 6),
    ]
    for side in (0, 1):
        plate = theme.plate[side]
        ramps += [
            Ramp((plate, theme.plate_ink), 8),
            Ramp((theme.outline, plate), 4),
            Ramp((plate, theme.gold), 4),
        ]
        ramps += [Ramp(theme.sides[side][1:4], 5)]
    ramps += [Ramp((theme.outline, theme.gold), 4), Ramp((theme.rim, theme.plate_ink), 3)]
    ramps += [Ramp((colour, colour), 2) for colour in FANNY]
    return _Prepared(surround(theme, (WIDTH, TALLEST)).image.convert("RGB"), Palette(ramps))


_prepared = OncePerTheme(_prepare)


@lru_cache(maxsize=16)
def panel(theme: str, box: Box, colour: RGB, frame: RGB) -> tuple[Image.Image, tuple[int, int]]:
    """A plate with a frame, let into the wood, and where it belongs.

    Drawing one costs much more than putting it there. Sixteen take some eight megabytes.
    """
    left, top, right, bottom = box
    canvas = Canvas.on(_prepared(theme).ground, (right + EDGE, bottom + EDGE))
    whole = rounded((0, 0, right - left, bottom - top), 15).moved(left, top)
    inside = rounded((3.5, 3.5, right - left - 3.5, bottom - top - 3.5), 12).moved(left, top)
    shadow = whole.moved(1.5, 3.5)
    canvas.fill(shadow, THEMES[theme].wood[0], 0.6)
    canvas.fill(whole, frame)
    canvas.fill(inside, colour)
    return canvas.image.crop((*whole.at, *shadow.edges[2:])), whole.at


class Paper:
    """A card in the making. Raises `KeyError` for an unknown theme."""

    def __init__(self, theme: str, height: int) -> None:
        self._name = theme
        self.theme: Theme = THEMES[theme]
        self._prepared = _prepared(theme)
        self.canvas = Canvas.on(self._prepared.ground, (WIDTH, height))

    @property
    def faint(self) -> RGB:
        """The colour of small print."""
        return mix(self.theme.plate_ink, self.theme.wood[1], 0.22)

    def write(
        self, text: str, at: Point, size: int, colour: RGB, width: float, anchor: Anchor = "middle"
    ) -> None:
        """Write a line that is no wider than that."""
        self.canvas.fill(lettered(text, at, size, width=width, anchor=anchor), colour)

    def draw_panel(self, box: Box, colour: RGB, frame: RGB) -> None:
        """Draw a plate with a frame where there is nothing but wood."""
        self.canvas.image.paste(*panel(self._name, box, colour, frame))

    def draw_ball(self, at: Point, side: int) -> None:
        """Draw a ball of a side, which stands for it."""
        whole, light, edge = _ball(at)
        self.canvas.fill(whole, self.theme.sides[side][2])
        self.canvas.fill(light, self.theme.sides[side][3])
        self.canvas.fill(edge, self.theme.plate_ink)

    def finish(self) -> Image.Image:
        """The card as a palette image."""
        return self._prepared.palette.flatten(self.canvas.image)


@lru_cache(maxsize=64)
def _ball(at: Point) -> tuple[Shape, Shape, Shape]:
    """A ball, the light on it, and its edge. Most balls of a card are where they were on others."""
    x, y = at
    return disc(at, BALL), disc((x - 3.5, y - 4), 3.7), ring(at, BALL, 1.7)


def broken(lines: Iterable[str], size: int) -> list[str]:
    """The lines, broken at their dots if they are wider than a card, so that letters stay large."""
    whole: list[str] = []
    for text in lines:
        first, *parts = text.split(DOT)
        whole.append(first)
        for part in parts:
            longer = f"{whole[-1]}{DOT}{part}"
            if measure(longer, size) > WIDTH - 4 * EDGE:
                whole.append(part)
            else:
                whole[-1] = longer
    return whole


def make_picture(name: str, image: Image.Image) -> Picture:
    """A painted card as a file."""
    data = encode(image)
    return Picture(data, image.size, file_name(name, data))
