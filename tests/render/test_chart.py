"""Charts of the dice look as in the gallery; every part of them is seen, and nothing sticks out."""

import inspect

import pytest
from PIL import Image

from bot.gallery import GALLERY
from render import THEMES, chart
from render.chart import FLOOR, SIZE, TOP, Fallen, draw_chart, paint_chart
from render.gallery import CHARTS, FEW, MANY, Chart
from render.kit.shapes import pixels

DRAWING = [name for name, each in inspect.getmembers(chart, inspect.isfunction) if name.startswith("draw_")]
PARTS = [name for name in DRAWING if name != "draw_chart"]


@pytest.mark.parametrize("shown", CHARTS, ids=lambda shown: shown.file)
def test_looks_as_in_the_gallery(shown: Chart) -> None:
    drawn = paint_chart(shown.fallen, THEMES[shown.theme])
    with Image.open(GALLERY / shown.file) as golden:
        assert (drawn.mode, drawn.size) == (golden.mode, golden.size)
        assert drawn.convert("RGB").tobytes() == golden.convert("RGB").tobytes()


def test_every_theme_is_shown() -> None:
    assert {shown.theme for shown in CHARTS} == set(THEMES)


@pytest.mark.parametrize("part", PARTS)
def test_what_it_draws_is_seen(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = draw_chart(FEW)
    monkeypatch.setattr(chart, part, lambda *args: None)
    assert draw_chart(FEW) != whole


def test_there_are_parts() -> None:
    assert len(PARTS) == 5


def test_the_same_counts_give_the_same_bytes_and_others_do_not() -> None:
    assert draw_chart(MANY) == draw_chart(MANY)
    assert draw_chart(MANY).name != draw_chart(FEW).name
    assert draw_chart(MANY).size == pixels(*SIZE)


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 2), (9_999_999,) * 6])
@pytest.mark.parametrize("theme", THEMES)
def test_any_counts_fit(counts: tuple[int, ...], theme: str) -> None:
    expected = sum(counts) / 6
    drawn = paint_chart(Fallen(counts, expected, 0.0, expected * 2), THEMES[theme]).convert("RGB")
    width, height = drawn.size
    edge = {drawn.getpixel((x, y)) for y in (0, height - 1) for x in range(width)}
    edge |= {drawn.getpixel((x, y)) for x in (0, width - 1) for y in range(height)}
    assert len(edge) == 1


def test_a_bar_is_as_high_as_its_count() -> None:
    """From zero on, so that no difference looks larger than it is."""
    scale = chart._Scale(Fallen((1, 2, 3, 4, 5, 10), 4.2, 0.0, 9.0))
    assert (scale.y(0), scale.y(10)) == (FLOOR, TOP)
    assert scale.y(5) == (FLOOR + TOP) / 2
