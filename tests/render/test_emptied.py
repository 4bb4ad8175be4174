"""Every function that draws is seen in the gallery: emptied, it changes a picture that the tests compare.

A new one that is in no picture fails here: add an example that shows it.
"""

from inspect import signature
from itertools import product

import pytest
from PIL.ImageDraw import ImageDraw

from render import PAINTERS
from render.kit.canvas import Canvas, Frame
from render.kit.shapes import Pen
from render.petanque import fanny
from tests.render.emptied import (
    Everything,
    Function,
    Memory,
    Shown,
    drawings,
    emptied,
    functions,
    memory,
    prepared_anew,
    shown,
)


@pytest.mark.parametrize("folder", sorted({drawing.folder for drawing in drawings()}))
def test_what_it_draws_is_seen(folder: str) -> None:
    """All functions of a folder in one test: they are looked for in the same pictures."""
    found = [each for each in drawings() if each.folder == folder]
    unseen = [str(each) for each in found if not is_seen_anywhere(each)]
    check_memory(found[0].games[0])
    assert not unseen, f"in no picture: {unseen}"


def is_seen_anywhere(drawing: Function) -> bool:
    among = product((True, False), drawing.games)
    return any(is_seen(drawing, shown(game, usual)) for usual, game in among)


def is_seen(drawing: Function, examples: Shown) -> bool:
    """Whether any of the examples changes: on a prepared board, or (which takes longer) on one made anew."""
    if call := examples.on_frames.first.get(drawing):
        with emptied(drawing):
            if examples.is_changed(call.example):
                return True
    if call := examples.anew.first.get(drawing):
        reaching = examples.anew.reaching(drawing)
        remembering = memory().remembering(reaching)  # made before others take the place of functions
        with prepared_anew(examples.game, call.through), remembering, emptied(drawing):
            return examples.is_changed(call.example)
    return False


@pytest.mark.parametrize("game", PAINTERS)
def test_what_is_not_emptied_stays_the_same(game: str) -> None:
    """So it is the emptying that is seen, not the drawing anew; and none of it is left behind."""
    assert not shown(game, True).is_changed()
    with prepared_anew(game, Everything()), Memory().remembering(()):
        assert not shown(game, True).is_changed()
    check_memory(game)


def check_memory(game: str) -> None:
    with prepared_anew(game), memory().remembering(()):
        assert not shown(game, True).is_changed(), "what is remembered was drawn on"


def test_what_draws_on_something_returns_nothing() -> None:
    """Else it might not be found here."""
    for function in functions():
        given = {parameter.annotation for parameter in signature(function.raw).parameters.values()}
        assert function.draws_on or not given & {Canvas, Frame, ImageDraw, Pen}, str(function)


def test_what_is_in_no_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_moustache(canvas: Canvas) -> None:
        """Draw what nobody has asked for."""

    monkeypatch.setattr(draw_moustache, "__module__", fanny.__name__)
    monkeypatch.setattr(fanny, "draw_moustache", draw_moustache, raising=False)
    added = {*drawings.__wrapped__()} - {*drawings()}
    assert added == {Function(fanny, "draw_moustache")}
    assert not any(is_seen(each, shown(game, True)) for each in added for game in each.games)
