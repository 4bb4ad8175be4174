"""Only a 6; the ball is lost either way. Then the end stops: points only if the other has no balls left."""

import pytest

from engine import BadNotation, IllegalAction, Outcome
from engine.events import BallLost, EndStarted, EndStopped, GameEnded, JackMissed, JackOut, Rolled
from engine.petanque import Petanque
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of


@each_of("starter", ["A", "B"])
@each_of("balls", [3, 4, 8])
def test_while_both_teams_have_all_their_balls_there_is_no_shot_at_the_jack(starter: str, balls: int) -> None:
    notation = f"- 34d {balls}/{balls} 2-0 {starter} {starter}:play 13/{balls}"
    position = Petanque.parse(notation)
    assert list(position.legal_actions()) == ["point"]
    with pytest.raises(IllegalAction) as refused:
        position.apply("shoot:jack")
    assert (refused.value.code, refused.value.facts) == ("first_ball_is_pointed", {})
    with pytest.raises(BadNotation):
        Petanque.parse(notation.replace(":play", ":shoot:jack"))


@pytest.mark.parametrize(
    "notation",
    [
        "A34 34d 3/4 0-0 A B:play 13/4",
        "B34 34d 4/3 0-0 B A:play 13/4",
        "- 34d 3/3 0-0 A A:play 13/4",
        "A34,A35 34d 1/0 0-0 A A:play 13/4",
    ],
)
def test_the_jack_can_be_shot_at_with_every_later_ball(notation: str) -> None:
    position = Petanque.parse(notation)
    assert "shoot:jack" in position.legal_actions()
    phase = notation.split()[5].replace("play", "shoot:jack")
    assert str(position.apply("shoot:jack")[0]).split()[5] == phase


@each_of("die", ["1", "2", "3", "4", "5"])
def test_missed_the_ball_is_lost_and_the_jack_stays(die: str) -> None:
    assert play("A34,B44 34d 3/3 0-0 A B:shoot:jack 13/4", die) == (
        "A34,B44 34d 3/2 0-0 A B:play 13/4",
        printed(Rolled(1, die, "shoot"), JackMissed(1, "34d"), BallLost(1, None, "shot")),
    )


@pytest.mark.parametrize(("starter", "side"), [("A", 0), ("B", 1)])
def test_the_other_has_balls_no_points_and_the_jack_is_thrown_again(starter: str, side: int) -> None:
    assert play(f"A34,B44 26c 3/2 1-2 {starter} B:shoot:jack 13/4", "6") == (
        f"- - 4/4 1-2 {starter} {starter}:jack 13/4",
        printed(
            Rolled(1, "6", "shoot"),
            BallLost(1, None, "shot"),
            JackOut(1, "26c", "hit"),
            EndStopped(None, 0, (3, 1)),
            EndStarted(side),
        ),
    )


@pytest.mark.parametrize(("starter", "side"), [("A", 0), ("B", 1)])
def test_with_its_last_ball_the_other_does_not_score_what_it_has_left(starter: str, side: int) -> None:
    assert play(f"B34 34d 1/3 4-6 {starter} A:shoot:jack 13/4", "6") == (
        f"- - 4/4 4-6 {starter} {starter}:jack 13/4",
        printed(
            Rolled(0, "6", "shoot"),
            BallLost(0, None, "shot"),
            JackOut(0, "34d", "hit"),
            EndStopped(None, 0, (0, 3)),
            EndStarted(side),
        ),
    )


def test_with_the_second_ball() -> None:
    assert play("B61 66a 4/3 0-0 B A:shoot:jack 13/4", "6") == (
        "- - 4/4 0-0 B B:jack 13/4",
        printed(
            Rolled(0, "6", "shoot"),
            BallLost(0, None, "shot"),
            JackOut(0, "66a", "hit"),
            EndStopped(None, 0, (3, 3)),
            EndStarted(1),
        ),
    )


@each_of(("left", "points"), [(4, 3), (3, 2), (2, 1)])
@each_of("starter", ["A", "B"])
def test_the_other_has_none_each_ball_left_is_a_point(left: int, points: int, starter: str) -> None:
    assert play(f"A34,A44 34d 0/{left} 4-6 {starter} B:shoot:jack 13/5", "6") == (
        f"- - 5/5 4-{6 + points} B B:jack 13/5",
        printed(
            Rolled(1, "6", "shoot"),
            BallLost(1, None, "shot"),
            JackOut(1, "34d", "hit"),
            EndStopped(1, points, (0, points)),
            EndStarted(1),
        ),
    )


@pytest.mark.parametrize(("starter", "side"), [("A", 0), ("B", 1)])
def test_nobody_has_balls_no_points_and_the_jack_is_thrown_again(starter: str, side: int) -> None:
    # The balls lying (here three of A's, the nearest) do not count.
    assert play(f"A34,A44,A45 34d 0/1 4-6 {starter} B:shoot:jack 13/5", "6") == (
        f"- - 5/5 4-6 {starter} {starter}:jack 13/5",
        printed(
            Rolled(1, "6", "shoot"),
            BallLost(1, None, "shot"),
            JackOut(1, "34d", "hit"),
            EndStopped(None, 0, (0, 0)),
            EndStarted(side),
        ),
    )


def test_the_last_ball_at_the_jack_missed_is_counted() -> None:
    assert play("A34,A44,A45 34d 0/1 4-6 A B:shoot:jack 13/5", "5")[0] == "- - 5/5 7-6 A A:jack 13/5"


def test_it_can_win_the_game() -> None:
    before = "A34,A44,A45 34d 0/3 4-11 A B:shoot:jack 13/5"
    over = "A34,A44,A45 - 0/2 4-13 A over:B 13/5"
    assert play(before, "6") == (
        over,
        printed(
            Rolled(1, "6", "shoot"),
            BallLost(1, None, "shot"),
            JackOut(1, "34d", "hit"),
            EndStopped(1, 2, (0, 2)),
            GameEnded(1, "target", (4, 13), False),
        ),
    )
    assert Petanque.parse(over).outcome() == Outcome(1, "target")


def test_it_can_win_a_fanny() -> None:
    before = "B34,B44,B45 34d 3/0 12-0 B A:shoot:jack 13/5"
    following, events = play(before, "6")
    assert following == "B34,B44,B45 - 2/0 14-0 B over:A 13/5"
    assert events[-1:] == printed(GameEnded(0, "target", (14, 0), True))


def test_without_enough_points_the_game_goes_on() -> None:
    before = "A34,A44,A45 34d 0/2 4-11 A B:shoot:jack 13/3"
    assert play(before, "6")[0] == "- - 3/3 4-12 B B:jack 13/3"
