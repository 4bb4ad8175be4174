"""What is said of Boulomania, word for word."""

from engine.boulomania import Boulomania
from words import alt, say_in, spoken


def test_alt_text_of_a_position() -> None:
    position = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
    assert alt(position, (), say_in("en")) == (
        "Boulomania: Blue to play. Score: Blue 7, Red 11, playing to 13. Jack in 5. Blue in 11, 15. "
        "Red in 12, 17, 8. Red holds 2 points. Still to play: Blue 5, Red 4."
    )


def test_alt_text_says_how_an_end_was_counted() -> None:
    before = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")
    position, events = before.apply("46")
    assert "Red scores 2 for 12, 17." in alt(position, events, say_in("en"))


def test_spoken_text_has_every_way_to_choose_from() -> None:
    position = Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8")
    assert spoken(position, say_in("en")).splitlines()[-1] == (
        "Choose a way: into 8, the ball in 8 moves to 9, the ball in 9 moves to 10; "
        "into 8, the ball in 8 moves to 12, the ball in 12 moves to 11, the ball in 11 goes out."
    )
