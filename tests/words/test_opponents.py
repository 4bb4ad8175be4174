"""The computer's players: each level has a name, a face and lines of its own in every language."""

import re

import pytest

from players import LEVELS
from tests.folding import each_of
from words.opponents import OPPONENT_FACES, VARIANTS, Moment, opponent_name, word_opponent, word_speech
from words.texts import LANGUAGES, Language, say_in

NUMBERS = range(100, 106)


def test_every_level_has_a_face_of_its_own() -> None:
    assert tuple(OPPONENT_FACES) == LEVELS
    assert len(set(OPPONENT_FACES.values())) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_read_well_in_any_sentence(language: Language) -> None:
    """French elides before a vowel, and an s at the end has no genitive in German."""
    names = [opponent_name(level, say_in(language)) for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    for name in names:
        assert re.fullmatch("[B-DF-GJ-NP-TV-XZ][a-z]+[^sxzß]", name), name


@each_of("language", LANGUAGES)
@each_of("level", LEVELS)
@each_of("moment", VARIANTS)
def test_a_speech_is_one_line_of_its_own(language: Language, level: str, moment: Moment) -> None:
    say = say_in(language)
    spoken = {word_speech(level, moment, number, say) for number in NUMBERS}
    assert len(spoken) == VARIANTS[moment]
    for line in spoken:
        assert line.startswith(f"{OPPONENT_FACES[level]} **{opponent_name(level, say)}**")
        assert "\n" not in line
        assert len(line) < 140
    others = {word_speech(other, moment, 100, say) for other in LEVELS if other != level}
    assert not others & spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_first_line_it_says_what_it_is(language: Language) -> None:
    say = say_in(language)
    assert f"Boulo ({say('level-hard')})" in word_speech("hard", "start", 7, say)
    assert "Boulo" not in word_speech("hard", "won", 7, say)


def test_the_same_game_hears_the_same_line() -> None:
    say = say_in("en")
    assert word_speech("easy", "lost", 5, say) == word_speech("easy", "lost", 5, say)
    assert word_speech("easy", "lost", 5, say) != word_speech("easy", "lost", 6, say)


@each_of("language", LANGUAGES)
@each_of("level", LEVELS)
def test_a_choice_shows_name_face_level_and_rating(language: Language, level: str) -> None:
    say = say_in(language)
    choice = say(f"level-choice-{level}")
    assert choice == f"{word_opponent(level, say)} · {say(f'level-{level}')}"
    assert say(f"level-choice-{level}-rated", rating="1234") == f"{choice} · 1234"
