"""Every game in the registry has everything that a game must have."""

from importlib.resources import files
from pathlib import Path

import pytest

from engine import GAMES, describe
from tests.engine.playthrough import GOLDEN
from tests.engine.test_perft import PERFT
from tests.games import WITH_DICE

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_complete(game: str) -> None:
    assert GAMES[game].name == game
    assert files("data").joinpath("boards", f"{game}.toml").is_file()
    assert (GOLDEN / f"{game}.txt").is_file()
    assert (HERE.parent / "naive" / f"{game}.py").is_file()
    assert len(list((HERE / game).glob("test_*.py"))) >= 5, "a test file per rule"


@pytest.mark.parametrize("game", GAMES)
def test_perft_is_known_from_the_start_and_three_middle_positions(game: str) -> None:
    positions = [entry["position"] for entry in PERFT[game]]
    assert str(GAMES[game].new()) in positions
    assert len(set(positions)) >= 4
    assert all(len(entry["counts"]) >= 3 for entry in PERFT[game])


@pytest.mark.parametrize("game", WITH_DICE)
def test_a_short_game_is_shorter_in_points_and_in_balls(game: str) -> None:
    short, usual = (describe(GAMES[game].new(**options)) for options in (GAMES[game].quick, {}))
    assert short.target < usual.target
    assert short.balls < usual.balls
