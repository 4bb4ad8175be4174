"""How strong a level is said to be: what was measured, or nothing."""

import pytest

from engine import GAMES
from players import LEVELS, strengths
from players.strengths import rating_of


def test_what_is_kept_is_of_known_games_and_levels() -> None:
    for game, ratings in strengths._ratings().items():
        assert game in GAMES
        assert set(ratings) <= set(LEVELS)
        assert all(isinstance(each, int) for each in ratings.values())
        measured = [ratings[level] for level in LEVELS if level in ratings]
        assert measured == sorted(measured), f"a higher level of {game} is said to be weaker"


def test_a_level_without_a_number_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "_ratings", lambda: {"carami": {"easy": 1010}})
    assert rating_of("carami", "easy") == 1010
    assert rating_of("carami", "hard") is None
    assert rating_of("boomerang", "easy") is None
