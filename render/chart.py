"""How often each face of the dice has fallen, beside what is expected: bars, a line, and a band around it.

The chart has no words, only dice and figures; the message around it says what they mean.
"""

from typing import NamedTuple

from PIL import Image

from render.boules.dice import die
from render.kit.canvas import Canvas
from render.kit.palette import RGB
from render.kit.picture import Picture, encode, file_name
from render.kit.shapes import DENSITY, Shape, digits, line, rounded
from render.kit.themes import THEMES, Theme

SIZE = (720, 440)
COLOURS = 64
LEFT, RIGHT, TOP, FLOOR = 24.0, 612.0, 24.0, 316.0
"""The box of the bars; right of it is room for what is expected, below it for dice and counts."""
STEP = (RIGHT - LEFT) / 6
BAR = 56.0
DIE = 52
COUNTS = 412.0
"""The height at which the counts are written."""
FIGURES = 28.0
"""How high figures are, so that they can be read on a phone, too."""


class Fallen(NamedTuple):
    """How often each face has fallen, how often is expected, and the range in which that usually ends up."""

    counts: tuple[int, ...]
    expected: float
    low: float
    high: float


def draw_chart(fallen: Fallen, theme: str = "day") -> Picture:
    """Draw the chart. The same arguments give the same bytes. Raises `KeyError` for an unknown theme."""
    image = paint_chart(fallen, THEMES[theme])
    data = encode(image)
    return Picture(data, image.size, file_name("dice", data))


def paint_chart(fallen: Fallen, theme: Theme) -> Image.Image:
    """The chart as a palette image."""
    canvas, scale = Canvas(SIZE, _ground(theme)), _Scale(fallen)
    draw_band(canvas, scale, fallen, theme)
    for face, count in enumerate(fallen.counts, start=1):
        draw_bar(canvas, scale, face, count, theme)
        draw_count(canvas, face, count, theme)
        draw_face(canvas, face, theme)
    draw_expected(canvas, scale, fallen, theme)
    return canvas.image.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


class _Scale:
    """Turns counts into heights in the picture, so that everything fits."""

    def __init__(self, fallen: Fallen) -> None:
        self._most = max(*fallen.counts, fallen.high, 1)

    def y(self, count: float) -> float:
        return FLOOR - (FLOOR - TOP) * count / self._most


def _ground(theme: Theme) -> RGB:
    """The colour of the ground, on which the theme's ink stands out."""
    if theme.flat:
        return theme.wood[0]
    return theme.wood[5] if sum(theme.ink) < 3 * 128 else theme.wood[1]


def _middle(face: int) -> float:
    return LEFT + STEP * (face - 0.5)


def draw_band(canvas: Canvas, scale: _Scale, fallen: Fallen, theme: Theme) -> None:
    """Shade where fair dice usually end up."""
    top, bottom = scale.y(fallen.high), scale.y(fallen.low)
    canvas.fill(rounded((LEFT, top, RIGHT, max(bottom, top + 2)), 3), theme.ink, 0.22)


def draw_bar(canvas: Canvas, scale: _Scale, face: int, count: int, theme: Theme) -> None:
    """Draw how often a face has fallen, from zero on."""
    x, top = _middle(face), scale.y(count)
    if count:
        canvas.fill(rounded((x - BAR / 2, top, x + BAR / 2, FLOOR), 4), theme.outline)
        inner = (x - BAR / 2 + 2, min(top + 2, FLOOR), x + BAR / 2 - 2, FLOOR)
        canvas.fill(rounded(inner, 3), theme.sides[0][2])
    canvas.fill(line((LEFT, FLOOR), (RIGHT, FLOOR), 2), theme.ink)


def draw_count(canvas: Canvas, face: int, count: int, theme: Theme) -> None:
    """Write the count below its die, where no line and no band is."""
    canvas.fill(_figures(str(count), (_middle(face), COUNTS)), theme.ink)


def draw_face(canvas: Canvas, face: int, theme: Theme) -> None:
    """Draw the die below its bar."""
    sprite = die(theme, face, DIE)
    canvas.lay(sprite, (_middle(face) - sprite.width / DENSITY / 2, FLOOR + 10))


def draw_expected(canvas: Canvas, scale: _Scale, fallen: Fallen, theme: Theme) -> None:
    """Draw a line where all bars are expected to end, and write that number."""
    y = scale.y(fallen.expected)
    canvas.fill(line((LEFT, y), (RIGHT + 8, y), 7), theme.outline)
    canvas.fill(line((LEFT, y), (RIGHT + 8, y), 4), theme.gold)
    canvas.fill(_figures(str(round(fallen.expected)), ((RIGHT + SIZE[0]) / 2 + 4, y)), theme.ink)


def _figures(text: str, centre: tuple[float, float]) -> Shape:
    """A number that fits between its neighbours."""
    return digits(text, centre, min(FIGURES, FIGURES * 4 / len(text)))
