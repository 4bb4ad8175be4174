"""One word for one thing in each language, and the words that players use."""

import re

import pytest

from tests.folding import each_of
from tests.words.test_texts import LOCALES
from words import LANGUAGES, Language, text

NOT_SAID = {
    "en": (
        r"(?<!\$)\bballs?\b",
        r"\b[Gg]iv(?:e|es|en)(?: the game)? up\b",
        r"\bday a move\b",
        r"\bI may not\b",
    ),
    "fr": (r"\b(?:le|au|du) but\b", "[Pp]endule", "[Rr]ediffusion", "salon d.attente", r"\bclassées?\b"),
    "de": ("Zielkugel", "Schrappschuss", "[Ww]iederholung", r"\b[Uu]hr\b", "[Ss]chwierigkeit"),
}
"""What was said before, or is said of something else."""
NAMES = {
    "command-draw": ("draw", "match-nul", "remis"),
    "command-takeback": ("takeback", "annuler", "zurücknehmen"),
    "command-replay": ("replay", "revoir", "replay"),
    "option-level": ("level", "niveau", "stufe"),
    "option-clock": ("clock", "temps", "bedenkzeit"),
    "command-roll": ("roll", "pointer", "legen"),
}


def said(language: Language) -> dict[str, str]:
    """Every message of a language by its id, as it is written."""
    found = {}
    for path in sorted((LOCALES / language).iterdir()):
        source = re.sub(r"(?m)^#.*\n", "", path.read_text(encoding="utf-8"))
        for message in re.split(r"(?m)^(?=[a-z][\w-]* =)", source)[1:]:
            name, _, words = message.partition(" = ")
            found[name] = words
    del found["option-balls"]  # the English names of options stay
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used(language: Language) -> None:
    messages = said(language)
    assert len(messages) > 400
    for word in NOT_SAID[language]:
        assert [name for name, words in messages.items() if re.search(word, words)] == [], word


def test_french_names_are_elided() -> None:
    """`{ DE($name) }` and not `de { $name }`; mentions begin with a sign."""
    of_name = re.compile(r"\b(?:de|que) \{ \$(?:name|other|opponent) \}")
    assert [name for name, words in said("fr").items() if of_name.search(words)] == []


@each_of("message", NAMES)
def test_commands_and_options_have_the_names_that_players_expect(message: str) -> None:
    assert tuple(text(language, message) for language in LANGUAGES) == NAMES[message]
