"""Black and white give the cell; a ball there moves one on, pushing; past length 6 is lost; no jack moves."""

import pytest

from engine.events import BallLost, BallPlaced, BallsPushed, Push, Rolled
from engine.petanque import Petanque
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of

CELLS = [f"{length}{width}" for length in range(1, 7) for width in range(1, 7)]

# The jack in 11a is at (3, 3), nearest to short and narrow cells.


def test_pointing_is_always_allowed() -> None:
    for notation in ("- 34d 4/4 0-0 A A:play 13/4", "B34 34d 1/0 0-0 A A:play 13/4"):
        assert "point" in Petanque.parse(notation).legal_actions()


@each_of("cell", CELLS)
def test_the_dice_are_the_cell(cell: str) -> None:
    assert play("- 34d 4/4 0-0 A A:point 13/4", cell) == (
        f"A{cell} 34d 3/4 0-0 A B:play 13/4",
        printed(Rolled(0, cell, "point"), BallPlaced(0, cell)),
    )


def test_the_new_ball_comes_last() -> None:
    assert play("A34,B45 34d 3/3 0-0 A B:point 13/4", "21") == (
        "A34,B45,B21 34d 3/2 0-0 A B:play 13/4",
        printed(Rolled(1, "21", "point"), BallPlaced(1, "21")),
    )


@each_of("jack", ["34a", "34b", "34c", "34d", "44a", "44d"])
def test_the_jack_never_moves(jack: str) -> None:
    assert play(f"A34 {jack} 3/4 0-0 A B:point 13/4", "34")[0].split()[:2] == ["A44,B34", jack]


@pytest.mark.parametrize(("owner", "side"), [("A", 0), ("B", 1)])
def test_a_ball_moves_one_cell_on_whoever_owns_it(owner: str, side: int) -> None:
    assert play(f"B11,{owner}34 11a 2/2 0-0 A A:point 13/4", "34") == (
        f"B11,{owner}44,A34 11a 1/2 0-0 A A:play 13/4",
        printed(Rolled(0, "34", "point"), BallPlaced(0, "34"), BallsPushed((Push(side, "34", "44"),))),
    )


@each_of(
    ("balls", "cell", "following"),
    [
        ("B11,A33,B35,A24,A44", "34", "B11,A33,B35,A24,A44,A34"),  # its neighbours are not touched
        ("B11,A24,B44", "24", "B11,B44,A34,A24"),  # a free cell between: the far one stays
        ("B11,B34", "24", "B11,B34,A24"),  # a ball ahead of the landing cell is not pushed
        ("B11,A14", "24", "B11,A14,A24"),  # nor one behind it
        ("A46,B11", "36", "A46,B11,A36"),
    ],
)
def test_only_what_is_met_moves(balls: str, cell: str, following: str) -> None:
    position = Petanque.parse(f"{balls} 11a 2/2 0-0 A A:point 13/8")
    assert str(position.apply(cell)[0]) == f"{following} 11a 1/2 0-0 A A:play 13/8"


@pytest.mark.parametrize(
    "balls", ["A24,B12,B34,A44", "A44,B34,A24,B12", "B34,A24,B12,A44", "B12,A44,A24,B34"]
)
def test_pushed_balls_go_to_the_end_the_landing_cell_first(balls: str) -> None:
    assert play(f"{balls} 11a 2/2 0-0 A A:point 13/4", "24") == (
        "B12,A34,B44,A54,A24 11a 1/2 0-0 A A:play 13/4",
        printed(
            Rolled(0, "24", "point"),
            BallPlaced(0, "24"),
            BallsPushed((Push(0, "24", "34"), Push(1, "34", "44"), Push(0, "44", "54"))),
        ),
    )


@each_of(("owner", "side"), [("A", 0), ("B", 1)])
@each_of("width", ["1", "4", "6"])
def test_a_ball_pushed_past_length_6_is_lost(owner: str, side: int, width: str) -> None:
    cell = f"6{width}"
    assert play(f"B11,{owner}{cell} 11a 2/2 0-0 A A:point 13/4", cell) == (
        f"B11,A{cell} 11a 1/2 0-0 A A:play 13/4",
        printed(
            Rolled(0, cell, "point"),
            BallPlaced(0, cell),
            BallsPushed((Push(side, cell, None),)),
            BallLost(side, cell, "pushed_out"),
        ),
    )


def test_the_last_of_a_chain_is_lost() -> None:
    assert play("B12,A54,B64 11a 3/2 0-0 A A:point 13/4", "54") == (
        "B12,A64,A54 11a 2/2 0-0 A A:play 13/4",
        printed(
            Rolled(0, "54", "point"),
            BallPlaced(0, "54"),
            BallsPushed((Push(0, "54", "64"), Push(1, "64", None))),
            BallLost(1, "64", "pushed_out"),
        ),
    )


def test_a_whole_row_moves() -> None:
    assert play("A14,B24,A34,B44,A54,B64 11a 5/5 0-0 A B:point 13/8", "14") == (
        "A24,B34,A44,B54,A64,B14 11a 5/4 0-0 A A:play 13/8",
        printed(
            Rolled(1, "14", "point"),
            BallPlaced(1, "14"),
            BallsPushed(
                (
                    Push(0, "14", "24"),
                    Push(1, "24", "34"),
                    Push(0, "34", "44"),
                    Push(1, "44", "54"),
                    Push(0, "54", "64"),
                    Push(1, "64", None),
                )
            ),
            BallLost(1, "64", "pushed_out"),
        ),
    )
