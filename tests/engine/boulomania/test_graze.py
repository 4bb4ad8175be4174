"""A graze moves the target one pit straight on, pushing what lies there straight on."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, BallsPushed, Push, Rolled, ShotGrazed
from tests.folding import each_of

GRAZED = Rolled(0, "4", "shoot")
SHOOTER_LOST = BallLost(0, None, "shot")


@each_of(
    ("before", "target", "end", "after"),
    [
        ("o.....B...........", 7, 8, "o......B.........."),
        ("o......B..........", 8, 9, "o.......B........."),
        ("o.......B.........", 9, 10, "o........B........"),
        ("o............B....", 14, 13, "o...........B....."),
        ("o...........B.....", 13, 12, "o..........B......"),
        ("o..........B......", 12, 11, "o.........B......."),
        ("o.............B...", 15, 16, "o..............B.."),
        ("o..............B..", 16, 17, "o...............B."),
        ("o...............B.", 17, 18, "o................B"),
    ],
)
def test_straight_on_even_from_an_arrow_pit(before: str, target: int, end: int, after: str) -> None:
    """The arrows are for pointing only: nobody is asked for a way from 8, 13 or 16."""
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/7 0-0 B A:play 13/8"
    assert events == (
        GRAZED,
        ShotGrazed(0, target, True),
        SHOOTER_LOST,
        BallsPushed((Push(1, target, end),)),
    )


@pytest.mark.parametrize(
    ("before", "target", "after"),
    [
        (".o.......B...B....", 10, ".o...........B...."),
        (".o........B..B....", 11, ".o...........B...."),
        (".o...........B...B", 18, ".o...........B...."),
    ],
)
def test_a_target_in_the_top_row_is_lost(before: str, target: int, after: str) -> None:
    position, events = Boulomania.parse(f"{before} 8/6 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/6 0-0 B A:play 13/8"
    assert events == (
        GRAZED,
        ShotGrazed(0, target, True),
        SHOOTER_LOST,
        BallsPushed((Push(1, target, None),)),
        BallLost(1, target, "pushed_out"),
    )


@each_of(
    ("before", "target", "pushes", "after"),
    [
        ("o......BB.........", 8, (Push(1, 8, 9), Push(1, 9, 10)), "o.......BB........"),
        ("o..........BB.....", 13, (Push(1, 13, 12), Push(1, 12, 11)), "o.........BB......"),
        ("o..............BB.", 16, (Push(1, 16, 17), Push(1, 17, 18)), "o...............BB"),
        ("o.....BB..........", 7, (Push(1, 7, 8), Push(1, 8, 9)), "o......BB........."),
        ("o...........BB....", 14, (Push(1, 14, 13), Push(1, 13, 12)), "o..........BB....."),
        ("o.............BB..", 15, (Push(1, 15, 16), Push(1, 16, 17)), "o..............BB."),
        ("o.....B.B.........", 7, (Push(1, 7, 8),), "o......BB........."),
    ],
)
def test_what_lies_ahead_is_pushed_straight_on(
    before: str, target: int, pushes: tuple[Push, ...], after: str
) -> None:
    position, events = Boulomania.parse(f"{before} 8/6 0-0 B A:shoot:{target} 13/8").apply("4")
    assert str(position) == f"{after} 7/6 0-0 B A:play 13/8"
    assert events[-1] == BallsPushed(pushes)


def test_a_ball_of_the_shooting_team_is_pushed_as_well() -> None:
    position, events = Boulomania.parse("o........B.AB..... 7/6 0-0 A A:shoot:13 13/8").apply("4")
    assert str(position) == "o........BAB...... 6/6 0-0 A B:play 13/8"
    assert events[-1] == BallsPushed((Push(1, 13, 12), Push(0, 12, 11)))


def test_what_is_pushed_past_the_top_row_is_lost() -> None:
    position, events = Boulomania.parse("o.......BAB....... 7/6 0-0 A A:shoot:9 13/8").apply("4")
    assert str(position) == "o........BB....... 6/6 0-0 A A:play 13/8"
    assert events == (
        GRAZED,
        ShotGrazed(0, 9, True),
        SHOOTER_LOST,
        BallsPushed((Push(1, 9, 10), Push(0, 10, None))),
        BallLost(0, 10, "pushed_out"),
    )


def test_a_whole_column_moves() -> None:
    """14, 13, 12 and 11 are full: the last goes out."""
    position, events = Boulomania.parse(".o........ABAB.... 6/6 0-0 A A:shoot:14 13/8").apply("4")
    assert str(position) == ".o........BAB..... 5/6 0-0 A B:play 13/8"
    assert events[-2:] == (
        BallsPushed((Push(1, 14, 13), Push(0, 13, 12), Push(1, 12, 11), Push(0, 11, None))),
        BallLost(0, 11, "pushed_out"),
    )
