"""Points: the pieces of one's colour on the board, plus the pieces the other did not get rid of; they
always add up to 88."""

from engine.boomerang import Boomerang
from tests.engine.boomerang.whole_games import (
    A_RUNS_OUT,
    A_WINS_BY_ONE,
    B_WINS_BY_ONE,
    DRAWN,
    EVERY_PIECE_DOWN,
    WHOLE_GAMES,
    end_of,
    positions_of,
)
from tests.folding import each_of


@each_of(
    ("notation", "a", "b"),
    [
        # nothing lies: each has all 44 of the other
        ("- A", 0 + 44, 0 + 44),
        # A's I3 lies, so B has 3 less of A's to come
        ("AAI3.0@d5 B", 3 + 44, 0 + 41),
        # B's I1 turns it: 4 on the board for B
        ("ABI3.0@d5,BBI1.0@d4 A", 0 + 43, 4 + 41),
        # turned back: A has 3 + 2, B 1
        ("AAI3.0@d5,BBI1.0@d4,AAI2.0@g5 B", 5 + 43, 1 + 39),
        ("ABT5.1@e6,BBI3.0@c6 A", 0 + 41, 8 + 39),
        # V5 is A's, shows B's colour; V3 the other way round
        ("ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 A", 4 + 41, 5 + 38),
    ],
)
def test_while_the_game_goes_on(notation: str, a: int, b: int) -> None:
    assert Boomerang.parse(notation).score() == (a, b)


@each_of(
    ("game", "score"),
    [
        (A_WINS_BY_ONE, (27 + 18, 30 + 13)),
        (B_WINS_BY_ONE, (25 + 18, 31 + 14)),
        (DRAWN, (26 + 18, 31 + 13)),
        (EVERY_PIECE_DOWN, (56, 32)),
        # the last I1 turns I3.0@f8: B has 3 + 1 more, A no longer has the I1 that was left
        (A_RUNS_OUT, (55 - 3 - 1, 33 + 3 + 1)),
    ],
)
def test_at_the_end(game: str, score: tuple[int, int]) -> None:
    assert end_of(game).score() == score


def test_what_is_not_put_down_counts_for_the_other() -> None:
    *_, one_left, end = positions_of(A_RUNS_OUT)
    assert one_left.rack(1)["I1"] == 1
    assert one_left.score() == (54 + 1, 33)
    assert end.score() == (51, 37)


@each_of("game", WHOLE_GAMES)
def test_always_88_together(game: str) -> None:
    assert {sum(position.score()) for position in positions_of(game)} == {88}
