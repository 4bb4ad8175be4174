"""Shooting a ball, the target named first: 1-3 missed, 4 grazed, 5 both balls lost, 6 takes its place."""

import pytest

from engine.boulomania import Boulomania
from engine.events import (
    BallLost,
    BallPlaced,
    BallsPushed,
    Carreau,
    Push,
    Rolled,
    ShotGrazed,
    ShotHit,
    ShotMissed,
)

SHOT = ".o.....A...B...... 7/7 0-0 A A:shoot:12 13/8"
JACK_PIT = ".oB............... 8/7 0-0 B A:shoot:3 13/8"
SHOOTER_LOST = BallLost(0, None, "shot")


def test_only_the_other_teams_balls_are_targets() -> None:
    position = Boulomania.parse(".oA..B.AB..B...... 6/5 0-0 A A:play 13/8")
    assert set(position.legal_actions()) == {
        "point2",
        "point3",
        "shoot:jack",
        "shoot:6",
        "shoot:9",
        "shoot:12",
    }


def test_b_shoots_at_a() -> None:
    position = Boulomania.parse(".oA..B.AB..A...... 5/6 0-0 A B:play 13/8")
    assert set(position.legal_actions()) == {
        "point2",
        "point3",
        "shoot:jack",
        "shoot:3",
        "shoot:8",
        "shoot:12",
    }


def test_the_target_is_named_before_the_die_falls() -> None:
    position, events = Boulomania.parse(".o.....A...B...... 7/7 0-0 A A:play 13/8").apply("shoot:12")
    assert str(position) == SHOT
    assert position.turn == "chance"
    assert events == ()


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_one_two_and_three_miss(die: str) -> None:
    position, events = Boulomania.parse(SHOT).apply(die)
    assert str(position) == ".o.....A...B...... 6/7 0-0 A A:play 13/8"
    assert events == (Rolled(0, die, "shoot"), ShotMissed(0, 12), SHOOTER_LOST)


def test_four_grazes() -> None:
    position, events = Boulomania.parse(".o....A.B......... 7/7 0-0 A A:shoot:9 13/8").apply("4")
    assert str(position) == ".o....A..B........ 6/7 0-0 A A:play 13/8"
    assert events == (
        Rolled(0, "4", "shoot"),
        ShotGrazed(0, 9, True),
        SHOOTER_LOST,
        BallsPushed((Push(1, 9, 10),)),
    )


def test_five_loses_both_balls() -> None:
    position, events = Boulomania.parse(SHOT).apply("5")
    assert str(position) == ".o.....A.......... 6/7 0-0 A B:play 13/8"
    assert events == (
        Rolled(0, "5", "shoot"),
        ShotHit(0, 12),
        BallLost(1, 12, "was_hit"),
        SHOOTER_LOST,
    )


def test_six_takes_the_targets_place() -> None:
    position, events = Boulomania.parse(SHOT).apply("6")
    assert str(position) == ".o.....A...A...... 6/7 0-0 A B:play 13/8"
    assert events == (
        Rolled(0, "6", "shoot"),
        Carreau(0, 12),
        BallLost(1, 12, "was_hit"),
        BallPlaced(0, 12),
    )


@pytest.mark.parametrize(
    ("die", "after"),
    [
        ("3", ".o.....B...A...... 7/6 0-0 A B:play 13/8"),
        ("5", ".o.....B.......... 7/6 0-0 A A:play 13/8"),
        ("6", ".o.....B...B...... 7/6 0-0 A A:play 13/8"),
    ],
)
def test_b_shoots_by_the_same_table(die: str, after: str) -> None:
    position, _ = Boulomania.parse(".o.....B...A...... 7/7 0-0 A B:shoot:12 13/8").apply(die)
    assert str(position) == after


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_a_target_in_a_jack_pit_is_missed(die: str) -> None:
    position, events = Boulomania.parse(JACK_PIT).apply(die)
    assert str(position) == ".oB............... 7/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, die, "shoot"), ShotMissed(0, 3), SHOOTER_LOST)


@pytest.mark.parametrize("pits", [".oB...............", "..B..o............", ".BBo.............."])
def test_four_does_nothing_to_a_target_in_a_jack_pit(pits: str) -> None:
    b = 8 - pits.count("B")
    position, events = Boulomania.parse(f"{pits} 8/{b} 0-0 B A:shoot:3 13/8").apply("4")
    assert str(position) == f"{pits} 7/{b} 0-0 B A:play 13/8"
    assert events == (Rolled(0, "4", "shoot"), ShotGrazed(0, 3, False), SHOOTER_LOST)


def test_five_hits_a_target_in_a_jack_pit() -> None:
    position, events = Boulomania.parse(JACK_PIT).apply("5")
    assert str(position) == ".o................ 7/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, "5", "shoot"), ShotHit(0, 3), BallLost(1, 3, "was_hit"), SHOOTER_LOST)


def test_six_puts_the_shooting_ball_into_the_jack_pit() -> None:
    position, events = Boulomania.parse(JACK_PIT).apply("6")
    assert str(position) == ".oA............... 7/7 0-0 B B:play 13/8"
    assert events == (
        Rolled(0, "6", "shoot"),
        Carreau(0, 3),
        BallLost(1, 3, "was_hit"),
        BallPlaced(0, 3),
    )


@pytest.mark.parametrize("die", ["1", "3", "5", "6"])
def test_only_a_graze_moves_other_balls_or_the_jack(die: str) -> None:
    """12 is beside the jack in 2, and 11 lies ahead of it."""
    position, _ = Boulomania.parse(".o........BB...... 8/6 0-0 B A:shoot:12 13/8").apply(die)
    assert str(position).startswith(".o........B")
