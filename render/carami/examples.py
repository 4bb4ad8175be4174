"""Carami positions for the gallery: typical ones, extreme ones, and every mark there is."""

from functools import partial

from engine.position import Ending
from render.examples import example

START = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
MIDDLE = "BB.AB/AB.../BB..A/.A./AB.AA/A..BA/A..B. ..../.... 0/0 6/5 10 A"
OPENED = "BBBBB/BBBBB/BBBBB/..A/AAA.A/AAAAA/AAAAA ..../.... 0/0 0/0 0 B"
BAND = "BBBBB/BBBBB/BBB.B/.AA/ABA.A/AAAAA/AAAAA ..../.... 0/0 0/0 1 A"
BAND_AGAIN = "BBBBB/B.B.B/BBAAB/.BB/AAA.A/AAAAA/AAAA. ..../B..B 0/1 0/0 0 B"
RAMPS = "BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A"
ALL_RAMPS = "..A../.B.B./.ABBB/B.B/AAA.B/....B/..BB. A..A/B..B 1/1 2/8 0 B"
LONG_LINE = ".BBBB/BBBBB/BABAB/.AA/A.BAA/.AAA./AAAAA ..../.... 0/0 2/0 0 B"
LONG_WAY = "...../.A.AB/.AB../.../A..AA/A.AA./..BAA ..../.... 0/0 12/4 1 B"
BLOCKED = ".AAA./A..../.AA../A../ABB.A/BAABA/BBBBA ..../...B 0/2 6/2 0 A"
FEW = "...../.B.../..BA./..B/...../....B/...B. ..../.... 0/0 10/14 1 A"
LAST_PLACE = "A.AAA/.AA.A/.B.../B../...../...../B.BBB ..../.... 1/1 9/8 0 A"
AGAIN = "B.BBB/BBBAB/BBBBB/BA./AAAAA/ABAAA/AAA.A ..../.... 0/0 0/0 0 B"
STEPS = ".AAA./AAAA./A.ABB/.AB/.A.B./ABB.B/..BB. ..../.... 0/0 6/3 0 B"
LEFT = "BBBBB/BBBBB/BBB.B/..A/AAABA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
EQUAL = ".AA../...A./...../.../...../...../.BBB. ..../.... 0/0 12/12 0 A"


_example = partial(example, "carami")


EXAMPLES = (
    _example("start", "A new game", START),
    _example("day", "By day", MIDDLE),
    _example("night", "By night", MIDDLE, theme="night"),
    _example("contrast", "High contrast", MIDDLE, theme="contrast"),
    _example("step", "A step", START, "c3-c4"),
    _example("jumped", "A marble jumped stays", OPENED, "d5xd3"),
    _example("taken", "A line of four jumped and taken", LONG_LINE, "a6xe2xa2"),
    _example("taken-night", "The same by night", LONG_LINE, "a6xe2xa2", theme="night"),
    _example("leaps", "Five leaps in one move", LONG_WAY, "e6xc6xa6xc4xe2xb2"),
    _example("leaps-contrast", "The same in high contrast", LONG_WAY, "e6xc6xa6xc4xe2xb2", theme="contrast"),
    _example("idle", "A move without progress", MIDDLE, "e2xc2"),
    _example("band", "The band is filled", BAND, "a3-b4"),
    _example("band-again", "The band is filled a second time", BAND_AGAIN, "a5-b4", theme="night"),
    _example("ramp", "From the ramp to the ten, and again", RAMPS, "re-e7"),
    _example("ramps", "Six marbles on ramps", ALL_RAMPS, "c5-c4", theme="contrast"),
    _example("blocked", "The other is passed over", BLOCKED, "c5-b6"),
    _example("few", "Four marbles left", FEW, "d5xb5xb7"),
    _example("hint", "A hint", MIDDLE, hints=("a6xc6", "c4-d5", "e3-d4")),
    _example("hint-leaps", "A hint to jump on", LONG_LINE, hints=("a6xe2xa2", "a6xe2"), theme="night"),
    _example(
        "hint-own-side",
        "A hint for Red, who sits at the other side",
        ALL_RAMPS,
        hints=("re-e1", "b4xd2", "c5-c4"),
        seen_from=1,
    ),
    _example("hint-ramp", "A hint to roll", RAMPS, hints=("re-e7", "c4-c5"), theme="contrast"),
    _example("won", "The back line is full", LAST_PLACE, "b6-b7"),
    _example("won-night", "The same by night", LAST_PLACE, "b6-b7", theme="night"),
    _example("equal", "A draw", EQUAL, "d6-d7"),
    _example("equal-night", "A draw by night", EQUAL, "d6-d7", theme="night"),
    _example("ended", "Ended from outside: it does not count", MIDDLE, stopped=Ending(void=True)),
    _example(
        "labels",
        "Its parts named, for newcomers",
        MIDDLE,
        names=("Anna", "Bruno"),
        labels=("band", "ramps", "back|line", "moves left|without|progress"),
    ),
    _example("turn", "The moves of a turn, numbered", AGAIN, "b4xd4xd1", "c7-b7", moves=2),
    _example("turn-night", "Others by night", STEPS, "b2-b1", "d4-e3", moves=2, theme="night"),
    _example("turn-later", "A marble came later to where another began", LEFT, "b3-c4", "d3xb3", moves=2),
)
