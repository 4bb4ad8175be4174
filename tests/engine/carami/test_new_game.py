"""Two players, 15 marbles each on three rows, the band empty; A begins. The game has no options."""

import pytest

from engine import BadOption
from engine.carami import Carami
from tests.engine.at import after

NEW = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"


def test_camps_are_filled_and_the_band_is_empty() -> None:
    assert str(Carami.new()) == NEW


def test_a_begins_without_points() -> None:
    game = Carami.new()
    assert game.turn == "A"
    assert game.score() == (0, 0)
    assert game.outcome() is None


def test_there_are_no_dice() -> None:
    assert Carami.new().cast is None
    assert dict(Carami.new().chance_outcomes()) == {}


def test_only_the_front_row_can_move_and_only_to_the_band() -> None:
    assert sorted(Carami.new().legal_actions()) == [
        "a3-b4",
        "b3-b4",
        "b3-c4",
        "c3-b4",
        "c3-c4",
        "c3-d4",
        "d3-c4",
        "d3-d4",
        "e3-d4",
    ]


def test_the_answer_is_a_step_or_a_jump_over_the_marble_on_the_band() -> None:
    """c4 is jumped straight to c3, which it left; diagonally the way behind it is full."""
    answer = after(Carami.new(), "c3-c4")
    assert str(answer) == "BBBBB/BBBBB/BBBBB/.A./AA.AA/AAAAA/AAAAA ..../.... 0/0 0/0 0 B"
    assert sorted(answer.legal_actions()) == [
        "a5-b4",
        "b5-b4",
        "c5-b4",
        "c5-d4",
        "c5xc3",
        "d5-d4",
        "e5-d4",
    ]


def test_applying_leaves_the_position_as_it_was() -> None:
    game = Carami.new()
    game.apply("c3-c4")
    assert str(game) == NEW
    assert game == Carami.new()


@pytest.mark.parametrize("option", ["target", "seats", "idle_moves"])
def test_any_option_is_refused(option: str) -> None:
    with pytest.raises(BadOption) as refused:
        Carami.new(**{option: 1})
    assert refused.value.code == "unknown_option"
    assert refused.value.facts == {"option": option}
