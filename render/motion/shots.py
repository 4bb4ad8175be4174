"""The shots of a movement: tiles that are shown one after the other over a board."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Sheet, Tile
from render.kit.shapes import DENSITY, Point, pixels

FRAME_MS, DICE_MS = 60, 90
"""How many milliseconds a shot is seen while something flies or slides, and while dice tumble."""


class Shot(NamedTuple):
    """One moment: tiles that are seen only now, and tiles that stay from now on."""

    moving: tuple[Tile, ...] = ()
    lasting: tuple[Tile, ...] = ()
    milliseconds: int = FRAME_MS


def moved(tile: Tile, to: Point) -> Tile:
    """The tile with its middle elsewhere."""
    picture = tile.picture
    x, y = round(to[0] * DENSITY - picture.width / 2), round(to[1] * DENSITY - picture.height / 2)
    return tile._replace(at=(x, y))


def bared(sheet: Sheet, tile: Tile, margin: float = 0) -> Tile:
    """The empty board in the place of a tile, and a margin around it."""
    (out,), (width, height) = pixels(margin), tile.picture.size
    left, top = tile.at[0] - out, tile.at[1] - out
    size = (width + 2 * out, height + 2 * out)
    ground = sheet.background.crop((left, top, left + size[0], top + size[1]))
    return Tile(ground, Image.new("1", size, 1), (left, top))


def between(start: Point, end: Point, count: int) -> list[Point]:
    """Points on the way, `count` of them, slower towards the end; the start is left out."""
    shares = [1 - (1 - step / count) ** 2 for step in range(1, count + 1)]
    return [
        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share) for share in shares
    ]


def arched(start: Point, end: Point, count: int, height: float) -> list[Point]:
    """Points on the way in a bow of that height, through the air; see `between`."""
    points = [
        (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
        for step in range(1, count + 1)
    ]
    return [
        (x, y - height * 4 * (step / count) * (1 - step / count))
        for step, (x, y) in enumerate(points, start=1)
    ]


def travel(tiles: Sequence[tuple[Tile, Sequence[Point]]]) -> Iterator[Shot]:
    """Move all tiles at once, each along its points, until the last has arrived; then they stay."""
    longest = max((len(points) for _, points in tiles), default=0)
    for step in range(longest):
        seen = tuple(moved(tile, points[min(step, len(points) - 1)]) for tile, points in tiles)
        yield Shot(seen) if step < longest - 1 else Shot(lasting=seen)
