"""The pieces as emojis: their shapes alone, in a colour that shows on light and on dark."""

from io import BytesIO

from PIL import Image, ImageDraw

from render.boomerang.pieces import extent, offsets

SIDE = 128
"""How wide and high Discord wants an emoji, in pixels."""
FINE = 4
"""How many times larger it is drawn at first, so that its edges are smooth."""
BODY, EDGE = (226, 160, 64, 255), (122, 74, 20, 255)


def draw_emoji(kind: str) -> bytes:
    """The shape of a piece as a PNG file. Raises `KeyError` if there is no such piece."""
    cells = offsets(kind, 0)
    columns, rows = extent(cells)
    unit = SIDE * FINE // max(columns, rows, 3)
    left, top = ((SIDE * FINE - unit * count) // 2 for count in (columns, rows))
    image = Image.new("RGBA", (SIDE * FINE, SIDE * FINE))
    pen = ImageDraw.Draw(image)
    for column, row in cells:
        x, y = left + column * unit, top + (rows - 1 - row) * unit
        box = (x + FINE, y + FINE, x + unit - FINE, y + unit - FINE)
        pen.rounded_rectangle(box, radius=unit // 6, fill=BODY, outline=EDGE, width=2 * FINE)
    data = BytesIO()
    image.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(data, "PNG", optimize=True)
    return data.getvalue()
