"""The team with the nearest ball scores one for each of its balls nearer than the other team's best."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, EndCounted, EndStarted, Measured, Rolled
from tests.engine.at import events_of
from tests.folding import each_of


@each_of(
    ("before", "roll", "counted", "after"),
    [
        # A's 12 and 9 are nearer than B's 11, its 10 is not.
        (
            ".o......AABA...... 0/1 2-3 B B:point2",
            "12",
            EndCounted(0, 2, (Measured(0, 12, 64), Measured(0, 9, 144)), Measured(1, 11, 289)),
            "4-3 A A:jack",
        ),
        # The same for B; the last ball pointed counts.
        (
            ".o......BBA....... 0/1 2-3 A B:point3",
            "345",
            EndCounted(1, 2, (Measured(1, 12, 64), Measured(1, 9, 144)), Measured(0, 11, 289)),
            "2-5 B B:jack",
        ),
        # A ball exactly as near as the other's best does not count: 11 and 13 are equally far from 2.
        (
            ".o........AAB..... 1/0 0-0 B A:point2",
            "12",
            EndCounted(0, 1, (Measured(0, 12, 64),), Measured(1, 13, 289)),
            "1-0 A A:jack",
        ),
        # A ball in a jack pit counts like any other.
        (
            "Ao........B....... 0/1 0-0 A B:shoot:jack",
            "2",
            EndCounted(0, 1, (Measured(0, 1, 225),), Measured(1, 11, 289)),
            "1-0 A A:jack",
        ),
        # The end may be counted after a shot: the carreau in 12 counts.
        (
            ".o......A.BB...... 1/0 0-0 A A:shoot:12",
            "6",
            EndCounted(0, 2, (Measured(0, 12, 64), Measured(0, 9, 144)), Measured(1, 11, 289)),
            "2-0 A A:jack",
        ),
        # The other team has no ball on the board: every ball counts.
        (
            ".o....A.......A... 0/1 0-0 B B:point2",
            "12",
            EndCounted(0, 2, (Measured(0, 7, 1044), Measured(0, 15, 1684)), None),
            "2-0 A A:jack",
        ),
    ],
)
def test_nearer_balls_score(before: str, roll: str, counted: EndCounted, after: str) -> None:
    """And the team that scored starts the next end."""
    position, events = Boulomania.parse(f"{before} 13/8").apply(roll)
    assert str(position) == f".................. 8/8 {after} 13/8"
    assert counted.winner is not None
    assert events[-2:] == (counted, EndStarted(counted.winner))


def test_eight_points_at_the_most() -> None:
    before = Boulomania.parse(".o....AAAAAAAA.... 0/1 0-4 B B:point2 13/8")
    position, events = before.apply("12")
    assert str(position) == ".................. 8/8 8-4 A A:jack 13/8"
    assert events[:2] == (Rolled(1, "12", "point2"), BallLost(1, None, "too_short"))
    assert EndCounted(0, 8, before.describe().lying, None) in events


@pytest.mark.parametrize("starter", ["A", "B"])
def test_equally_near_best_balls_score_nothing(starter: str) -> None:
    """12 and 14 are equally far from 3; that A also has the next two balls does not help."""
    before = Boulomania.parse(f"..o...A.A..A...... 0/1 2-3 {starter} B:point3 13/8")
    position, events = before.apply("455")
    assert str(position) == f".................. 8/8 2-3 {starter} {starter}:jack 13/8"
    *_, counted, started = events
    assert isinstance(counted, EndCounted)
    assert (counted.winner, counted.points, counted.scoring) == (None, 0, ())
    assert counted.tied == (Measured(0, 12, 289), Measured(1, 14, 289))
    assert started == EndStarted("AB".index(starter))


@pytest.mark.parametrize("starter", ["A", "B"])
def test_no_ball_on_the_board_scores_nothing(starter: str) -> None:
    """The best balls are equally absent: the same team starts again."""
    position, events = Boulomania.parse(f".o................ 0/1 2-3 {starter} B:point2 13/8").apply("12")
    assert str(position) == f".................. 8/8 2-3 {starter} {starter}:jack 13/8"
    assert events[-2:] == (EndCounted(None, 0, (), None), EndStarted("AB".index(starter)))


def test_the_end_is_not_counted_while_a_team_has_a_ball() -> None:
    before = Boulomania.parse(".o......A..B...... 1/1 0-0 A A:point2 13/8")
    assert str(before.apply("12")[0]) == ".o......A..B...... 0/1 0-0 A B:play 13/8"
    assert EndCounted not in map(type, events_of(before, "12"))


def test_every_team_has_all_its_balls_again() -> None:
    position, _ = Boulomania.parse(".o.........A...... 0/1 0-0 A B:point2 13/3").apply("12")
    assert str(position) == ".................. 3/3 1-0 A A:jack 13/3"
