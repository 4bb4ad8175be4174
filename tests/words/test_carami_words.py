"""What is said of Carami, word for word."""

from engine.carami import Carami
from words import Listener, alt, say_in, spoken

BLUE = Listener(0, ("Anna", "Ben"))


def test_alt_text_of_a_move() -> None:
    before = Carami.parse("...../.A.AB/.AB../.../A..AA/A.AA./..BAA ..../.... 0/0 12/4 1 B")
    position, events = before.apply("e6xc6xa6xc4xe2xb2")
    assert alt(position, events, say_in("en")) == (
        "Carami. Blue to play. Score: Blue 24, Red 21. Red jumped from e6 to c6, a6, c4, e2, b2. "
        "Red took d6, b6, b5, d3, d2, c2. Blue marbles: row 1: d, e; row 2: a; row 3: a, e. "
        "Red marbles: row 1: c; row 2: b; row 5: c. Marbles taken: by Blue 12, by Red 10."
    )


def test_spoken_text_has_what_scores_first_and_each_marble_once() -> None:
    position = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    assert spoken(position, say_in("en"), listener=BLUE).splitlines()[:7] == [
        "You are Blue, Ben is Red. It is your turn. You move up, towards row 7. Score: Blue 0, Red 0.",
        "Right outer ramp to e7: you +10, another move.",
        "c1 jumps to a3, c5, a5: takes b2, b4, b5, you +6.",
        "d2 jumps to a5, c5: takes c3, b4, b5, you +6.",
        "c1 jumps to a3, c5: takes b2, b4, you +4.",
        "d2 jumps to a5: takes c3, b4, you +4.",
        "Other moves: a2 to a3; b1 to a1; c1 to a3 (a jump); c4 to c5; d4 to c5.",
    ]


def test_moves_are_no_other_ones_where_nothing_scores() -> None:
    lines = spoken(Carami.new(), say_in("en"), listener=BLUE).splitlines()
    assert lines[1] == "Moves: a3 to b4; b3 to b4, c4; c3 to b4, c4, d4; d3 to c4, d4; e3 to d4."


def test_ramps_have_words() -> None:
    position = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    assert "On Blue\N{RIGHT SINGLE QUOTATION MARK}s ramps: left outer ramp, right outer ramp." in spoken(
        position, say_in("en")
    )
    after, events = position.apply("re-e7")
    assert "Blue moved from the right outer ramp to e7. Blue reached e7 for 10 points." in alt(
        after, events, say_in("en")
    )
