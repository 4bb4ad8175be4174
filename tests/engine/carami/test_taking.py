"""One marble jumped in the whole move: it stays. Two or more: all of them are taken, 2 points each."""

import pytest

from engine import A, B
from engine.carami import Carami
from engine.events import MarbleJumped, MarblesTaken


def test_a_line_of_two_in_one_leap() -> None:
    """The move is sideways, but taking is progress."""
    game = Carami.parse("B..../...../...../.../...../ABB../..... ..../.... 0/0 12/14 5 A")
    position, events = game.apply("a2xd2")
    assert str(position) == "B..../...../...../.../...../...A./..... ..../.... 0/0 14/14 0 B"
    assert events == (MarbleJumped(A, ("a2", "d2"), (("b2", "c2"),)), MarblesTaken(A, ("b2", "c2")))
    assert (game.score(), position.score()) == ((24, 28), (28, 28))


def test_a_line_of_three_taken_by_b() -> None:
    game = Carami.parse("...../BAAA./...../.../...../...../..A.. ..../.... 0/0 14/11 5 B")
    position, events = game.apply("a6xe6")
    assert str(position) == "...../....B/...../.../...../...../..A.. ..../.... 0/0 14/14 0 A"
    assert events[0] == MarbleJumped(B, ("a6", "e6"), (("b6", "c6", "d6"),))
    assert events[1] == MarblesTaken(B, ("b6", "c6", "d6"))
    assert (game.score(), position.score()) == ((28, 22), (28, 28))


def test_one_by_one_in_several_leaps() -> None:
    game = Carami.parse("B..../...../...../.../...../AB.B./..... ..../.... 0/0 12/14 5 A")
    position, events = game.apply("a2xc2xe2")
    assert str(position) == "B..../...../...../.../...../....A/..... ..../.... 0/0 14/14 0 B"
    assert events == (
        MarbleJumped(A, ("a2", "c2", "e2"), (("b2",), ("d2",))),
        MarblesTaken(A, ("b2", "d2")),
    )


@pytest.mark.parametrize(
    ("before", "jump", "result"),
    [
        (
            "B..../...../...../.../...../AB.B./..... ..../.... 0/0 12/14 5 A",
            "a2xc2",
            "B..../...../...../.../...../.BAB./..... ..../.... 0/0 12/14 6 B",
        ),
        (
            "B..../...../..B../.../..B../..A../..... ..../.... 0/0 12/14 5 A",
            "c2xc4",
            "B..../...../..B../.A./..B../...../..... ..../.... 0/0 12/14 0 B",
        ),
    ],
)
def test_one_jumped_stays(before: str, jump: str, result: str) -> None:
    game = Carami.parse(before)
    position, events = game.apply(jump)
    assert str(position) == result
    assert [type(event) for event in events] == [MarbleJumped]
    assert position.score() == game.score()


def test_nothing_adds_up_over_two_moves() -> None:
    """One jumped in this move and one in the next make no two."""
    position = Carami.parse("B..../...../..B../.../..B../..A../..... ..../.... 0/0 12/14 5 A")
    for move in ("c2xc4", "a7-a6", "c4xc6"):
        position, events = position.apply(move)
        assert len(events) == 1
    assert str(position) == "...../B.A../..B../.../..B../...../..... ..../.... 0/0 12/14 0 B"


def test_marbles_that_arrived_are_taken_like_others() -> None:
    """B loses the 5 and the 1 of b1 and c1, A gains 4."""
    game = Carami.parse("..B../...../...../.../...../...../ABB.. ..../.... 0/0 12/14 6 A")
    position, events = game.apply("a1xd1")
    assert str(position) == "..B../...../...../.../...../...../...A. ..../.... 0/0 14/14 0 B"
    assert events == (MarbleJumped(A, ("a1", "d1"), (("b1", "c1"),)), MarblesTaken(A, ("b1", "c1")))
    assert (game.score(), position.score()) == ((24, 34), (28, 28))


def test_b_takes_three_that_arrived_and_lands_in_its_own_corner() -> None:
    game = Carami.parse("BAAA./...../...../.../...../..A../..... ..../.... 0/0 14/11 6 B")
    position, events = game.apply("a7xe7")
    assert str(position) == "....B/...../...../.../...../..A../..... ..../.... 0/0 14/14 0 A"
    assert events[1] == MarblesTaken(B, ("b7", "c7", "d7"))
    assert (game.score(), position.score()) == ((39, 22), (28, 28))


def test_one_that_arrived_stays_when_jumped_alone() -> None:
    game = Carami.parse("BA.../...../...../.../...../..A../..... ..../.... 0/0 14/13 6 B")
    position, events = game.apply("a7xc7")
    assert str(position) == ".AB../...../...../.../...../..A../..... ..../.... 0/0 14/13 7 A"
    assert events == (MarbleJumped(B, ("a7", "c7"), (("b7",),)),)
    assert position.score() == (33, 26)


@pytest.mark.parametrize("row", ["A..BA", "AB..A"])
def test_a_marble_on_a_ten_cannot_be_jumped(row: str) -> None:
    """Nothing lies behind a corner."""
    game = Carami.parse(f"{row}/...../...../.../...../..A../..... ..../.... 1/0 14/12 0 B")
    assert not [action for action in game.legal_actions() if "x" in action]
