"""The pictures of the leaderboard and of statistics say nothing that their words do not say."""

import pytest

from words.cards import Rating
from words.standings import StandingTold, leaders_alt, stats_alt, word_estimate, word_form, word_played
from words.texts import LANGUAGES, Language, say_in

ANNA = StandingTold("Anna", Rating(1631, False), 171, 41, 30, (1.0, 0.5, 0.0))
BEN = StandingTold("Ben", Rating(1432, True), 702, 1, 0)
SAY = say_in("en")


def test_a_page_of_the_leaderboard() -> None:
    told = leaders_alt("Boulomania", "Page 2 of 3", 11, [ANNA, BEN], SAY)
    assert told == (
        "Boulomania. Page 2 of 3. "
        "11. Anna: 1631 (1802 ± 171), 41 games, 30 wins; form: won, drawn, lost. "
        "12. Ben: 1432? (2134 ± 702), one game, 0 wins."
    )


def test_statistics() -> None:
    ratings = tuple(range(1200, 1300))
    told = stats_alt("Boulomania", ANNA, ratings, ["Games 41"], SAY)
    assert told == (
        "Boulomania. Anna: 1631 (1802 ± 171). form: won, drawn, lost. "
        "The curve of the rating over the last 100 games: 1200, 1214, 1228, 1242, 1257, 1271, 1285, 1299. "
        "Games 41."
    )
    assert stats_alt("Boulomania", BEN, (1432,), [], SAY) == "Boulomania. Ben: 1432? (2134 ± 702)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: Language) -> None:
    say = say_in(language)
    for told in (leaders_alt("t", "p", 1, [ANNA, BEN], say), stats_alt("t", ANNA, (1, 2), ["line"], say)):
        assert word_estimate(ANNA, say) in told
        assert word_form(ANNA.form, say) in told
    assert word_played(ANNA, say) in leaders_alt("t", "p", 1, [ANNA], say)


def test_it_is_never_too_long_for_discord() -> None:
    named = [ANNA._replace(name="x" * 100)] * 10
    assert len(leaders_alt("t", "p", 1, named, SAY)) == 1024
    assert len(stats_alt("t", ANNA, (1, 2), ["y" * 2000], SAY)) == 1024
