"""Again: a marble that arrives on the other's back line gives its player another move, each time."""

import pytest

from engine import A, B
from engine.carami import Carami
from engine.events import BackLineReached, MarbleJumped, MarblesTaken, MarbleStepped, PlaysAgain
from tests.engine.at import after, kinds


@pytest.mark.parametrize(
    ("step", "row", "value"), [("c6-b7", ".A...", 5), ("c6-c7", "..A..", 1), ("c6-d7", "...A.", 5)]
)
def test_a_arrives_by_a_step(step: str, row: str, value: int) -> None:
    game = Carami.parse("...../..A../...../.../...B./.A.../..... ..../.... 0/0 14/13 3 A")
    position, events = game.apply(step)
    assert str(position) == f"{row}/...../...../.../...B./.A.../..... ..../.... 0/0 14/13 0 A"
    assert events == (
        MarbleStepped(A, "c6", step[3:], "step"),
        BackLineReached(A, step[3:], value),
        PlaysAgain(A),
    )


@pytest.mark.parametrize(
    ("step", "row", "value"), [("c2-b1", ".B...", 5), ("c2-c1", "..B..", 1), ("c2-d1", "...B.", 5)]
)
def test_b_arrives_by_a_step(step: str, row: str, value: int) -> None:
    game = Carami.parse("...../.B.../...A./.../...../..B../..... ..../.... 0/0 13/14 3 B")
    position, events = game.apply(step)
    assert str(position) == f"...../.B.../...A./.../...../...../{row} ..../.... 0/0 13/14 0 B"
    assert events == (
        MarbleStepped(B, "c2", step[3:], "step"),
        BackLineReached(B, step[3:], value),
        PlaysAgain(B),
    )


def test_arriving_by_a_jump() -> None:
    game = Carami.parse("...../.B.../.A..B/.../...../..A../..... ..../.... 0/0 13/13 3 A")
    position, events = game.apply("b5xb7")
    assert str(position) == ".A.../.B.../....B/.../...../..A../..... ..../.... 0/0 13/13 0 A"
    assert events == (
        MarbleJumped(A, ("b5", "b7"), (("b6",),)),
        BackLineReached(A, "b7", 5),
        PlaysAgain(A),
    )


def test_arriving_by_a_jump_that_takes() -> None:
    game = Carami.parse("...../.B.../.B..B/A../...../..A../..... ..../.... 0/0 12/13 3 A")
    position, events = game.apply("b4xb7")
    assert str(position) == ".A.../...../....B/.../...../..A../..... ..../.... 0/0 14/13 0 A"
    assert events == (
        MarbleJumped(A, ("b4", "b7"), (("b5", "b6"),)),
        MarblesTaken(A, ("b5", "b6")),
        BackLineReached(A, "b7", 5),
        PlaysAgain(A),
    )


def test_each_time() -> None:
    """Steps and a ramp in a row, all A's; the move that does not arrive hands over to B."""
    position = Carami.parse("A..../.AAA./...../.../...B./.A.../..... ...A/.... 1/0 14/9 0 A")
    for move in ("b6-b7", "d6-d7", "re-e7"):
        position, events = position.apply(move)
        assert kinds(events) == ["MarbleStepped", "BackLineReached", "PlaysAgain"]
        assert position.turn == "A"
    assert str(position) == "AA.AA/..A../...../.../...B./.A.../..... ..../.... 1/0 14/9 0 A"
    assert str(after(position, "b2-b3")) == "AA.AA/..A../...../.../.A.B./...../..... ..../.... 1/0 14/9 0 B"


def test_the_other_move_may_be_any_marble_s() -> None:
    game = Carami.parse("...../.AA../...../.../...B./.A.../..... ..../.... 0/0 14/12 0 A")
    again = after(game, "b6-b7")
    assert sorted(again.legal_actions()) == ["b2-a3", "b2-b3", "b2-c3", "c6-c7", "c6-d7"]


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("...../..A../...../.../...B./.A.../..... ..../.... 0/0 14/13 0 A", "b2-b3"),
        ("...../...../..A../.../...B./.A.../..... ..../.... 0/0 14/13 0 A", "c5-c6"),
        ("B..../...../...../.../...../..A../.A... ..../.... 0/0 14/13 0 A", "b1-c1"),
    ],
    ids=["another marble moves", "one row short", "one's own back line"],
)
def test_no_arrival_no_other_move(notation: str, move: str) -> None:
    position, events = Carami.parse(notation).apply(move)
    assert position.turn == "B"
    assert kinds(events) == ["MarbleStepped"]
