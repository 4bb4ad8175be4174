"""`python -m play`: whole games in a terminal, through the driver and in words alone."""

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from engine import GAMES
from play.people import Member
from play.terminal import main
from words import text

ROOT = Path(__file__).parents[2]
GAME = "?\n??\n1\n\n1\nnonsense\nresign\n"

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What is printed for whoever types that, in this process."""

    def play(typed: str, *words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        assert main(words) == code
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return play


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_told_and_given_up(run: Run, game: str) -> None:
    played = run(GAME, game, "easy")
    assert "resigns" in played
    assert re.search(r"You are (Blue, Pip is Red|Red, Pip is Blue)\. ", played)
    assert text("en", f"{game}-board-layout") in played
    assert text("en", "refused-unknown-action") in played
    assert "**" not in played
    assert "###" not in played
    assert re.search(r"resigns\. 🏆 \w+ wins!\n\n\Z", played), "nobody is to play any more"


@pytest.mark.slow
def test_a_name_is_written_as_it_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.terminal.YOU", Member(1, "_Eva*"))
    assert "_Eva* resigns" in run("resign\n", "carami", "easy")


@pytest.mark.slow
def test_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "play"]
    played = subprocess.run(command, cwd=ROOT, input=GAME, capture_output=True, text=True, check=False)
    assert (played.returncode, played.stderr) == (0, "")
    assert "resigns" in played.stdout


@pytest.mark.slow
def test_it_stops_when_told_to_or_when_nothing_more_is_typed(run: Run) -> None:
    for typed in ("quit\n", ""):
        assert "gives up" not in run(typed)


@pytest.mark.parametrize("words", [("chess",), ("carami", "genius"), ("carami", "easy", "now")])
def test_wrong_arguments_are_answered_with_the_usage(run: Run, words: tuple[str, ...]) -> None:
    assert run("", *words, code=2).startswith("Usage: python -m play [boulomania")


@pytest.mark.slow
def test_it_is_interrupted_without_complaint() -> None:
    command = [sys.executable, "-u", "-m", "play", "carami", "easy"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=pipe) as playing:
        assert playing.stdout is not None
        while not playing.stdout.readline().startswith("    1  "):  # somebody is asked for a move
            assert playing.poll() is None
        playing.send_signal(signal.SIGINT)
        _, complaints = playing.communicate()
    assert (playing.returncode, complaints) == (0, "")
