"""Anti-aliased shapes in place: grey masks drawn large and scaled down.

Everything is laid out in units, of which a picture is 720 wide; only masks and pictures know pixels.
A `Shape` is made once and laid on as often as wanted, on a `Canvas` while a board is prepared and on
a `Frame` for what changes from move to move.
"""

from collections.abc import Callable, Sequence
from math import ceil, cos, floor, hypot, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

Point = tuple[float, float]
Box = tuple[float, float, float, float]

DENSITY = 1.5
"""How many pixels a unit has: 1,080 across, as many as a phone shows of a picture."""
FINE = 4
"""How many times larger than in pixels shapes are drawn, in both directions."""
LARGE = FINE * DENSITY

STEPS = 2
"""In how many steps edges are softened: more would cost bytes in each picture and not be seen."""
_COVER = bytes(round(value / 255 * STEPS) * 255 // STEPS for value in range(256))


def softened(mask: Image.Image) -> Image.Image:
    """A mask with those steps at its edges."""
    return exchanged(mask, _COVER)


def exchanged(mask: Image.Image, table: bytes) -> Image.Image:
    """A mask with its values replaced by those of a table; quicker than `Image.point`."""
    return Image.frombytes("L", mask.size, mask.tobytes().translate(table))


def pixels(*units: float) -> tuple[int, ...]:
    """Units in whole pixels."""
    return tuple(round(unit * DENSITY) for unit in units)


class Shape(NamedTuple):
    """How much of each pixel is covered, and at which pixel the mask's upper left corner lies."""

    mask: Image.Image
    at: tuple[int, int]

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom, in pixels."""
        x, y = self.at
        return x, y, x + self.mask.width, y + self.mask.height

    @property
    def box(self) -> Box:
        """Left, top, right and bottom, in units."""
        left, top, right, bottom = (edge / DENSITY for edge in self.edges)
        return left, top, right, bottom

    def moved(self, dx: float, dy: float) -> "Shape":
        """The shape moved right and down by so many units."""
        right, down = pixels(dx, dy)
        return Shape(self.mask, (self.at[0] + right, self.at[1] + down))

    def within(self, other: "Shape") -> "Shape":
        """The part that lies inside the other shape."""
        window = Image.new("L", self.mask.size)
        window.paste(other.mask, (other.at[0] - self.at[0], other.at[1] - self.at[1]))
        return Shape(ImageChops.multiply(self.mask, window), self.at)

    def without(self, other: "Shape") -> "Shape":
        """The part that lies outside the other shape."""
        mask = self.mask.copy()
        mask.paste(0, (other.at[0] - self.at[0], other.at[1] - self.at[1]), other.mask)
        return Shape(mask, self.at)

    def joined(self, *others: "Shape") -> "Shape":
        """Everything that any of the shapes covers."""
        boxes = [shape.edges for shape in (self, *others)]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        size = (max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top)
        whole = Image.new("L", size)
        for shape in (self, *others):
            layer = Image.new("L", size)
            layer.paste(shape.mask, (shape.at[0] - left, shape.at[1] - top))
            whole = ImageChops.lighter(whole, layer)
        return Shape(whole, (left, top))


class Pen:
    """Draws on the large mask with units of the board."""

    def __init__(self, mask: Image.Image, origin: tuple[int, int]) -> None:
        self._draw = ImageDraw.Draw(mask)
        self._x, self._y = origin

    def _large(self, x: float, y: float) -> Point:
        return x * LARGE - self._x * FINE, y * LARGE - self._y * FINE

    def disc(self, centre: Point, rx: float, ry: float, fill: int = 255) -> None:
        """Fill an ellipse; with 0 as `fill` it is cut out."""
        x, y = self._large(*centre)
        rx, ry = rx * LARGE, ry * LARGE
        self._draw.ellipse((x - rx, y - ry, x + rx - 1, y + ry - 1), fill)

    def polygon(self, points: Sequence[Point], fill: int = 255) -> None:
        """Fill the polygon with those corners."""
        self._draw.polygon([self._large(*point) for point in points], fill)

    def rounded(self, box: Box, radius: float) -> None:
        """Fill a rectangle with round corners."""
        left, top = self._large(box[0], box[1])
        right, bottom = self._large(box[2], box[3])
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * LARGE, 255)

    def line(self, start: Point, end: Point, width: float, fill: int = 255) -> None:
        """Draw a line with round ends."""
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1
        dx, dy = (end[0] - start[0]) / length * width / 2, (end[1] - start[1]) / length * width / 2
        (ax, ay), (bx, by) = start, end
        self.polygon([(ax - dy, ay + dx), (bx - dy, by + dx), (bx + dy, by - dx), (ax + dy, ay - dx)], fill)
        self.disc(start, width / 2, width / 2, fill)
        self.disc(end, width / 2, width / 2, fill)


def shape(box: Box, draw: Callable[[Pen], None]) -> Shape:
    """The part of the box that `draw` covers."""
    left, top = floor(box[0] * DENSITY) - 1, floor(box[1] * DENSITY) - 1
    width, height = ceil(box[2] * DENSITY) + 1 - left, ceil(box[3] * DENSITY) + 1 - top
    mask = Image.new("L", (width * FINE, height * FINE))
    draw(Pen(mask, (left, top)))
    return Shape(softened(mask.reduce(FINE)), (left, top))


def around(centre: Point, radius: float) -> Box:
    """The box around a circle."""
    x, y = centre
    return x - radius, y - radius, x + radius, y + radius


def disc(centre: Point, rx: float, ry: float | None = None) -> Shape:
    """A circle, or an ellipse if `ry` is given."""
    ry = rx if ry is None else ry
    x, y = centre
    return shape((x - rx, y - ry, x + rx, y + ry), lambda pen: pen.disc(centre, rx, ry))


def ring(centre: Point, radius: float, width: float) -> Shape:
    """A circle line of that width, `radius` from the centre to its outer edge."""

    def draw(pen: Pen) -> None:
        pen.disc(centre, radius, radius)
        pen.disc(centre, radius - width, radius - width, 0)

    return shape(around(centre, radius), draw)


def sectors(centre: Point, radius: float, width: float, count: int, gap: float, turn: float = 0) -> Shape:
    """A ring broken into `count` arcs; `gap` is the share that is missing, `turn` is in full turns."""

    def draw(pen: Pen) -> None:
        pen.disc(centre, radius, radius)
        pen.disc(centre, radius - width, radius - width, 0)
        for number in range(count):
            middle = 2 * pi * (number / count + turn)
            half = pi * gap / count
            corners = [
                (
                    centre[0] + 2 * radius * cos(middle + side * half),
                    centre[1] + 2 * radius * sin(middle + side * half),
                )
                for side in (-1, 1)
            ]
            pen.polygon([centre, *corners], 0)

    return shape(around(centre, radius), draw)


def rounded(box: Box, radius: float) -> Shape:
    """A rectangle with round corners."""
    return shape(box, lambda pen: pen.rounded(box, radius))


def polygon(*points: Point) -> Shape:
    """The polygon with those corners."""
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return shape((min(xs), min(ys), max(xs), max(ys)), lambda pen: pen.polygon(points))


def line(start: Point, end: Point, width: float) -> Shape:
    """A line with round ends."""
    (ax, ay), (bx, by) = start, end
    box = (min(ax, bx) - width, min(ay, by) - width, max(ax, bx) + width, max(ay, by) + width)
    return shape(box, lambda pen: pen.line(start, end, width))


def cross(centre: Point, arm: float, width: float) -> Shape:
    """Two lines across each other; `arm` is how far each reaches, across and down."""
    x, y = centre
    falling = line((x - arm, y - arm), (x + arm, y + arm), width)
    return falling.joined(line((x - arm, y + arm), (x + arm, y - arm), width))


def toward(start: Point, end: Point, distance: float) -> Point:
    """The point at that distance from the start on the way to the end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = distance / length
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def arrow(start: Point, end: Point, width: float, head: float) -> Shape:
    """An arrow whose tip is at the end; the head is `head` long and as wide."""
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    neck = (bx - ux * head, by - uy * head)
    wings = [(neck[0] - uy * head * 0.58, neck[1] + ux * head * 0.58), end]
    wings.append((neck[0] + uy * head * 0.58, neck[1] - ux * head * 0.58))

    def draw(pen: Pen) -> None:
        if length > head:
            pen.line(start, toward(start, neck, max(length - head, 0.1) + 1), width)
        pen.polygon(wings)

    pad = head
    box = (min(ax, bx) - pad, min(ay, by) - pad, max(ax, bx) + pad, max(ay, by) + pad)
    return shape(box, draw)


def star(centre: Point, outer: float, inner: float, rays: int, turn: float = 0) -> Shape:
    """A star with that many rays, one of them straight up unless turned."""
    points = []
    for corner in range(2 * rays):
        angle = pi * corner / rays - pi / 2 + 2 * pi * turn
        radius = inner if corner % 2 else outer
        points.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return polygon(*points)


def digits(text: str, centre: Point, height: float, weight: float = 0.075) -> Shape:
    """A number in figures exactly `height` high, thickened by `weight` of it, centred."""
    return _lettered(text, centre, height, weight, 0)


def letters(text: str, centre: Point, height: float, weight: float = 0.075) -> Shape:
    """Letters on the same line as figures of that height and place; some reach below it."""
    return _lettered(text, centre, height, weight, 30)


def _lettered(text: str, centre: Point, height: float, weight: float, reach: int) -> Shape:
    """Signs as high as figures; `reach` is what they may stick out above and below, in hundredths."""
    size = 240
    font = ImageFont.load_default(size)
    stroke, reach = round(weight * size * 0.72), reach * size // 100
    _, top, _, bottom = font.getbbox("0", stroke_width=stroke)
    large = Image.new("L", (len(text) * size + size, ceil(bottom - top) + 2 * reach))
    draw, x = ImageDraw.Draw(large), size / 5
    for sign in text:
        draw.text((x, reach - top), sign, 255, font, stroke_width=stroke)
        x += font.getlength(sign) + stroke
    left, _, right, _ = large.getbbox() or (0, 0, 1, 1)
    large = large.crop((left, 0, right, large.height))
    scale = height / (large.height - 2 * reach)
    at = (centre[0] - large.width * scale / 2, centre[1] - height / 2 - reach * scale)
    return _placed(large, (at[0] * DENSITY, at[1] * DENSITY), scale * DENSITY)


def _placed(large: Image.Image, at: Point, scale: float) -> Shape:
    """A large mask scaled down to any place in pixels, not only whole ones."""
    left, top = floor(at[0]), floor(at[1])
    width, height = ceil(large.width * scale) + 2, ceil(large.height * scale) + 2
    canvas = Image.new("L", (round(width / scale), round(height / scale)))
    canvas.paste(large, (round((at[0] - left) / scale), round((at[1] - top) / scale)))
    return Shape(softened(canvas.resize((width, height), Image.Resampling.BOX)), (left, top))
