"""Every rule of every game has its sentence, in every language, on the page where it is looked for.

`rules/<game>.toml` lists them: take a sentence out of a page, and its rule is missed here. Put one in, and it
has to be listed.
"""

import re
import tomllib
from pathlib import Path

import pytest

from engine import GAMES
from tests.folding import each_of
from words import LANGUAGES, Language, say_in
from words.rules import find_page, rule_pages, word_page

LISTS = Path(__file__).parent / "rules"


def read(game: str) -> dict[str, dict[str, list[str]]]:
    """The rules of each page: what the rule is, and words of its sentence in each language."""
    return tomllib.loads((LISTS / f"{game}.toml").read_text("utf-8"))


def sentences(game: str, topic: str, language: Language) -> list[str]:
    """What a page says, one by one, without what makes it bold."""
    page = find_page(game, topic)
    assert page is not None, topic
    text = word_page(page, say_in(language)).text.replace("**", "").replace("\u00a0", " ")
    return re.split(r"(?<=[.;])\s+|\n", text)


@each_of("language", LANGUAGES)
@each_of("game", GAMES)
def test_one_sentence_says_each_rule(game: str, language: Language) -> None:
    wrong = []
    for topic, rules in read(game).items():
        said = sentences(game, topic, language)
        for name, (rule, *words) in rules.items():
            saying = [each for each in said if words[LANGUAGES.index(language)] in each]
            wrong += [(topic, name, rule, saying)] if len(saying) != 1 else []
    assert not wrong, f"not said by exactly one sentence: {wrong}"


@pytest.mark.parametrize("game", GAMES)
def test_every_page_says_a_rule(game: str) -> None:
    assert list(read(game)) == [page.topic for page in rule_pages(game)]


@each_of("language", LANGUAGES)
@each_of("game", GAMES)
def test_every_sentence_is_listed(game: str, language: Language) -> None:
    """But for those that only lead up to a list."""
    for topic, rules in read(game).items():
        known = [words[1 + LANGUAGES.index(language)] for words in rules.values()]
        said = [each for each in sentences(game, topic, language) if not each.rstrip().endswith(":")]
        assert [each for each in said if not any(words in each for words in known)] == [], topic
