"""Every piece of the other's colour that it touches is turned over to the mover's colour, where it lies."""

from engine.boomerang import Boomerang, board
from engine.events import PiecePlaced, PiecesTurned
from tests.engine.at import after, events_of
from tests.engine.boomerang.whole_games import EVERY_PIECE_DOWN, positions_of
from tests.folding import each_of

# 2 b . . . . . .    A to move; a1-d1 are A's own, all else is B's
# 1 A A A A b b b    (a2, e1 and f1-g1 are three pieces)
#   a b c d e f g
START = "AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A"


@each_of(
    ("action", "turned", "pieces"),
    [
        ("I1.0@a3", ["I1.0@a2"], "AAI4.0@a1,BAI1.0@a2,ABI1.0@e1,BBI2.0@f1"),
        # e2 meets f1 by a corner only, and what is turned over turns nothing over itself
        ("I1.0@e2", ["I1.0@e1"], "AAI4.0@a1,BBI1.0@a2,AAI1.0@e1,BBI2.0@f1"),
        # two cells of f1-g1 are touched, it is turned over once
        ("I3.0@f2", ["I2.0@f1"], "AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BAI2.0@f1"),
        # two pieces at once, in the order they were put down
        ("T5.0@d2", ["I1.0@e1", "I2.0@f1"], "AAI4.0@a1,BBI1.0@a2,AAI1.0@e1,BAI2.0@f1"),
        # b2-d2 lies all along one's own a1-d1, and meets e1 by a corner only
        ("T4.0@b2", ["I1.0@a2"], "AAI4.0@a1,BAI1.0@a2,ABI1.0@e1,BBI2.0@f1"),
    ],
)
def test_what_is_touched_is_turned(action: str, turned: list[str], pieces: str) -> None:
    position = Boomerang.parse(START)
    assert str(after(position, action)) == f"{pieces},AA{action} B"
    assert events_of(position, action)[:2] == (PiecePlaced(0, action), PiecesTurned(0, tuple(turned)))


def test_a_single_cell_can_touch_three_pieces() -> None:
    # On the board drawn beside the game: W on g9 lies beside F, R and N.
    position = [*positions_of(EVERY_PIECE_DOWN)][22]
    assert events_of(position, "I1.0@g9")[1] == PiecesTurned(0, ("V5.3@d7", "T4.2@e7", "I3.0@h9"))


def test_the_mover_may_be_b() -> None:
    position = Boomerang.parse("AAT5.1@e6 B")
    assert str(after(position, "I3.0@c6")) == "ABT5.1@e6,BBI3.0@c6 A"
    assert events_of(position, "I3.0@c6") == (PiecePlaced(1, "I3.0@c6"), PiecesTurned(1, ("T5.1@e6",)))


def test_to_and_fro() -> None:
    notations, position = [], Boomerang.new()
    for action in ["O4.0@d4", "I1.0@d3", "I1.0@c4", "I1.0@f5", "I2.0@d6"]:
        position, _ = position.apply(action)
        notations.append(str(position))
    assert notations == [
        "AAO4.0@d4 B",
        "ABO4.0@d4,BBI1.0@d3 A",
        "AAO4.0@d4,BBI1.0@d3,AAI1.0@c4 B",
        "ABO4.0@d4,BBI1.0@d3,AAI1.0@c4,BBI1.0@f5 A",
        "AAO4.0@d4,BBI1.0@d3,AAI1.0@c4,BBI1.0@f5,AAI2.0@d6 B",
    ]


def test_a_preview_says_the_same_and_changes_nothing() -> None:
    position = Boomerang.parse(START)
    preview = position.turns_over(0, board().by_action["T5.0@d2"])
    assert [str(piece) for piece in preview] == ["ABI1.0@e1", "BBI2.0@f1"]
    assert str(position) == START
