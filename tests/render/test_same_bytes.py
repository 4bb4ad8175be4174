"""The same position and events are the same bytes, in any process, and cost nothing the second time."""

import subprocess
import sys
from pathlib import Path

import pytest

import render
from engine import GAMES
from engine.boulomania import Boulomania
from engine.events import Carreau, ShotHit, ShotMissed
from render import draw

ROOT = Path(__file__).parents[2]
MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")


def test_another_process_draws_the_same() -> None:
    code = (
        "from render import draw; from engine import GAMES;"
        "print(*(draw(game.new()).name for game in GAMES.values()))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [draw(game.new()).name for game in GAMES.values()]


def test_a_repeated_picture_is_remembered() -> None:
    first = draw(MIDDLE)
    hits = render._draw.cache_info().hits
    again = draw(MIDDLE)
    assert render._draw.cache_info().hits == hits + 1
    assert again.data is first.data


def test_events_of_the_same_facts_are_different_pictures() -> None:
    names = {draw(MIDDLE, [kind(0, 12)]).name for kind in (ShotMissed, ShotHit, Carreau)}
    assert len(names) == 3


def test_name_says_game_and_content() -> None:
    picture = draw(MIDDLE)
    assert picture.name.startswith("boulomania-")
    assert picture.name != draw(MIDDLE, theme="night").name


def test_nothing_is_prepared_at_import() -> None:
    asked = [f"from render.{name}.board import prepared_board; print(prepared_board._kept)" for name in GAMES]
    code = "import render; " + "; ".join(asked)
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["{}"] * len(GAMES)


def test_unknown_theme_is_refused() -> None:
    with pytest.raises(KeyError):
        draw(MIDDLE, theme="sepia")
