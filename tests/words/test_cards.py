"""What stands on the card at the end of a game, and that whoever does not see it is told all of it."""

from datetime import timedelta
from typing import get_args

import pytest

from engine.moments import Kind, Moment, Numbers
from tests.folding import each_of
from words.cards import (
    CardTold,
    Rating,
    SideTold,
    end_alt,
    word_change,
    word_moment,
    word_numbers,
    word_sign,
    word_verdict,
)
from words.texts import LANGUAGES, Language, say_in

SAY = say_in("en")
TIMES = [(0, "one minute"), (25, "25 minutes"), (119, "119 minutes"), (300, "5 hours"), (13_000, "9 days")]


@each_of(
    ("winner", "reason", "fanny", "told"),
    [
        (0, "target", False, "Victory, 13 \N{EN DASH} 7"),
        (1, "target", False, "Victory, 7 \N{EN DASH} 13"),
        (0, "target", True, "Victory, 13 \N{EN DASH} 7 · Fanny!"),
        (0, "resigned", False, "Victory by resignation"),
        (1, "time", False, "Victory on time"),
        (None, "agreed", False, "13 \N{EN DASH} 7"),
    ],
)
def test_how_it_ended(winner: int | None, reason: str, fanny: bool, told: str) -> None:
    assert word_verdict((13, 7), winner, reason, fanny, SAY) == told


def test_ratings_before_and_after() -> None:
    assert word_change(Rating(1200, True), Rating(1331, True), SAY) == "1200? → 1331? (+131)"
    assert word_change(Rating(1432, False), Rating(1391, False), SAY) == "1432 → 1391 (\N{MINUS SIGN}41)"
    assert word_change(Rating(1432, True), Rating(1432, False), SAY) == "1432? → 1432 (+0)"
    assert word_change(None, Rating(1391, False), SAY) == "1391"


@each_of(("minutes", "told"), TIMES)
def test_how_long_it_took(minutes: int, told: str) -> None:
    assert word_numbers(Numbers(), timedelta(minutes=minutes), SAY) == told


def test_what_was_counted() -> None:
    numbers = Numbers(11, 132, (28, 37), (10, 7))
    told = word_numbers(numbers, timedelta(minutes=24), SAY)
    assert told == "11 ends · 132 boules · shots hit: Blue 10 of 28, Red 7 of 37 · 24 minutes"
    assert word_numbers(Numbers(moves=1), timedelta(minutes=1), SAY) == "one move · one minute"


@each_of("language", LANGUAGES)
@each_of("kind", get_args(Kind))
def test_every_moment_has_its_words(kind: Kind, language: Language) -> None:
    when = 4 if kind in ("end", "turned", "taken", "leaps") else 0
    told = word_moment(Moment(kind, 1, 317, when), say_in(language))
    assert "317" in told
    assert ("4" in told) == bool(when)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_to_whoever_does_not_see_it(language: Language) -> None:
    say = say_in(language)
    sides = SideTold("Anna", 13, ("1204? → 1331? (+127)",)), SideTold("Ben", 7)
    card = CardTold(
        "Title", "Anna", "Verdict", sides, ((0, "carreaux"), (1, "lead")), ("numbers", word_sign(say))
    )
    told, colon = end_alt(card, say), "\N{NO-BREAK SPACE}:" if language == "fr" else ":"
    for words in (
        f"Title. Anna{colon} Verdict.",
        "1204? → 1331? (+127)",
        "13",
        "7",
        f"Anna{colon} carreaux · Ben{colon} lead",
        "numbers",
    ):
        assert words in told
    assert word_sign(say) in told
    assert say("card-best-alt", moments="").strip() not in end_alt(card._replace(moments=()), say)


def test_it_is_never_too_long_for_discord() -> None:
    sides = SideTold("x" * 600, 13), SideTold("y" * 600, 7)
    assert len(end_alt(CardTold("Title", "Anna", "Verdict", sides, (), ()), SAY)) == 1024
