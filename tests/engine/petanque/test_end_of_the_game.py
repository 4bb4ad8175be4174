"""The game ends when, after an end, a team has reached the target; a loser with no point has a Fanny."""

import pytest

from engine import Outcome
from engine.events import BallPlaced, EndCounted, GameEnded, Measured, Rolled
from engine.petanque import Petanque
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of


def test_the_last_board_stays() -> None:
    assert play("A44,B11,A34,B45,B12 34d 1/0 11-5 B A:point 13/3", "66") == (
        "A44,B11,A34,B45,B12,A66 34d 0/0 13-5 B over:A 13/3",
        printed(
            Rolled(0, "66", "point"),
            BallPlaced(0, "66"),
            EndCounted(0, 2, (Measured(0, "34", 98), Measured(0, "44", 218)), Measured(1, "45", 338)),
            GameEnded(0, "target", (13, 5), False),
        ),
    )


@each_of(
    ("target", "had", "over"),
    [
        (13, 9, False),
        (13, 10, True),
        (13, 11, True),
        (13, 12, True),
        (11, 7, False),
        (11, 8, True),
        (11, 10, True),
    ],
)
def test_reached_or_passed(target: int, had: int, over: bool) -> None:
    """Three points are scored."""
    position, _ = Petanque.parse(f"B34,B44,B45 34d 1/0 1-{had} A A:point {target}/4").apply("66")
    assert position.score() == (1, had + 3)
    if over:
        assert str(position) == f"B34,B44,B45,A66 34d 0/0 1-{had + 3} A over:B {target}/4"
        assert position.outcome() == Outcome(1, "target")
        assert position.turn == "over"
    else:
        assert str(position) == f"- - 4/4 1-{had + 3} B B:jack {target}/4"
        assert position.outcome() is None


@pytest.mark.parametrize(("loser", "fanny"), [(0, True), (1, False), (12, False)])
def test_fanny(loser: int, fanny: bool) -> None:
    _, events = play(f"B34,A44 34d 1/0 {loser}-12 A A:point 13/3", "66")
    assert events[-1:] == printed(GameEnded(1, "target", (loser, 13), fanny))
    _, events = play(f"A34,B44 34d 0/1 12-{loser} A B:point 13/3", "66")
    assert events[-1:] == printed(GameEnded(0, "target", (13, loser), fanny))


def test_an_end_without_points_ends_nothing() -> None:
    assert play("B34 34d 1/0 12-12 B A:shoot:34 13/3", "4")[0] == "- - 3/3 12-12 B B:jack 13/3"


@pytest.mark.parametrize(
    ("notation", "winner", "name", "score"),
    [
        ("A34,B44,A66 34d 0/0 13-12 B over:A 13/3", 0, "A", (13, 12)),
        ("B34,A44 34d 0/0 0-11 B over:B 11/3", 1, "B", (0, 11)),
        ("A34,A44,A45 - 0/2 4-13 A over:B 13/4", 1, "B", (4, 13)),
    ],
)
def test_a_game_that_is_over(notation: str, winner: int, name: str, score: tuple[int, int]) -> None:
    position = Petanque.parse(notation)
    outcome = position.outcome()
    assert outcome == Outcome(winner, "target")
    assert str(outcome) == name
    assert position.score() == score
    assert position.turn == "over"
    assert not position.legal_actions()
    assert not position.chance_outcomes()


@pytest.mark.parametrize(
    ("notation", "score"),
    [
        ("- - 4/4 0-0 A start 13/4", (0, 0)),
        ("- - 4/4 12-7 B B:jack 13/4", (12, 7)),
        ("A34,A44,A45 34d 1/3 12-7 B B:play 13/4", (12, 7)),
    ],
)
def test_a_game_that_goes_on(notation: str, score: tuple[int, int]) -> None:
    position = Petanque.parse(notation)
    assert position.outcome() is None
    assert position.score() == score
