"""Where a board is prepared in full colour, once per theme, and frames are put together from it.

`Canvas` takes its time and has all colours. `Sheet` is what remains of it: a background and tiles in
the palette. `Frame` copies the background and pastes; it is the only one that is made per picture.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Self

from PIL import Image, ImageFilter

from render.kit.palette import RGB, Palette
from render.kit.shapes import DENSITY, Box, Point, Shape, exchanged, pixels

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

LEVELS = 2
"""How finely translucent paint follows the edge of a shape on a frame."""
_COVER = tuple(
    (level, bytes(255 * (round(value * LEVELS / 255) == level) for value in range(256)))
    for level in range(1, LEVELS + 1)
)
"""Each level of cover, and a table that marks the values of a mask that belong to it."""


class Canvas:
    """A picture in full colour to paint on; transparent at first, unless made with `on`."""

    def __init__(self, size: Point, colour: RGB | None = None) -> None:
        width, height = pixels(*size)
        self.image = Image.new("RGBA", (width, height), (*colour, 255) if colour else (0, 0, 0, 0))

    @classmethod
    def on(cls, ground: Image.Image, size: Point) -> Self:
        """A canvas on the upper left part of a picture without transparency, which is quicker."""
        canvas, (width, height) = cls((0, 0)), pixels(*size)
        canvas.image = ground.crop((0, 0, width, height))
        return canvas

    def fill(self, shape: Shape, colour: RGB, share: float = 1.0) -> None:
        """Paint the shape; `share` below 1 lets through what is under it."""
        mask = shape.mask if share == 1 else exchanged(shape.mask, _thinned(share))
        if self.image.mode == "RGB":
            self.image.paste(colour, shape.at, mask)
            return
        layer = Image.new("RGBA", mask.size, (*colour, 0))
        layer.putalpha(mask)
        self._lay(layer, shape.at)

    def texture(self, shape: Shape, picture: Image.Image) -> None:
        """Fill the shape with the part of a picture, as large as the canvas, that it covers."""
        layer = picture.crop(shape.edges).convert("RGBA")
        layer.putalpha(shape.mask)
        self._lay(layer, shape.at)

    def lay(self, layer: Image.Image, at: Point) -> None:
        """Put a picture with transparency on top; what sticks out is cut off."""
        x, y = pixels(*at)
        self._lay(layer, (x, y))

    def _lay(self, layer: Image.Image, at: tuple[int, int]) -> None:
        if self.image.mode == "RGB":
            self.image.paste(layer, at, layer)
            return
        x, y = at
        source = (max(-x, 0), max(-y, 0))
        self.image.alpha_composite(layer, (max(x, 0), max(y, 0)), source)


@lru_cache(maxsize=64)
def _thinned(share: float) -> bytes:
    """What each value of a mask becomes if only that share of the paint is laid on."""
    return bytes(round(value * share) for value in range(256))


class Tile(NamedTuple):
    """A part of a picture, opaque where the mask is set, and the pixel where it begins."""

    picture: Image.Image
    mask: Image.Image
    at: tuple[int, int]


class Sheet:
    """A prepared board: never changes once made, so any number of threads may use it."""

    def __init__(self, canvas: Canvas, palette: Palette) -> None:
        self.palette = palette
        self.background = palette.flatten(canvas.image)
        self._ground = canvas.image.convert("RGB")

    def tile(self, sprite: Image.Image, centre: Point) -> Tile:
        """The sprite as it looks at that place of the board, soft edges and shadow included."""
        seen, mask = _trim(_ByIdentity(sprite))
        x = round(centre[0] * DENSITY - seen.width / 2)
        y = round(centre[1] * DENSITY - seen.height / 2)
        ground = self._ground.crop((x, y, x + seen.width, y + seen.height)).convert("RGBA")
        ground.alpha_composite(seen)
        return Tile(self.palette.flatten(ground), mask, (x, y))

    def keep(self, shape: Shape, halo: int = 3) -> Tile:
        """The background itself around a shape, to be put back over what was laid on it."""
        mask = shape.mask.filter(ImageFilter.MaxFilter(halo)).point(lambda cover: 255 * (cover > 40), "1")
        return Tile(self.background.crop(shape.edges), mask, shape.at)


class Frame:
    """One picture in the making."""

    def __init__(self, sheet: Sheet) -> None:
        self.image = sheet.background.copy()
        self._pixels = self.image.im
        """What Pillow itself paints on: its `paste` checks its arguments for longer than it paints a tile."""
        self._palette = sheet.palette

    def put(self, tile: Tile) -> None:
        """Lay a tile on, where it belongs."""
        (x, y), (width, height) = tile.at, tile.mask.size
        self._pixels.paste(tile.picture.im, (x, y, x + width, y + height), tile.mask.im)

    def cut(self, *parts: Box | Shape) -> Tile:
        """What those boxes and shapes cover, as a tile for other frames: for what is slow to paint."""
        boxes = [part.edges if isinstance(part, Shape) else pixels(*part) for part in parts]
        left, top, right, bottom = (
            edge(box[i] for box in boxes) for i, edge in enumerate((min, min, max, max))
        )
        mask = Image.new("1", (right - left, bottom - top))
        for part, box in zip(parts, boxes, strict=True):
            x, y = box[0] - left, box[1] - top
            if isinstance(part, Shape):
                mask.paste(1, (x, y), part.mask.point(lambda cover: 255 * (cover > 0), "1"))
            else:
                mask.paste(1, (x, y, box[2] - left, box[3] - top))
        return Tile(self.image.crop((left, top, right, bottom)), mask, (left, top))

    def glaze(self, shape: Shape, colour: RGB, share: float = 1.0) -> None:
        """Paint the shape over whatever is there; its edges stay smooth within the palette."""
        box = shape.edges
        under = self._pixels.crop(box)
        for level, mask in _levels(shape):
            table = self._palette.glaze(colour, round(share * level / LEVELS, 3))
            paint = table[0] if level == LEVELS and share == 1 else under.point(table, "P")
            self._pixels.paste(paint, box, mask)


class _ByIdentity:
    """A picture that equals only itself: comparing pixels would cost more than drawing."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture

    def __hash__(self) -> int:
        return id(self.picture)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and self.picture is other.picture


@lru_cache(maxsize=8)
def _trim(sprite: _ByIdentity) -> tuple[Image.Image, Image.Image]:
    """The visible part of a sprite around the same middle, and its mask: pasting less is quicker.

    Each side loses the same even number of pixels, so that the middle is rounded as before.
    """
    width, height = sprite.picture.size
    mask = sprite.picture.getchannel("A").point(lambda alpha: 255 * (alpha > 5), "1")
    left, top, right, bottom = mask.getbbox() or (0, 0, width, height)
    margin = min(left, top, width - right, height - bottom) // 2 * 2
    box = (margin, margin, width - margin, height - margin)
    return sprite.picture.crop(box), mask.crop(box)


Cover = tuple[int, "ImagingCore"]
"""A level, and the pixels that are covered as much as that, as Pillow itself knows a mask."""


def _levels(shape: Shape) -> tuple[Cover, ...]:
    return _split(_ByIdentity(shape.mask))


@lru_cache(maxsize=1024)
def _split(shape: _ByIdentity) -> tuple[Cover, ...]:
    """The pixels of each level of cover, as masks."""
    levels = ((level, shape.picture.im.point(table, "1")) for level, table in _COVER)
    return tuple((level, mask) for level, mask in levels if mask.getbbox())
