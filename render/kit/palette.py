"""A fixed palette per theme, made of ramps, and translucent paint within it.

A frame has one byte per pixel from the first copy to the encoder; nothing is converted per frame.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import dist
from typing import NamedTuple

from PIL import Image

RGB = tuple[int, int, int]
Stops = tuple[RGB, ...]
"""Colours at equal steps from the darkest to the lightest."""


def mix(start: RGB, end: RGB, share: float) -> RGB:
    """The colour between two: `share` 0 is the start, 1 the end."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(start, end, strict=True))
    return r, g, b


def along(stops: Stops, share: float) -> RGB:
    """The colour at that share of the way along the stops."""
    place = min(max(share, 0.0), 1.0) * (len(stops) - 1)
    step = min(int(place), len(stops) - 2)
    return mix(stops[step], stops[step + 1], place - step)


def tint(shades: Image.Image, stops: Stops, tones: int = 256) -> Image.Image:
    """A grey picture in colour: black becomes the first stop, white the last.

    With fewer `tones` it has only that many, at equal steps. If the palette has the same, no other colours
    come between them, which would take more bytes.
    """
    colours = [along(stops, round(value / 255 * (tones - 1)) / (tones - 1)) for value in range(256)]
    bands = [shades.point([colour[band] for colour in colours]) for band in range(3)]
    return Image.merge("RGB", bands)


class Ramp(NamedTuple):
    """A number of colours at equal steps along the stops."""

    stops: Stops
    steps: int

    def colours(self) -> list[RGB]:
        """The colours, from the first stop to the last."""
        return [along(self.stops, step / (self.steps - 1)) for step in range(self.steps)]


ALIKE = 14
"""Colours nearer than this are one: speckles of two hardly different ones cost bytes for nothing."""


class Palette:
    """At most 256 colours: those of the ramps, without those that look the same. Immutable."""

    def __init__(self, ramps: Iterable[Ramp]) -> None:
        colours: list[RGB] = []
        for ramp in ramps:
            colours += [new for new in ramp.colours() if all(dist(new, old) > ALIKE for old in colours)]
        self.colours: Sequence[RGB] = tuple(colours)
        if len(self.colours) > 256:
            raise ValueError(f"{len(self.colours)} colours are more than a palette holds")
        self._swatch = Image.new("P", (1, 1))
        self._swatch.putpalette([value for colour in self.colours for value in colour])
        self._glaze = lru_cache(maxsize=256)(self._make_glaze)

    def flatten(self, picture: Image.Image) -> Image.Image:
        """A picture in colour, each pixel in the nearest colour of the palette."""
        opaque = picture if picture.mode == "RGB" else picture.convert("RGB")
        return opaque.quantize(palette=self._swatch, dither=Image.Dither.NONE)

    def index(self, colour: RGB) -> int:
        """The nearest colour's place in the palette."""
        pixel = self.flatten(Image.new("RGB", (1, 1), colour)).getpixel((0, 0))
        assert isinstance(pixel, int)
        return pixel

    def glaze(self, colour: RGB, share: float) -> bytes:
        """What each colour of the palette becomes under that share of paint, to translate pixels with."""
        return self._glaze(colour, share)

    def _make_glaze(self, colour: RGB, share: float) -> bytes:
        row = Image.new("RGB", (256, 1))
        row.putdata([mix(base, colour, share) for base in self.colours])
        return self.flatten(row).tobytes()
