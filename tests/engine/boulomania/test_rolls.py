"""Rolls: `start` two digits in the order A, B; otherwise the dice in rising order."""

from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from engine.boulomania import Boulomania
from tests.folding import each_of


def test_the_opening_roll_is_read_in_order() -> None:
    outcomes = Boulomania.parse(".................. 8/8 0-0 A start 13/8").chance_outcomes()
    assert set(outcomes) == {a + b for a, b in product("123456", repeat=2)}
    assert set(outcomes.values()) == {Fraction(1, 36)}


@pytest.mark.parametrize(
    "notation",
    [
        ".................. 8/8 0-0 A A:throw 13/8",
        ".o.........B...... 8/7 0-0 B A:shoot:12 13/8",
        ".o.........B...... 8/7 0-0 B A:shoot:jack 13/8",
    ],
)
def test_one_die_for_the_jack_and_for_a_shot(notation: str) -> None:
    outcomes = Boulomania.parse(notation).chance_outcomes()
    assert dict(outcomes) == dict.fromkeys("123456", Fraction(1, 6))


def test_two_dice_to_point() -> None:
    outcomes = Boulomania.parse(".o................ 8/8 0-0 A A:point2 13/8").chance_outcomes()
    assert set(outcomes) == {"".join(dice) for dice in combinations_with_replacement("123456", 2)}
    assert outcomes["44"] == Fraction(1, 36)
    assert outcomes["34"] == Fraction(2, 36)
    assert sum(outcomes.values()) == 1


def test_three_dice_to_point() -> None:
    outcomes = Boulomania.parse(".o................ 8/8 0-0 A A:point3 13/8").chance_outcomes()
    assert set(outcomes) == {"".join(dice) for dice in combinations_with_replacement("123456", 3)}
    assert outcomes["444"] == Fraction(1, 216)
    assert outcomes["344"] == Fraction(3, 216)
    assert outcomes["345"] == Fraction(6, 216)
    assert sum(outcomes.values()) == 1


@each_of(
    ("notation", "dice"),
    [
        (".................. 8/8 0-0 A start 13/8", 2),
        (".................. 8/8 0-0 A A:throw 13/8", 1),
        (".o................ 8/8 0-0 A A:point2 13/8", 2),
        (".o................ 8/8 0-0 A A:point3 13/8", 3),
        (".o................ 8/7 0-0 B A:shoot:jack 13/8", 1),
    ],
)
def test_while_dice_are_in_the_air_nobody_acts(notation: str, dice: int) -> None:
    position = Boulomania.parse(notation)
    assert position.turn == "chance"
    assert list(position.legal_actions()) == []
    assert position.cast is not None
    assert position.cast.dice == dice


@pytest.mark.parametrize(
    ("notation", "turn"),
    [
        (".................. 8/8 0-0 B B:jack 13/8", "B"),
        (".o................ 8/8 0-0 A A:play 13/8", "A"),
        (".o................ 8/8 0-0 A A:land44 13/8", "A"),
        (".o.........A...... 0/0 13-0 A over:A 13/8", "over"),
    ],
)
def test_otherwise_no_roll_can_fall(notation: str, turn: str) -> None:
    position = Boulomania.parse(notation)
    assert position.turn == turn
    assert dict(position.chance_outcomes()) == {}
    assert position.cast is None
