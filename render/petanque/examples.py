"""Pétanque positions for the gallery: typical ones, extreme ones, and every mark there is."""

from functools import partial

from engine.position import Ending
from render.examples import example

START = "- - 4/4 0-0 A start 13/4"
MIDDLE = "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6"
WIDE = "A22,B35,A64 34d 3/5 7-9 A A:play 13/6"
COLUMN = "B24,A34,A44,B54,A64,B12 34d 2/3 7-9 A B:play 13/6"
LAST = "A34,B36,A45,B23,B12,A22,B52 34d 1/0 7-5 A A:play 13/4"
FULL = "A11,B13,A15,B22,A24,B26,A31,B33,A35,B42,A44,B46,A53,B55,B62 34d 1/0 8-9 A A:play 13/8"
ALL_LOST = "- 34d 1/0 3-5 A A:play 13/8"
JACK_LAST = "A52,B53 21a 3/0 3-5 A A:play 13/4"
FANNY = "A34,A45,B22,B61,A25,B53,B14 34d 1/0 10-0 A A:play 13/4"
FANNY_FULL = "A41,B15,A25,B64,A35,B62,A16,B44,A23,B43,A45,B24,A33,B52,A63,B34 61a 0/0 0-13 B over:B 13/8"
"""The one of sixty such courts that makes the largest file."""
FANNY_OF_A = "B64,A11,B52,A33,B63,A42,B55,A26 63c 0/0 0-13 B over:B 13/4"


_example = partial(example, "petanque")


EXAMPLES = (
    _example("empty", "A new game, dice in the air", START),
    _example("opening", "The opening roll", START, "36", theme="night"),
    _example("corner", "The jack's cell is thrown, its corner to be chosen", START, "63", "jack", "34"),
    _example("corner-contrast", "At the edge of the court", START, "63", "jack", "61", theme="contrast"),
    _example("jack", "The jack lies", START, "63", "jack", "34", "corner:d"),
    _example("day", "By day", MIDDLE),
    _example("night", "By night", MIDDLE, theme="night"),
    _example("contrast", "High contrast", MIDDLE, theme="contrast"),
    _example("air", "Dice in the air", MIDDLE, "point"),
    _example("placed", "A ball came to lie", MIDDLE, "point", "43"),
    _example("pushed", "A whole column pushed on, the last one out", COLUMN, "point", "24"),
    _example("pushed-contrast", "The same in high contrast", COLUMN, "point", "24", theme="contrast"),
    _example("aim-night", "A shot in the air", MIDDLE, "shoot:22", theme="night"),
    _example("shot-jack", "A shot at the jack in the air", MIDDLE, "shoot:jack"),
    _example("missed", "A miss leaves a hole", MIDDLE, "shoot:34", "2"),
    _example("hit", "A hit", MIDDLE, "shoot:34", "5"),
    _example("carreau", "A carreau", MIDDLE, "shoot:34", "6"),
    _example("carreau-contrast", "A carreau in high contrast", MIDDLE, "shoot:34", "6", theme="contrast"),
    _example("jack-missed", "A miss at the jack", MIDDLE, "shoot:jack", "3", theme="night"),
    _example("jack-hit", "The jack is shot out", JACK_LAST, "shoot:jack", "6"),
    _example("counted", "An end is counted", LAST, "point", "44"),
    _example("counted-night", "An end is counted by night", LAST, "point", "61", theme="night"),
    _example("counted-contrast", "An end is counted in high contrast", LAST, "point", "44", theme="contrast"),
    _example("hint", "A hint: point, or shoot", WIDE, hints=("point", "shoot:35", "shoot:jack")),
    _example("hint-night", "A hint to shoot first", MIDDLE, hints=("shoot:34", "point"), theme="night"),
    _example("hint-corner", "A hint for a corner", START, "63", "jack", "34", hints=("corner:d", "corner:a")),
    _example("full", "Sixteen balls on the court", FULL, "point", "64"),
    _example("lost", "Sixteen balls lost", ALL_LOST, "shoot:jack", "2"),
    _example("fanny", "A Fanny: the other team never scored", FANNY, "point", "44"),
    _example("fanny-full", "A Fanny with sixteen balls on the court", FANNY_FULL),
    _example("fanny-night", "A Fanny of the other team, by night", FANNY_OF_A, theme="night"),
    _example("fanny-contrast", "A Fanny in high contrast", FANNY, "point", "44", theme="contrast"),
    _example("agreed", "A draw agreed upon, by night", MIDDLE, theme="night", stopped=Ending()),
    _example(
        "turn",
        "The throws of a turn, numbered, the jack's among them",
        START,
        *("63", "jack", "34", "corner:d", "point", "34"),
        moves=6,
    ),
    _example("heading", "The next end", MIDDLE, theme="night", heading="End 4"),
)
