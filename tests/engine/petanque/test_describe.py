"""A position in plain facts: whose turn, the score, what lies where, who holds the point."""

from engine import describe
from engine.boules import BoulesFacts
from engine.events import Measured
from engine.petanque import Petanque


def test_a_new_game() -> None:
    assert Petanque.new().describe() == BoulesFacts(
        turn="chance",
        side=0,
        stage="start",
        detail="",
        score=(0, 0),
        target=13,
        balls=4,
        left=(4, 4),
        lost=(0, 0),
        jack=None,
        lying=(),
        holder=None,
        holding=0,
        winner=None,
    )


def test_a_corner_to_choose() -> None:
    facts = Petanque.parse("- - 5/5 2-9 B B:corner26 11/5").describe()
    assert facts == BoulesFacts(
        turn="B",
        side=1,
        stage="corner",
        detail="26",
        score=(2, 9),
        target=11,
        balls=5,
        left=(5, 5),
        lost=(0, 0),
        jack=None,
        lying=(),
        holder=None,
        holding=0,
        winner=None,
    )


def test_in_the_middle_of_an_end() -> None:
    position = Petanque.parse("B44,A35,A34 34d 1/3 2-6 B B:play 13/4")
    assert describe(position) == BoulesFacts(
        turn="B",
        side=1,
        stage="play",
        detail="",
        score=(2, 6),
        target=13,
        balls=4,
        left=(1, 3),
        lost=(1, 0),
        jack="34d",
        lying=(Measured(0, "34", 98), Measured(1, "44", 218), Measured(0, "35", 218)),
        holder=0,
        holding=1,
        winner=None,
    )


def test_a_shot_in_the_air() -> None:
    facts = Petanque.parse("B34,A45,B44 34d 2/1 0-0 A A:shoot:34 13/4").describe()
    assert (facts.turn, facts.side, facts.stage, facts.detail) == ("chance", 0, "shoot", "34")
    assert (facts.holder, facts.holding) == (1, 2)
    assert facts.lost == (1, 1)
    at_the_jack = Petanque.parse("B34,A45,B44 34d 2/1 0-0 A A:shoot:jack 13/4").describe()
    assert (at_the_jack.stage, at_the_jack.detail) == ("shoot", "jack")


def test_an_empty_board_is_held_by_nobody() -> None:
    facts = Petanque.parse("- 34d 2/3 0-0 A A:play 13/4").describe()
    assert facts.jack == "34d"
    assert (facts.lying, facts.holder, facts.holding) == ((), None, 0)
    assert facts.lost == (2, 1)


def test_a_game_that_is_counted_and_over() -> None:
    facts = Petanque.parse("A44,B11,A34,B45,B12,A66 34d 0/0 13-0 B over:A 13/3").describe()
    assert (facts.turn, facts.stage, facts.winner) == ("over", "over", 0)
    assert facts.score == (13, 0)
    assert (facts.holder, facts.holding) == (0, 2)
    assert [ball.place for ball in facts.lying] == ["34", "44", "45", "66", "12", "11"]


def test_a_game_that_a_shot_at_the_jack_ended() -> None:
    facts = Petanque.parse("A34,A44,A45 - 0/2 4-13 A over:B 13/4").describe()
    assert (facts.turn, facts.winner) == ("over", 1)
    assert facts.jack is None
    assert (facts.holder, facts.holding) == (None, 0)
    assert [(ball.side, ball.place) for ball in facts.lying] == [(0, "34"), (0, "44"), (0, "45")]
    assert (facts.left, facts.lost) == ((0, 2), (1, 2))
