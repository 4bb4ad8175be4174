"""Dice, as they lie on the ground."""

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.shapes import disc, rounded
from render.kit.themes import Theme

PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(theme: Theme, face: int, size: int) -> Image.Image:
    """A die that shows that face; 0 is one still in the air, with no pips."""
    room = size + 14
    canvas = Canvas((room, room))
    box = (7.0, 7.0, 7.0 + size, 7.0 + size)
    corner = size * 0.22
    canvas.fill(rounded((box[0] + 2, box[1] + 3, box[2] + 2, box[3] + 3), corner), theme.wood[0], 0.6)
    canvas.fill(rounded(box, corner), theme.die[0])
    inner = (box[0], box[1], box[2] - 2, box[3] - 2)
    canvas.fill(rounded(inner, corner), theme.die[1])
    canvas.fill(rounded((box[0] + 4, box[1] + 4, box[2] - 6, box[3] - 6), corner * 0.9), theme.die[2])
    for x, y in PIPS[face]:
        step = size * 0.255
        centre = (room / 2 - 1 + x * step, room / 2 - 1 + y * step)
        canvas.fill(disc(centre, size * 0.105), theme.pip)
    return canvas.image
