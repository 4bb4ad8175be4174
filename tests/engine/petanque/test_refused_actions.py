"""An action that is not legal is refused with the reason in words; the position stays as it was."""

import pytest

from engine import IllegalAction
from engine.petanque import Petanque
from tests.folding import each_of

JACK = "- - 4/4 0-0 A A:jack 13/4"
CORNER = "- - 4/4 0-0 A A:corner34 13/4"
PLAY = "A34,B44 34d 3/3 0-0 A B:play 13/4"


def refusal(notation: str, token: str) -> tuple[str, dict[str, object]]:
    position = Petanque.parse(notation)
    actions, rolls = position.legal_actions(), position.chance_outcomes()
    assert token not in actions
    assert token not in rolls
    with pytest.raises(IllegalAction) as refused:
        position.apply(token)
    assert 0 < len(str(refused.value)) < 120
    assert str(position) == notation
    assert position == Petanque.parse(notation)
    assert (position.legal_actions(), position.chance_outcomes()) == (actions, rolls)
    return refused.value.code, refused.value.facts


NO_ROLLS_OF_TWO = [
    "",
    "3",
    "07",
    "70",
    "00",
    "344",
    "3 4",
    " 34",
    "34\n",
    "-3",
    "\uff13\uff14",
    "jack",
    "point",
    "corner:a",
]
NO_ROLLS_OF_ONE = ["", "0", "7", "34", "66", "-6", "6 ", "\uff16", "x", "point", "shoot:34", "shoot:jack"]


@each_of("token", NO_ROLLS_OF_TWO)
@each_of(
    "notation",
    [
        "- - 4/4 0-0 A start 13/4",
        "- - 4/4 0-0 B B:throw 13/4",
        "A34,B44 34d 3/3 0-0 A B:point 13/4",
    ],
)
def test_not_a_roll_of_two_dice(notation: str, token: str) -> None:
    assert refusal(notation, token) == ("not_a_roll", {"roll": token[:20], "dice": 2})


@each_of("token", NO_ROLLS_OF_ONE)
@each_of("phase", ["shoot:34", "shoot:jack"])
def test_not_a_roll_of_one_die(phase: str, token: str) -> None:
    assert refusal(f"A34,B44 34d 3/3 0-0 A B:{phase} 13/4", token) == (
        "not_a_roll",
        {"roll": token[:20], "dice": 1},
    )


@each_of("token", ["", "Jack", "jack ", "34", "point", "shoot:jack", "corner:a", "jack:34"])
def test_nothing_but_the_jack_is_thrown_first(token: str) -> None:
    assert refusal(JACK, token) == ("unknown_action", {"action": token})


@each_of(
    "token",
    ["", "a", "corner", "corner:", "corner:e", "corner:A", "corner:ab", "cornera", "34", "jack", "point"],
)
def test_no_such_corner(token: str) -> None:
    assert refusal(CORNER, token) == ("unknown_action", {"action": token})


@each_of(
    "token", ["", "Point", "point ", "point2", "point:34", "shoot", "shoot34", "34", "6", "jack", "corner:a"]
)
def test_neither_pointed_nor_shot(token: str) -> None:
    assert refusal(PLAY, token) == ("unknown_action", {"action": token})


@each_of("cell", ["", "3", "07", "70", "77", "344", "34d", "Jack", "jack ", " 34", "A34", "\uff13\uff14"])
def test_shooting_at_no_cell(cell: str) -> None:
    assert refusal(PLAY, f"shoot:{cell}") == ("no_such_cell", {"cell": cell})


@pytest.mark.parametrize("cell", ["11", "35", "66"])
def test_shooting_at_an_empty_cell(cell: str) -> None:
    assert refusal(PLAY, f"shoot:{cell}") == ("cell_is_empty", {"cell": cell})


def test_shooting_at_the_cell_of_the_jack_alone() -> None:
    assert refusal("- 34d 4/4 0-0 A A:play 13/4", "shoot:34") == ("cell_is_empty", {"cell": "34"})


def test_shooting_at_ones_own_ball() -> None:
    assert refusal(PLAY, "shoot:44") == ("own_ball", {"cell": "44"})


@each_of("token", ["", "jack", "point", "shoot:jack", "shoot:34", "34", "6", "corner:a"])
@each_of("notation", ["A34,B44 34d 0/0 13-0 A over:A 13/4", "A34,A44,A45 - 0/2 4-13 A over:B 13/4"])
def test_nothing_after_the_end(notation: str, token: str) -> None:
    assert refusal(notation, token) == ("game_over", {})


@each_of(
    "notation", [JACK, CORNER, PLAY, "- - 4/4 0-0 A start 13/4", "A34,B44 34d 3/3 0-0 A B:shoot:34 13/4"]
)
@each_of("prefix", ["", "shoot:"])
def test_a_very_long_text_is_not_repeated_whole(notation: str, prefix: str) -> None:
    _, facts = refusal(notation, prefix + "x" * 5000)
    assert len(str(facts)) < 120


def test_a_position_is_never_changed_by_what_follows() -> None:
    position = Petanque.parse("A24,B12,B34,A44 11a 2/2 0-0 A A:point 13/4")
    for roll in position.chance_outcomes():
        position.apply(roll)
    assert str(position) == "A24,B12,B34,A44 11a 2/2 0-0 A A:point 13/4"
