"""Errors of the rules that were raised in another process are the same here."""

import pickle

import pytest

from engine import GAMES, BadNotation, GameError, IllegalAction, parse_position
from engine.games import find_game


def refused(code: str) -> GameError:
    """An error with that code, as a caller gets it."""
    try:
        if code == "unknown_action":
            GAMES["carami"].new().apply("dance")
        elif code == "unknown_game":
            find_game("chess")
        else:
            parse_position("boulomania", "nonsense")
    except GameError as error:
        return error
    raise AssertionError("it is not refused")


@pytest.mark.parametrize("code", ["unknown_action", "unknown_game", "notation"])
def test_an_error_keeps_its_kind_its_code_and_its_facts(code: str) -> None:
    error = refused(code)
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (copy.code, copy.facts, str(copy)) == (error.code, error.facts, str(error))


def test_what_is_raised_can_be_told_apart() -> None:
    assert {type(refused("unknown_action")), type(refused("notation"))} == {IllegalAction, BadNotation}
