"""Words in pictures, in the letters of the bot's languages and of many more that names are written in.

DejaVu comes along in `data/fonts`, so that a picture has the same pixels on every machine.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

from PIL import Image, ImageDraw, ImageFont, features

from render.kit.shapes import DENSITY, Point, Shape, pixels, softened

FONT = "DejaVuSansCondensed-Bold.ttf"
NO_LETTER = "\U0010fffd"
"""A character that no font has: its glyph is the one for everything missing."""
FROM_RIGHT = ("R", "AL")
"""Unicode's names for the directions of characters written from right to left."""
ROOM = 0.05
"""How far letters may reach out of their line, as a share of their size."""
SMALLEST = 0.6
"""The smallest share of their size that words are shrunk to before they are cut."""

Anchor = Literal["left", "middle", "right"]


@cache
def _font(size: int, from_right: bool = False) -> ImageFont.FreeTypeFont:
    """The font in a size; the library for text from right to left is not on every machine."""
    engine = ImageFont.Layout.RAQM if from_right else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(files("data").joinpath("fonts", FONT)), size, layout_engine=engine)


def _is_from_right(text: str) -> bool:
    """Whether any of it is written from right to left; ASCII is not."""
    return not text.isascii() and any(unicodedata.bidirectional(sign) in FROM_RIGHT for sign in text)


@lru_cache(maxsize=4096)
def _has_letter(sign: str) -> bool:
    """Whether the font has a letter for that character, which is no mark and no control character."""
    if unicodedata.bidirectional(sign) in FROM_RIGHT and not features.check("raqm"):
        return False
    shown, missing = (_font(20).getmask(each) for each in (sign, NO_LETTER))
    return (shown.size, bytes(shown)) != (missing.size, bytes(missing))


def writable(text: str, otherwise: str = "") -> str:
    """The part of a text that can be written; `otherwise` if that is less than half of it.

    Characters without a letter are left out, and so are those that reach out of a line or change its
    direction; ornate letters become plain ones.
    """
    signs = unicodedata.normalize("NFKC", text)
    wanted = [sign for sign in signs if unicodedata.category(sign)[0] not in "CM"]
    written = " ".join("".join(sign for sign in wanted if _has_letter(sign)).split())
    return written if 2 * len(written) >= len(wanted) and written else otherwise


def measure(text: str, size: int) -> float:
    """How wide a text is in letters of that size."""
    return _font(round(size * DENSITY), _is_from_right(text)).getlength(text) / DENSITY


def fit(text: str, size: int, width: float) -> tuple[str, int]:
    """The text and the size in which it fits: smaller if it is too wide, and cut if it is much too wide."""
    smallest = round(size * SMALLEST)
    while size > smallest and measure(text, size) > width:
        size = max(min(int(size * width / measure(text, size)), size - 1), smallest)
    while len(text) > 1 and measure(half := text[: len(text) // 2], size) > width:
        text = half
    while text and measure(text, size) > width:
        text = text.removesuffix("…")[:-1].rstrip() + "…" if len(text) > 1 else ""
    return text, size


def wrap(text: str, size: int, width: float, most: int) -> list[str]:
    """The text in at most `most` lines of that width; what does not fit is all in the last one."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def lettered(
    text: str, at: Point, size: int, *, width: float | None = None, anchor: Anchor = "left"
) -> Shape:
    """A text on the line through `at`, which is its left end, middle or right end, and at half its height.

    A text wider than `width` is written smaller, or cut.
    """
    if width is not None:
        text, size = fit(text, size, width)
    x, y, large, room = pixels(*at, size, size * ROOM)
    font = _font(large, _is_from_right(text))
    long = max(round(font.getlength(text)), 1)
    ascent, descent = font.getmetrics()
    mask = Image.new("L", (long + 2 * room, ascent + descent))
    ImageDraw.Draw(mask).text((room, ascent), text, 255, font, anchor="ls")
    before = {"left": 0, "middle": long / 2, "right": long}[anchor]
    capital = font.getbbox("H", anchor="ls")[1]
    return Shape(softened(mask), (round(x - before) - room, round(y - ascent - capital / 2)))
