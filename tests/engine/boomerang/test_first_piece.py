"""A starts and puts a piece anywhere."""

from collections import Counter

from engine.boomerang import Boomerang
from engine.events import PiecePlaced
from tests.engine.at import after, events_of
from tests.folding import each_of

# For a piece whose box is w x h there are (11 - w) * (10 - h) anchors, for each of its rotations.
WAYS = {
    "I1": 10 * 9,
    "I2": 9 * 9 + 10 * 8,
    "I3": 8 * 9 + 10 * 7,
    "V3": 4 * 9 * 8,
    "I4": 7 * 9 + 10 * 6,
    "O4": 9 * 8,
    "T4": 2 * 8 * 8 + 2 * 9 * 7,
    "T5": 4 * 8 * 7,
    "U5": 2 * 8 * 8 + 2 * 9 * 7,
    "V5": 4 * 8 * 7,
    "X5": 8 * 7,
}


def test_a_starts() -> None:
    assert Boomerang.new().turn == "A"


def test_every_piece_everywhere() -> None:
    actions = Boomerang.new().legal_actions()
    assert Counter(action[:2] for action in actions) == WAYS
    assert len(set(actions)) == len(actions) == 1888


@each_of("action", ["I1.0@a1", "I1.0@j1", "I1.0@a9", "I1.0@j9", "X5.0@h7", "I4.0@g9", "I4.1@j6"])
def test_up_to_the_edges(action: str) -> None:
    assert str(after(Boomerang.new(), action)) == f"AA{action} B"


def test_it_turns_nothing_over() -> None:
    assert events_of(Boomerang.new(), "T5.1@e6") == (PiecePlaced(0, "T5.1@e6"),)


def test_only_the_very_first_piece_is_free() -> None:
    position = Boomerang.parse("AAI1.0@a1 B")
    assert "I1.0@j9" not in position.legal_actions()
    position = Boomerang.parse("ABI1.0@a1,BBI1.0@a2 A")
    assert "I1.0@j9" not in position.legal_actions()
