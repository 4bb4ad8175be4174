"""Step: one place straight or diagonally forward, to a free place. Never backward."""

import pytest

from engine import IllegalAction
from engine.carami import Carami
from engine.events import MarbleStepped
from tests.engine.at import events_of
from tests.folding import each_of


@pytest.mark.parametrize(
    ("rows", "turn", "steps"),
    [
        ("...../...../...../.../...../..A../..B..", "A", ["c2-b3", "c2-c3", "c2-d3"]),
        ("...../...../...../.A./...../...../..B..", "A", ["c4-b5", "c4-c5", "c4-d5"]),
        ("..A../..B../...../.../...../...../.....", "B", ["c6-b5", "c6-c5", "c6-d5"]),
        ("..A../...../...../..B/...../...../.....", "B", ["d4-c3", "d4-d3", "d4-e3"]),
    ],
)
def test_three_ways_forward_none_sideways_or_back(rows: str, turn: str, steps: list[str]) -> None:
    assert sorted(Carami.parse(f"{rows} ..../.... 0/0 14/14 0 {turn}").legal_actions()) == steps


@pytest.mark.parametrize(
    ("rows", "turn", "steps"),
    [
        ("...../...../...../.../...../A..../..B..", "A", ["a2-a3", "a2-b3"]),
        ("...../...../...../.../...../....A/..B..", "A", ["e2-d3", "e2-e3"]),
        ("..A../B..../...../.../...../...../.....", "B", ["a6-a5", "a6-b5"]),
        ("..A../....B/...../.../...../...../.....", "B", ["e6-d5", "e6-e5"]),
    ],
)
def test_the_edge_ends_the_board(rows: str, turn: str, steps: list[str]) -> None:
    assert sorted(Carami.parse(f"{rows} ..../.... 0/0 14/14 0 {turn}").legal_actions()) == steps


@each_of(
    ("rows", "turn", "steps"),
    [
        ("...../...../...../.../A..../...../..B..", "A", ["a3-b4"]),
        ("...../...../...../.../.A.../...../..B..", "A", ["b3-b4", "b3-c4"]),
        ("...../...../...../.../...A./...../..B..", "A", ["d3-c4", "d3-d4"]),
        ("...../...../...../.../....A/...../..B..", "A", ["e3-d4"]),
        ("..A../...../B..../.../...../...../.....", "B", ["a5-b4"]),
        ("..A../...../.B.../.../...../...../.....", "B", ["b5-b4", "b5-c4"]),
        ("..A../...../...B./.../...../...../.....", "B", ["d5-c4", "d5-d4"]),
        ("..A../...../....B/.../...../...../.....", "B", ["e5-d4"]),
    ],
)
def test_the_kerbs_beside_the_band_cannot_be_crossed(rows: str, turn: str, steps: list[str]) -> None:
    assert sorted(Carami.parse(f"{rows} ..../.... 0/0 14/14 0 {turn}").legal_actions()) == steps


def test_from_the_band_the_outer_columns_are_reached() -> None:
    game = Carami.parse("...../...../...../A../...../...../..B.. ..../.... 0/0 14/14 0 A")
    assert sorted(game.legal_actions()) == ["b4-a5", "b4-b5", "b4-c5"]


def test_a_step_ends_on_a_free_place() -> None:
    """Ahead of c2 stand one of its own (b3) and a line of the other's with no free place behind it."""
    game = Carami.parse("...../..A../..B../.B./.AB../..A../..... ..../.... 0/0 12/12 0 A")
    assert [action for action in game.legal_actions() if action.startswith("c2")] == ["c2-d3"]


@each_of("end", ["b1", "c1", "d1", "b2", "d2"])
def test_never_backward_nor_sideways(end: str) -> None:
    game = Carami.parse("B..../...../...../.../...../..A../..... ..../.... 0/0 14/14 3 A")
    with pytest.raises(IllegalAction) as refused:
        game.apply(f"c2-{end}")
    assert refused.value.code == ("never_backward" if end[1] == "1" else "no_step_sideways")
    assert refused.value.facts == {"start": "c2", "end": end}


@pytest.mark.parametrize(
    ("before", "step", "result"),
    [
        (
            "..B../...../...../.../...../..A../..... ..../.... 0/0 14/14 3 A",
            "c2-c3",
            "..B../...../...../.../..A../...../..... ..../.... 0/0 14/14 0 B",
        ),
        (
            "..B../...../...../.../...../..A../..... ..../.... 0/0 14/14 3 A",
            "c2-b3",
            "..B../...../...../.../.A.../...../..... ..../.... 0/0 14/14 0 B",
        ),
        (
            "..B../...../...../.../...../..A../..... ..../.... 0/0 14/14 19 B",
            "c7-d6",
            "...../...B./...../.../...../..A../..... ..../.... 0/0 14/14 0 A",
        ),
    ],
)
def test_a_step_moves_one_marble_and_is_progress(before: str, step: str, result: str) -> None:
    game = Carami.parse(before)
    start, end = step.split("-")
    side = "AB".index(game.turn)
    assert str(game.apply(step)[0]) == result
    assert events_of(game, step) == (MarbleStepped(side, start, end, "step"),)
