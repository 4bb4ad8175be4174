"""`target` 13 or 11; `balls` 3-8 a team (4 for one against one); every team has the same number."""

import pytest

from engine import BadOption, new_game
from engine.petanque import Petanque
from tests.folding import each_of


def test_new_game_is_written_as_the_rules_say() -> None:
    assert str(Petanque.new()) == "- - 4/4 0-0 A start 13/4"


def test_new_game_is_found_by_its_name() -> None:
    assert new_game("petanque", target=11, balls=6) == Petanque.parse("- - 6/6 0-0 A start 11/6")


@each_of("target", [11, 13])
@each_of("balls", [3, 4, 5, 6, 7, 8])
def test_every_option(target: int, balls: int) -> None:
    position = Petanque.new(target=target, balls=balls)
    assert str(position) == f"- - {balls}/{balls} 0-0 A start {target}/{balls}"
    assert position.turn == "chance"
    assert position.score() == (0, 0)
    assert position.outcome() is None


def test_one_option_leaves_the_other_as_it_is() -> None:
    assert str(Petanque.new(target=11)) == "- - 4/4 0-0 A start 11/4"
    assert str(Petanque.new(balls=3)) == "- - 3/3 0-0 A start 13/3"


@each_of("target", [-13, 0, 1, 10, 12, 14, 99])
def test_no_other_target(target: int) -> None:
    with pytest.raises(BadOption) as refused:
        Petanque.new(target=target)
    assert refused.value.code == "option_out_of_range"
    assert refused.value.facts["option"] == "target"
    assert refused.value.facts["value"] == target


@each_of("balls", [-4, 0, 1, 2, 9, 10, True])
def test_no_other_number_of_balls(balls: int) -> None:
    with pytest.raises(BadOption) as refused:
        Petanque.new(balls=balls)
    assert refused.value.code == "option_out_of_range"
    assert refused.value.facts == {"option": "balls", "value": balls, "allowed": (3, 4, 5, 6, 7, 8)}


@pytest.mark.parametrize("option", ["ball", "Target", "players", "board"])
def test_no_other_option(option: str) -> None:
    with pytest.raises(BadOption) as refused:
        Petanque.new(**{option: 4})
    assert refused.value.code == "unknown_option"
    assert refused.value.facts == {"option": option}


def test_every_end_starts_with_the_balls_of_the_option() -> None:
    last_ball = Petanque.parse("A34,A44,A45,A35,A33 34d 1/0 0-0 B A:point 11/6")
    assert str(last_ball.apply("24")[0]) == "- - 6/6 6-0 A A:jack 11/6"
