"""What anybody at the table would play."""

import random

import pytest

from engine import parse_position
from players import best_action

CHOICES = {
    "the jack, when its three balls win and nothing else is likely to": (
        "petanque",
        "B33,B44,B43,B34 34a 4/0 10-12 B A:play 13/4",
        {"shoot:jack"},
    ),
    "the ball that stands between it and the game": (
        "petanque",
        "A11,B34 34a 1/0 12-12 B A:play 13/4",
        {"shoot:34"},
    ),
    "not the jack, when the game is won already": (
        "petanque",
        "A33,B11 34a 1/0 12-12 B A:play 13/4",
        {"point", "shoot:11"},
    ),
    "the way that wins instead of a tie": (
        "boulomania",
        "..o........B.A.... 1/0 12-12 B A:land66 13/8",
        {"land:12>11"},
    ),
    "the nearest ball": (
        "boulomania",
        "..o.........B..... 2/0 12-12 B A:play 13/8",
        {"shoot:13"},
    ),
    "two marbles for the taking": (
        "carami",
        "B..../...../...../.B./..B../..A../A.... ..../.... 0/0 12/13 0 A",
        {"c2xc5"},
    ),
    "the ten that a ramp leads to": (
        "carami",
        "....B/...../...../.../...../..A../A.... A.../.... 1/0 14/12 0 A",
        {"ra-a7"},
    ),
}


@pytest.mark.parametrize("name", CHOICES)
def test_it_plays(name: str) -> None:
    game, notation, right = CHOICES[name]
    position = parse_position(game, notation)
    assert {best_action(position, "expert", random.Random(seed), ms=100) for seed in range(3)} <= right


def test_it_does_not_step_where_two_are_taken() -> None:
    """On b3 and b4 the marbles would stand in line before b5, with b2 free behind them."""
    notation = "...../...../.B.../.../.A.../..A../..... ..../.... 0/0 14/13 0 A"
    position = parse_position("carami", notation)
    assert "b3-b4" in position.legal_actions()
    losing = {
        action
        for action in position.legal_actions()
        for reply in position.apply(action)[0].legal_actions()
        if position.apply(action)[0].apply(reply)[0].score()[1] > position.score()[1]
    }
    assert losing
    assert best_action(position, "normal", random.Random(1)) not in losing


def test_a_first_piece_is_a_big_one() -> None:
    position = parse_position("boomerang", "- A")
    sizes = [best_action(position, "normal", random.Random(seed))[1] for seed in range(10)]
    assert set(sizes) <= {"4", "5"}
    assert sizes.count("5") > sizes.count("4")


def test_between_equals_chance_decides() -> None:
    position = parse_position("petanque", "A33,B11 34a 1/0 12-12 B A:play 13/4")
    played = {best_action(position, "normal", random.Random(seed)) for seed in range(40)}
    assert played == {"point", "shoot:11"}


RAMPS = {
    "ra-a7": ".B.B./...../...../.../...../.A.A./A...A A.../.... 1/0 13/10 0 A",
    "rb-b7": "A.B../...../...../.../...../.A.A./A...A .A../.... 2/0 14/9 0 A",
    "re-e1": ".B.B./...../...../.../...../..A../.A.A. ..../...B 0/1 12/12 0 B",
}
SEEDS = 20


@pytest.mark.parametrize(("level", "least"), [("hard", 18), ("normal", 15), ("easy", 10)])
@pytest.mark.parametrize("free", RAMPS)
def test_points_that_a_ramp_leads_to_are_not_left_lying(free: str, level: str, least: int) -> None:
    """They could wait, as nobody else can have them; but who sees them and leaves them looks foolish."""
    position = parse_position("carami", RAMPS[free])
    played = [best_action(position, level, random.Random(seed)) for seed in range(SEEDS)]
    assert played.count(free) >= least


AT_ONCE = {
    "boomerang ABT4.1@h1,BBU5.1@g3,ABU5.0@d5,BBT5.1@e6,ABX5.0@h7,BAX5.0@c7,ABT5.1@h5,BBV5.3@d1,ABV5.1@a2,"
    "BBI3.0@f9,AAI3.0@e2,BBI4.0@d4,AAI4.0@e1,BBI2.0@b1,ABI1.0@i4,BBI1.0@i5,AAO4.0@a7,BAO4.0@b5,ABV3.0@a4,"
    "BBI2.1@j2,AAI2.0@a9,BBI1.0@a3 A": {"I1.0@h7"},
    "boulomania .o....A.BAB.AAABA. 0/1 0-0 B B:land445 2/7": {"land:13>17>18"},
    "carami AAA.A/.A..A/...../.../...../BB.B./BABBB ..../.... 1/1 8/8 0 A": {"e6-d7"},
    "carami AAAAB/..AA./...../.../...../.BB../BBB.B ...A/.... 1/1 8/8 0 B": {"c2-d1"},
}
"""Positions in which some actions win at once."""
THROWN = {
    "boulomania .....oBBAA..A..... 0/1 12-10 B B:land125 13/5": {"land:8>9>10>out"},
    "boulomania .....o.B....A..... 0/1 1-0 A B:land125 2/2": {"land:8>9"},
    "carami .A.A./...../...../.../...../...B./.B... ..../.... 0/0 13/13 0 B": {"d2-c1"},
}
"""Positions in which some actions lose at once, and others do not."""


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("notation", "wins"), AT_ONCE.items())
def test_a_win_at_hand_is_never_overlooked(notation: str, wins: set[str], level: str) -> None:
    """Who may overlook what is quiet sees that the game would be won."""
    game, _, rest = notation.partition(" ")
    position = parse_position(game, rest)
    assert {best_action(position, level, random.Random(seed)) for seed in range(SEEDS)} <= wins


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("notation", "thrown"), THROWN.items())
def test_no_game_is_thrown_away(notation: str, thrown: set[str], level: str) -> None:
    game, _, rest = notation.partition(" ")
    position = parse_position(game, rest)
    assert not {best_action(position, level, random.Random(seed)) for seed in range(SEEDS)} & thrown
