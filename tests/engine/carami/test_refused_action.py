"""An action that is not legal is refused with the reason; the position stays as it was."""

from itertools import product

import pytest

from engine import IllegalAction
from engine.carami import Carami
from tests.folding import each_of

OPEN = "..B../...../...../.B./..A../A..../..... ..../.... 0/0 13/13 5 A"
RAMPS = "B.A../...../...../.../...../..A../..B.. A..A/.... 1/0 13/11 5 A"
DOWN = "..A../B..../..B../.A./...../...../..... ..../B..B 0/1 11/13 5 B"

PLACES = [f"{column}{row}" for row in "1234567" for column in "abcde" if f"{column}{row}" not in ("a4", "e4")]


@each_of(
    ("notation", "action", "code", "facts"),
    [
        (OPEN, "", "unknown_action", {"action": ""}),
        (OPEN, "pass", "unknown_action", {"action": "pass"}),
        (OPEN, "c3", "unknown_action", {"action": "c3"}),
        (OPEN, "c3Xc5", "unknown_action", {"action": "c3Xc5"}),
        (OPEN, "c3 b4", "unknown_action", {"action": "c3 b4"}),
        (OPEN, "c" * 60, "unknown_action", {"action": "c" * 40}),
        (OPEN, "c3-f4", "no_such_place", {"place": "f4"}),
        (OPEN, "c3-c8", "no_such_place", {"place": "c8"}),
        (OPEN, "a2-a4", "no_such_place", {"place": "a4"}),
        (OPEN, "e4-e5", "no_such_place", {"place": "e4"}),
        (OPEN, "C3-b4", "no_such_place", {"place": "C3"}),
        (OPEN, " c3-b4", "no_such_place", {"place": " c3"}),
        (OPEN, "c3-b4\n", "no_such_place", {"place": "b4\n"}),
        (OPEN, "c3-", "no_such_place", {"place": ""}),
        (OPEN, "-b4", "no_such_place", {"place": ""}),
        (OPEN, "c3-b4-c5", "no_such_place", {"place": "b4-c5"}),
        (OPEN, "c3-ra", "no_such_place", {"place": "ra"}),
        (OPEN, "rc-c7", "no_such_place", {"place": "rc"}),
        (OPEN, "c3-" + "b" * 60, "no_such_place", {"place": "b" * 20}),
        (OPEN, "c4-c3", "not_your_marble", {"place": "c4"}),
        (OPEN, "c7-c6", "not_your_marble", {"place": "c7"}),
        (OPEN, "b3-b4", "place_is_empty", {"place": "b3"}),
        (OPEN, "c3-c4", "place_taken", {"place": "c4"}),
        (OPEN, "c3-c3", "place_taken", {"place": "c3"}),
        (OPEN, "a2-a1", "never_backward", {"start": "a2", "end": "a1"}),
        (OPEN, "c3-d1", "never_backward", {"start": "c3", "end": "d1"}),
        (OPEN, "a2-b2", "no_step_sideways", {"start": "a2", "end": "b2"}),
        (OPEN, "c3-e3", "no_step_sideways", {"start": "c3", "end": "e3"}),
        (OPEN, "c3-c5", "too_far", {"start": "c3", "end": "c5"}),
        (OPEN, "a2-c6", "too_far", {"start": "a2", "end": "c6"}),
        (OPEN, "a2-d3", "too_far", {"start": "a2", "end": "d3"}),
        (OPEN, "ra-a7", "ramp_is_empty", {"place": "ra"}),
        (OPEN, "c3-e7", "ramp_only", {"place": "e7"}),
        (RAMPS, "rb-b7", "ramp_is_empty", {"place": "rb"}),
        (RAMPS, "ra-a7", "place_taken", {"place": "a7"}),
        (RAMPS, "re-d7", "ramp_leads_elsewhere", {"start": "re", "end": "e7"}),
        (RAMPS, "re-e1", "ramp_leads_elsewhere", {"start": "re", "end": "e7"}),
        (RAMPS, "ra-", "ramp_leads_elsewhere", {"start": "ra", "end": "a7"}),
        (RAMPS, "c7-d7", "already_arrived", {"place": "c7"}),
        (RAMPS, "c7xe7", "already_arrived", {"place": "c7"}),
        (DOWN, "c4-c5", "not_your_marble", {"place": "c4"}),
        (DOWN, "c5-c6", "never_backward", {"start": "c5", "end": "c6"}),
        (DOWN, "a6-b6", "no_step_sideways", {"start": "a6", "end": "b6"}),
        (DOWN, "a6-a3", "too_far", {"start": "a6", "end": "a3"}),
        (DOWN, "c5-a1", "ramp_only", {"place": "a1"}),
        (DOWN, "ra-a7", "ramp_leads_elsewhere", {"start": "ra", "end": "a1"}),
    ],
)
def test_why_not(notation: str, action: str, code: str, facts: dict[str, str]) -> None:
    game = Carami.parse(notation)
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert str(refused.value)
    assert str(game) == notation


