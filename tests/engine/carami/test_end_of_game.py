"""The end: a back line holds five of the other's marbles, or nobody can move. More points wins."""

import pytest

from engine import A, B, IllegalAction, Outcome
from engine.carami import Carami
from engine.events import BackLineReached, GameEnded, MarbleStepped


@pytest.mark.parametrize(
    ("before", "after", "score", "winner"),
    [
        (
            "AAAA./...../...../.../..B../...../..... ...A/.... 1/0 14/10 3 A",
            "AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 over",
            (31 + 28, 20),
            A,
        ),
        (
            "AAAA./BBBBB/BBBBB/.../BBB../...../B...B ...A/.... 1/1 0/10 3 A",
            "AAAAA/BBBBB/BBBBB/.../BBB../...../B...B ..../.... 1/1 0/10 0 over",
            (31, 20 + 20),
            B,
        ),
        (
            "AAAA./BBBBB/BBBBB/.../BB.../...../B.B.. ...A/...B 1/1 0/10 3 A",
            "AAAAA/BBBBB/BBBBB/.../BB.../...../B.B.. ..../...B 1/1 0/10 0 over",
            (31, 11 + 20),
            None,
        ),
    ],
    ids=["A wins", "the other has more points", "draw"],
)
def test_a_fills_the_back_line(before: str, after: str, score: tuple[int, int], winner: int | None) -> None:
    position, events = Carami.parse(before).apply("re-e7")
    assert str(position) == after
    assert position.score() == score
    assert position.outcome() == Outcome(winner, "back_line_full")
    assert events == (
        MarbleStepped(A, "re", "e7", "ramp"),
        BackLineReached(A, "e7", 10),
        GameEnded(winner, "back_line_full", score),
    )


def test_b_fills_the_back_line_with_a_step() -> None:
    """The last place may be any of the five."""
    game = Carami.parse("...../...../..A../.../...../..B../BB.BB ..../.... 0/1 10/14 3 B")
    position, events = game.apply("c2-c1")
    assert str(position) == "...../...../..A../.../...../...../BBBBB ..../.... 0/1 10/14 0 over"
    assert position.outcome() == Outcome(B, "back_line_full")
    assert events[1:] == (BackLineReached(B, "c1", 1), GameEnded(B, "back_line_full", (20, 59)))


def test_five_marbles_of_both_sides_do_not_end_it() -> None:
    game = Carami.parse("AA.AB/..A../...../.../..B../...../..... ...A/.... 1/0 13/10 0 A")
    position, events = game.apply("c6-c7")
    assert str(position) == "AAAAB/...../...../.../..B../...../..... ...A/.... 1/0 13/10 0 B"
    assert position.outcome() is None
    assert not [event for event in events if isinstance(event, GameEnded)]


def test_one_s_own_full_back_line_is_no_end() -> None:
    assert Carami.new().outcome() is None
    assert Carami.new().apply("c3-c4")[0].outcome() is None


@pytest.mark.parametrize(
    ("before", "step", "after", "score", "winner"),
    [
        (
            ".A.A./..A../...../.../...../...../.BBB. ..../.... 0/0 12/12 3 A",
            "c6-c7",
            ".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 over",
            (35, 35),
            None,
        ),
        (
            ".A.../...../A..../.../...../...../..B.. ..../.... 0/0 14/13 2 A",
            "a5-a6",
            ".A.../A..../...../.../...../...../..B.. ..../.... 0/0 14/13 0 over",
            (33, 27),
            A,
        ),
        (
            "..A../...../...../.../...../...B./..... ..../.... 0/0 14/14 2 B",
            "d2-d1",
            "..A../...../...../.../...../...../...B. ..../.... 0/0 14/14 0 over",
            (29, 33),
            B,
        ),
        (
            "AA.AA/...../...../.../...../..B../..... .AA./.... 2/0 14/9 0 B",
            "c2-c1",
            "AA.AA/...../...../.../...../...../..B.. .AA./.... 2/0 14/9 0 over",
            (30 + 28, 1 + 18),
            A,
        ),
    ],
    ids=["arrived, draw", "stuck below its own, A wins", "arrived, B wins", "left on ramps"],
)
def test_nobody_can_move(
    before: str, step: str, after: str, score: tuple[int, int], winner: int | None
) -> None:
    position, events = Carami.parse(before).apply(step)
    assert str(position) == after
    assert position.score() == score
    assert position.outcome() == Outcome(winner, "no_moves")
    assert events[-1] == GameEnded(winner, "no_moves", score)


def test_the_last_move_is_told_before_the_end() -> None:
    """Nobody plays again and nobody is passed over when it is over."""
    game = Carami.parse(".A.A./..A../...../.../...../...../.BBB. ..../.... 0/0 12/12 3 A")
    assert game.apply("c6-c7")[1] == (
        MarbleStepped(A, "c6", "c7", "step"),
        BackLineReached(A, "c7", 1),
        GameEnded(None, "no_moves", (35, 35)),
    )
    game = Carami.parse(".A.../...../A..../.../...../...../..B.. ..../.... 0/0 14/13 2 A")
    assert game.apply("a5-a6")[1] == (
        MarbleStepped(A, "a5", "a6", "step"),
        GameEnded(A, "no_moves", (33, 27)),
    )


OVER = [
    "AAAAA/...../...../.../..B../...../..... ..../.... 1/0 14/10 0 over",
    ".AAA./...../...../.../...../...../.BBB. ..../.... 0/0 12/12 0 over",
    "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 20 over",
]


@pytest.mark.parametrize("notation", OVER)
def test_nothing_is_played_after_the_end(notation: str) -> None:
    game = Carami.parse(notation)
    assert game.turn == "over"
    assert list(game.legal_actions()) == []
    for action in ("c3-b2", "c1-d1", "nonsense", ""):
        with pytest.raises(IllegalAction) as refused:
            game.apply(action)
        assert refused.value.code == "game_over"
    assert str(game) == notation


@pytest.mark.parametrize(("notation", "winner"), [(OVER[0], "A"), (OVER[1], "draw"), (OVER[2], "draw")])
def test_the_outcome_in_a_word(notation: str, winner: str) -> None:
    assert str(Carami.parse(notation).outcome()) == winner
