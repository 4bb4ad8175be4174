"""Who cannot put down any piece is passed over by itself; the other goes on for as long as it can."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from engine.events import PassedOver, PiecePlaced, PiecesClosedIn, PiecesTurned, PlaysAgain
from tests.engine.at import after, events_of, kinds
from tests.engine.boomerang.whole_games import A_RUNS_OUT, positions_of

# 3 a a a    A's V5, turned by B's V3 in its hollow. A's I1 on a1 turns V3: A's colour
# 2 b b a    has no free cell beside it any more, so there is nothing B could touch.
# 1 . b a
HOLLOW = "ABV5.2@a1,BBV3.2@a1 A"
B_SHUT_OUT = "ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 A"

# 5 . . . . . e .    All of it shows B's colour, with a hollow at a1 and another at e1.
# 4 . . . . . e f
# 3 a a a d d d f
# 2 b b a c c c f
# 1 . b a c . c f
TWO_HOLLOWS = "ABV5.2@a1,BBV3.2@a1,ABU5.2@d1,BBI3.0@d3,ABI2.1@f4,BBI4.1@g1 A"


def test_b_is_passed_over() -> None:
    position = Boomerang.parse(HOLLOW)
    assert str(after(position, "I1.0@a1")) == B_SHUT_OUT
    assert events_of(position, "I1.0@a1") == (
        PiecePlaced(0, "I1.0@a1"),
        PiecesTurned(0, ("V3.2@a1",)),
        PiecesClosedIn(("V3.2@a1", "I1.0@a1"), (0, 0)),
        PassedOver(1),
        PlaysAgain(0),
    )


def test_a_is_passed_over() -> None:
    # 6 C . . .    B's I1 on b1 turns U5 (a1 c1 a2-c2) back: all else is A's and B's colour is closed in.
    # 3 C B B B    (C goes on up to a6)
    # 2 a a a B
    # 1 a . a B
    position = Boomerang.parse("AAU5.2@a1,BAV5.2@b1,AAI4.1@a3 B")
    assert str(after(position, "I1.0@b1")) == "ABU5.2@a1,BAV5.2@b1,AAI4.1@a3,BBI1.0@b1 B"
    assert events_of(position, "I1.0@b1")[-2:] == (PassedOver(0), PlaysAgain(1))


def test_who_was_passed_over_comes_back() -> None:
    # A must touch V5, the only piece of B's colour. That turns it, and no piece fills all six
    # cells beside it: B can always answer there with an I1.
    position = Boomerang.parse(B_SHUT_OUT)
    for action in position.legal_actions():
        assert str(after(position, action)) == f"AAV5.2@a1,BAV3.2@a1,AAI1.0@a1,AA{action} B"
        assert events_of(position, action) == (PiecePlaced(0, action), PiecesTurned(0, ("V5.2@a1",)))


def test_back_for_good_they_take_turns_again() -> None:
    position = after(Boomerang.parse(B_SHUT_OUT), "I4.1@d1", "I2.1@e1")
    assert str(position) == "AAV5.2@a1,BAV3.2@a1,AAI1.0@a1,ABI4.1@d1,BBI2.1@e1 A"


def test_passed_over_again_and_again() -> None:
    first = after(Boomerang.parse(TWO_HOLLOWS), "I1.0@a1")
    assert str(first) == "ABV5.2@a1,BAV3.2@a1,ABU5.2@d1,BBI3.0@d3,ABI2.1@f4,BBI4.1@g1,AAI1.0@a1 A"
    assert events_of(first, "I1.0@e1") == (
        PiecePlaced(0, "I1.0@e1"),
        PiecesTurned(0, ("U5.2@d1",)),
        PiecesClosedIn(("U5.2@d1", "I1.0@e1"), (0, 0)),
        PassedOver(1),
        PlaysAgain(0),
    )
    third = after(first, "I1.0@e1", "I3.1@h1")
    assert str(third) == (
        "ABV5.2@a1,BAV3.2@a1,AAU5.2@d1,BBI3.0@d3,ABI2.1@f4,BAI4.1@g1,AAI1.0@a1,AAI1.0@e1,AAI3.1@h1 B"
    )


def test_no_pass_while_one_cell_is_left() -> None:
    # 3 a a a d d d .    c (U5) is turned by A's I1 on e1, but g1 and g2 are free beside it
    # 2 b b a c c c .
    # 1 . b a c . c .
    open_side = Boomerang.parse("ABV5.2@a1,BBV3.2@a1,ABU5.2@d1,BBI3.0@d3 A")
    position = after(open_side, "I1.0@e1")
    assert position.turn == "B"
    assert {a for a in position.legal_actions() if a.startswith("I1")} == {"I1.0@g1", "I1.0@g2"}


def test_nobody_passes_by_choice() -> None:
    for word in ("pass", "-", ""):
        with pytest.raises(IllegalAction) as refused:
            Boomerang.parse(B_SHUT_OUT).apply(word)
        assert refused.value.code == "unknown_action"


def test_who_has_no_piece_left_is_passed_over() -> None:
    *_, before, out_of_pieces, _ = positions_of(A_RUNS_OUT)
    assert sum(before.rack(0).values()) == 0
    assert events_of(before, "I1.0@j7")[-2:] == (PassedOver(0), PlaysAgain(1))
    assert out_of_pieces.turn == "B"


def test_the_only_placement_is_still_ones_own_to_make() -> None:
    # 4 b b b .    b is A's colour (V5.2@a2), d is I1.0@a2; a3 is the one free cell beside B's colour.
    # 3 . a b c
    # 2 d a b c
    # 1 a a a c
    position = Boomerang.parse("AAT5.0@a1,BAV5.2@a2,AAV5.0@d1 B")
    position, events = position.apply("I1.0@a2")
    assert str(position) == "ABT5.0@a1,BAV5.2@a2,AAV5.0@d1,BBI1.0@a2 A"
    assert kinds(events) == ["PiecePlaced", "PiecesTurned"]
    assert position.legal_actions() == ("I1.0@a3",)
    assert str(after(position, "I1.0@a3")) == "AAT5.0@a1,BAV5.2@a2,AAV5.0@d1,BAI1.0@a2,AAI1.0@a3 B"


def test_the_last_piece_of_all_is_not_put_down_by_itself() -> None:
    *_, last_but_one, _ = positions_of(A_RUNS_OUT)
    assert last_but_one.turn == "B"
    assert last_but_one.legal_actions() == ("I1.0@i8",)
