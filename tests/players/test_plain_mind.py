"""The plain player as a mind, as a game may have it that has none of its own."""

import random

import pytest

from engine import GAMES, Position
from players.effort import Effort
from players.plain.mind import MIND
from tests.players.test_values import random_positions

EFFORT = Effort(100)


def deciding(game: str) -> list[Position]:
    """Positions of a game in which there is something to choose."""
    found = [each for each in random_positions(game, 5) if each.turn in ("A", "B")]
    return [each for each in found if len(each.legal_actions()) > 1][:: max(len(found) // 6, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_what_it_judges_best(game: str) -> None:
    for position in deciding(game):
        judged = MIND.judge(position, EFFORT)
        assert set(judged) <= set(position.legal_actions())
        assert all(0 <= chance <= 1 for chance in judged.values())
        chosen = MIND.choose(position, EFFORT, random.Random(1))
        assert judged[chosen] == pytest.approx(max(judged.values()))
        assert MIND.is_quiet(position, chosen)


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_who_has_won(game: str) -> None:
    *course, end = random_positions(game, 5)
    outcome = end.outcome()
    assert outcome is not None
    assert MIND.chance(end, EFFORT) == (outcome.winner == 0)
    assert all(0 <= MIND.chance(position, EFFORT) <= 1 for position in course[::20])
