"""What is said of Pétanque, word for word."""

import pytest

from engine.petanque import Petanque
from words import LANGUAGES, LONGEST_ALT, Listener, alt, label, say_in, spoken

MIDDLE = Petanque.parse("A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6")
RED = Listener(1, ("Anna", "Ben"))


def called(action: str) -> str:
    return label(MIDDLE, action, say_in("en"))


def test_alt_text_of_a_position() -> None:
    assert alt(MIDDLE, (), say_in("en")) == (
        "La Pétanque aux dés. Red to play. "
        "Blue holds the point with the boule in cell 3-4 and would score 1. "
        "Jack in cell 3-4, corner d (far right). "
        "Nearest first: Blue 3-4, Red 3-5, Red 5-4, Blue 6-4, Blue 2-2. Left: Blue 2, Red 3. "
        "Score: Blue 7, Red 9, to 13."
    )


def test_alt_text_of_a_counted_end_tells_the_court_that_was_counted() -> None:
    before = Petanque.parse("A34,B36,A45,B23,B12,A22,B52 34d 1/0 7-5 A A:point 13/4")
    position, events = before.apply("44")
    told = alt(position, events, say_in("en"), before=before)
    assert (
        "The end is over. Blue scores 3: the boules in cells 3-4, 4-4, 4-5. Score: Blue 10, Red 5, to 13."
        in told
    )
    assert "Nearest first: Blue 3-4, Blue 4-4, Blue 4-5, Red 3-6, Red 2-3" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_court_fits(language: str) -> None:
    full = "A11,B13,A15,B22,A24,B26,A31,B33,A35,B42,A44,B46,A53,B55,B62 34d 1/0 8-9 A A:play 13/8"
    text = alt(Petanque.parse(full), (), say_in(language))
    assert len(text) <= LONGEST_ALT
    assert "6-2" in text
    assert "13." in text


def test_spoken_text_has_every_option_with_chances_and_effects_before_the_board() -> None:
    assert spoken(MIDDLE, say_in("en"), listener=RED).splitlines()[:5] == [
        "You are Red, Anna is Blue. It is your turn.",
        "Blue holds the point with the boule in cell 3-4 and would score 1.",
        f"{called('point')}: takes the point 3% (you hold 2), else Blue holds 1.",
        f"{called('shoot:jack')}: 1 to 5: missed; 6: jack out, nobody scores.",
        f"{called('shoot:34')}: 1 to 3: missed; "
        "4 or 5: both boules gone, you hold 2; 6: carreau, you hold 3.",
    ]


def test_spoken_text_has_the_order_with_distances() -> None:
    order = "Blue 3-4 at 0.5; Red 3-5 at 0.7; Red 5-4 at 1.7; Blue 6-4 at 2.7; Blue 2-2 at 2.7"
    told = f"Jack in cell 3-4, corner d (far right). Nearest first, in cells from the jack: {order}."
    assert told in spoken(MIDDLE, say_in("en"))


def test_spoken_text_has_what_every_corner_is_near_to() -> None:
    lines = spoken(Petanque.parse("- - 4/4 0-0 A A:corner34 13/4"), say_in("en")).splitlines()
    assert (
        lines[0]
        == "Blue threw the jack into cell 3-4 and chooses its corner; the first boule is rolled right away."
    )
    assert lines[1] == "Corner a (near left): the nearest cells are 3-4, 2-4, 3-3, 2-3."


def test_a_fanny_is_told() -> None:
    over = Petanque.parse("- - 2/0 13-0 A over:A 13/4")
    assert "A Fanny: Red has lost without a single point" in alt(over, (), say_in("en"))
