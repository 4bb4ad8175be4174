"""Finds few boxes around everything in which two pictures differ."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations

from PIL import Image, ImageChops

Edges = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

STRIP, WORD = 8, 4
"""How many rows are compared at once; where they differ, how many pixels of a row are compared at once."""
ROWS, COLUMNS = (re.compile(rb"\x01+(?:\x00{1,%d}\x01+)*" % gap) for gap in (2, 5))
"""Match strips, and words of a row, that differ; small gaps between two of them are included."""
WORTH = 7_000
"""How many pixels can be packed in the time that one more box takes."""


def boxes_around(last: Image.Image, now: Image.Image, most: int) -> list[Edges]:
    """At most `most` boxes that together hold everything that differs; none if nothing does.

    Both pictures have the same size, and their width is a multiple of `WORD`.
    """
    return join_boxes(_islands(ImageChops.difference(last, now).tobytes(), now.width), most)


def join_boxes(boxes: Iterable[Edges], most: int) -> list[Edges]:
    """Fewer boxes that cover the same: at most `most`, and two become one where that saves time."""
    joined: list[Edges] = []
    for box in boxes:
        if all(around(box, other) != other for other in joined):
            joined.append(box)
    while len(joined) > 1:
        growth, box, other = min((_growth(*pair), *pair) for pair in combinations(joined, 2))
        if growth > WORTH and len(joined) <= most:
            break
        joined.remove(box)
        joined.remove(other)
        joined.append(around(box, other))
    return joined


def around(box: Edges, other: Edges) -> Edges:
    """The box around both."""
    left, top, right, bottom = other
    return min(box[0], left), min(box[1], top), max(box[2], right), max(box[3], bottom)


def _islands(differing: bytes, width: int) -> Iterator[Edges]:
    """Each part that is not 0, with rows above and below it and columns beside it that are."""
    size, same = width * STRIP, bytes(width * STRIP)
    strips = [differing[at : at + size] for at in range(0, len(differing), size)]
    for top, bottom in _runs(ROWS, [strip != same[: len(strip)] for strip in strips]):
        words = _words(differing[top * size : bottom * size], width)
        for left, right in _runs(COLUMNS, words.getprojection()[0]):
            _, first, _, end = words.crop((left, 0, right, words.height)).getbbox() or (0, 0, 0, 0)
            yield left * WORD, top * STRIP + first, right * WORD, top * STRIP + end


def _words(pixels: bytes, width: int) -> Image.Image:
    """The same bytes as a picture in which four of them are one pixel."""
    return Image.frombuffer("CMYK", (width // WORD, len(pixels) // width), pixels, "raw", "CMYK", 0, 1)


def _runs(pattern: re.Pattern[bytes], projection: Iterable[int]) -> Iterator[tuple[int, int]]:
    return (found.span() for found in pattern.finditer(bytes(projection)))


def _growth(box: Edges, other: Edges) -> int:
    """How many more pixels the box around both has than they have."""
    return area(around(box, other)) - area(box) - area(other)


def area(box: Edges) -> int:
    """How many pixels it has."""
    left, top, right, bottom = box
    return (right - left) * (bottom - top)
