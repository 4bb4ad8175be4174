"""Defence: a marble on its own back line may also step sideways along it."""

import pytest

from engine import IllegalAction
from engine.carami import Carami
from engine.events import MarbleStepped


@pytest.mark.parametrize(
    ("rows", "turn", "steps"),
    [
        ("..B../...../...../.../...../...../..A..", "A", ["c1-b1", "c1-b2", "c1-c2", "c1-d1", "c1-d2"]),
        ("..B../...../...../.../...../...../..A..", "B", ["c7-b6", "c7-b7", "c7-c6", "c7-d6", "c7-d7"]),
        ("..B../...../...../.../...../...../A....", "A", ["a1-a2", "a1-b1", "a1-b2"]),
        ("....B/...../...../.../...../...../..A..", "B", ["e7-d6", "e7-d7", "e7-e6"]),
    ],
)
def test_sideways_besides_forward(rows: str, turn: str, steps: list[str]) -> None:
    assert sorted(Carami.parse(f"{rows} ..../.... 0/0 14/14 0 {turn}").legal_actions()) == steps


@pytest.mark.parametrize(
    ("before", "step", "result", "side"),
    [
        (
            "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 3 A",
            "c1-b1",
            "..B../...../...../.../...../...../.A... ..../.... 0/0 14/14 4 B",
            0,
        ),
        (
            "..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 0 B",
            "c7-d7",
            "...B./...../...../.../...../...../..A.. ..../.... 0/0 14/14 1 A",
            1,
        ),
    ],
)
def test_a_defence_is_a_move_without_progress(before: str, step: str, result: str, side: int) -> None:
    position, events = Carami.parse(before).apply(step)
    assert str(position) == result
    assert events == (MarbleStepped(side, step[:2], step[3:], "defence"),)


def test_forward_from_the_back_line_is_a_plain_step() -> None:
    game = Carami.parse("..B../...../...../.../...../...../..A.. ..../.... 0/0 14/14 3 A")
    position, events = game.apply("c1-d2")
    assert str(position) == "..B../...../...../.../...../...A./..... ..../.... 0/0 14/14 0 B"
    assert events == (MarbleStepped(0, "c1", "d2", "step"),)


@pytest.mark.parametrize(
    ("rows", "turn", "step"),
    [
        ("..B../...../...../.../...../...../.A.A.", "A", "b1-a1"),
        ("..B../...../...../.../...../...../.A.A.", "A", "d1-e1"),
        (".B.B./...../...../.../...../...../..A..", "B", "b7-a7"),
        (".B.B./...../...../.../...../...../..A..", "B", "d7-e7"),
    ],
)
def test_the_corners_are_shut_to_the_attacker_only(rows: str, turn: str, step: str) -> None:
    taken = "14/13" if turn == "A" else "13/14"
    assert step in Carami.parse(f"{rows} ..../.... 0/0 {taken} 0 {turn}").legal_actions()


def test_not_onto_a_marble_nor_farther_than_one() -> None:
    """Beside c1 stand one of A's and, on A's own back line, one of B's that arrived."""
    game = Carami.parse("..B../...../...../.../...../...../.AAB. ..../.... 0/0 13/13 0 A")
    sideways = [action for action in game.legal_actions() if action[4] == "1" and "-" in action]
    assert sideways == ["b1-a1"]


@pytest.mark.parametrize("row", ["2", "3", "5", "6"])
def test_not_on_another_row(row: str) -> None:
    rows = ["B....", ".....", ".....", "...", ".....", ".....", "....."]
    rows[7 - int(row)] = "..A.."
    game = Carami.parse(f"{'/'.join(rows)} ..../.... 0/0 14/14 0 A")
    assert not {f"c{row}-b{row}", f"c{row}-d{row}"} & set(game.legal_actions())


def test_not_on_the_band() -> None:
    game = Carami.parse("B..../...../...../.A./...../...../..... ..../.... 0/0 14/14 0 A")
    assert sorted(game.legal_actions()) == ["c4-b5", "c4-c5", "c4-d5"]


def test_not_on_the_other_s_back_line() -> None:
    game = Carami.parse("..A../...../...../.../...../..A../B.... ..../...B 0/1 13/13 0 A")
    with pytest.raises(IllegalAction) as refused:
        game.apply("c7-d7")
    assert refused.value.code == "already_arrived"
    assert all(action.startswith("c2") for action in game.legal_actions())


def test_two_places_along_is_too_far_even_for_a_defender() -> None:
    game = Carami.parse("..B../...../...../.../...../...../A.... ..../.... 0/0 14/14 0 A")
    with pytest.raises(IllegalAction) as refused:
        game.apply("a1-c1")
    assert refused.value.code == "no_step_sideways"
    assert refused.value.facts == {"start": "a1", "end": "c1"}
