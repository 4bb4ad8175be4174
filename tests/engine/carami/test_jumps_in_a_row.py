"""The same marble may go on jumping and may stop; no marble is jumped, no place landed on twice."""

import pytest

from engine import IllegalAction
from engine.carami import Carami
from engine.events import MarbleJumped, MarblesTaken, PassedOver, PlaysAgain
from tests.engine.at import after

CHAIN = "...../...../...B./AB./...../....B/..... ..../.... 0/0 12/14 0 A"
CROSSROADS = "...../.BBB./.B.B./B../A..../...../..... ..../.... 0/0 9/14 0 A"


def test_go_on_or_stop() -> None:
    legal = Carami.parse(CHAIN).legal_actions()
    assert sorted(legal) == ["b4-a5", "b4-b5", "b4-c5", "b4xd4", "b4xd4xd6"]


def test_stopping_after_one_leaves_it() -> None:
    position, events = Carami.parse(CHAIN).apply("b4xd4")
    assert str(position) == "...../...../...B./.BA/...../....B/..... ..../.... 0/0 12/14 1 B"
    assert events == (MarbleJumped(0, ("b4", "d4"), (("c4",),)),)


def test_going_on_takes_both() -> None:
    position, events = Carami.parse(CHAIN).apply("b4xd4xd6")
    assert str(position) == "...../...A./...../.../...../....B/..... ..../.... 0/0 14/14 0 B"
    assert events[0] == MarbleJumped(0, ("b4", "d4", "d6"), (("c4",), ("d5",)))
    assert isinstance(events[1], MarblesTaken)
    assert sorted(events[1].places) == ["c4", "d5"]
    assert len(events) == 2


def test_every_way_on_is_a_move_of_its_own() -> None:
    """From c5 to both sides, and on to c7 by three ways; a7 and e7 are shut, and c7 ends the move."""
    assert sorted(Carami.parse(CROSSROADS).legal_actions()) == [
        "a3xc5",
        "a3xc5xa5",
        "a3xc5xa5xc7",
        "a3xc5xc7",
        "a3xc5xe5",
        "a3xc5xe5xc7",
    ]


@pytest.mark.parametrize(
    ("jump", "over", "rows", "taken"),
    [
        ("a3xc5xc7", (("b4",), ("c6",)), "..A../.B.B./.B.B./.../...../...../.....", 11),
        ("a3xc5xa5xc7", (("b4",), ("b5",), ("b6",)), "..A../..BB./...B./.../...../...../.....", 12),
        ("a3xc5xe5xc7", (("b4",), ("d5",), ("d6",)), "..A../.BB../.B.../.../...../...../.....", 12),
    ],
)
def test_the_way_decides_what_is_taken(
    jump: str, over: tuple[tuple[str, ...], ...], rows: str, taken: int
) -> None:
    position, events = Carami.parse(CROSSROADS).apply(jump)
    assert str(position) == f"{rows} ..../.... 0/0 {taken}/14 0 B"
    assert events[0] == MarbleJumped(0, tuple(jump.split("x")), over)


def test_lines_and_single_marbles_in_one_move() -> None:
    """Sideways over two, straight over one, diagonally over one: four in three leaps."""
    game = Carami.parse("B..../...../..B../.../...B./ABB../..... ..../.... 0/0 10/14 4 A")
    position, events = game.apply("a2xd2xd4xb6")
    assert str(position) == "B..../.A.../...../.../...../...../..... ..../.... 0/0 14/14 0 B"
    assert events[0] == MarbleJumped(0, ("a2", "d2", "d4", "b6"), (("b2", "c2"), ("d3",), ("c5",)))


def test_the_side_jumped_empty_is_passed_over() -> None:
    game = Carami.parse("...../...../...B./AB./...../...../..... ..../.... 0/0 13/14 0 A")
    position, events = game.apply("b4xd4xd6")
    assert str(position) == "...../...A./...../.../...../...../..... ..../.... 0/0 15/14 0 A"
    assert events[2:] == (PassedOver(1), PlaysAgain(0))


def test_b_goes_on_jumping_too() -> None:
    game = Carami.parse("...../..B../..A../.../..A../A..../..... ..../.... 0/0 14/12 9 B")
    assert sorted(action for action in game.legal_actions() if "x" in action) == ["c6xc4", "c6xc4xc2"]
    position, events = game.apply("c6xc4xc2")
    assert str(position) == "...../...../...../.../...../A.B../..... ..../.... 0/0 14/14 0 A"
    assert events[0] == MarbleJumped(1, ("c6", "c4", "c2"), (("c5",), ("c3",)))


@pytest.mark.parametrize("jump", ["b2xd2xb2", "b2xd2xa2", "d2xb2xd2"])
def test_not_back_over_the_marble_just_jumped(jump: str) -> None:
    row = ".AB.." if jump.startswith("b2") else "..BA."
    game = Carami.parse(f"...../...../...../.../...../{row}/..... ..../.... 0/0 14/14 2 A")
    assert [action for action in game.legal_actions() if "x" in action] == [jump[:5]]
    with pytest.raises(IllegalAction):
        game.apply(jump)
    assert str(game) == f"...../...../...../.../...../{row}/..... ..../.... 0/0 14/14 2 A"


@pytest.mark.parametrize("jump", ["a3xc5xa5xc5", "a3xc5xe5xc5", "a3xc5xa5xc5xc7"])
def test_no_place_is_landed_on_twice(jump: str) -> None:
    """From a5 the way back over b5 would lead to c5 again, where the marble has been on its way."""
    game = Carami.parse(CROSSROADS)
    with pytest.raises(IllegalAction) as refused:
        game.apply(jump)
    assert refused.value.code == "nothing_to_jump"
    assert refused.value.facts["end"] == "c5"
    assert str(game) == CROSSROADS


def test_a_jumped_marble_is_no_part_of_a_second_line() -> None:
    """After b2xd2 the way back is c2 (jumped), b2 (left), a2 (of B): no leap over any of them."""
    game = Carami.parse("...../...../...../.../...../BAB../..... ..../.... 0/0 13/14 0 A")
    assert [action for action in game.legal_actions() if "x" in action] == ["b2xd2"]


def test_the_next_move_may_jump_the_same_marble_again() -> None:
    game = Carami.parse("....B/...../...../.../...../.AB../..... ..../.... 0/0 13/14 0 A")
    back = after(game, "b2xd2", "e7-e6", "d2xb2")
    assert str(back) == "...../....B/...../.../...../.AB../..... ..../.... 0/0 13/14 1 B"
