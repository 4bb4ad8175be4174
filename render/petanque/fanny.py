"""Fanny, whom a side that loses without a point has to kiss: a picture in a golden oval.

She is seen from behind, in frills of the losing side's colour, and shows no more than her bloomers.
"""

from functools import cache
from math import cos, pi, sin

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import RGB
from render.kit.shapes import Pen, Point, Shape, disc, line, polygon, rounded, shape
from render.kit.themes import Theme

RX, RY = 102, 121
"""Half the width and half the height of the frame."""

GOLD: tuple[RGB, ...] = ((122, 78, 10), (246, 200, 70))
CURTAIN: RGB = (98, 66, 112)
FLOOR: RGB = (70, 44, 40)
LINEN: tuple[RGB, ...] = ((196, 180, 178), (250, 246, 240))
PINK: RGB = (246, 168, 184)
ROUGE: RGB = (220, 52, 84)
STOCKING: RGB = (36, 22, 44)
COLOURS = (*GOLD, CURTAIN, FLOOR, *LINEN, PINK, ROUGE, STOCKING)

SIZE = (2 * RX + 8, 2 * RY + 8)
MIDDLE = (RX + 4, RY + 4)


class _Print(Canvas):
    """A picture in few colours: no soft edges, since the encoder would have to spell out each of them."""

    def fill(self, shape: Shape, colour: RGB, share: float = 1.0) -> None:
        super().fill(Shape(shape.mask.point(lambda cover: 255 * (cover > 127)), shape.at), colour, share)


@cache
def medallion(theme: Theme, loser: int) -> Image.Image:
    """The picture for that side's defeat."""
    canvas = Canvas(SIZE)
    canvas.fill(_oval(0).moved(2, 3), theme.wood[0], 0.6)
    for inset, colour in ((0, GOLD[0]), (2, GOLD[1])):
        canvas.fill(_oval(inset), colour)
    scene = _Print(SIZE)
    _draw_stage(scene)
    _draw_legs(scene)
    _draw_frills(scene, theme, loser)
    _draw_bloomers(scene)
    _draw_bow(scene, theme, loser)
    for at, size in (((-64, -70), 15), ((66, -66), 11)):
        scene.fill(_heart(at, size), ROUGE)
    canvas.texture(_oval(11), scene.image)
    return canvas.image


SCALE = 0.89
"""The scale of the drawing, which was made for a frame of 114 by 136."""


def _at(x: float, y: float) -> Point:
    return MIDDLE[0] + x * SCALE, MIDDLE[1] + y * SCALE


def _disc(x: float, y: float, rx: float, ry: float | None = None) -> Shape:
    return disc(_at(x, y), rx * SCALE, (rx if ry is None else ry) * SCALE)


def _line(start: Point, end: Point, width: float) -> Shape:
    return line(_at(*start), _at(*end), width * SCALE)


def _polygon(*points: Point) -> Shape:
    return polygon(*(_at(*point) for point in points))


def _bar(left: float, top: float, right: float, bottom: float) -> Shape:
    return rounded((*_at(left, top), *_at(right, bottom)), 0)


def _oval(inset: float) -> Shape:
    return disc(MIDDLE, RX - inset, RY - inset)


def _draw_stage(canvas: Canvas) -> None:
    """Draw a curtain above the boards."""
    canvas.fill(_bar(-120, -140, 120, 140), CURTAIN)
    canvas.fill(_bar(-120, 92, 120, 140), FLOOR)


def _draw_legs(canvas: Canvas) -> None:
    for side in (-1, 1):
        thigh, calf = 26 * side, 24 * side
        canvas.fill(_line((thigh, 50), (calf, 94), 25), STOCKING)
        canvas.fill(_disc(calf + 5 * side, 104, 21, 11), ROUGE)


def _frill(rx: float, ry: float, scallops: int, size: float) -> Shape:
    """A fan that opens upwards, with a wavy edge."""
    angles = [pi * (1.07 - 1.14 * step / scallops) for step in range(scallops + 1)]
    edge = [_at(rx * cos(angle), 14 - ry * sin(angle)) for angle in angles]

    def draw(pen: Pen) -> None:
        pen.polygon([*edge, _at(0, 34)])
        for point in edge:
            pen.disc(point, size * SCALE, size * SCALE)

    return shape((*_at(-rx - size, 14 - ry - size), *_at(rx + size, 14 + ry)), draw)


def _draw_frills(canvas: Canvas, theme: Theme, loser: int) -> None:
    """Draw the skirt thrown up, and petticoats under it."""
    stops = theme.sides[loser]
    canvas.fill(_frill(86, 78, 11, 14), stops[1])
    canvas.fill(_frill(82, 73, 11, 12), stops[2])
    canvas.fill(_frill(70, 60, 11, 10), LINEN[1])
    canvas.fill(_frill(57, 46, 11, 8), stops[2])


def _draw_bloomers(canvas: Canvas) -> None:
    """Draw two round halves with dots, and lace at the knees."""
    for side in (-1, 1):
        canvas.fill(_disc(25 * side, 22, 38, 41), LINEN[0])
    for side in (-1, 1):
        canvas.fill(_disc(25 * side, 20, 36, 39), LINEN[1])
    canvas.fill(_line((0, -10), (0, 48), 4), LINEN[0])
    for side in (-1, 1):
        for x, y in ((13, -2), (35, 0), (24, 18), (47, 20), (13, 34), (36, 38)):
            canvas.fill(_disc(x * side, y, 3.8), PINK)
        for step in range(5):
            canvas.fill(_disc(26 * side - 16 + 8 * step, 60, 6), LINEN[1])
        canvas.fill(_line((26 * side - 17, 54), (26 * side + 17, 54), 4), PINK)


def _draw_bow(canvas: Canvas, theme: Theme, loser: int) -> None:
    dark, light = theme.sides[loser][1:3]
    for side in (-1, 1):
        canvas.fill(_polygon((0, -18), (27 * side, -33), (27 * side, -6)), dark)
        canvas.fill(_polygon((2 * side, -18), (23 * side, -29), (23 * side, -11)), light)
        canvas.fill(_polygon((0, -16), (7 * side, 8), (16 * side, 3)), light)
    canvas.fill(_disc(0, -18, 7), dark)


def _heart(at: Point, size: float) -> Shape:
    (x, y), size = _at(*at), size * SCALE

    def draw(pen: Pen) -> None:
        for side in (-1, 1):
            pen.disc((x + 0.48 * size * side, y), 0.55 * size, 0.55 * size)
        for wide, top, bottom in ((0.95, 0.26, 1.3), (0.5, 0.0, 1.0)):
            left, right, tip = x - wide * size, x + wide * size, y + bottom * size
            pen.polygon([(left, y + top * size), (x, tip), (right, y + top * size)])

    return shape((x - 1.2 * size, y - size, x + 1.2 * size, y + 1.5 * size), draw)
