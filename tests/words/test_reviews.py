"""The figures of a review add up as they are shown, in every language."""

import re
from fractions import Fraction
from itertools import product

import pytest

from words import LONGEST_ALT
from words.reviews import WORTH, SideFigures, curve_alt, word_average, word_side, word_swing
from words.texts import LANGUAGES, Language, say_in

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVEN = SideFigures("Anna", 0.5, 0.123456, 1.0, [("", 0.83)], 20, 9.87, 12)


def figures(text: str) -> list[Fraction]:
    """The numbers of a line, with their signs, whatever a language puts before their tenths."""
    plain = text.replace("\N{MINUS SIGN}", "-").replace(",", ".")
    return [Fraction(number) for number in re.findall(r"[+-]?\d+\.\d", plain)]


@LANGUAGE
def test_what_is_shown_adds_up(language: Language) -> None:
    starts, luck_of_each, results = (
        (0.5, 0.33333, 0.48765),
        (0.0, 0.123456, -0.98765, 0.00049),
        (0.0, 0.5, 1.0),
    )
    for start, luck, result in product(starts, luck_of_each, results):
        line = next(word_side(0, EVEN._replace(start=start, luck=luck, result=result), say_in(language)))
        at_start, by_luck, by_skill, shown = figures(line.partition("·")[2])
        assert at_start + by_luck + by_skill == shown == Fraction(100 * result), line


@LANGUAGE
def test_no_luck_is_told_where_nothing_is_drawn(language: Language) -> None:
    say = say_in(language)
    drawn, played = (next(word_side(0, EVEN._replace(luck=luck, result=1.0), say)) for luck in (0.0, None))
    word = say("review-figures", luck="", skill="").strip(", ")
    assert word in drawn
    assert word not in played
    assert figures(played.partition("·")[2]) == [50, 50, 100]
    assert word not in word_average(3, None, 0.1, 0.9, say)


@LANGUAGE
def test_both_sides_are_each_others_mirror(language: Language) -> None:
    other = EVEN._replace(start=0.5, luck=-(EVEN.luck or 0), result=0.0)
    a, b = (figures(next(word_side(0, each, say_in(language)))) for each in (EVEN, other))
    assert [100 - b[0], -b[1], -b[2], 100 - b[3]] == a


@pytest.mark.parametrize("accuracy", [0.845, 0.849, 0.85, 0.854])
def test_the_same_figure_has_the_same_word(accuracy: float) -> None:
    """84.6 % is shown as 85 %, and so it is called what 85 % is called."""
    _, told = word_side(0, EVEN._replace(accuracies=[("", accuracy)], rolls=0), say_in("en"))
    assert told == ("-# Accuracy 84%: strong." if accuracy == 0.845 else "-# Accuracy 85%: masterly.")


@LANGUAGE
@pytest.mark.parametrize("least", [least for least, _ in WORTH])
def test_there_is_a_word_for_every_accuracy(language: Language, least: int) -> None:
    figured = [EVEN._replace(accuracies=[("", each)]) for each in (least / 100, 1.0)]
    told = {tuple(word_side(0, each, say_in(language))) for each in figured}
    assert len(told) == (1 if least == 100 else 2)


@LANGUAGE
def test_everybody_of_a_team_is_told_of(language: Language) -> None:
    say = say_in(language)
    _, told = word_side(0, EVEN._replace(accuracies=[("Anna", 1.0), ("Carl", 0.0)]), say)
    words = (say(f"review-worth-{word}") for word in ("flawless", "lively"))
    for name, percent, word in zip(("Anna", "Carl"), (100, 0), words, strict=True):
        assert say("review-accuracy-one", name=name, percent=percent, word=word) in told


@LANGUAGE
def test_what_there_was_none_of_is_not_told(language: Language) -> None:
    bare = EVEN._replace(accuracies=[], rolls=0)
    assert len(list(word_side(1, bare, say_in(language)))) == 1


@LANGUAGE
@pytest.mark.parametrize("length", [1, 2, 9, 500])
def test_the_curve_in_words(language: Language, length: int) -> None:
    chances = [number / length for number in range(length)] + [1.0]
    told = curve_alt(chances, say_in(language))
    assert len(told) <= LONGEST_ALT
    assert re.findall(r"\d+", told)[0] == "0"
    assert re.findall(r"\d+", told)[-1] == "100"


@LANGUAGE
def test_a_swing_is_told_in_hundredths(language: Language) -> None:
    assert re.findall(r"\d+", word_swing(0.614, 0.4049, say_in(language))) == ["61", "40"]
