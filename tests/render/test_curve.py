"""Curves of the chance to win look as in the gallery; every part of them is seen, and nothing sticks out."""

import inspect
from itertools import combinations
from math import dist

import pytest
from PIL import Image

from bot.gallery import GALLERY
from render import THEMES, curve
from render.curve import FLOOR, KNOB, TOP, Curve, draw_curve, paint_curve
from render.gallery import CURVES, SWINGING, DrawnCurve
from tests.folding import each_of

DRAWING = [name for name, each in inspect.getmembers(curve, inspect.isfunction) if name.startswith("draw_")]
PARTS = [name for name in DRAWING if name != "draw_curve"]


@pytest.mark.parametrize("shown", CURVES, ids=lambda shown: shown.file)
def test_looks_as_in_the_gallery(shown: DrawnCurve) -> None:
    drawn = paint_curve(shown.curve, THEMES[shown.theme])
    with Image.open(GALLERY / shown.file) as golden:
        assert (drawn.mode, drawn.size) == (golden.mode, golden.size)
        assert drawn.convert("RGB").tobytes() == golden.convert("RGB").tobytes()


def test_every_theme_is_shown() -> None:
    assert {shown.theme for shown in CURVES} == set(THEMES)


@pytest.mark.parametrize("part", PARTS)
def test_what_it_draws_is_seen(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = SWINGING._replace(looking_at=5)
    whole = draw_curve(shown)
    monkeypatch.setattr(curve, part, lambda *args: None)
    assert draw_curve(shown) != whole


def test_there_are_parts() -> None:
    assert len(PARTS) == 6


@each_of("looking_at", [None, 0, 3])
@each_of("chances", [(0.5,), (0.0, 1.0), (1.0, 0.0, 1.0, 0.0), (0.5,) * 2000])
def test_any_curve_fits(chances: tuple[float, ...], looking_at: int | None) -> None:
    turning = tuple(range(min(3, len(chances) - 1)))
    drawn = paint_curve(Curve(chances, turning, looking_at), THEMES["day"]).convert("RGB")
    width, height = drawn.size
    edge = {drawn.getpixel((x, y)) for y in (0, height - 1) for x in range(width)}
    edge |= {drawn.getpixel((x, y)) for x in (0, width - 1) for y in range(height)}
    assert len(edge) == 1


def test_half_a_chance_is_half_way_up() -> None:
    assert (curve._y(0), curve._y(1)) == (FLOOR, TOP)
    assert curve._y(0.5) == (FLOOR + TOP) / 2


@each_of("steps", [(0, 1, 2), (5, 6, 199), (196, 197, 198), (50, 53, 56)])
@each_of("chance", [0.0, 0.03, 0.5, 1.0])
def test_no_turning_point_hides_another(steps: tuple[int, ...], chance: float) -> None:
    points = curve._points((chance,) * 201)
    places = curve.place_knobs([curve._middle(points[step], points[step + 1]) for step in steps])
    assert all(dist(one, other) >= 2 * KNOB for one, other in combinations(places, 2))
    assert all(TOP + KNOB <= y <= FLOOR - KNOB for _, y in places)


def test_a_turning_point_alone_is_marked_where_it_is() -> None:
    middles = [(100.0, 100.0), (200.0, 100.0), (300.0, 250.0)]
    assert curve.place_knobs(middles) == middles
