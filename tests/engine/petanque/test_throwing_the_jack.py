"""The starting team throws black and white: that is the cell; it chooses one of the four corners."""

import pytest

from engine.events import CornerChosen, JackThrown
from engine.petanque import Petanque
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of

CELLS = [f"{length}{width}" for length in range(1, 7) for width in range(1, 7)]


@pytest.mark.parametrize("side", ["A", "B"])
def test_only_the_starting_team_can_throw_it(side: str) -> None:
    position = Petanque.parse(f"- - 4/4 3-5 {side} {side}:jack 13/4")
    assert position.turn == side
    assert list(position.legal_actions()) == ["jack"]
    assert str(position.apply("jack")[0]) == f"- - 4/4 3-5 {side} {side}:throw 13/4"


@each_of("cell", CELLS)
def test_the_dice_are_the_cell_length_then_width(cell: str) -> None:
    assert play("- - 4/4 0-0 B B:throw 13/4", cell) == (
        f"- - 4/4 0-0 B B:corner{cell} 13/4",
        printed(JackThrown(1, cell, cell)),
    )


def test_the_team_that_threw_chooses_among_four_corners() -> None:
    position = Petanque.parse("- - 4/4 0-0 B B:corner26 13/4")
    assert position.turn == "B"
    assert sorted(position.legal_actions()) == ["corner:a", "corner:b", "corner:c", "corner:d"]


@each_of("corner", ["a", "b", "c", "d"])
@each_of("cell", ["11", "16", "34", "61", "66"])
def test_the_jack_lies_in_the_chosen_corner(cell: str, corner: str) -> None:
    assert play(f"- - 4/4 0-0 A A:corner{cell} 13/4", f"corner:{corner}") == (
        f"- {cell}{corner} 4/4 0-0 A A:play 13/4",
        printed(CornerChosen(0, cell, corner)),
    )


@pytest.mark.parametrize("side", ["A", "B"])
def test_then_it_points_its_first_ball(side: str) -> None:
    """Nobody is asked to choose among one: it happens by itself."""
    chosen, _ = Petanque.parse(f"- - 5/5 1-2 {side} {side}:corner34 13/5").apply("corner:b")
    assert chosen.turn == side
    assert list(chosen.legal_actions()) == ["point"]
    assert chosen.automatic == "point"
