"""One whole game of each kind stays as it was played, position by position and event by event."""

import pytest

from engine import GAMES
from tests.engine.playthrough import GOLDEN, tokens_of, write_down


@pytest.mark.parametrize("game", GAMES)
def test_golden_game(game: str) -> None:
    record = (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")
    assert write_down(game, tokens_of(record)) == record
