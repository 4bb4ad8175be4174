"""Boulomania positions for the gallery: typical ones, extreme ones, and every mark there is."""

from functools import partial

from engine.position import Ending
from render.examples import example

START = ".................. 8/8 0-0 A start 13/8"
MIDDLE = "....o..B..AB..A.B. 5/4 7-11 A A:play 13/8"
CROWDED = "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8"
LAST = "..A.o..B..AB..A.B. 1/0 7-5 A A:play 13/8"
FULL = "ABoAB.ABABABABAB.B 1/0 8-9 A A:play 13/8"
ALL_LOST = "....o............. 1/0 3-5 A A:play 13/8"
TIED = "....o.....A.B..... 1/0 3-5 B A:play 13/8"
WON = "..A.o..A..ABA.A.BA 1/0 12-5 A A:play 13/8"
BESIDE_OUT = "o...A.....B...A... 4/4 2-6 A A:play 13/8"


_example = partial(example, "boulomania")


EXAMPLES = (
    _example("empty", "A new game, dice in the air", START),
    _example("opening", "The opening roll", START, "63", theme="night"),
    _example("jack", "The jack is thrown", START, "36", "jack", "4"),
    _example("day", "By day", MIDDLE),
    _example("night", "By night", MIDDLE, theme="night"),
    _example("contrast", "High contrast", MIDDLE, theme="contrast"),
    _example("placed", "A ball came to lie", MIDDLE, "point2", "45"),
    _example("routes", "Ways to choose from", CROWDED, "point2", "26"),
    _example("pushed", "Balls pushed on", CROWDED, "point2", "26", "land:8>12>11>out"),
    _example("pair", "A pair: the jack pit or the sum", MIDDLE, "point2", "44", theme="contrast"),
    _example("short", "Too short", MIDDLE, "point2", "12"),
    _example("aim-night", "A shot in the air", MIDDLE, "shoot:17", theme="night"),
    _example("shot-jack", "A shot at the jack in the air", MIDDLE, "shoot:jack"),
    _example("missed", "A miss leaves a hole", MIDDLE, "shoot:12", "2"),
    _example("grazed", "Grazed, and the jack moved", MIDDLE, "shoot:12", "4"),
    _example("hit", "A hit", MIDDLE, "shoot:17", "5"),
    _example("carreau", "A carreau", MIDDLE, "shoot:12", "6"),
    _example("carreau-contrast", "A carreau in high contrast", MIDDLE, "shoot:12", "6", theme="contrast"),
    _example("jack-missed", "A miss at the jack", MIDDLE, "shoot:jack", "3", theme="night"),
    _example("jack-hit", "The jack is shot out", MIDDLE, "shoot:jack", "6"),
    _example("jack-out", "The jack is pushed out", BESIDE_OUT, "shoot:11", "4"),
    _example("counted", "An end is counted", LAST, "point2", "46"),
    _example("counted-night", "An end is counted by night", LAST, "point2", "46", theme="night"),
    _example("hint", "A hint: shoot, or point", MIDDLE, hints=("shoot:12", "point2", "point3")),
    _example(
        "hint-night", "A hint by night", MIDDLE, hints=("point3", "shoot:jack", "shoot:17"), theme="night"
    ),
    _example(
        "hint-ways", "A hint for a way", CROWDED, "point2", "26", hints=("land:8>12>11>out", "land:8>9>10")
    ),
    _example(
        "hint-contrast", "A hint for a pair", MIDDLE, "point2", "44", hints=("land:4",), theme="contrast"
    ),
    _example("tied", "Equally near: nobody scores", TIED, "point2", "12"),
    _example("full", "Sixteen balls on the board", FULL, "point3", "566"),
    _example("lost", "Sixteen balls lost", ALL_LOST, "point2", "12"),
    _example("won", "The game is won", WON, "point2", "66", "land:12>11>out"),
    _example("to99", "Up to 99 points", "....o..B..AB..A.B. 5/4 67-98 A A:play 99/8"),
    _example("short-game", "One ball a side, one point", "....o.....A....... 0/1 0-0 A B:play 1/1"),
    _example(
        "given-up", "Red has given up while Blue was to choose", CROWDED, "point2", "26", stopped=Ending(0)
    ),
    _example("names", "Names above the board", MIDDLE, names=("Magdalena Hohenstein-Wiesenthal", "Bruno")),
    _example(
        "ends",
        "An end that is named",
        LAST,
        "point2",
        "46",
        names=("Anna", "Bruno"),
        heading="End 3 counted: Red 2",
    ),
    _example(
        "turn",
        "The throws of a turn, numbered: the first was pushed on by the third, the second is lost",
        MIDDLE,
        *("point2", "45", "point2", "12", "point2", "36"),
        moves=6,
    ),
)
