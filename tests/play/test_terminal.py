"""`python -m play`: whole games in a terminal, through the driver and in words alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES
from words import text

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def run(typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "play", *words]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_told_and_given_up(game: str) -> None:
    played = run("?\n1\n1\nnonsense\nresign\n", game, "easy")
    assert (played.returncode, played.stderr) == (0, "")
    assert "gives up" in played.stdout
    assert text("en", "refused-unknown-action") in played.stdout


def test_it_stops_when_told_to_or_when_nothing_more_is_typed() -> None:
    for typed in ("quit\n", ""):
        assert run(typed).returncode == 0


@pytest.mark.parametrize("words", [("chess",), ("carami", "genius"), ("carami", "easy", "now")])
def test_what_there_is_not_is_answered_with_what_there_is(words: tuple[str, ...]) -> None:
    asked = run("", *words)
    assert asked.returncode == 2
    assert asked.stdout.startswith("Usage: python -m play [boulomania")
