"""Options: `target` 13 (any 1-99), `balls` 8 (1-8)."""

import pytest

from engine import BadOption, new_game
from engine.boulomania import Boulomania
from tests.folding import each_of


def test_a_new_game_has_thirteen_points_and_eight_balls() -> None:
    assert str(Boulomania.new()) == ".................. 8/8 0-0 A start 13/8"


@each_of(
    ("options", "notation"),
    [
        ({"target": 1}, ".................. 8/8 0-0 A start 1/8"),
        ({"target": 99}, ".................. 8/8 0-0 A start 99/8"),
        ({"balls": 1}, ".................. 1/1 0-0 A start 13/1"),
        ({"balls": 8}, ".................. 8/8 0-0 A start 13/8"),
        ({"target": 7, "balls": 3}, ".................. 3/3 0-0 A start 7/3"),
    ],
)
def test_every_option_up_to_its_limits(options: dict[str, int], notation: str) -> None:
    assert str(Boulomania.new(**options)) == notation
    assert str(new_game("boulomania", **options)) == notation


@each_of(
    ("option", "value", "low", "high"),
    [
        ("target", 0, 1, 99),
        ("target", 100, 1, 99),
        ("target", -13, 1, 99),
        ("target", True, 1, 99),
        ("balls", 0, 1, 8),
        ("balls", 9, 1, 8),
    ],
)
def test_past_its_limits_an_option_is_refused(option: str, value: int, low: int, high: int) -> None:
    with pytest.raises(BadOption, match=option) as refused:
        Boulomania.new(**{option: value})
    assert refused.value.code == "option_out_of_range"
    assert refused.value.facts == {"option": option, "value": value, "allowed": tuple(range(low, high + 1))}


@pytest.mark.parametrize("option", ["dice", "Target", "points"])
def test_no_other_option_is_known(option: str) -> None:
    with pytest.raises(BadOption, match=option) as refused:
        Boulomania.new(**{option: 3})
    assert refused.value.code == "unknown_option"
    assert refused.value.facts == {"option": option}
