"""What is said of Boulomania, word for word."""

from engine.boulomania import Boulomania
from words import Listener, alt, label, say_in, spoken

MIDDLE = Boulomania.parse("....o..B..AB..A.B. 5/4 7-11 A A:play 13/8")
BLUE, RED = Listener(0, ("Anna", "Ben")), Listener(1, ("Anna", "Ben"))


def called(action: str) -> str:
    return label(MIDDLE, action, say_in("en"))


def test_alt_text_of_a_position() -> None:
    assert alt(MIDDLE, (), say_in("en")) == (
        "Boulomania. Blue to play. Red holds the point with the boule in pit 12 and would score 2. "
        "Jack in pit 5. Nearest first: Red 12, Red 17, Blue 11, Red 8, Blue 15. Left: Blue 5, Red 4. "
        "Score: Blue 7, Red 11, to 13."
    )


def test_alt_text_of_a_counted_end_tells_the_board_that_was_counted() -> None:
    before = Boulomania.parse("..A.o..B..AB..A.B. 1/0 7-5 A A:point2 13/8")
    position, events = before.apply("46")
    assert alt(position, events, say_in("en"), before=before) == (
        "Boulomania. The end is over. Red scores 2: the boules in pits 12, 17. Score: Blue 7, Red 7, to 13. "
        "Jack in pit 5. Nearest first: Red 12, Red 17, Blue 11, Blue 3, "
        "Blue 10 and Red 8 (equally near), Blue 15."
    )


def test_alt_text_of_an_end_that_a_shot_at_the_jack_stopped() -> None:
    before = Boulomania.parse("....o..B..AB..A.B. 3/0 7-5 A A:shoot:jack 13/8")
    position, events = before.apply("6")
    assert alt(position, events, say_in("en"), before=before) == (
        "Boulomania. The end is over. Blue scores 2 for the boules it has left. "
        "Score: Blue 9, Red 5, to 13. The jack is out. On the board: Blue 11, Blue 15, Red 8, Red 12, Red 17."
    )


def test_spoken_text_has_every_option_with_chances_and_effects_before_the_board() -> None:
    assert spoken(MIDDLE, say_in("en"), listener=BLUE).splitlines() == [
        "You are Blue, Ben is Red. It is your turn.",
        "Red holds the point with the boule in pit 12 and would score 2.",
        f"{called('point2')}: takes the point 3% (you hold 1), else Red holds 2; boule lost 33%.",
        f"{called('point3')}: takes the point 12% (you hold 1), "
        "else 87% Red holds 2, 1% Red holds 1; boule lost 9%.",
        f"{called('shoot:jack')}: 1 to 5: missed; 6: jack out, nobody scores.",
        f"{called('shoot:8')}: 1 to 3: missed; 4: pushes 8 → 9, Red holds 2; "
        "5: both boules gone, Red holds 2; 6: carreau, Red holds 2.",
        f"{called('shoot:12')}: 1 to 3: missed; "
        "4: pushes 12 → 11, 11 → out, jack to pit 6, Red holds 3; "
        "5: both boules gone, Red holds 1; 6: carreau, you hold 1.",
        f"{called('shoot:17')}: 1 to 3: missed; 4: pushes 17 → 18, Red holds 1; "
        "5: both boules gone, Red holds 1; 6: carreau, Red holds 1.",
        "Jack in pit 5. Nearest first, in pits from the jack: "
        "Red 12 at 0.5; Red 17 at 0.8; you 11 at 1.1; Red 8 at 2.1; you 15 at 2.2.",
        "No free place is nearer.",
        "Score: Blue 7, Red 11, to 13. Left: Blue 5, Red 4.",
        "Lost in this end: Blue 1, Red 1.",
    ]


def test_spoken_text_has_every_way_to_choose_from() -> None:
    position = Boulomania.parse("....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8")
    lines = spoken(position, say_in("en"), listener=RED).splitlines()
    assert lines[0] == "You are Red, Anna is Blue. Blue rolled 2 + 6 and chooses a way."
    assert lines[2:4] == [
        "Into pit 8; pushes 8 → 9, 9 → 10: you hold 2.",
        "Into pit 8; pushes 8 → 12, 12 → 11, 11 → out: you hold 4.",
    ]


def test_spoken_text_has_the_free_pits_that_are_nearer() -> None:
    told = spoken(Boulomania.parse("....o..B.......... 7/7 0-0 A A:play 13/8"), say_in("en"))
    assert "any boule: 12, 17, 4, 6, 2, 11, 13, 16, 18, 1 and 3 more." in told


def test_a_single_boule_left_is_told_as_one() -> None:
    before = Boulomania.parse("....o..B..AB..A.B. 2/0 7-5 A A:shoot:jack 13/8")
    position, events = before.apply("6")
    assert "Blue scores 1 for the boule it has left." in alt(position, events, say_in("en"), before=before)


def test_lost_boules_are_told_where_there_are_any() -> None:
    assert "Lost" not in spoken(Boulomania.parse("....o..B.......... 8/7 0-0 A A:play 13/8"), say_in("en"))
