"""What is said of Boomerang, word for word."""

import pytest

from render.boomerang.examples import GAME
from tests.render.play import after
from words import LANGUAGES, alt, say_in, spoken


def test_alt_text_of_a_move() -> None:
    before = after(GAME, 11)
    position, events = before.apply("V3.0@g3")
    assert alt(position, events, say_in("en")) == (
        "Boomerang: Blue to play. Blue 40, Red 48 of 88 points. Red put down V3 on g3, g4, h3. "
        "That turned over 3 pieces (13 points). No piece is closed in. "
        "Not yet put down: Blue 17 points, Red 21."
    )


def test_alt_text_says_who_is_passed_over() -> None:
    before = after(GAME, 22)
    position, events = before.apply("I1.0@b3")
    assert "Red cannot put anything down" in alt(position, events, say_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_piece_is_singular(language: str) -> None:
    words = {
        "en": "1 piece (1 point)",
        "fr": "1 pièce retournée (1 point)",
        "de": "1 Teil umgedreht (1 Punkt)",
    }
    assert words[language] in say_in(language)("boomerang-board-turned", pieces=1, points=1)


def test_spoken_text_has_pieces_free_cells_racks_and_places() -> None:
    text = spoken(after(GAME, 12), say_in("en"))
    assert "Blue on the board: V5 on f6, f7, f8, g8, h8; V5 on c2, c3, c4, d4, e4;" in text
    assert "Free cells: a9, b9, f9, g9; a8, b8, d8;" in text
    assert (
        "Blue has left I1 \N{MULTIPLICATION SIGN}2, I2 \N{MULTIPLICATION SIGN}2, I3, V3, X5: 17 points."
        in text
    )
    assert text.endswith("X5 in 1 place, X5.0@h1 turns over pieces worth 11.")


def test_spoken_text_says_what_is_closed_in() -> None:
    assert "I1 on e7 (closed in)" in spoken(after(GAME, 19), say_in("en"))
