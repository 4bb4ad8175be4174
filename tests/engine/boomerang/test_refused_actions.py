"""An action that is not legal is refused with the reason, and the position stays as it was."""

import pytest

from engine import IllegalAction
from engine.boomerang import Boomerang
from tests.folding import each_of

# 2 b . . . . . .    A to move; a1-d1 are A's own, all else is B's. A has one I1 and no I4 left.
# 1 A A A A b b b
#   a b c d e f g
POSITION = "AAI4.0@a1,BBI1.0@a2,ABI1.0@e1,BBI2.0@f1 A"


def refusal(action: str) -> IllegalAction:
    position = Boomerang.parse(POSITION)
    before = (position, position.legal_actions(), position.describe())
    with pytest.raises(IllegalAction) as refused:
        position.apply(action)
    assert str(position) == POSITION
    assert (position, position.legal_actions(), position.describe()) == before
    return refused.value


@each_of(
    ("action", "code", "facts"),
    [
        ("", "unknown_action", {"action": ""}),
        ("pass", "unknown_action", {"action": "pass"}),
        ("I1", "unknown_action", {"action": "I1"}),
        ("I1@a3", "unknown_action", {"action": "I1@a3"}),
        ("I5.0@a3", "unknown_action", {"action": "I5.0@a3"}),
        ("i1.0@a3", "unknown_action", {"action": "i1.0@a3"}),
        (" I1.0@a3", "unknown_action", {"action": " I1.0@a3"}),
        ("AAI1.0@a3", "unknown_action", {"action": "AAI1.0@a3"}),
        ("344", "unknown_action", {"action": "344"}),
        ("x" * 500, "unknown_action", {"action": "x" * 40}),
        ("I4.0@b2", "none_left", {"piece": "I4"}),
        ("I1.1@a3", "no_such_rotation", {"piece": "I1"}),
        ("V3.4@a3", "no_such_rotation", {"piece": "V3"}),
        ("V3.-1@a3", "no_such_rotation", {"piece": "V3"}),
        ("V3.00@a3", "no_such_rotation", {"piece": "V3"}),
        ("V3.@a3", "no_such_rotation", {"piece": "V3"}),
        ("I1.0@k1", "no_such_cell", {"cell": "k1"}),
        ("I1.0@a0", "no_such_cell", {"cell": "a0"}),
        ("I1.0@a10", "no_such_cell", {"cell": "a10"}),
        ("I1.0@A3", "no_such_cell", {"cell": "A3"}),
        ("I1.0@3a", "no_such_cell", {"cell": "3a"}),
        ("I1.0@a3 ", "no_such_cell", {"cell": "a3 "}),
        ("I1.0@", "no_such_cell", {"cell": ""}),
        ("I1.0", "no_such_cell", {"cell": ""}),
        ("I3.0@i1", "sticks_out", {"piece": "I3", "anchor": "i1"}),
        ("X5.0@a8", "sticks_out", {"piece": "X5", "anchor": "a8"}),
        ("I1.0@a2", "overlaps", {"piece": "I1", "anchor": "a2", "rotation": 0}),
        ("I2.1@c1", "overlaps", {"piece": "I2", "anchor": "c1", "rotation": 1}),
        ("I1.0@d2", "touches_by_corner_only", {"piece": "I1", "anchor": "d2", "rotation": 0}),
        ("V3.3@h2", "touches_by_corner_only", {"piece": "V3", "anchor": "h2", "rotation": 3}),
        ("I1.0@c2", "must_touch_other_colour", {"piece": "I1", "anchor": "c2", "rotation": 0}),
        ("T5.3@h7", "must_touch_other_colour", {"piece": "T5", "anchor": "h7", "rotation": 3}),
    ],
)
def test_the_reason_and_its_facts(action: str, code: str, facts: dict[str, object]) -> None:
    error = refusal(action)
    assert error.code == code
    assert facts.items() <= error.facts.items()


@pytest.mark.parametrize(
    "action", ["x" * 5_000, "T5." + "x" * 5_000, "T5.0@" + "x" * 5_000, "I1.0@a1\n" * 500]
)
def test_the_words_stay_short(action: str) -> None:
    error = refusal(action)
    assert 0 < len(str(error)) < 200
    assert "\n" not in str(error)
    assert all(len(str(fact)) <= 40 for fact in error.facts.values())


def test_every_placement_that_is_not_listed_is_refused() -> None:
    position = Boomerang.parse(POSITION)
    legal = set(position.legal_actions())
    codes = set()
    for action in Boomerang.new().legal_actions():
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                position.apply(action)
            codes.add(refused.value.code)
    assert codes == {"none_left", "overlaps", "touches_by_corner_only", "must_touch_other_colour"}


def test_a_refused_action_can_be_followed_by_a_good_one() -> None:
    position = Boomerang.parse(POSITION)
    with pytest.raises(IllegalAction):
        position.apply("I1.0@d2")
    assert str(position.apply("I1.0@e2")[0]) == "AAI4.0@a1,BBI1.0@a2,AAI1.0@e1,BBI2.0@f1,AAI1.0@e2 B"
