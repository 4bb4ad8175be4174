"""Whole games, as the actions in order. Each was counted by hand from the board drawn beside it.

A letter is a piece in the order they were put down, a capital is A's colour now.
"""

from collections.abc import Iterator

from engine.boomerang import Boomerang

A_WINS_BY_ONE = (
    "I2.0@h2 V3.0@i3 T5.3@e1 V5.1@b2 U5.3@b4 I3.0@a7 I1.0@a4 I2.0@d6 I2.1@b8 I1.0@d7 "
    "I3.0@d8 U5.0@f6 V5.2@h6 I2.1@j1 I1.0@a5 I1.0@b1 V3.1@f3 I4.0@e5 I4.0@e9"
)
"""45 to 43.

9 . I . . S S S S . .    A has O4, T4, X5 left: 13
8 . I . K K K . M M M    B has O4, T4, T5, X5 left: 18
7 f f f J . l . l . M
6 . E E h h l l l . M    A: C5 E5 G1 I2 J1 K3 M5 O1 S4 = 27, and 18
5 O E . . r r r r . .    B: a2 b3 d5 f3 h2 l5 n2 p1 q3 r4 = 30, and 13
4 G E E d . . q . b .
3 . . . d C q q . b b
2 . d d d C C C a a n
1 . p . . C . . . . n
  a b c d e f g h i j
"""

B_WINS_BY_ONE = (
    "V5.2@d6 V3.2@g6 I2.1@e6 I1.0@d9 V3.0@h4 I4.1@i6 T5.2@b5 U5.1@g1 T4.2@d2 V5.0@b2 "
    "I3.1@j6 I2.0@d5 I2.1@g4 I1.0@i1 I1.0@b8 I2.0@i3 I1.0@b5 I3.1@a7 I4.0@e9"
)
"""43 to 45, though A has the last word.

9 r . . D S S S S F .    A has O4, U5, X5 left: 14
8 r o . A A A . . F K    B has O4, T4, T5, X5 left: 18
7 r g g g c A b b F K
6 . . g . c A . b F K    A: A5 D1 F4 J5 K3 M2 Q1 S4 = 25, and 18
5 . Q g l l . M e . .    B: b3 c2 e3 g5 h5 i4 l2 n1 o1 p2 r3 = 31, and 14
4 . J . . . . M e e .
3 . J . i i i h h p p
2 . J J J i . . h . .
1 . . . . . . h h n .
  a b c d e f g h i j
"""

DRAWN = (
    "X5.0@g6 V5.2@d5 I3.0@b8 U5.3@a7 V5.1@a5 V3.3@c3 U5.2@g8 I2.0@g5 V3.3@f3 I3.0@f2 "
    "I4.1@a1 I2.0@i5 I1.0@c2 I4.1@e3 I2.0@e8 I1.0@d2 I1.0@d1 I1.0@b6 I2.1@i2"
)
"""44 each.

9 d d . . . . G G G .    A has O4, T4, T5 left: 13
8 d C C C O O G a G .    B has O4, T4, T5, X5 left: 18
7 d d e B B B a a a .
6 . r e . n B . a . .    A: B5 C3 G5 J3 K4 O2 P1 Q1 S2 = 26, and 18
5 e e e . n B h h l l    B: a5 d5 e5 f3 h2 i3 l2 m1 n4 r1 = 31, and 13
4 K . f f n i i . . .
3 K . f . n i . . S .
2 K . m P . J J J S .
1 K . . Q . . . . . .
  a b c d e f g h i j
"""

DRAWN_TO_THE_END = (
    "ABX5.0@g6,BAV5.2@d5,AAI3.0@b8,BBU5.3@a7,ABV5.1@a5,BBV3.3@c3,AAU5.2@g8,BBI2.0@g5,ABV3.3@f3,BAI3.0@f2,"
    "AAI4.1@a1,BBI2.0@i5,ABI1.0@c2,BBI4.1@e3,AAI2.0@e8,BAI1.0@d2,AAI1.0@d1,BBI1.0@b6,AAI2.1@i2 over"
)
"""The notation of that board."""

EVERY_PIECE_DOWN = (
    "U5.2@a8 U5.0@a6 V5.3@a3 X5.0@a1 T5.0@c1 V5.3@d7 X5.0@d5 T5.3@e2 T4.2@b3 O4.0@f1 O4.0@h1 "
    "I4.1@j1 I4.1@j5 T4.2@e7 V3.0@f4 V3.0@h3 I3.1@g5 I3.0@h9 I2.1@b7 I2.0@h8 I2.1@h6 I2.1@i6 "
    "I1.0@g9 I1.0@a1 I1.0@i4 I1.0@i5"
)
"""All 88 points are on the board and two of the 90 cells are free: 56 to 32.

9 A A A F F F W R R R
8 A S A F N N N t t m
7 B S B F G N Q u v m    B: d5 e5 h5 k4 m4 t2 u2 v2 x1 y1 z1 = 32
6 B B B G G G Q u v m
5 C C C . G O Q . z m    (y is I1.0@i4: the last piece, z, turned it)
4 C I I I h O O P y L
3 C d I e h h h P P L
2 d d d e h J J k k L
1 x d e e e J J k k L
  a b c d e f g h i j
"""

A_RUNS_OUT = (
    "X5.0@c1 T5.2@a1 U5.1@e1 U5.1@g1 V5.1@a4 V5.0@d4 T5.3@a6 X5.0@d6 T4.2@a8 I4.0@d9 O4.0@i1 "
    "O4.0@i3 I4.0@e5 T4.0@f6 V3.1@i5 V3.1@a5 I3.0@f8 I3.0@h9 I2.0@c8 I2.1@a1 I2.0@g4 I2.1@i6 "
    "I1.0@g2 I1.0@h7 I1.0@j7 I1.0@i8"
)
"""B is passed over after the 23rd piece, so A has put down all its 13 with the 24th, and B goes on alone.

The board before the last piece, I1.0@i8:

9 I I I J J J J r r r
8 G I S S H Q Q Q . .    B: a5 b5 e5 k4 o3 p3 r3 t2 v2 y1 = 33
7 G G G H H H N X v y    A: 44 + 43 - 33 on the board = 54, and B's last I1 = 55
6 G p e F H N N N v o
5 p p e F M M M M o o
4 e e e F F F U U L L
3 b b b a C C D D L L
2 t b a a a C W D k k
1 t b . a C C D D k k
  a b c d e f g h i j
"""

WHOLE_GAMES = (A_WINS_BY_ONE, B_WINS_BY_ONE, DRAWN, EVERY_PIECE_DOWN, A_RUNS_OUT)


def positions_of(game: str) -> Iterator[Boomerang]:
    """Every position of the game, from the new one on."""
    position = Boomerang.new()
    yield position
    for action in game.split():
        position, _ = position.apply(action)
        yield position


def end_of(game: str) -> Boomerang:
    return [*positions_of(game)][-1]


def before_the_end_of(game: str) -> Boomerang:
    return [*positions_of(game)][-2]
