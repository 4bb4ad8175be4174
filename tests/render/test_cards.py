"""Cards look as in the gallery; every part of them is seen, and no words leave their place."""

from functools import cache

import pytest
from PIL import Image, ImageChops

from bot.gallery import GALLERY
from render import THEMES
from render.cards import ending, paper
from render.cards.ending import MOST_RATINGS, MOST_ROWS, EndCard, EndRow, EndSide, draw_end, paint_end
from render.cards.examples import CARDS, WON, CardExample
from render.cards.paper import TALLEST, WIDTH, Paper
from render.kit import lettering
from tests.render.emptied import Function, emptied, functions_of, is_drawing

DRAWINGS = [each for each in functions_of(paper, ending, lettering) if is_drawing(each)]
LARGEST = 45 * 1024
HOSTILE = ("W" * 300, "i" * 300, "\u202eabc", "a\u0301" * 60, "", "漢", "😀" * 40)


@cache
def pixels(example: CardExample) -> bytes:
    return example.paint().tobytes()


@pytest.mark.parametrize("shown", CARDS, ids=lambda shown: shown.file)
def test_looks_as_in_the_gallery(shown: CardExample) -> None:
    drawn = shown.paint()
    with Image.open(GALLERY / shown.file) as golden:
        assert (drawn.mode, drawn.size) == (golden.mode, golden.size)
        assert ImageChops.difference(drawn.convert("RGB"), golden.convert("RGB")).getbbox() is None


@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_what_it_draws_is_seen(drawing: Function) -> None:
    for shown in CARDS:
        pixels(shown)
    ending.confetti.cache_clear()
    try:
        with emptied(drawing):
            assert any(shown.paint().tobytes() != pixels(shown) for shown in CARDS)
    finally:
        ending.confetti.cache_clear()


def test_what_is_not_emptied_stays_the_same() -> None:
    assert all(shown.paint().tobytes() == pixels(shown) for shown in CARDS)
    assert len(DRAWINGS) > 12


def test_every_theme_is_shown() -> None:
    assert {shown.theme for shown in CARDS} == set(THEMES)


@pytest.mark.parametrize("shown", CARDS, ids=lambda shown: shown.file)
def test_it_is_wide_and_small(shown: CardExample) -> None:
    picture = shown.draw()
    assert picture.size[0] == 1080
    assert len(picture.data) <= LARGEST


def test_the_same_card_is_the_same_file() -> None:
    assert draw_end(WON, "night") == draw_end(WON, "night") != draw_end(WON)
    with pytest.raises(KeyError):
        draw_end(WON, "dusk")


def _hostile(words: str) -> EndCard:
    sides = EndSide(words, words, (words,) * 20), EndSide(words, words, (words,))
    return EndCard(words, words, words, 1, sides, (EndRow(0, words),) * 9, (words, words), fanny=True)


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_no_words_leave_their_place(words: str) -> None:
    """The edge of the card is the wood that it is without any words, and so is what lies between plates."""
    image = paint_end(_hostile(words), "day").convert("RGB")
    bare = Paper("day", image.height).finish().convert("RGB")
    assert image.height <= TALLEST
    for box in ((0, 0, 20, image.height), (WIDTH - 18, 0, WIDTH, image.height), (0, 0, WIDTH, 20)):
        assert ImageChops.difference(image.crop(box), bare.crop(box)).getbbox() is None
    middle = (534, 400, 548, 900)
    assert ImageChops.difference(image.crop(middle), bare.crop(middle)).getbbox() is None


def test_no_more_than_there_is_room_for() -> None:
    assert paint_end(_hostile("a"), "day").height <= TALLEST
    few = WON._replace(rows=WON.rows * 9)
    assert (
        paint_end(few, "day").height == paint_end(WON._replace(rows=WON.rows[:1] * MOST_ROWS), "day").height
    )
    many = WON._replace(sides=(WON.sides[0]._replace(ratings=("a",) * 30), WON.sides[1]))
    full = WON._replace(sides=(WON.sides[0]._replace(ratings=("a",) * MOST_RATINGS), WON.sides[1]))
    assert paint_end(many, "day").height == paint_end(full, "day").height
