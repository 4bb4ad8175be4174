"""What French does to words that meet."""

from tests.folding import each_of
from words import escape_name, say_in
from words.french_elision import of

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


@each_of("name", ["Anna", "eva", "Élise", "Ysé", "Œdipe", "_anna_", "🦊 Ida", "Île"])
def test_before_a_vowel_a_word_is_elided(name: str) -> None:
    assert of(escape_name(name)) == f"d{APOSTROPHE}{escape_name(name)}"


@each_of("name", ["Ben", "Lina", "Yann", "Rouge", "_ben_", "7up", "", "🦊"])
def test_before_anything_else_it_is_not(name: str) -> None:
    assert of(escape_name(name)) == f"de {escape_name(name)}"


def test_texts_use_it() -> None:
    say = say_in("fr")
    told = say("event-pushed-out", name="Anna", start="du creux 12")
    assert f"d{APOSTROPHE}Anna" in told
    assert "de Ben" in say("event-pushed-out", name="Ben", start="du creux 12")
