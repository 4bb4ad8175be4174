"""The same position and events are the same bytes, in any thread, and cost nothing the second time."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import render
from engine.boulomania import Boulomania
from engine.events import Carreau, ShotHit, ShotMissed
from render import draw
from render.__main__ import ROOT
from render.boulomania.drawing import paint
from render.kit.picture import encode
from tests.render.play import Moment, random_game

MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")


def test_drawn_twice_is_the_same() -> None:
    for moment in [*random_game(8)][:60]:
        assert encode(paint(*moment, "", "night")) == encode(paint(*moment, "", "night"))


def test_threads_draw_the_same() -> None:
    moments = [*random_game(9)][:60]

    def bytes_of(moment: Moment) -> bytes:
        return encode(paint(*moment, "", "contrast"))

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(bytes_of, moments)] == [*map(bytes_of, moments)]


def test_another_process_draws_the_same() -> None:
    code = (
        "from render import draw; from engine.boulomania import Boulomania;"
        f"print(draw(Boulomania.parse({str(MIDDLE)!r})).name)"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == draw(MIDDLE).name


def test_a_repeated_picture_is_remembered() -> None:
    first = draw(MIDDLE)
    hits = render._paint.cache_info().hits
    again = draw(MIDDLE)
    assert render._paint.cache_info().hits == hits + 1
    assert again.data is first.data


def test_events_of_the_same_facts_are_different_pictures() -> None:
    names = {draw(MIDDLE, [kind(0, 12)]).name for kind in (ShotMissed, ShotHit, Carreau)}
    assert len(names) == 3


def test_name_says_game_and_content() -> None:
    picture = draw(MIDDLE)
    assert picture.name.startswith("boulomania-")
    assert picture.name != draw(MIDDLE, theme="night").name


def test_nothing_is_prepared_at_import() -> None:
    code = "import render, render.boulomania.table as board; assert not board._tables"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_unknown_theme_is_refused() -> None:
    with pytest.raises(KeyError):
        draw(MIDDLE, theme="sepia")
