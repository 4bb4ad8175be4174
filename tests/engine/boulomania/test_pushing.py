"""A ball in an occupied pit moves one pit on, pushing the next, and so on; past the top row it is lost."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, BallPlaced, BallsPushed, Push, Rolled
from tests.folding import each_of


@each_of(
    ("before", "roll", "pit", "end", "after"),
    [
        (".o....B...........", "16", 7, 8, ".o....AB.......... 7/7 0-0 B A:play"),
        (".o......B.........", "36", 9, 10, ".o......AB........ 7/7 0-0 B B:play"),
        (".o.........B......", "345", 12, 11, ".o........BA...... 7/7 0-0 B B:play"),
        (".o...........B....", "356", 14, 13, ".o..........BA.... 7/7 0-0 B A:play"),
        (".o............B...", "456", 15, 16, ".o............AB.. 7/7 0-0 B A:play"),
        (".o..............B.", "566", 17, 18, ".o..............AB 7/7 0-0 B B:play"),
    ],
)
def test_one_pit_straight_on(before: str, roll: str, pit: int, end: int, after: str) -> None:
    """There is one way only, so it is played at once."""
    stage = "point2" if len(roll) == 2 else "point3"
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:{stage} 13/8").apply(roll)
    assert str(position) == f"{after} 13/8"
    assert events == (
        Rolled(0, roll, "point2" if len(roll) == 2 else "point3"),
        BallPlaced(0, pit),
        BallsPushed((Push(1, pit, end),)),
    )


@pytest.mark.parametrize(
    ("before", "roll", "pit", "after"),
    [
        (".o.......B........", "235", 10, ".o.......A........"),
        (".o........B.......", "236", 11, ".o........A......."),
        (".o...............B", "666", 18, ".o...............A"),
    ],
)
def test_what_leaves_the_top_row_is_lost(before: str, roll: str, pit: int, after: str) -> None:
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:point3 13/8").apply(roll)
    assert str(position) == f"{after} 7/7 0-0 B B:play 13/8"
    assert events == (
        Rolled(0, roll, "point3"),
        BallPlaced(0, pit),
        BallsPushed((Push(1, pit, None),)),
        BallLost(1, pit, "pushed_out"),
    )


def test_a_ball_of_ones_own_is_pushed_as_well() -> None:
    position, events = Boulomania.parse(".o....A....B...... 7/7 0-0 A A:point2 13/8").apply("25")
    assert str(position) == ".o....AA...B...... 6/7 0-0 A A:play 13/8"
    assert events == (Rolled(0, "25", "point2"), BallPlaced(0, 7), BallsPushed((Push(0, 7, 8),)))


def test_a_ball_of_ones_own_may_be_pushed_out() -> None:
    position, events = Boulomania.parse(".o.........B.....A 7/7 0-0 A A:point3 13/8").apply("666")
    assert str(position) == ".o.........B.....A 6/7 0-0 A A:play 13/8"
    assert events[-1] == BallLost(0, 18, "pushed_out")


def test_a_pushed_ball_pushes_the_next() -> None:
    """B's 12 goes to 11, A's 11 goes out."""
    position, events = Boulomania.parse(".o........AB...... 7/7 0-0 A A:point3 13/8").apply("345")
    assert str(position) == ".o........BA...... 6/7 0-0 A B:play 13/8"
    assert events == (
        Rolled(0, "345", "point3"),
        BallPlaced(0, 12),
        BallsPushed((Push(1, 12, 11), Push(0, 11, None))),
        BallLost(0, 11, "pushed_out"),
    )


def test_pushing_stops_at_the_first_free_pit() -> None:
    """14 goes to the free 13; 12 stays where it is."""
    position, events = Boulomania.parse(".o.........A.A.... 6/8 0-0 A B:point3 13/8").apply("356")
    assert str(position) == ".o.........AAB.... 6/7 0-0 A B:play 13/8"
    assert events[-1] == BallsPushed((Push(0, 14, 13),))


def test_balls_in_jack_pits_are_not_in_the_way() -> None:
    """12 goes to 11 between the balls in 1, 5 and 6 and the jack in 2."""
    position, events = Boulomania.parse("Ao..AA.....B...... 5/7 0-0 A A:point3 13/8").apply("345")
    assert str(position) == "Ao..AA....BA...... 4/7 0-0 A B:play 13/8"
    assert events[-1] == BallsPushed((Push(1, 12, 11),))
