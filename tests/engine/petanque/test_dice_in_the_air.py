"""Rolls: two digits, length then width (`start`: A then B); one digit for a shot, all equally likely."""

from fractions import Fraction
from itertools import product

import pytest

from engine.petanque import Petanque
from tests.folding import each_of

TWO_DICE = {f"{first}{second}": Fraction(1, 36) for first, second in product("123456", repeat=2)}
ONE_DIE = {face: Fraction(1, 6) for face in "123456"}


@each_of(
    "notation",
    [
        "- - 4/4 0-0 A start 13/4",
        "- - 4/4 0-0 A A:throw 13/4",
        "- - 4/4 0-0 B B:throw 13/4",
        "- 34d 4/4 0-0 A A:point 13/4",
        "A34 34d 3/4 0-0 A B:point 13/4",
    ],
)
def test_two_dice_told_apart(notation: str) -> None:
    position = Petanque.parse(notation)
    assert position.turn == "chance"
    assert position.chance_outcomes() == TWO_DICE
    assert position.cast is not None
    assert position.cast.dice == 2
    assert not position.legal_actions()


@pytest.mark.parametrize(
    "notation", ["A34 34d 3/4 0-0 A B:shoot:34 13/4", "- 34d 3/3 0-0 A A:shoot:jack 13/4"]
)
def test_one_die_to_shoot(notation: str) -> None:
    position = Petanque.parse(notation)
    assert position.turn == "chance"
    assert position.chance_outcomes() == ONE_DIE
    assert position.cast is not None
    assert position.cast.dice == 1
    assert not position.legal_actions()


@each_of(
    ("notation", "turn"),
    [
        ("- - 4/4 0-0 A A:jack 13/4", "A"),
        ("- - 4/4 0-0 B B:corner34 13/4", "B"),
        ("A34 34d 3/4 0-0 A B:play 13/4", "B"),
        ("B34 34d 4/3 0-0 B A:play 13/4", "A"),
        ("A34,A44,A45,B12 34d 0/0 13-0 A over:A 13/4", "over"),
    ],
)
def test_no_dice_while_a_team_decides_or_it_is_over(notation: str, turn: str) -> None:
    position = Petanque.parse(notation)
    assert position.turn == turn
    assert position.chance_outcomes() == {}
    assert position.cast is None


@pytest.mark.parametrize(
    ("before", "action", "following"),
    [
        ("- - 4/4 0-0 A A:jack 13/4", "jack", "- - 4/4 0-0 A A:throw 13/4"),
        ("A34 34d 3/4 0-0 A B:play 13/4", "point", "A34 34d 3/4 0-0 A B:point 13/4"),
        ("A34 34d 3/4 0-0 A B:play 13/4", "shoot:34", "A34 34d 3/4 0-0 A B:shoot:34 13/4"),
        ("A34 34d 3/4 0-0 A B:play 13/4", "shoot:jack", "A34 34d 3/4 0-0 A B:shoot:jack 13/4"),
    ],
)
def test_announcing_takes_the_dice_in_hand_and_nothing_else(before: str, action: str, following: str) -> None:
    position, events = Petanque.parse(before).apply(action)
    assert str(position) == following
    assert events == ()
