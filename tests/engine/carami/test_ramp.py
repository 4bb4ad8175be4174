"""Ramp: a marble on a ramp may go to the place it faces, if that is free."""

import pytest

from engine import A, B
from engine.carami import Carami
from engine.events import BackLineReached, MarbleStepped, PlaysAgain

ALL_OF_A = "...../...../...../.../..B../...../..... AAAA/.... 2/0 14/11 9 A"
ALL_OF_B = "...../...../..A../.../...../...../..... ..../BBBB 0/2 11/14 9 B"


@pytest.mark.parametrize(
    ("action", "row", "ramps", "value"),
    [
        ("ra-a7", "A....", ".AAA", 10),
        ("rb-b7", ".A...", "A.AA", 5),
        ("rd-d7", "...A.", "AA.A", 5),
        ("re-e7", "....A", "AAA.", 10),
    ],
)
def test_each_ramp_of_a_leads_to_b_s_back_line(action: str, row: str, ramps: str, value: int) -> None:
    position, events = Carami.parse(ALL_OF_A).apply(action)
    assert str(position) == f"{row}/...../...../.../..B../...../..... {ramps}/.... 2/0 14/11 0 A"
    ramp, end = action.split("-")
    assert events == (
        MarbleStepped(A, ramp, end, "ramp"),
        BackLineReached(A, end, value),
        PlaysAgain(A),
    )


@pytest.mark.parametrize(
    ("action", "row", "ramps", "value"),
    [
        ("ra-a1", "B....", ".BBB", 10),
        ("rb-b1", ".B...", "B.BB", 5),
        ("rd-d1", "...B.", "BB.B", 5),
        ("re-e1", "....B", "BBB.", 10),
    ],
)
def test_each_ramp_of_b_leads_to_a_s_back_line(action: str, row: str, ramps: str, value: int) -> None:
    position, events = Carami.parse(ALL_OF_B).apply(action)
    assert str(position) == f"...../...../..A../.../...../...../{row} ..../{ramps} 0/2 11/14 0 B"
    ramp, end = action.split("-")
    assert events == (
        MarbleStepped(B, ramp, end, "ramp"),
        BackLineReached(B, end, value),
        PlaysAgain(B),
    )


def test_nothing_else_is_done_from_a_ramp() -> None:
    assert sorted(Carami.parse(ALL_OF_A).legal_actions()) == ["ra-a7", "rb-b7", "rd-d7", "re-e7"]


@pytest.mark.parametrize(
    ("notation", "legal"),
    [
        (
            "BB.BB/...../...../.../...../..A../..... AAAA/.... 2/0 11/10 0 A",
            ["c2-b3", "c2-c3", "c2-d3"],
        ),
        ("B..../...../...../.../...../...../..... A..A/.... 1/0 14/13 0 A", ["re-e7"]),
        (".A.A./...../...../.../..B../...../..... AAAA/.... 2/0 14/9 0 A", ["ra-a7", "re-e7"]),
    ],
    ids=["the other's marbles", "one of the other's", "own marbles on the fives"],
)
def test_the_place_must_be_free(notation: str, legal: list[str]) -> None:
    assert sorted(Carami.parse(notation).legal_actions()) == legal


def test_a_defender_shuts_a_ramp_by_standing_before_it() -> None:
    game = Carami.parse("...../...../...../.../...../...../A...A ..../B..B 0/1 13/13 0 A")
    opened, _ = game.apply("a1-b1")
    assert opened.turn == "B"
    assert list(opened.legal_actions()) == ["ra-a1"]


@pytest.mark.parametrize(("turn", "legal"), [("A", ["ra-a7", "re-e7"]), ("B", ["ra-a1", "re-e1"])])
def test_each_side_has_its_own_ramps(turn: str, legal: list[str]) -> None:
    game = Carami.parse(f"...../...../...../.../...../...../..... A..A/B..B 1/1 13/13 0 {turn}")
    assert sorted(game.legal_actions()) == legal


def test_a_marble_on_a_ramp_is_in_nobody_s_way() -> None:
    """It stands off the grid: it is neither jumped nor does it fill a place of the back line."""
    game = Carami.parse("....B/...../...../.../...../..A../..... A..A/.... 1/0 14/12 0 B")
    assert sorted(game.legal_actions()) == ["e7-d6", "e7-d7", "e7-e6"]
