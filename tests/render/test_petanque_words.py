"""Pétanque is described in three languages, short enough for Discord and complete enough to play."""

import pytest
from fluent.syntax import ast, parse

from engine.petanque import Petanque
from render import draw, spoken
from render.petanque_words import alt
from render.picture import ALT_LIMIT, fit
from tests.render.locale_say import LANGUAGES, LOCALES, say_in
from tests.render.play import play
from tests.render.test_words import Arguments

FILE = "petanque-board.ftl"
MIDDLE = Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6")
RARE = (
    Petanque.parse("- - 2/0 13-0 A over:A 13/4"),
    Petanque.parse("A34,A45,B22,B61,A25,B53,B14,A44 34d 0/0 14-0 A over:A 13/4"),
)
"""Seldom seen in a few random games: the jack shot out in the last end, a Fanny."""


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the arguments they use."""
    resource = parse((LOCALES / language / FILE).read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: Arguments(entry).names for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")
    assert all(name.startswith("petanque-board-") for name in messages(language))


def said_in_games(language: str) -> set[str]:
    """The ids of everything that is said in some games; each is worded too, or fails."""
    real, used = say_in(language), set()

    def say(message_id: str, /, **args: str | int) -> str:
        used.add(message_id)
        return real(message_id, **args)

    for seed in range(5):
        for position, events, _ in play(Petanque, seed, balls=3 + seed):
            assert len(" ".join(alt(position, events, say))) <= ALT_LIMIT, "a sentence would be left out"
            spoken(position, say)
    for position in RARE:
        assert fit(alt(position, (), say))
        spoken(position, say)
    return used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_fits(language: str) -> None:
    assert said_in_games(language) == set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_singular(language: str) -> None:
    words = {"en": "1 point.", "fr": "1 point.", "de": "1 Punkt."}
    assert words[language] in say_in(language)("petanque-board-holds", side="A", points=1)


def test_alt_text_of_a_position() -> None:
    assert draw(MIDDLE, say=say_in("en")).alt == (
        "Pétanque: Red to play. Score: Blue 7, Red 9, playing to 13. Jack in 34, corner d (far right). "
        "Blue in 34, 64, 22. Red in 35, 54. Blue holds 1 point. Still to play: Blue 2, Red 3."
    )


def test_alt_text_says_how_an_end_was_counted() -> None:
    before = Petanque.parse("A34,B36,A45,B23,B12,A22,B52 34d 1/0 7-5 A A:point 13/4")
    position, events = before.apply("44")
    assert "Blue scores 3 for 34, 44, 45." in draw(position, events, before=before, say=say_in("en")).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_court_fits(language: str) -> None:
    full = "A11,B13,A15,B22,A24,B26,A31,B33,A35,B42,A44,B46,A53,B55,B62 34d 1/0 8-9 A A:play 13/8"
    text = draw(Petanque.parse(full), say=say_in(language)).alt
    assert len(text) <= ALT_LIMIT
    assert "35, 44, 24" in text
    assert "33, 46, 55" in text


def test_spoken_text_has_the_order_and_every_target() -> None:
    lines = spoken(MIDDLE, say_in("en")).splitlines()
    order = "Blue in 34; Red in 35; Red in 54; Blue in 64; Blue in 22"
    assert f"From the nearest to the farthest: {order}." in lines
    assert lines[-1] == "Point, or shoot at the jack or at the ball in: 34, 22, 64."


def test_spoken_text_explains_the_corners_when_one_is_to_be_chosen() -> None:
    text = spoken(Petanque.parse("- - 4/4 0-0 A A:corner34 13/4"), say_in("en"))
    assert text.splitlines()[0] == "Pétanque: Blue threw the jack into 34 and chooses its corner."
    assert "a (near left), b (near right), c (far left) or d (far right)" in text.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_text_tells_positions_apart(language: str) -> None:
    """Whoever hears it knows where everything is: two courts are never told alike."""
    told: dict[str, str] = {}
    for seed in range(6):
        for position, _, _ in play(Petanque, seed):
            if position.turn in ("A", "B"):
                facts = position.describe()
                seen = str((facts._replace(lying=()), [(ball.side, ball.place) for ball in facts.lying]))
                assert told.setdefault(spoken(position, say_in(language)), seen) == seen
