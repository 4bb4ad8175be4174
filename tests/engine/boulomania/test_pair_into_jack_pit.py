"""A pair with two dice may go into the jack pit of that number, if neither the jack nor a ball lies there."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, BallPlaced, BallsPushed, Push, Rolled, WayOpen
from tests.folding import each_of


@pytest.mark.parametrize(
    ("roll", "routes"),
    [
        ("44", {"land:4", "land:8"}),
        ("55", {"land:5", "land:10"}),
        ("66", {"land:6", "land:12"}),
    ],
)
def test_a_high_pair_leaves_the_choice_of_jack_pit_or_sum(roll: str, routes: set[str]) -> None:
    position, events = Boulomania.parse(".o................ 8/8 0-0 A A:point2 13/8").apply(roll)
    assert str(position) == f".o................ 8/8 0-0 A A:land{roll} 13/8"
    assert position.turn == "A"
    assert set(position.legal_actions()) == routes
    rolled, choice = events
    assert rolled == Rolled(0, roll, "point2")
    assert choice == WayOpen(0, roll, tuple(position.legal_actions()))


@pytest.mark.parametrize(
    ("way", "pit", "pits"),
    [("land:4", 4, ".o.A.............."), ("land:8", 8, ".o.....A..........")],
)
def test_the_team_chooses(way: str, pit: int, pits: str) -> None:
    position, events = Boulomania.parse(".o................ 8/8 0-0 A A:land44 13/8").apply(way)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"
    assert events == (BallPlaced(0, pit),)


@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [
        ("...o....B.........", "44", "...o...AB........."),
        (".o..A......B......", "55", ".o..A....A.B......"),
        (".o..B.............", "55", ".o..B....A........"),
        (".....o..B.........", "66", ".....o..B..A......"),
    ],
)
def test_a_taken_jack_pit_leaves_only_the_sum(before: str, roll: str, after: str) -> None:
    """The jack lies there, or a ball of either team."""
    a = 8 - before.count("A")
    position, events = Boulomania.parse(f"{before} {a}/7 0-0 B A:point2 13/8").apply(roll)
    assert str(position).startswith(f"{after} {a - 1}/7 0-0 B ")
    assert events == (Rolled(0, roll, "point2"), BallPlaced(0, 2 * int(roll[0])))


@pytest.mark.parametrize(
    ("roll", "pits"),
    [("11", "A....o............"), ("22", ".A...o............"), ("33", "..A..o............")],
)
def test_a_pair_below_seven_goes_into_its_jack_pit_at_once(roll: str, pits: str) -> None:
    position, events = Boulomania.parse(".....o............ 8/8 0-0 A A:point2 13/8").apply(roll)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"
    assert events == (Rolled(0, roll, "point2"), BallPlaced(0, int(roll[0])))


@each_of(
    ("pits", "a", "roll"),
    [
        ("o.........B.......", 8, "11"),
        (".o.........B......", 8, "22"),
        ("..o.........B.....", 8, "33"),
        (".oA........B......", 7, "33"),
        (".oB...............", 8, "33"),
    ],
)
def test_a_pair_below_seven_whose_jack_pit_is_taken_is_lost(pits: str, a: int, roll: str) -> None:
    """What lies in a jack pit is never pushed."""
    position, events = Boulomania.parse(f"{pits} {a}/7 0-0 B A:point2 13/8").apply(roll)
    assert str(position) == f"{pits} {a - 1}/7 0-0 B A:play 13/8"
    assert events == (Rolled(0, roll, "point2"), BallLost(0, None, "jack_pit_taken"))


@each_of(
    ("roll", "pits"),
    [
        ("144", ".o......A........."),
        ("333", ".o......A........."),
        ("444", ".o.........A......"),
        ("555", ".o............A..."),
        ("666", ".o...............A"),
    ],
)
def test_a_pair_among_three_dice_is_none(roll: str, pits: str) -> None:
    position, _ = Boulomania.parse(".o................ 8/8 0-0 A A:point3 13/8").apply(roll)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"


def test_a_low_triple_is_lost_though_its_jack_pit_is_free() -> None:
    position, _ = Boulomania.parse(".o................ 8/8 0-0 A A:point3 13/8").apply("111")
    assert str(position) == ".o................ 7/8 0-0 A B:play 13/8"


def test_the_jack_pit_or_pushing() -> None:
    position, _ = Boulomania.parse(".o.......B........ 8/7 0-0 B A:point2 13/8").apply("55")
    assert set(position.legal_actions()) == {"land:5", "land:10>out"}
    pushed, events = position.apply("land:10>out")
    assert str(pushed) == ".o.......A........ 7/7 0-0 B B:play 13/8"
    assert events == (
        BallPlaced(0, 10),
        BallsPushed((Push(1, 10, None),)),
        BallLost(1, 10, "pushed_out"),
    )
    spared, events = position.apply("land:5")
    assert str(spared) == ".o..A....B........ 7/7 0-0 B B:play 13/8"
    assert events == (BallPlaced(0, 5),)


def test_jack_pit_and_arrows_are_offered_together() -> None:
    position, _ = Boulomania.parse(".o.....B.......... 8/7 0-0 B A:point2 13/8").apply("44")
    assert str(position) == ".o.....B.......... 8/7 0-0 B A:land44 13/8"
    assert set(position.legal_actions()) == {"land:4", "land:8>9", "land:8>12"}
