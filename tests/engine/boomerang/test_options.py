"""Boomerang has no options: every game is played with the same board and pieces."""

import pytest

from engine import BadOption, new_game
from engine.boomerang import Boomerang
from tests.folding import each_of


def test_none_is_needed() -> None:
    assert str(new_game("boomerang")) == "- A"
    assert Boomerang.options == {}


@each_of("option", ["target", "columns", "rows", "starter", "players"])
@each_of("value", [0, 1, 10])
def test_none_is_taken(option: str, value: int) -> None:
    with pytest.raises(BadOption) as refused:
        Boomerang.new(**{option: value})
    assert refused.value.code == "unknown_option"
    assert refused.value.facts["option"] == option
    assert option in str(refused.value)
