"""What is said of Pétanque, word for word."""

import pytest

from engine.petanque import Petanque
from words import LANGUAGES, alt, say_in, spoken
from words.boards import LONGEST_ALT

MIDDLE = Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6")


def test_alt_text_of_a_position() -> None:
    assert alt(MIDDLE, (), say_in("en")) == (
        "Pétanque: Red to play. Score: Blue 7, Red 9, playing to 13. Jack in 34, corner d (far right). "
        "Blue in 34, 64, 22. Red in 35, 54. Blue holds 1 point. Still to play: Blue 2, Red 3."
    )


def test_alt_text_says_how_an_end_was_counted() -> None:
    before = Petanque.parse("A34,B36,A45,B23,B12,A22,B52 34d 1/0 7-5 A A:point 13/4")
    position, events = before.apply("44")
    assert "Blue scores 3 for 34, 44, 45." in alt(position, events, say_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_court_fits(language: str) -> None:
    full = "A11,B13,A15,B22,A24,B26,A31,B33,A35,B42,A44,B46,A53,B55,B62 34d 1/0 8-9 A A:play 13/8"
    text = alt(Petanque.parse(full), (), say_in(language))
    assert len(text) <= LONGEST_ALT
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
