"""The starting team throws one die: the jack lies in that jack pit."""

from engine.boulomania import Boulomania
from engine.events import JackThrown
from tests.folding import each_of


def test_the_starting_team_takes_the_jack_in_hand() -> None:
    before = Boulomania.parse(".................. 8/8 3-1 B B:jack 13/8")
    assert before.turn == "B"
    assert list(before.legal_actions()) == ["jack"]
    position, events = before.apply("jack")
    assert str(position) == ".................. 8/8 3-1 B B:throw 13/8"
    assert position.turn == "chance"
    assert events == ()


@each_of(
    ("die", "pits"),
    [
        ("1", "o................."),
        ("2", ".o................"),
        ("3", "..o..............."),
        ("4", "...o.............."),
        ("5", "....o............."),
        ("6", ".....o............"),
    ],
)
def test_the_jack_lies_in_the_pit_of_the_die(die: str, pits: str) -> None:
    position, events = Boulomania.parse(".................. 8/8 3-1 B B:throw 13/8").apply(die)
    assert str(position) == f"{pits} 8/8 3-1 B B:play 13/8"
    assert events == (JackThrown(1, die, int(die)),)


def test_the_team_that_threw_the_jack_plays_the_first_ball() -> None:
    position, _ = Boulomania.parse(".................. 8/8 0-0 A A:throw 13/8").apply("4")
    assert position.turn == "A"
