"""Pointing with 2 or 3 dice: the sum of the dice is the pit; a sum below 7, the ball is lost."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, BallPlaced, Rolled
from tests.folding import each_of


@pytest.mark.parametrize("action", ["point2", "point3"])
def test_the_dice_go_into_the_air(action: str) -> None:
    position, events = Boulomania.parse(".o................ 8/8 0-0 A A:play 13/8").apply(action)
    assert str(position) == f".o................ 8/8 0-0 A A:{action} 13/8"
    assert position.turn == "chance"
    assert events == ()


@each_of(
    ("roll", "pit", "pits"),
    [
        ("16", 7, ".o....A..........."),
        ("34", 7, ".o....A..........."),
        ("26", 8, ".o.....A.........."),
        ("36", 9, ".o......A........."),
        ("46", 10, ".o.......A........"),
        ("56", 11, ".o........A......."),
    ],
)
def test_two_dice(roll: str, pit: int, pits: str) -> None:
    position, events = Boulomania.parse(".o................ 8/8 0-0 A A:point2 13/8").apply(roll)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"
    assert events == (Rolled(0, roll, "point2"), BallPlaced(0, pit))


@each_of(
    ("roll", "pit", "pits"),
    [
        ("115", 7, ".o....A..........."),
        ("224", 8, ".o.....A.........."),
        ("135", 9, ".o......A........."),
        ("235", 10, ".o.......A........"),
        ("236", 11, ".o........A......."),
        ("345", 12, ".o.........A......"),
        ("166", 13, ".o..........A....."),
        ("455", 14, ".o...........A...."),
        ("456", 15, ".o............A..."),
        ("466", 16, ".o.............A.."),
        ("566", 17, ".o..............A."),
        ("666", 18, ".o...............A"),
    ],
)
def test_three_dice(roll: str, pit: int, pits: str) -> None:
    position, events = Boulomania.parse(".o................ 8/8 0-0 A A:point3 13/8").apply(roll)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"
    assert events == (Rolled(0, roll, "point3"), BallPlaced(0, pit))


def test_b_points_a_ball_of_its_own() -> None:
    position, events = Boulomania.parse(".o.........A...... 7/8 0-0 A B:point2 13/8").apply("36")
    assert str(position) == ".o......B..A...... 7/7 0-0 A B:play 13/8"
    assert events == (Rolled(1, "36", "point2"), BallPlaced(1, 9))


@each_of("roll", ["12", "13", "14", "15", "23", "24"])
def test_two_dice_below_seven_lose_the_ball(roll: str) -> None:
    position, events = Boulomania.parse(".o.........B...... 8/7 0-0 B A:point2 13/8").apply(roll)
    assert str(position) == ".o.........B...... 7/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, roll, "point2"), BallLost(0, None, "too_short"))


@each_of("roll", ["111", "112", "113", "114", "122", "123", "222"])
def test_three_dice_below_seven_lose_the_ball(roll: str) -> None:
    position, events = Boulomania.parse("..o........B...... 8/7 0-0 B A:point3 13/8").apply(roll)
    assert str(position) == "..o........B...... 7/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, roll, "point3"), BallLost(0, None, "too_short"))


def test_a_jack_pit_is_never_the_sum() -> None:
    """1 and 4 make 5, but pit 5 is for pairs only."""
    position, _ = Boulomania.parse(".o................ 8/8 0-0 A A:point2 13/8").apply("14")
    assert str(position) == ".o................ 7/8 0-0 A B:play 13/8"
