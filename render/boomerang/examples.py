"""Boomerang positions for the gallery: typical ones, extreme ones, and every mark there is."""

from typing import Any

from engine.position import Ending
from render.examples import Example, example

START = "- A"
GAME = (
    "U5.2@c8 T5.3@c5 V5.3@f6 I1.0@e7 T5.2@e3 V5.3@c2 I4.0@d2 U5.2@g6 T4.2@h8 I4.1@j5 O4.0@h4 V3.0@g3 "
    "V3.2@a7 I3.1@b4 I2.0@d3 I2.0@f9 X5.0@h1 I2.0@c1 I2.1@d7 I1.0@j4 I3.0@e1 O4.0@a1 I1.0@b3 I1.0@b9"
)
"""Red is passed over near the end and Blue wins."""
FULL = (
    "I1.0@e1 X5.0@c1 T5.0@a1 U5.2@c3 V5.0@f1 V5.0@g2 U5.1@i1 T5.3@h3 X5.0@e4 O4.0@i5 O4.0@g6 T4.0@f8 I4.1@a2 "
    "I4.1@b4 T4.2@d6 V3.1@c5 I3.1@c6 I3.1@a6 V3.2@a8 I2.0@i7 I2.0@i8 I2.0@d8 I2.0@e9 I1.0@j9 I1.0@i9 I1.0@h9"
)
"""All twenty-six pieces are put down and Red wins."""
DRAWN = (
    "T5.0@e2 V5.0@g3 V5.1@d5 U5.0@h1 I4.1@j3 X5.0@g5 I2.1@i4 O4.0@i7 X5.0@f7 T5.2@d7 U5.2@b6 T4.1@b4 T4.3@d2 "
    "I4.0@d1 V3.2@b1 V3.0@b3 I3.1@a5 I1.0@e6 O4.0@b8 I2.1@a8 I2.1@a2 I1.0@d8 I1.0@e4 I2.0@a1 I1.0@a4 I3.0@h9"
)
"""All twenty-six again, forty-four points each."""


def _example(name: str, title: str, game: str, plies: int, **shown: Any) -> Example:
    return example("boomerang", name, title, START, *game.split()[:plies], **shown)


EXAMPLES = (
    _example("empty", "A new game", GAME, 0),
    _example("first", "The first piece; what is left is hidden", GAME, 1, theme="night", hidden=(0, 1)),
    _example("day", "A piece put down, three turned over", GAME, 12),
    _example("night", "The same by night", GAME, 12, theme="night"),
    _example("contrast", "The same in high contrast", GAME, 12, theme="contrast"),
    _example("closed", "Pieces closed in for good", GAME, 19),
    _example("closed-night", "Pieces closed in, by night", FULL, 18, theme="night"),
    _example("closed-contrast", "Pieces closed in, in high contrast", FULL, 21, theme="contrast"),
    _example("passed", "A side is passed over", GAME, 23),
    _example("ghost", "A piece thought about, and what it would turn over", GAME, 12, preview="X5.0@h1"),
    _example("ghost-night", "The same by night", GAME, 12, preview="X5.0@h1", theme="night"),
    _example("ghost-contrast", "The same in high contrast", GAME, 12, preview="X5.0@h1", theme="contrast"),
    _example("ghost-red", "A piece of Red's thought about", GAME, 11, preview="T4.2@g2"),
    _example("ghost-own-side", "The same as Red sits at the table", GAME, 11, preview="T4.2@g2", seen_from=1),
    _example("overlaps", "It may not lie on another piece", GAME, 12, preview="X5.0@f2"),
    _example("sticks-out", "It may not stick out", GAME, 12, preview="I3.0@i1"),
    _example("sticks-out-night", "Nor above, by night", GAME, 12, preview="V5.0@j9", theme="night"),
    _example("alone", "It touches nothing", GAME, 12, preview="I3.1@a1"),
    _example("by-corner", "It touches the other colour by a corner only", GAME, 12, preview="I1.0@b4"),
    _example(
        "by-corner-contrast", "The same in high contrast", GAME, 12, preview="I1.0@b4", theme="contrast"
    ),
    _example("hint", "A hint", GAME, 12, hints=("X5.0@h1", "V3.0@i2", "I3.0@d1")),
    _example("hint-night", "A hint for Red by night", GAME, 11, hints=("T4.2@g2", "V3.1@h2"), theme="night"),
    _example("hint-contrast", "A hint in high contrast", GAME, 12, hints=("X5.0@h1",), theme="contrast"),
    _example("won", "The game is won", GAME, 24),
    _example("full", "Twenty-six pieces on the board", FULL, 26),
    _example("full-night", "Twenty-six pieces by night", FULL, 26, theme="night"),
    _example("drawn", "A draw", DRAWN, 26),
    _example("drawn-contrast", "A draw in high contrast", DRAWN, 26, theme="contrast"),
    _example(
        "given-up", "Blue has given up, in high contrast", GAME, 12, theme="contrast", stopped=Ending(1)
    ),
    _example("turn", "The pieces of a turn, numbered", GAME, 24, moves=3),
)
