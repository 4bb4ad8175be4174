"""The tens are reached from the ramps only: no step and no jump of the attacker ends there."""

import pytest

from engine import IllegalAction
from engine.carami import Carami
from tests.folding import each_of

A_AT_THE_GATES = "...../AA.AA/...../.../...../...../..B.. ..../.... 0/0 14/11 0 A"
B_AT_THE_GATES = "..A../...../...../.../...../BB.BB/..... ..../.... 0/0 11/14 0 B"


def test_steps_of_a_end_on_the_fives_and_the_one() -> None:
    assert sorted(Carami.parse(A_AT_THE_GATES).legal_actions()) == [
        "a6-b7",
        "b6-b7",
        "b6-c7",
        "d6-c7",
        "d6-d7",
        "e6-d7",
    ]


def test_steps_of_b_end_on_the_fives_and_the_one() -> None:
    assert sorted(Carami.parse(B_AT_THE_GATES).legal_actions()) == [
        "a2-b1",
        "b2-b1",
        "b2-c1",
        "d2-c1",
        "d2-d1",
        "e2-d1",
    ]


@each_of(
    ("notation", "action"),
    [
        (A_AT_THE_GATES, "a6-a7"),
        (A_AT_THE_GATES, "b6-a7"),
        (A_AT_THE_GATES, "d6-e7"),
        (A_AT_THE_GATES, "e6-e7"),
        (B_AT_THE_GATES, "a2-a1"),
        (B_AT_THE_GATES, "b2-a1"),
        (B_AT_THE_GATES, "d2-e1"),
        (B_AT_THE_GATES, "e2-e1"),
        ("...../B..../A..../.../...../...../..... ..../.... 0/0 14/14 0 A", "a5xa7"),
        ("...../....B/....A/.../...../...../..... ..../.... 0/0 14/14 0 A", "e5xe7"),
        ("...../.B.B./..A../.../...../...../..... ..../.... 0/0 13/14 0 A", "c5xa7"),
        ("...../.B.B./..A../.../...../...../..... ..../.... 0/0 13/14 0 A", "c5xe7"),
        ("...../.B.../...../.B./..A../...../..... ..../.... 0/0 13/14 0 A", "c3xc5xa7"),
        ("...../...../...../.../..B../.A.../..... ..../.... 0/0 14/14 0 B", "c3xa1"),
        ("...../...../...../.../....B/....A/..... ..../.... 0/0 14/14 0 B", "e3xe1"),
    ],
)
def test_no_step_and_no_jump_ends_there(notation: str, action: str) -> None:
    game = Carami.parse(notation)
    assert action not in game.legal_actions()
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert refused.value.code == "ramp_only"
    assert refused.value.facts == {"place": action[-2:]}
    assert str(game) == notation


@pytest.mark.parametrize(
    ("notation", "legal"),
    [
        ("...../B..../A..../.../...../...../..... ..../.... 0/0 14/14 0 A", ["a5-b6"]),
        ("...../.B.B./..A../.../...../...../..... ..../.... 0/0 13/14 0 A", ["c5-c6"]),
        (
            "...../.B.../...../.B./..A../...../..... ..../.... 0/0 13/14 0 A",
            ["c3-b4", "c3-d4", "c3xc5"],
        ),
    ],
)
def test_what_is_left_beside_the_shut_corner(notation: str, legal: list[str]) -> None:
    assert sorted(Carami.parse(notation).legal_actions()) == legal


def test_a_long_line_up_to_a_ten_cannot_be_jumped() -> None:
    """e3 over d4, c5 and b6 would land on a7."""
    game = Carami.parse("...../.B.../..B../..B/....A/A..../..... ..../.... 0/0 12/13 0 A")
    assert sorted(game.legal_actions()) == ["a2-a3", "a2-b3"]
