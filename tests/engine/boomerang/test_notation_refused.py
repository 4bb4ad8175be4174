"""Pieces are written in the order they were put down, so a text that no game can have printed is no
position, and is refused with the reason."""

import pytest

from engine import BadNotation
from engine.boomerang import Boomerang
from tests.engine.boomerang.whole_games import DRAWN_TO_THE_END
from tests.folding import each_of

EXAMPLE = "ABT5.1@e6,BBI3.0@c6 A"


def refusal(notation: str) -> BadNotation:
    with pytest.raises(BadNotation) as refused:
        Boomerang.parse(notation)
    assert str(refused.value)
    return refused.value


@each_of(
    "notation",
    [
        # another side's turn, or none
        "- B",
        "- over",
        "- chance",
        "AAT5.1@e6 A",
        "ABT5.1@e6,BBI3.0@c6 B",
        "ABT5.1@e6,BBI3.0@c6 over",
        # B is passed over here, A is on turn
        "ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 B",
        # over, though it is written as somebody's turn
        DRAWN_TO_THE_END.replace("over", "A"),
        DRAWN_TO_THE_END.replace("over", "B"),
        # no colour like that: not turned, turned without a touch, the mover's own, no colour at all
        "AAT5.1@e6,BBI3.0@c6 A",
        "ABT5.1@e6,BAI3.0@c6 A",
        "ABT5.1@e6 B",
        "ACT5.1@e6 B",
        "AbT5.1@e6 B",
        # the turn is missing, in other letters, or followed by something
        "-",
        "- ",
        "- a",
        "- A ",
        "- A\n",
        "-  A",
        "- A A",
        "- A -",
        "AAT5.1@e6",
        "AAT5.1@e6  B",
        EXAMPLE + " 0",
    ],
)
def test_not_what_comes_of_those_pieces(notation: str) -> None:
    assert refusal(notation).code == "malformed"


@each_of(
    "notation",
    [
        # B starts, or A puts down two, or B two
        "BBI1.0@a1 A",
        "ABI1.0@a1,AAI1.0@a2 B",
        "ABT5.1@e6,BBI3.0@c6,BBI1.0@c5 A",
        # B was passed over, so it was A's to go on
        "ABV5.2@a1,BAV3.2@a1,AAI1.0@a1,BBI1.0@d1 A",
        # it is nobody's any more
        DRAWN_TO_THE_END.replace(" over", ",BBI1.0@c1 over"),
        # no side at all
        "CAI1.0@a1 B",
        "aAI1.0@a1 B",
    ],
)
def test_not_for_that_side_to_put_down(notation: str) -> None:
    assert refusal(notation).code == "wrong_turn"


@each_of(
    ("notation", "code", "facts"),
    [
        ("AAL4.0@a1 B", "unknown_action", {"action": "L4.0@a1"}),
        ("AAT5 B", "unknown_action", {"action": "T5"}),
        ("AA B", "malformed", {}),
        ("AAt5.1@e6 B", "unknown_action", {"action": "t5.1@e6"}),
        ("AAT5.4@e6 B", "no_such_rotation", {"piece": "T5"}),
        ("AAI2.2@a1 B", "no_such_rotation", {"piece": "I2"}),
        ("AAI1.0@k1 B", "no_such_cell", {"cell": "k1"}),
        ("AAI1.0@a10 B", "no_such_cell", {"cell": "a10"}),
        ("AAI1.0@A1 B", "no_such_cell", {"cell": "A1"}),
        ("AAI1.0@a\uff11 B", "no_such_cell", {"cell": "a\uff11"}),
        ("AAI4.0@h1 B", "sticks_out", {"piece": "I4", "anchor": "h1"}),
        ("ABX5.0@a1,BBI1.0@a1,AAX5.0@d4 B", "none_left", {"piece": "X5"}),
        ("AAI3.0@d5,BBI1.0@e5 A", "overlaps", {"piece": "I1", "anchor": "e5", "rotation": 0}),
        ("AAI3.0@d5,BBI2.1@g6 A", "touches_by_corner_only", {"piece": "I2", "anchor": "g6", "rotation": 1}),
        ("AAI3.0@d5,BBI2.1@a1 A", "must_touch_other_colour", {"piece": "I2", "anchor": "a1", "rotation": 1}),
    ],
)
def test_a_piece_that_cannot_have_been_put_there(notation: str, code: str, facts: dict[str, object]) -> None:
    error = refusal(notation)
    assert error.code == code
    assert facts.items() <= error.facts.items()


@each_of(
    "notation",
    [
        "",
        " ",
        "A",
        " A",
        ", A",
        "AAT5.1@e6, B",
        ",AAT5.1@e6 B",
        "-,AAT5.1@e6 B",
        "AAT5.1@e6,- B",
        "AAT5.1@e6;BBI3.0@c6 A",
        " - A",
        "\t- A",
        "AAT5.1@e6\u00a0B",
        "," * 10_000,
        "A" * 10_000,
        "\0",
        "ABT5.1@e6, BBI3.0@c6 A",
    ],
)
def test_not_even_pieces(notation: str) -> None:
    refusal(notation)


@pytest.mark.parametrize("notation", ["AA" + "x" * 5_000 + " A", "x" * 5_000, "- " + "x" * 5_000])
def test_the_words_stay_short(notation: str) -> None:
    assert len(str(refusal(notation))) < 200


def test_any_sign_left_out_is_noticed() -> None:
    for at in range(len(EXAMPLE)):
        refusal(EXAMPLE[:at] + EXAMPLE[at + 1 :])
