"""Marks over a board, each with an outline so that it shows on anything.

Everything is given by points of the picture, so any board can use them.
"""

from functools import lru_cache

from render.kit import shapes
from render.kit.canvas import Frame
from render.kit.palette import RGB
from render.kit.shapes import Shape
from render.kit.themes import Theme

# The same few marks come again and again, and drawing one costs more than laying it on.
remembered = lru_cache(maxsize=512)
ring = remembered(shapes.ring)
disc = remembered(shapes.disc)
star = remembered(shapes.star)
line = remembered(shapes.line)
cross = remembered(shapes.cross)
sectors = remembered(shapes.sectors)
arrow = remembered(shapes.arrow)


class Marker:
    """Lays marks on one frame, in one theme."""

    def __init__(self, frame: Frame, theme: Theme) -> None:
        self.frame, self.theme = frame, theme

    def draw_outlined(self, wide: Shape, narrow: Shape, colour: RGB) -> None:
        """Lay a shape in colour over a wider one that is its outline."""
        self.frame.glaze(wide, self.theme.outline)
        self.frame.glaze(narrow, colour)
