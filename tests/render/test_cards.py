"""Cards look as in the gallery; every part of them is seen, and no words leave their place."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.gallery import GALLERY
from render import THEMES
from render.cards import ending, leaders, paper, stats
from render.cards.ending import MOST_RATINGS, MOST_ROWS, EndCard, EndRow, EndSide, draw_end, paint_end
from render.cards.examples import CARDS, LEADERS, STATS, WON, CardExample
from render.cards.leaders import LeaderRow, LeadersCard, draw_leaders, paint_leaders
from render.cards.paper import TALLEST, Paper, broken
from render.cards.stats import MOST_LINES, StatsCard, curve_points, draw_stats, paint_stats
from render.kit import lettering
from render.kit.shapes import DENSITY
from tests.folding import each_of
from tests.render.emptied import Function, emptied, functions_of, is_drawing

DRAWINGS = [each for each in functions_of(paper, ending, leaders, stats, lettering) if is_drawing(each)]
LARGEST = 45 * 1024
HOSTILE = ("W" * 300, "i" * 300, "\u202eabc", "a\u0301" * 60, "", "漢", "😀" * 40)


@cache
def pixels(example: CardExample) -> bytes:
    return example.paint().tobytes()


@each_of("shown", CARDS)
def test_looks_as_in_the_gallery(shown: CardExample) -> None:
    drawn = shown.paint()
    with Image.open(GALLERY / shown.file) as golden:
        assert (drawn.mode, drawn.size) == (golden.mode, golden.size)
        assert ImageChops.difference(drawn.convert("RGB"), golden.convert("RGB")).getbbox() is None


def test_what_it_draws_is_seen() -> None:
    """All in one test: all are looked for in the same pictures."""
    for shown in CARDS:
        pixels(shown)
    unseen = [str(drawing) for drawing in DRAWINGS if not is_seen(drawing)]
    assert not unseen, f"in no card: {unseen}"


def is_seen(drawing: Function) -> bool:
    """Whether a card changes without it; it is looked for first among those of its module."""
    where = drawing.raw.__module__
    likely = sorted(CARDS, key=lambda shown: (type(shown.card).__module__ != where, shown.theme != "day"))
    with remembering_nothing(), emptied(drawing):
        return any(shown.paint().tobytes() != pixels(shown) for shown in likely)


def test_what_is_in_no_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_moustache(paper: Paper) -> None:
        """Draw what nobody has asked for."""

    monkeypatch.setattr(draw_moustache, "__module__", stats.__name__)
    monkeypatch.setattr(stats, "draw_moustache", draw_moustache, raising=False)
    assert not is_seen(Function(stats, "draw_moustache"))


@contextmanager
def remembering_nothing() -> Iterator[None]:
    """Draw everything anew meanwhile, and afterwards."""
    kept = (ending._flakes, ending.portrait, paper.panel)
    for each in kept:
        each.cache_clear()
    try:
        yield
    finally:
        for each in kept:
            each.cache_clear()


@pytest.mark.parametrize(
    "shown", [each for each in CARDS if isinstance(each.card, EndCard)], ids=lambda shown: shown.file
)
def test_no_confetti_falls_on_words(shown: CardExample, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(shown.card, EndCard)
    painted = shown.paint()
    title, names, verdict = ending.banner_words(THEMES[shown.theme], shown.card)
    monkeypatch.setattr(ending, "_scraps", list)
    with remembering_nothing():
        calm = shown.paint()
    assert (calm.tobytes() != painted.tobytes()) == (shown.card.winner is not None)
    for words in (title, *names, verdict):
        assert calm.crop(words.edges).tobytes() == painted.crop(words.edges).tobytes()


def test_lines_are_broken_at_dots_before_letters_become_small() -> None:
    long = "7 mènes · 42 boules · tirs réussis : 1 sur 9 et 6 sur 11 · 12 minutes"
    assert broken([long, "short · line"], ending.NOTE) == [
        "7 mènes · 42 boules · tirs réussis : 1 sur 9 et 6 sur 11",
        "12 minutes",
        "short · line",
    ]


def test_what_is_not_emptied_stays_the_same() -> None:
    assert all(shown.paint().tobytes() == pixels(shown) for shown in CARDS)
    assert len(DRAWINGS) > 12


def test_every_theme_is_shown() -> None:
    assert {shown.theme for shown in CARDS} == set(THEMES)


@each_of("shown", CARDS)
def test_it_is_wide_and_small(shown: CardExample) -> None:
    picture = shown.draw()
    assert picture.size[0] == 1080
    assert len(picture.data) <= LARGEST


def test_the_same_card_is_the_same_file() -> None:
    for draw in (partial(draw_end, WON), partial(draw_leaders, LEADERS), partial(draw_stats, STATS)):
        assert draw("night") == draw("night") != draw("day")
        with pytest.raises(KeyError):
            draw("dusk")


def _hostile(words: str) -> EndCard:
    sides = EndSide(words, words, (words,) * 20), EndSide(words, words, (words,))
    return EndCard(words, words, words, 1, sides, (EndRow(0, words),) * 9, (words, words), fanny=True)


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_no_words_leave_their_place(words: str) -> None:
    """The edge of the card is the wood that it is without any words, and so is what lies between plates."""
    image = paint_end(_hostile(words), "day")
    check_edges(image)
    middle = (533, 400, 546, 900)
    assert not differs(image, middle)


def differs(image: Image.Image, box: tuple[int, int, int, int]) -> bool:
    """Whether anything is drawn in that box."""
    bare = bare_paper(round(image.height / DENSITY))
    return ImageChops.difference(image.crop(box).convert("RGB"), bare.crop(box)).getbbox() is not None


@cache
def bare_paper(height: int) -> Image.Image:
    return Paper("day", height).finish().convert("RGB")


def check_edges(image: Image.Image) -> None:
    assert image.height <= TALLEST * DENSITY
    for box in ((0, 0, 20, image.height), (1064, 0, 1080, image.height), (0, 0, 1080, 20)):
        assert not differs(image, box)


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_nor_those_of_a_leaderboard(words: str) -> None:
    row = LeaderRow(999_999, words, words, words, words, (0.5,) * 20, own=True)
    image = paint_leaders(LeadersCard(words, words, (row,) * 10, (words, words)), "day")
    check_edges(image)
    for box in ((788, 130, 792, 210), (600, 130, 604, 210)):
        gap = image.convert("RGB").crop(box)
        assert gap.getcolors() == [(gap.width * gap.height, gap.getpixel((0, 0)))], (
            "between name, form and rating"
        )


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_nor_those_of_statistics(words: str) -> None:
    card = StatsCard(words, words, words, words, (0.0,) * 30, (1, 2, 3), (words,) * 20)
    check_edges(paint_stats(card, "day"))
    full = paint_stats(card._replace(lines=(words,) * MOST_LINES), "day")
    assert paint_stats(card, "day").height == full.height


@pytest.mark.parametrize(("ratings", "figures"), [((1200, 1300), 2), ((1200, 1204), 1), ((1200, 1200), 1)])
def test_figures_do_not_cover_one_another(ratings: tuple[int, ...], figures: int) -> None:
    image = paint_stats(STATS._replace(ratings=ratings, lines=()), "day").convert("L")
    column = image.crop((44, 310, 144, 630)).point(lambda shade: 255 * (shade > 150))
    inked = [bool(column.crop((0, y, column.width, y + 1)).getbbox()) for y in range(column.height)]
    assert sum(now and not before for before, now in pairwise(inked)) == figures


def test_the_curve_stays_in_its_box() -> None:
    box = (100.0, 50.0, 500.0, 250.0)
    for ratings in ((1200, 1200), (1200, 1210, 1195), (900, 2400, 900), tuple(range(1000, 2000, 7))):
        points = curve_points(ratings, box)
        assert (points[0][0], points[-1][0]) == pytest.approx((100, 500))
        assert all(50 <= y <= 250 for _, y in points)
        heights = [ratings[index] for index, _ in sorted(enumerate(points), key=lambda point: -point[1][1])]
        assert heights == sorted(heights)


def test_no_more_than_there_is_room_for() -> None:
    assert paint_end(_hostile("a"), "day").height <= TALLEST * DENSITY
    few = WON._replace(rows=WON.rows * 9)
    assert (
        paint_end(few, "day").height == paint_end(WON._replace(rows=WON.rows[:1] * MOST_ROWS), "day").height
    )
    many = WON._replace(sides=(WON.sides[0]._replace(ratings=("a",) * 30), WON.sides[1]))
    full = WON._replace(sides=(WON.sides[0]._replace(ratings=("a",) * MOST_RATINGS), WON.sides[1]))
    assert paint_end(many, "day").height == paint_end(full, "day").height
