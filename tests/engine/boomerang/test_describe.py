"""What the board shows: pieces with their colours and places, what is closed in, what each has left,
points, whose turn, who won."""

import pytest

from engine import A, B, describe
from engine.boomerang import Boomerang
from tests.engine.boomerang.whole_games import A_WINS_BY_ONE, B_WINS_BY_ONE, DRAWN, end_of

WHOLE_RACK = {
    "I1": 2,
    "I2": 2,
    "I3": 1,
    "V3": 1,
    "I4": 1,
    "O4": 1,
    "T4": 1,
    "T5": 1,
    "U5": 1,
    "V5": 1,
    "X5": 1,
}


def test_a_new_game() -> None:
    facts = Boomerang.new().describe()
    assert (facts.turn, facts.score, facts.pieces, facts.closed_in) == ("A", (44, 44), (), ())
    assert facts.racks == (WHOLE_RACK, WHOLE_RACK)
    assert facts.winner is None


def test_in_the_middle_of_a_game() -> None:
    facts = Boomerang.parse("ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 A").describe()
    assert facts.turn == "A"
    assert facts.score == (45, 43)
    assert facts.closed_in == ("V3.2@a1", "I1.0@a1")
    assert facts.racks == (WHOLE_RACK | {"V5": 0, "I1": 1}, WHOLE_RACK | {"V3": 0})
    assert facts.winner is None


def test_the_pieces() -> None:
    facts = Boomerang.parse("ABV5.2@a1,BAV3.2@a1,AAI1.0@a1 A").describe()
    assert [(piece.owner, piece.colour) for piece in facts.pieces] == [(A, B), (B, A), (A, A)]
    assert [str(piece) for piece in facts.pieces] == ["ABV5.2@a1", "BAV3.2@a1", "AAI1.0@a1"]
    placements = [piece.placement for piece in facts.pieces]
    assert [(p.kind, p.rotation, p.anchor, p.value) for p in placements] == [
        ("V5", 2, "a1", 5),
        ("V3", 2, "a1", 3),
        ("I1", 0, "a1", 1),
    ]
    assert [set(p.cells) for p in placements] == [
        {"a3", "b3", "c3", "c2", "c1"},
        {"a2", "b2", "b1"},
        {"a1"},
    ]


def test_the_end() -> None:
    facts = end_of(A_WINS_BY_ONE).describe()
    assert (facts.turn, facts.score, facts.winner) == ("over", (45, 43), A)
    assert {piece for piece, left in facts.racks[A].items() if left} == {"O4", "T4", "X5"}
    assert {piece for piece, left in facts.racks[B].items() if left} == {"O4", "T4", "T5", "X5"}
    assert end_of(B_WINS_BY_ONE).describe().winner == B
    assert end_of(DRAWN).describe().winner is None


@pytest.mark.parametrize("notation", ["- A", "ABX5.0@c3,BBX5.0@e4 A"])
def test_asking_changes_nothing(notation: str) -> None:
    position = Boomerang.parse(notation)
    before = position.describe()
    position.describe().racks[A]["I1"] = 0
    position.rack(A)["I1"] = 0
    assert position.describe() == before
    assert Boomerang.new().rack(A) == WHOLE_RACK


def test_described_through_the_registry() -> None:
    position = Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A")
    assert describe(position) == position.describe()
