"""The target is named first, only the other team's. 1-3: missed; 4, 5: both lost; 6: carreau."""

import pytest

from engine.events import BallLost, BallPlaced, Carreau, Rolled, ShotHit, ShotMissed
from engine.petanque import Petanque
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of


@pytest.mark.parametrize(
    ("notation", "targets"),
    [
        ("A34,B44,A45,B11,A66 34d 1/2 0-0 A B:play 13/4", ["shoot:34", "shoot:45", "shoot:66"]),
        ("B34,B44,A45,B11,A66 34d 2/1 0-0 A A:play 13/4", ["shoot:11", "shoot:34", "shoot:44"]),
        ("A34,A44 34d 2/0 0-0 A A:play 13/4", []),
        ("- 34d 2/3 0-0 A A:play 13/4", []),
    ],
)
def test_every_ball_of_the_other_team_is_a_target_and_no_other(notation: str, targets: list[str]) -> None:
    actions = Petanque.parse(notation).legal_actions()
    assert sorted(actions) == ["point", *targets, "shoot:jack"]


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_missed_the_shooting_ball_is_lost(die: str) -> None:
    assert play("A34,B44,A11 34d 2/3 0-0 A B:shoot:11 13/4", die) == (
        "A34,B44,A11 34d 2/2 0-0 A B:play 13/4",
        printed(Rolled(1, die, "shoot"), ShotMissed(1, "11"), BallLost(1, None, "shot")),
    )


@pytest.mark.parametrize("die", ["4", "5"])
def test_hit_both_balls_are_lost(die: str) -> None:
    assert play("A34,B44,A11 34d 2/3 0-0 A B:shoot:34 13/4", die) == (
        "B44,A11 34d 2/2 0-0 A A:play 13/4",
        printed(
            Rolled(1, die, "shoot"),
            ShotHit(1, "34"),
            BallLost(0, "34", "was_hit"),
            BallLost(1, None, "shot"),
        ),
    )


def test_carreau_the_shooting_ball_takes_its_place() -> None:
    assert play("A34,B44,A11 34d 2/3 0-0 A B:shoot:34 13/4", "6") == (
        "B44,A11,B34 34d 2/2 0-0 A A:play 13/4",
        printed(
            Rolled(1, "6", "shoot"),
            Carreau(1, "34"),
            BallLost(0, "34", "was_hit"),
            BallPlaced(1, "34"),
        ),
    )


@each_of(
    ("die", "lost"),
    [("1", (1, 1)), ("2", (1, 1)), ("3", (1, 1)), ("4", (1, 2)), ("5", (1, 2)), ("6", (0, 2))],
)
def test_lost_balls(die: str, lost: tuple[int, int]) -> None:
    # Before the shot B has lost one ball and A none.
    position, _ = Petanque.parse("B34,B44,A11 34d 3/1 0-0 A A:shoot:44 13/4").apply(die)
    assert position.lost() == lost
    assert position.left == (2, 1)


@pytest.mark.parametrize("die", ["1", "4", "6"])
def test_neither_the_jack_nor_another_ball_moves(die: str) -> None:
    before = "B34,B44,A54,B64,A24 34d 2/1 0-0 A A:shoot:44 13/4"
    balls, jack, *_ = play(before, die)[0].split()
    assert jack == "34d"
    assert [ball for ball in balls.split(",") if ball[1:] != "44"] == ["B34", "A54", "B64", "A24"]
