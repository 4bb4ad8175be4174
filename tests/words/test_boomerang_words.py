"""What is said of Boomerang, word for word."""

from render.boomerang.examples import GAME
from tests.render.play import after
from words import Listener, alt, say_in, spoken

BLUE = Listener(0, ("Anna", "Ben"))


def test_alt_text_of_a_move() -> None:
    before = after(GAME, 11)
    position, events = before.apply("V3.0@g3")
    assert alt(position, events, say_in("en")).startswith(
        "Boomerang. Blue to play. Score: Blue 40, Red 48 of 88. "
        "Red put down the small corner from g4 round g3 to h3. "
        "That turned over big T on e5, bar of 4 on d2, square on h4: 13 points. "
        "Not yet put down: Blue 17, Red 21. "
        "Blue pieces that can be turned over: big corner on f6, f7, f8, g8, h8;"
    )


def test_nothing_can_be_turned_over_any_more_when_it_is_over() -> None:
    position = after(GAME, len(GAME.split()))
    assert position.turn == "over"
    for told in (alt(position, (), say_in("en")), spoken(position, say_in("en"))):
        assert "Blue pieces: " in told
        assert "can be turned over" not in told
        assert "closed in" not in told


def test_alt_text_says_who_is_passed_over() -> None:
    before = after(GAME, 22)
    position, events = before.apply("I1.0@b3")
    assert "Red cannot put anything down" in alt(position, events, say_in("en"))


def test_spoken_text_has_the_places_of_each_piece_and_what_they_turn_over() -> None:
    lines = spoken(after(GAME, 12), say_in("en"), listener=BLUE).splitlines()
    assert lines[:3] == [
        "You are Blue, Ben is Red. It is your turn. Score: Blue 40, Red 48 of 88.",
        "Cross (X5), points turned over: 11 at 1 place. Most: cross around i2; "
        "turned over: bar of 4 on d2, square on h4, small corner on g3; then 56 to 32.",
        "Bar of 3 (I3), points turned over: 10 at 2 places, 7 at 2 places, 5 at 3 places, 4 at 7 places. "
        "Most: bar of 3 from b6 to b8; turned over: U on c8, big T on c5; then 53 to 35.",
    ]


def test_spoken_text_has_pieces_racks_and_last_of_all_the_free_cells() -> None:
    text = spoken(after(GAME, 12), say_in("en"), listener=BLUE)
    assert "Your pieces that can be turned over: big corner on f6, f7, f8, g8, h8; big corner on c2," in text
    two = "2 \N{MULTIPLICATION SIGN}"
    assert f"You still have {two} single, {two} bar of 2, bar of 3, small corner, cross: 17 points." in text
    assert text.splitlines()[-1].startswith("Free cells: a9, b9, f9, g9; a8, b8, d8;")


def test_at_the_end_it_is_told_what_was_not_put_down() -> None:
    position = after(GAME, len(GAME.split()))
    for told in (alt(position, (), say_in("en")), spoken(position, say_in("en"))):
        assert "Red still has small T, cross: 9 points." in told


def test_spoken_text_says_what_fits_nowhere() -> None:
    text = spoken(after(GAME, 17), say_in("en"))
    assert "Nowhere to go now: cross." in text
    assert "Nowhere" not in spoken(after(GAME, 1), say_in("en"))


def test_spoken_text_says_what_is_closed_in() -> None:
    assert "closed in for good: single on e7" in spoken(after(GAME, 19), say_in("en"))
