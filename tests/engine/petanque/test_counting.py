"""One point for each ball of the nearest team nearer than the other's best; that team starts the next end."""

import pytest

from engine.events import BallLost, BallPlaced, EndCounted, EndStarted, JackMissed, Measured, Rolled, ShotHit
from engine.petanque import Petanque
from tests.engine.at import after
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of

# From the jack in 34d: 34 is 98 away (squared), 35 and 44 218, 45 338, 24 and 33 778; 66 is 3898.


@each_of(
    ("balls", "points"),
    [
        ("A34,B35,A44,B11,B12", 1),  # 35 and 44 are equally near and B's is the older
        ("A34,A44,B35,B11,B12", 2),  # now A's is
        ("A34,B45,A44,B11,B12", 2),
        ("B45,A34,A24,B11,B12", 1),
        ("A24,A33,B11,B12,B13", 2),
        ("A35,A44,B33,B24,B34", 0),
    ],
)
def test_only_balls_nearer_than_the_best_of_the_other(balls: str, points: int) -> None:
    last_ball = Petanque.parse(f"{balls} 34d 1/0 2-3 B A:point 13/3")
    counted = str(after(last_ball, "66"))
    if points:
        assert counted == f"- - 3/3 {2 + points}-3 A A:jack 13/3"
    else:
        assert counted == "- - 3/3 2-4 B B:jack 13/3"


def test_the_scoring_balls_are_told_nearest_first() -> None:
    assert play("A44,B11,A34,B45,B12 34d 1/0 0-0 B A:point 13/3", "66") == (
        "- - 3/3 2-0 A A:jack 13/3",
        printed(
            Rolled(0, "66", "point"),
            BallPlaced(0, "66"),
            EndCounted(0, 2, (Measured(0, "34", 98), Measured(0, "44", 218)), Measured(1, "45", 338)),
            EndStarted(0),
        ),
    )


def test_the_last_ball_counts_too() -> None:
    assert play("A44,B35,A45,B11,A12 34d 0/1 6-0 A B:point 13/3", "34") == (
        "- - 3/3 6-1 B B:jack 13/3",
        printed(
            Rolled(1, "34", "point"),
            BallPlaced(1, "34"),
            EndCounted(1, 1, (Measured(1, "34", 98),), Measured(0, "44", 218)),
            EndStarted(1),
        ),
    )


def test_the_balls_are_counted_where_the_last_ball_pushed_them() -> None:
    # A's best is pushed from 34 to 44: as near as B's older ball in 35, so B scores both.
    assert play("B35,A34,A33,A24,B11 34d 0/1 0-0 A B:point 13/3", "34")[0] == "- - 3/3 0-2 B B:jack 13/3"


@each_of("balls", [3, 4, 5, 6, 7, 8])
def test_all_the_balls_of_a_team_when_the_other_has_none_lying(balls: int) -> None:
    lying = [f"A{length}1" for length in range(1, 7)] + ["A12"]
    before = f"{','.join(lying[: balls - 1])} 66d 1/0 0-0 A A:point 13/{balls}"
    following, events = play(before, "66")
    assert following == f"- - {balls}/{balls} {balls}-0 A A:jack 13/{balls}"
    assert events[-2].startswith(f"EndCounted(winner=0, points={balls}, scoring=(Measured(side=0, place='66'")
    assert events[-2].endswith("against=None, tied=())")


@pytest.mark.parametrize("starter", ["A", "B"])
def test_the_team_that_scored_starts_the_next_end(starter: str) -> None:
    for_b = Petanque.parse(f"B34,A44 34d 0/1 3-3 {starter} B:point 13/3")
    assert str(after(for_b, "66")) == "- - 3/3 3-4 B B:jack 13/3"
    for_a = Petanque.parse(f"B34,A44 34d 1/0 3-3 {starter} A:shoot:34 13/3")
    assert str(after(for_a, "5")) == "- - 3/3 4-3 A A:jack 13/3"


@pytest.mark.parametrize(("starter", "side"), [("A", 0), ("B", 1)])
def test_no_ball_on_the_board_nobody_scores_and_the_same_team_starts(starter: str, side: int) -> None:
    assert play(f"B34 34d 1/0 3-5 {starter} A:shoot:34 13/3", "4") == (
        f"- - 3/3 3-5 {starter} {starter}:jack 13/3",
        printed(
            Rolled(0, "4", "shoot"),
            ShotHit(0, "34"),
            BallLost(1, "34", "was_hit"),
            BallLost(0, None, "shot"),
            EndCounted(None, 0, (), None),
            EndStarted(side),
        ),
    )


@pytest.mark.parametrize(("starter", "side"), [("A", 0), ("B", 1)])
def test_no_ball_on_the_board_after_a_missed_shot_at_the_jack(starter: str, side: int) -> None:
    assert play(f"- 34d 0/1 3-5 {starter} B:shoot:jack 13/3", "3") == (
        f"- - 3/3 3-5 {starter} {starter}:jack 13/3",
        printed(
            Rolled(1, "3", "shoot"),
            JackMissed(1, "34d"),
            BallLost(1, None, "shot"),
            EndCounted(None, 0, (), None),
            EndStarted(side),
        ),
    )


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_a_missed_last_shot_is_counted(die: str) -> None:
    before = "A34,A44,B45 34d 0/1 0-0 A B:shoot:34 13/3"
    assert play(before, die)[0] == "- - 3/3 2-0 A A:jack 13/3"


def test_a_carreau_with_the_last_ball_is_counted() -> None:
    before = "A34,A44,B45 34d 0/1 0-0 A B:shoot:34 13/3"
    assert play(before, "6")[0] == "- - 3/3 0-1 B B:jack 13/3"


def test_nothing_is_counted_before_the_last_ball() -> None:
    before = Petanque.parse("A34,A44,B45 34d 0/2 0-0 A B:point 13/3")
    assert after(before, "66").score() == (0, 0)