@each_of(
    ("notation", "action", "code", "facts"),
    [
        (OPEN, "x", "no_such_place", {"place": ""}),
        (OPEN, "xc5", "no_such_place", {"place": ""}),
        (OPEN, "c3x", "no_such_place", {"place": ""}),
        (OPEN, "c3xc9", "no_such_place", {"place": "c9"}),
        (OPEN, "c3xc5-c6", "no_such_place", {"place": "c5-c6"}),
        (OPEN, "c3xc5x", "no_such_place", {"place": ""}),
        (OPEN, "c4xc2", "not_your_marble", {"place": "c4"}),
        (OPEN, "b3xb5", "place_is_empty", {"place": "b3"}),
        (OPEN, "c3xc4", "place_taken", {"place": "c4"}),
        (OPEN, "c3xc5xc7", "place_taken", {"place": "c7"}),
        (OPEN, "c3xe5", "nothing_to_jump", {"start": "c3", "end": "e5"}),
        (OPEN, "c3xc6", "nothing_to_jump", {"start": "c3", "end": "c6"}),
        (OPEN, "c3xb4", "nothing_to_jump", {"start": "c3", "end": "b4"}),
        (OPEN, "c3xc1", "nothing_to_jump", {"start": "c3", "end": "c1"}),
        (OPEN, "c3xa7", "ramp_only", {"place": "a7"}),
        (DOWN, "c5xe3", "nothing_to_jump", {"start": "c5", "end": "e3"}),
        (DOWN, "c5xc3xe1", "ramp_only", {"place": "e1"}),
    ],
)
def test_why_not_that_jump(notation: str, action: str, code: str, facts: dict[str, str]) -> None:
    game = Carami.parse(notation)
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert str(refused.value)
    assert str(game) == notation


def test_the_leap_that_cannot_be_made_is_named() -> None:
    """c3xc5 is a jump; what does not lead on is c6."""
    with pytest.raises(IllegalAction) as refused:
        Carami.parse(OPEN).apply("c3xc5xc6xc7")
    assert refused.value.code == "nothing_to_jump"
    assert refused.value.facts["end"] == "c6"


def test_a_very_long_jump_is_refused_at_once() -> None:
    with pytest.raises(IllegalAction):
        Carami.parse(OPEN).apply("c3" + "xc5" * 50_000)


@each_of(
    "notation",
    [
        str(Carami.new()),
        OPEN,
        RAMPS,
        DOWN,
        "...../.BBB./.B.B./B../A..../...../..... ..../.... 0/0 9/14 0 A",
        "BAAA./...../...../.../...../..A../..... ..../.... 0/0 14/11 6 B",
    ],
)
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(notation: str) -> None:
    game = Carami.parse(notation)
    listed = game.legal_actions()
    assert len(set(listed)) == len(listed)
    starts = [*PLACES, "ra", "rb", "rd", "re"]
    pairs = {f"{start}{how}{end}" for start, how, end in product(starts, "-x", PLACES)}
    for action in listed:
        game.apply(action)
    for action in pairs - set(listed):
        with pytest.raises(IllegalAction):
            game.apply(action)
    assert str(game) == notation
