"""Pictures that are not drawn: most tests look at what is said and done, and drawing takes long.

That all of it can be drawn, and how it looks, is tested in `tests/render`. Here whole games draw really, and
so do all tests that look at pictures: they ask for `drawn`.
"""

import base64
from functools import lru_cache, partial
from itertools import count
from pkgutil import resolve_name
from typing import Any

import pytest

from render import Picture

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
DRAWN_BY = (
    "render._draw",
    "cogs.board.end_cards.draw_end",
    "cogs.services.charts.draw_chart",
    "cogs.services.help.draw_thumbnail",
    "cogs.services.reviews.draw_curve",
    "cogs.services.standing_cards.draw_leaders",
    "cogs.services.standing_cards.draw_stats",
)
DRAWING = {name: resolve_name(name) for name in DRAWN_BY}
"""Each of them as it is outside."""
NUMBERS = count(1)


@lru_cache(maxsize=5_000)
def _sketch(*subject: Any) -> Picture:
    """A picture of one pixel, called after the game or the card, and another way for another subject."""
    return Picture(PIXEL, (1, 1), f"{subject[0]}-{next(NUMBERS):016x}.png")


def sketch_all(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in DRAWN_BY:
        _, _, card = name.partition("draw_")
        monkeypatch.setattr(name, partial(_sketch, card) if card else _sketch)


def draw_all(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, draw in DRAWING.items():
        monkeypatch.setattr(name, draw)
