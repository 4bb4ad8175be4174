"""The game ends when, after an end, a team has the target of 13 points or more."""

import pytest

from engine.boulomania import Boulomania
from engine.events import BallLost, EndCounted, EndStarted, GameEnded, Measured, Rolled
from engine.position import Outcome
from tests.folding import each_of

OVER = ".o......A.BA...... 0/0 13-4 B over:A 13/8"


@each_of(
    ("before", "after", "ended"),
    [
        (
            ".o......A.BA...... 0/1 11-4 B B:point2 13/8",
            OVER,
            GameEnded(0, "target", (13, 4), False),
        ),
        (
            ".o......A.BA...... 0/1 12-0 A B:point2 13/8",
            ".o......A.BA...... 0/0 14-0 A over:A 13/8",
            GameEnded(0, "target", (14, 0), True),
        ),
        (
            ".o......B.AB...... 0/1 12-12 A B:point2 13/8",
            ".o......B.AB...... 0/0 12-14 A over:B 13/8",
            GameEnded(1, "target", (12, 14), False),
        ),
        (
            ".o.........B...... 0/1 0-12 B B:point2 13/8",
            ".o.........B...... 0/0 0-13 B over:B 13/8",
            GameEnded(1, "target", (0, 13), True),
        ),
        (
            ".o....AAAAAAAA.... 0/1 12-5 A B:point2 13/8",
            ".o....AAAAAAAA.... 0/0 20-5 A over:A 13/8",
            GameEnded(0, "target", (20, 5), False),
        ),
        (
            ".o.........A...... 0/1 0-0 A B:point2 1/8",
            ".o.........A...... 0/0 1-0 A over:A 1/8",
            GameEnded(0, "target", (1, 0), True),
        ),
        (
            ".o.........A...... 0/1 98-98 A B:point2 99/1",
            ".o.........A...... 0/0 99-98 A over:A 99/1",
            GameEnded(0, "target", (99, 98), False),
        ),
    ],
)
def test_the_target_ends_the_game(before: str, after: str, ended: GameEnded) -> None:
    """The last board stays as it was counted; a loser without a point is Fanny."""
    position, events = Boulomania.parse(before).apply("12")
    assert str(position) == after
    assert events[-1] == ended
    assert EndStarted not in map(type, events)
    assert position.outcome() == Outcome(ended.winner, "target")
    assert position.score() == ended.score


def test_the_last_ball_and_the_count_are_told_before_the_end_of_the_game() -> None:
    _, events = Boulomania.parse(".o......A.BA...... 0/1 11-4 B B:point2 13/8").apply("12")
    assert events == (
        Rolled(1, "12", "point2"),
        BallLost(1, None, "too_short"),
        EndCounted(0, 2, (Measured(0, 12, 64), Measured(0, 9, 144)), Measured(1, 11, 289)),
        GameEnded(0, "target", (13, 4), False),
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (".o.........A...... 0/1 11-12 B B:point2 13/8", ".................. 8/8 12-12 A A:jack 13/8"),
        (".o......A..A...... 0/1 11-12 B B:point2 14/8", ".................. 8/8 13-12 A A:jack 14/8"),
    ],
)
def test_a_point_short_it_goes_on(before: str, after: str) -> None:
    position, events = Boulomania.parse(before).apply("12")
    assert str(position) == after
    assert events[-1] == EndStarted(0)
    assert position.outcome() is None


def test_points_on_the_board_do_not_end_it_before_the_end_is_over() -> None:
    """A would score 3 and win, but B still has a ball."""
    position, _ = Boulomania.parse(".o......AA.A...... 0/2 12-0 A B:point2 13/8").apply("12")
    assert str(position) == ".o......AA.A...... 0/1 12-0 A B:play 13/8"
    assert position.outcome() is None
    assert position.score() == (12, 0)


def test_when_it_is_over_nobody_is_on_turn() -> None:
    position = Boulomania.parse(OVER)
    assert position.turn == "over"
    assert list(position.legal_actions()) == []
    assert dict(position.chance_outcomes()) == {}
    assert position.score() == (13, 4)


@pytest.mark.parametrize(
    ("notation", "winner", "text"),
    [(OVER, 0, "A"), (".o.........B...... 0/0 4-13 A over:B 13/8", 1, "B")],
)
def test_the_outcome_says_who_and_why(notation: str, winner: int, text: str) -> None:
    outcome = Boulomania.parse(notation).outcome()
    assert outcome == Outcome(winner, "target")
    assert str(outcome) == text


@each_of(
    ("notation", "score"),
    [
        (".................. 8/8 0-0 A start 13/8", (0, 0)),
        (".................. 8/8 12-3 B B:jack 13/8", (12, 3)),
        (".................. 8/8 0-12 B B:throw 13/8", (0, 12)),
        (".o.........A...... 7/8 5-6 A B:point2 13/8", (5, 6)),
        (".o................ 8/8 5-6 A A:land44 13/8", (5, 6)),
    ],
)
def test_before_it_is_over_there_is_a_score_but_no_outcome(notation: str, score: tuple[int, int]) -> None:
    position = Boulomania.parse(notation)
    assert position.score() == score
    assert position.outcome() is None
