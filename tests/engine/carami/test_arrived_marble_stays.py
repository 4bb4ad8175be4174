"""A marble on the other's back line does not move again: a jump that lands there ends the move."""

import pytest

from engine import IllegalAction
from engine.carami import Carami


@pytest.mark.parametrize(
    ("notation", "ending", "longer"),
    [
        ("..B../.B.../.A.../.../...../..A../..... ..../.... 0/0 13/13 0 A", "b5xb7", "b5xb7xd7"),
        ("..B../...B./...A./.../...../..A../..... ..../.... 0/0 13/13 0 A", "d5xd7", "d5xd7xb7"),
        ("...../...../..B../.../..B../..A../.A... ..../.... 0/0 13/13 0 B", "c3xc1", "c3xc1xa1"),
    ],
)
def test_a_jump_to_the_back_line_ends_the_move(notation: str, ending: str, longer: str) -> None:
    game = Carami.parse(notation)
    assert [action for action in game.legal_actions() if action.startswith(ending)] == [ending]
    with pytest.raises(IllegalAction):
        game.apply(longer)
    assert str(game) == notation


def test_nor_does_it_jump_in_the_next_move() -> None:
    """b7 could leap over c7 to d7 if it were not there to stay."""
    game = Carami.parse("..B../.B.../.A.../.../...../..A../..... ..../.... 0/0 13/13 0 A")
    arrived, _ = game.apply("b5xb7")
    assert str(arrived) == ".AB../.B.../...../.../...../..A../..... ..../.... 0/0 13/13 0 A"
    assert sorted(arrived.legal_actions()) == ["c2-b3", "c2-c3", "c2-d3"]
    with pytest.raises(IllegalAction) as refused:
        arrived.apply("b7xd7")
    assert refused.value.code == "already_arrived"
    assert refused.value.facts == {"place": "b7"}


@pytest.mark.parametrize(
    ("notation", "steps"),
    [
        ("..A../...../...../.../..A../...../..B.. ..../.... 0/0 14/13 0 A", ["c3-b4", "c3-c4", "c3-d4"]),
        ("..A../...../..B../.../...../...../..B.. ..../.... 0/0 13/14 0 B", ["c5-b4", "c5-c4", "c5-d4"]),
    ],
)
def test_it_has_no_step_either(notation: str, steps: list[str]) -> None:
    assert sorted(Carami.parse(notation).legal_actions()) == steps


def test_it_stands_in_the_way_of_its_own_side() -> None:
    game = Carami.parse(".AAA./..A../A..../.../...../...../..B.. ..../.... 0/0 14/10 0 A")
    assert sorted(game.legal_actions()) == ["a5-a6", "a5-b6"]
