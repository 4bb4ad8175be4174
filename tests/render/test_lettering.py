"""Words in pictures stay where they belong, whatever members call themselves."""

from collections.abc import Iterator
from typing import get_args
from unittest.mock import Mock

import pytest
from PIL import ImageStat, features

from render.kit.lettering import SMALLEST, Anchor, _has_letter, fit, lettered, measure, writable
from render.kit.shapes import DENSITY
from tests.folding import each_of
from words.texts import LANGUAGES, Language, text

HOSTILE = (
    "x" * 100,
    "W" * 32,
    "\U0001d56c\U0001d593\U0001d593\U0001d586",
    "Z̸̡̛͎̮̰̓a̷̢̙̹͇̐l̸̰͕̈́g̴̣̈́o̵̠͝",
    "\u202egnol\u202c\u200b",
    "🏆🎉👩‍👩‍👧",
    "漢字",
    "שלום עולם",
    "مرحبا",
    "a\nb\tc",
    "﷽",
    " ",
    "",
)


@each_of("name", HOSTILE)
@each_of("anchor", get_args(Anchor))
def test_nothing_is_wider_or_higher_than_its_place(name: str, anchor: Anchor) -> None:
    written = lettered(writable(name, "Blue"), (400, 100), 50, width=300, anchor=anchor)
    left, top, right, bottom = written.box
    ends = {"left": (400, 700), "middle": (250, 550), "right": (100, 400)}[anchor]
    assert ends[0] - 5 <= left <= right <= ends[1] + 5
    assert 50 <= top <= bottom <= 150


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Émilie Größe", "Émilie Größe"),
        ("E\N{COMBINING ACUTE ACCENT}milie", "Émilie"),
        ("\U0001d56c\U0001d593\U0001d593\U0001d586", "Anna"),
        ("Жанна", "Жанна"),
        ("Anna 漢", "Anna"),
        ("a\nb", "ab"),
        ("\u202egnol", "gnol"),
        ("漢字かな", "Blue"),
        ("👩‍👩‍👧", "Blue"),
        ("  ", "Blue"),
        ("", "Blue"),
    ],
)
def test_what_has_no_letters_is_left_out(name: str, written: str) -> None:
    assert writable(name, "Blue") == written


@pytest.fixture
def no_raqm(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For a machine without the library for text from right to left."""
    monkeypatch.setattr("render.kit.lettering.features.check", lambda name: name != "raqm")
    _has_letter.cache_clear()
    yield
    _has_letter.cache_clear()


@pytest.mark.usefixtures("no_raqm")
def test_what_is_written_from_right_to_left_is_left_out_where_it_would_stand_the_wrong_way() -> None:
    assert writable("שלום", "Blue") == "Blue"
    assert writable("Anna ש", "Blue") == "Anna"


@pytest.mark.skipif(not features.check("raqm"), reason="the library for text from right to left is missing")
def test_what_is_written_from_right_to_left_begins_at_the_right() -> None:
    """The first letter is the broad one, the second a thin line."""
    mask = lettered("ש   \N{HEBREW LETTER VAV}", (0, 50), 40).mask
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    middle = (left + right) // 2
    thin, broad = (mask.crop((*box, bottom)) for box in ((left, top, middle), (middle, top, right)))
    assert 2 * ImageStat.Stat(thin).sum[0] < ImageStat.Stat(broad).sum[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_written(language: Language) -> None:
    said = text(language, "rating-meaning")
    assert writable(said) == " ".join(said.split())


def test_long_words_become_smaller_before_they_are_cut() -> None:
    words = "a rather long name"
    width = measure(words, 50)
    assert fit(words, 50, width) == (words, 50)
    smaller = fit(words, 50, width * 0.8)
    assert smaller[0] == words
    assert 50 * SMALLEST < smaller[1] < 50
    cut, size = fit(words, 50, width * 0.3)
    assert (cut[-1], size) == ("…", 50 * SMALLEST)
    assert measure(cut, size) <= width * 0.3


def test_it_stands_where_it_is_put() -> None:
    left, right = lettered("Anna", (100, 50), 40), lettered("Anna", (100, 50), 40, anchor="right")
    assert right.box[2] - 2 <= 102 < left.box[2]
    assert left.box[0] >= 98 > right.box[0]
    written = lettered("H", (100, 50), 40)
    ink = written.mask.getbbox()
    assert ink is not None
    assert abs((written.at[1] + (ink[1] + ink[3]) / 2) / DENSITY - 50) <= 1


@pytest.mark.parametrize("text", ["W" * 400, "i" * 400, "Magda lena " * 30, "a b" * 99, "אבג" * 90, "ab"])
def test_what_is_far_too_wide_is_cut_as_if_letter_by_letter(text: str) -> None:
    for width in (0, 3, 20, 90.5, 300):
        slowly, size = text, round(24 * SMALLEST)
        while slowly and measure(slowly, size) > width:
            slowly = slowly.removesuffix("…")[:-1].rstrip() + "…" if len(slowly) > 1 else ""
        if slowly != text:
            assert fit(text, 24, width) == (slowly, size)


def test_a_long_text_is_not_measured_letter_by_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Mock(wraps=measure)
    monkeypatch.setattr("render.kit.lettering.measure", measured)
    fit("W" * 4000, 24, 100)
    assert measured.call_count < 50
