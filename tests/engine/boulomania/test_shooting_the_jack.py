"""Shooting the jack: only a 6 does it, and stops the end. The shooting ball is lost either way."""

import pytest

from engine import BadNotation, IllegalAction
from engine.boulomania import Boulomania
from engine.events import BallLost, EndStarted, EndStopped, JackMissed, JackOut, Rolled
from tests.folding import each_of


@each_of("starter", ["A", "B"])
@each_of("balls", [1, 2, 8])
def test_the_first_ball_of_an_end_is_pointed(starter: str, balls: int) -> None:
    notation = f".o................ {balls}/{balls} 4-0 {starter} {starter}:play 13/{balls}"
    position = Boulomania.parse(notation)
    assert list(position.legal_actions()) == ["point2", "point3"]
    with pytest.raises(IllegalAction) as refused:
        position.apply("shoot:jack")
    assert (refused.value.code, refused.value.facts) == ("first_ball_is_pointed", {})
    with pytest.raises(BadNotation):
        Boulomania.parse(notation.replace(":play", ":shoot:jack"))


@pytest.mark.parametrize(
    "notation",
    [
        ".o................ 7/8 0-0 A B:play 13/8",
        ".o.........B...... 8/7 0-0 B A:play 13/8",
        ".o.....A...B...... 7/7 0-0 A A:play 13/8",
        "....o...........A. 0/1 0-0 B B:play 13/8",
    ],
)
def test_every_later_ball_may_be_shot_at_the_jack(notation: str) -> None:
    before = Boulomania.parse(notation)
    assert "shoot:jack" in before.legal_actions()
    position, events = before.apply("shoot:jack")
    assert str(position) == notation.replace(":play", ":shoot:jack")
    assert position.turn == "chance"
    assert events == ()


@each_of("die", ["1", "2", "3", "4", "5"])
def test_less_than_six_misses(die: str) -> None:
    position, events = Boulomania.parse(".o.........B...... 8/7 0-0 B A:shoot:jack 13/8").apply(die)
    assert str(position) == ".o.........B...... 7/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, die, "shoot"), JackMissed(0, 2), BallLost(0, None, "shot"))


def test_a_six_stops_the_end() -> None:
    position, events = Boulomania.parse(".o.........B.A.... 7/7 4-5 B A:shoot:jack 13/8").apply("6")
    assert str(position) == ".................. 8/8 4-5 B B:jack 13/8"
    assert events == (
        Rolled(0, "6", "shoot"),
        BallLost(0, None, "shot"),
        JackOut(0, 2, "hit"),
        EndStopped(None, 0, (6, 7)),
        EndStarted(1),
    )
