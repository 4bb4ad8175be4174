"""The end: 20 moves in a row without a change of row, a move off a ramp or a taken marble."""

from itertools import cycle, islice

import pytest

from engine import A, B, Outcome
from engine.carami import Carami
from engine.events import GameEnded, MarbleJumped, MarbleStepped
from tests.engine.at import kinds
from tests.folding import each_of


def test_twenty_moves_of_both_sides_count_together() -> None:
    game = Carami.parse("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 0 A")
    for number, move in enumerate(islice(cycle(("c1-d1", "c7-d7", "d1-c1", "d7-c7")), 19), 1):
        game, events = game.apply(move)
        assert str(game).split()[4] == str(number)
        assert kinds(events) == ["MarbleStepped"]
    assert str(game) == "...B./...../...../.../...../...../..A.. ..../.... 0/0 14/14 19 B"
    assert game.outcome() is None
    over, events = game.apply("d7-c7")
    assert str(over) == "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 20 over"
    assert over.outcome() == Outcome(None, "no_progress")
    assert events == (MarbleStepped(B, "d7", "c7", "defence"), GameEnded(None, "no_progress", (28, 28)))


@pytest.mark.parametrize(
    ("before", "move", "score", "winner"),
    [
        (".BA../...../...../.../...../...../..A.. ..../.... 0/0 14/13 19 A", "c1-b1", (29, 26), A),
        ("..B../...../...../.../...../...../..AB. ..../.... 0/0 13/14 19 A", "c1-b1", (26, 33), B),
        ("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 19 A", "c1-b1", (28, 28), None),
    ],
)
def test_the_points_decide(before: str, move: str, score: tuple[int, int], winner: int | None) -> None:
    position, events = Carami.parse(before).apply(move)
    assert position.turn == "over"
    assert position.score() == score
    assert position.outcome() == Outcome(winner, "no_progress")
    assert events[-1] == GameEnded(winner, "no_progress", score)


def test_a_sideways_jump_over_one_is_no_progress() -> None:
    game = Carami.parse("B..../...../...../.../.AB../...../..... ..../.... 0/0 13/14 19 A")
    position, events = game.apply("b3xd3")
    assert str(position) == "B..../...../...../.../..BA./...../..... ..../.... 0/0 13/14 20 over"
    assert events == (
        MarbleJumped(A, ("b3", "d3"), (("c3",),)),
        GameEnded(B, "no_progress", (26, 28)),
    )


@each_of(
    ("before", "move", "turn"),
    [
        ("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 19 A", "c1-c2", "B"),
        ("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 19 B", "c7-b6", "A"),
        ("B..../...../...../.B./..A../...../..... ..../.... 0/0 13/14 19 A", "c3xc5", "B"),
        ("B..../...../...../.../.ABB./...../..... ..../.... 0/0 12/14 19 A", "b3xe3", "B"),
        ("B..../...../...../.../AB.B./...../..... ..../.... 0/0 12/14 19 A", "a3xc3xe3", "B"),
        ("...../...../...../.../..B../..A../..... A..A/.... 1/0 14/12 19 A", "ra-a7", "A"),
        ("B..../..A../...../.../...../..A../..... ..../.... 0/0 14/13 19 A", "c6-c7", "A"),
    ],
    ids=["step", "step of B", "jump forward", "line taken", "two taken", "ramp", "arrival"],
)
def test_progress_starts_the_count_again(before: str, move: str, turn: str) -> None:
    position, _ = Carami.parse(before).apply(move)
    assert str(position).split()[4:] == ["0", turn]
    assert position.outcome() is None
