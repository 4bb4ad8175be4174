"""What both grounds of dice pétanque are made of: timber in its surround, panels, and a gutter."""

from PIL import Image

from render.boules.panels import draw_panels
from render.kit.canvas import Canvas
from render.kit.palette import along
from render.kit.shapes import Box, rounded
from render.kit.themes import Theme
from render.kit.wood import draw_slab, surround

SIZE = (720, 540)
BOARD = (134.0, 9.0, 586.0, 531.0)


def timber(theme: Theme, surface: Image.Image, gutter: Box, radius: int) -> Canvas:
    """The timber with both panels and, at its far end, the gutter (rounded by `radius`) for what is out."""
    canvas = surround(theme, SIZE)
    draw_panels(canvas, theme)
    draw_slab(canvas, theme, BOARD, 18, surface)
    _draw_gutter(canvas, theme, gutter, radius)
    return canvas


def _draw_gutter(canvas: Canvas, theme: Theme, gutter: Box, radius: int) -> None:
    left, top, right, bottom = gutter
    dark, light = along(theme.wood, theme.surround[0] * 0.6), along(theme.wood, theme.board[1] + 0.12)
    canvas.fill(rounded((left, top, right + 1, bottom + 2), radius), light)
    canvas.fill(rounded(gutter, radius), dark)
