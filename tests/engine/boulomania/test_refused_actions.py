"""An action that is not legal is refused with the reason; the position stays as it was."""

import pytest

from engine import IllegalAction
from engine.boulomania import Boulomania
from tests.folding import each_of

PLAY = ".oB....A...B...... 7/6 0-0 A A:play 13/8"
LAND = ".o.....B.......... 8/7 0-0 B A:land44 13/8"


def refusal(notation: str, token: str) -> IllegalAction:
    """Why that is refused, once it is certain that nothing has changed."""
    position = Boulomania.parse(notation)
    with pytest.raises(IllegalAction) as refused:
        position.apply(token)
    assert str(position) == notation
    assert str(refused.value)
    return refused.value


@each_of(
    "token",
    ["", "jack", "34", "6", "point", "point1", "point4", "Point2", "point2 ", "shoot", "land:8", "play"],
)
def test_what_is_no_ball_at_all(token: str) -> None:
    error = refusal(PLAY, token)
    assert error.code == "unknown_action"
    assert error.facts == {"action": token}


@each_of("token", ["point2", "shoot:jack", "shoot:12", "3", "throw", "", "JACK"])
def test_before_the_jack_lies_it_can_only_be_thrown(token: str) -> None:
    error = refusal(".................. 8/8 0-0 A A:jack 13/8", token)
    assert error.code == "unknown_action"
    assert error.facts == {"action": token}


@each_of("pit", ["0", "19", "-1", "99", "", "x", "08", "8 ", "jack2", "out"])
def test_a_shot_at_no_pit(pit: str) -> None:
    error = refusal(PLAY, f"shoot:{pit}")
    assert error.code == "no_such_pit"
    assert error.facts == {"pit": pit}


def test_a_shot_at_ones_own_ball() -> None:
    error = refusal(PLAY, "shoot:8")
    assert error.code == "own_ball"
    assert error.facts == {"pit": 8}


@pytest.mark.parametrize("pit", [7, 18, 4, 2])
def test_a_shot_at_an_empty_pit(pit: int) -> None:
    """No ball lies where the jack does: it is shot at by its name."""
    error = refusal(PLAY, f"shoot:{pit}")
    assert error.code == "pit_is_empty"
    assert error.facts == {"pit": pit}


@each_of(
    "token",
    [
        "land:8",
        "land:9",
        "land:8>10",
        "land:8>9>10",
        "land:8>",
        "land:44",
        "land:",
        "land:out",
        "land:04",
        "land:4 ",
    ],
)
def test_a_way_that_the_roll_does_not_leave(token: str) -> None:
    """The ways are `land:4`, `land:8>9` and `land:8>12`."""
    error = refusal(LAND, token)
    assert error.code == "no_such_way"
    assert error.facts == {"dice": "44"}


@each_of("token", ["point2", "8", "4", "44", "jack", "", "8>9"])
def test_after_a_roll_with_a_choice_only_a_way_can_be_chosen(token: str) -> None:
    error = refusal(LAND, token)
    assert error.code == "unknown_action"
    assert error.facts == {"action": token}


@each_of(
    ("notation", "token", "dice"),
    [
        (".................. 8/8 0-0 A start 13/8", "6", 2),
        (".................. 8/8 0-0 A start 13/8", "60", 2),
        (".................. 8/8 0-0 A start 13/8", "636", 2),
        (".................. 8/8 0-0 A start 13/8", "jack", 2),
        (".................. 8/8 0-0 A A:throw 13/8", "0", 1),
        (".................. 8/8 0-0 A A:throw 13/8", "7", 1),
        (".................. 8/8 0-0 A A:throw 13/8", "", 1),
        (".................. 8/8 0-0 A A:throw 13/8", "jack", 1),
        (".o................ 8/8 0-0 A A:point2 13/8", "43", 2),
        (".o................ 8/8 0-0 A A:point2 13/8", "7", 2),
        (".o................ 8/8 0-0 A A:point2 13/8", "345", 2),
        (".o................ 8/8 0-0 A A:point2 13/8", "3 4", 2),
        (".o................ 8/8 0-0 A A:point2 13/8", "point2", 2),
        (".o................ 8/8 0-0 A A:point3 13/8", "434", 3),
        (".o................ 8/8 0-0 A A:point3 13/8", "34", 3),
        (".o................ 8/8 0-0 A A:point3 13/8", "land:12", 3),
        (".o.........B...... 8/7 0-0 B A:shoot:12 13/8", "66", 1),
        (".o.........B...... 8/7 0-0 B A:shoot:12 13/8", "shoot:12", 1),
        (".o.........B...... 8/7 0-0 B A:shoot:jack 13/8", "12", 1),
    ],
)
def test_what_is_no_roll_of_the_dice_in_the_air(notation: str, token: str, dice: int) -> None:
    error = refusal(notation, token)
    assert error.code == "not_a_roll"
    assert error.facts == {"roll": token[:20], "dice": dice}


@each_of("token", ["jack", "point2", "shoot:12", "34", ""])
def test_when_the_game_is_over_nothing_can_be_done(token: str) -> None:
    assert refusal(".o.........A...... 0/0 13-0 A over:A 13/8", token).code == "game_over"


def test_a_very_long_text_is_not_repeated_whole() -> None:
    assert len(str(refusal(PLAY, "x" * 5000))) < 200
    assert len(str(refusal(PLAY, "shoot:" + "1" * 5000))) < 200
    assert len(str(refusal(LAND, "land:" + "8>" * 5000))) < 200


@pytest.mark.parametrize("notation", [PLAY, LAND])
def test_whatever_is_legal_is_not_refused_and_leaves_the_position_as_it_was(notation: str) -> None:
    position = Boulomania.parse(notation)
    for action in position.legal_actions():
        assert str(position.apply(action)[0]) != notation
    assert str(position) == notation
