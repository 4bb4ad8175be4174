"""Pictures are described in three languages, short enough for Discord and complete enough to play."""

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine.boulomania import Boulomania
from render import draw, spoken
from render.boulomania_words import alt
from render.picture import ALT_LIMIT, fit
from tests.render.locale_say import LANGUAGES, LOCALES, say_in
from tests.render.play import random_game

FILE = "boulomania-board.ftl"
WON_BY_THE_JACK = Boulomania.parse(".................. 3/0 14-2 A over:A 13/8")
"""Shot out in the last end of the game: too rare for a few random games."""


class Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the arguments they use."""
    resource = parse((LOCALES / language / FILE).read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: Arguments(entry).names for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    assert all(name.startswith("boulomania-board-") for name in messages(language))


def said_in_games(language: str) -> set[str]:
    """The ids of everything that is said in some games; each is worded too, or fails."""
    real, used = say_in(language), set()

    def say(message_id: str, /, **args: str | int) -> str:
        used.add(message_id)
        return real(message_id, **args)

    for seed in range(5):
        for position, events, _ in random_game(seed):
            sentences = alt(position, events, say)
            assert len(" ".join(sentences)) <= ALT_LIMIT, "a sentence would be left out"
            spoken(position, say)
    spoken(WON_BY_THE_JACK, say)
    return used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_fits(language: str) -> None:
    assert said_in_games(language) == set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_singular(language: str) -> None:
    words = {"en": "1 point.", "fr": "1 point.", "de": "1 Punkt."}
    assert words[language] in say_in(language)("boulomania-board-holds", side="A", points=1)


def test_alt_text_of_a_position() -> None:
    position = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
    assert draw(position, say=say_in("en")).alt == (
        "Boulomania: Blue to play. Score: Blue 7, Red 11, playing to 13. Jack in 5. Blue in 11, 15. "
        "Red in 12, 17, 8. Red holds 2 points. Still to play: Blue 5, Red 4."
    )


def test_alt_text_says_how_an_end_was_counted() -> None:
    before = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")
    position, events = before.apply("46")
    assert "Red scores 2 for 12, 17." in draw(position, events, before=before, say=say_in("en")).alt


def test_spoken_text_has_every_way_to_choose_from() -> None:
    position = Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8")
    assert spoken(position, say_in("en")).splitlines()[-1] == (
        "Choose a way: into 8, the ball in 8 moves to 9, the ball in 9 moves to 10; "
        "into 8, the ball in 8 moves to 12, the ball in 12 moves to 11, the ball in 11 goes out."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_text_tells_positions_apart(language: str) -> None:
    """Whoever hears it knows where everything is: two boards are never told alike."""
    told: dict[str, str] = {}
    for seed in range(6):
        for position, _, _ in random_game(seed):
            if position.turn in ("A", "B"):
                facts = str(position.describe())
                assert told.setdefault(spoken(position, say_in(language)), facts) == facts


def test_too_long_texts_lose_their_last_sentences() -> None:
    assert fit(["One.", "Two.", "Three."], limit=10) == "One. Two."
    assert len(fit(["x" * 300])) == ALT_LIMIT
