"""What is said of Carami, word for word."""

from engine.carami import Carami
from words import alt, say_in, spoken


def test_alt_text_of_a_move() -> None:
    before = Carami.parse("...../.A.AB/.AB../.../A..AA/A.AA./..BAA ..../.... 0/0 12/4 1 B")
    position, events = before.apply("e6xc6xa6xc4xe2xb2")
    assert alt(position, events, say_in("en")) == (
        "Carami: Blue to play. Score: Blue 24, Red 21. Red jumped: e6 c6 a6 c4 e2 b2. Red took 6 marbles. "
        "Blue on d1 e1 a2 a3 e3. Red on c1 b2 c5. Marbles taken: by Blue 12, by Red 10."
    )


def test_spoken_text_has_every_move() -> None:
    position = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
    lines = spoken(position, say_in("en")).splitlines()
    assert "Blue on ramps a, e." in lines
    assert "From ramp e to e7." in lines
    assert "Jumps from b3: to b5" not in lines
