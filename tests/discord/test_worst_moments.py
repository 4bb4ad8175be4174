"""The worst moments that are known are the worst of many games."""

import pytest

from engine import GAMES
from tests.discord.worst_moments import RANDOM_GAMES, find_worst, largest, read_worst


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_nothing_worse_is_found(game: str) -> None:
    """If this fails, `python -m tests.discord.worst_moments` writes the new ones down."""
    assert largest(find_worst(game, range(RANDOM_GAMES))) == largest(read_worst(game))
