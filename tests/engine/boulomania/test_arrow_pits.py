"""Arrow pits, for a ball pushed by pointing: 8 to 9 or 12; 13 to 12, 9 or 17; 16 to 17 or 12.

The team that is playing chooses; every way through the arrows is offered as a whole route.
"""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, BallPlaced, BallsPushed, Push, Rolled, WayOpen
from tests.folding import each_of


@pytest.mark.parametrize(
    ("before", "roll", "routes"),
    [
        ("o......B..........", "116", {"land:8>9", "land:8>12"}),
        ("o...........B.....", "346", {"land:13>12", "land:13>9", "land:13>17"}),
        ("o..............B..", "556", {"land:16>17", "land:16>12"}),
    ],
)
def test_the_team_that_plays_has_the_choice(before: str, roll: str, routes: set[str]) -> None:
    position, events = Boulomania.parse(f"{before} 8/7 0-0 B A:point3 13/8").apply(roll)
    assert str(position) == f"{before} 8/7 0-0 B A:land{roll} 13/8"
    assert position.turn == "A"
    assert set(position.legal_actions()) == routes
    assert events == (
        Rolled(0, roll, "point3"),
        WayOpen(0, roll, tuple(position.legal_actions())),
    )


@each_of(
    ("before", "way", "push", "after"),
    [
        (
            "o......B.......... 8/7 0-0 B A:land26",
            "land:8>9",
            Push(1, 8, 9),
            "o......AB......... 7/7 0-0 B A:play",
        ),
        (
            "o......B.......... 8/7 0-0 B A:land26",
            "land:8>12",
            Push(1, 8, 12),
            "o......A...B...... 7/7 0-0 B A:play",
        ),
        (
            "o...........B..... 8/7 0-0 B A:land346",
            "land:13>12",
            Push(1, 13, 12),
            "o..........BA..... 7/7 0-0 B A:play",
        ),
        (
            "o...........B..... 8/7 0-0 B A:land346",
            "land:13>9",
            Push(1, 13, 9),
            "o.......B...A..... 7/7 0-0 B A:play",
        ),
        (
            "o...........B..... 8/7 0-0 B A:land346",
            "land:13>17",
            Push(1, 13, 17),
            "o...........A...B. 7/7 0-0 B B:play",
        ),
        (
            "o..............B.. 8/7 0-0 B A:land556",
            "land:16>17",
            Push(1, 16, 17),
            "o..............AB. 7/7 0-0 B A:play",
        ),
        (
            "o..............B.. 8/7 0-0 B A:land556",
            "land:16>12",
            Push(1, 16, 12),
            "o..........B...A.. 7/7 0-0 B A:play",
        ),
    ],
)
def test_every_way(before: str, way: str, push: Push, after: str) -> None:
    position, events = Boulomania.parse(f"{before} 13/8").apply(way)
    assert str(position) == f"{after} 13/8"
    assert events == (BallPlaced(0, push.start), BallsPushed((push,)))


@pytest.mark.parametrize(
    ("roll", "pits"),
    [("116", "o......A.........."), ("346", "o...........A....."), ("556", "o..............A..")],
)
def test_a_free_arrow_pit_asks_nothing(roll: str, pits: str) -> None:
    position, _ = Boulomania.parse("o................. 8/8 0-0 A A:point3 13/8").apply(roll)
    assert str(position) == f"{pits} 7/8 0-0 A B:play 13/8"


def test_ones_own_ball_has_the_same_ways() -> None:
    position, _ = Boulomania.parse("o.........B....A.. 7/7 0-0 A A:point3 13/8").apply("556")
    assert set(position.legal_actions()) == {"land:16>17", "land:16>12"}


@each_of(
    ("before", "roll", "routes"),
    [
        ("o.....BB..........", "115", {"land:7>8>9", "land:7>8>12"}),
        ("o...........BB....", "356", {"land:14>13>12", "land:14>13>9", "land:14>13>17"}),
        ("o.............BB..", "456", {"land:15>16>17", "land:15>16>12"}),
        ("o......B...B......", "116", {"land:8>9", "land:8>12>11"}),
        ("o.......B...B.....", "346", {"land:13>12", "land:13>9>10", "land:13>17"}),
    ],
)
def test_the_way_of_every_pushed_ball_is_in_the_route(before: str, roll: str, routes: set[str]) -> None:
    position, _ = Boulomania.parse(f"{before} 8/6 0-0 B A:point3 13/8").apply(roll)
    assert set(position.legal_actions()) == routes


def test_a_route_through_two_pits_moves_both_balls() -> None:
    position, events = Boulomania.parse("o.........B.AB.... 7/6 0-0 A A:land356 13/8").apply("land:14>13>17")
    assert str(position) == "o.........B.BA..A. 6/6 0-0 A A:play 13/8"
    assert events == (BallPlaced(0, 14), BallsPushed((Push(1, 14, 13), Push(0, 13, 17))))


CROWDED = "o.......BBBBB...BA 7/2 0-0 B A:land346 13/8"


def test_every_route_out_of_a_crowded_board() -> None:
    routes = {"land:13>12>11>out", "land:13>9>10>out", "land:13>17>18>out"}
    assert set(Boulomania.parse(CROWDED).legal_actions()) == routes


@pytest.mark.parametrize(
    ("way", "after", "pushes", "lost"),
    [
        (
            "land:13>12>11>out",
            "o.......BBBBA...BA 6/2 0-0 B A:play 13/8",
            (Push(1, 13, 12), Push(1, 12, 11), Push(1, 11, None)),
            BallLost(1, 11, "pushed_out"),
        ),
        (
            "land:13>9>10>out",
            "o.......BBBBA...BA 6/2 0-0 B A:play 13/8",
            (Push(1, 13, 9), Push(1, 9, 10), Push(1, 10, None)),
            BallLost(1, 10, "pushed_out"),
        ),
        (
            "land:13>17>18>out",
            "o.......BBBBA...BB 6/2 0-0 B A:play 13/8",
            (Push(1, 13, 17), Push(1, 17, 18), Push(0, 18, None)),
            BallLost(0, 18, "pushed_out"),
        ),
    ],
)
def test_the_last_ball_of_a_route_leaves_the_board(
    way: str, after: str, pushes: tuple[Push, ...], lost: BallLost
) -> None:
    position, events = Boulomania.parse(CROWDED).apply(way)
    assert str(position) == after
    assert events == (BallPlaced(0, 13), BallsPushed(pushes), lost)
