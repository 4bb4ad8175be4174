"""Each team rolls one die, the higher starts; equal dice roll again."""

import pytest

from engine.boulomania import Boulomania
from engine.events import OpeningRolled
from tests.folding import each_of

NEW = ".................. 8/8 0-0 A start 13/8"


@pytest.mark.parametrize("roll", ["21", "61", "63", "65"])
def test_a_starts_with_the_higher_die(roll: str) -> None:
    position, events = Boulomania.parse(NEW).apply(roll)
    assert str(position) == ".................. 8/8 0-0 A A:jack 13/8"
    assert events == (OpeningRolled(roll, 0),)
    assert position.turn == "A"


@pytest.mark.parametrize("roll", ["12", "16", "36", "56"])
def test_b_starts_with_the_higher_die(roll: str) -> None:
    position, events = Boulomania.parse(NEW).apply(roll)
    assert str(position) == ".................. 8/8 0-0 B B:jack 13/8"
    assert events == (OpeningRolled(roll, 1),)
    assert position.turn == "B"


@each_of("roll", ["11", "22", "33", "44", "55", "66"])
def test_equal_dice_roll_again(roll: str) -> None:
    position, events = Boulomania.parse(NEW).apply(roll)
    assert str(position) == NEW
    assert events == (OpeningRolled(roll, None),)
    assert position.turn == "chance"


def test_the_opening_keeps_the_options() -> None:
    position, _ = Boulomania.parse(".................. 3/3 0-0 A start 7/3").apply("26")
    assert str(position) == ".................. 3/3 0-0 B B:jack 7/3"
