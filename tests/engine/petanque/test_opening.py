"""One die each; the higher starts, equal dice roll again."""

from engine.events import OpeningRolled
from engine.petanque import Petanque
from tests.engine.at import after
from tests.engine.petanque.playing import play, printed
from tests.folding import each_of

NEW = "- - 4/4 0-0 A start 13/4"
UNEQUAL = [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b]


@each_of(("die_a", "die_b"), UNEQUAL)
def test_the_higher_die_starts(die_a: int, die_b: int) -> None:
    roll = f"{die_a}{die_b}"
    if die_a > die_b:
        assert play(NEW, roll) == ("- - 4/4 0-0 A A:jack 13/4", printed(OpeningRolled(roll, 0)))
    else:
        assert play(NEW, roll) == ("- - 4/4 0-0 B B:jack 13/4", printed(OpeningRolled(roll, 1)))


@each_of("roll", ["11", "22", "33", "44", "55", "66"])
def test_equal_dice_roll_again(roll: str) -> None:
    assert play(NEW, roll) == (NEW, printed(OpeningRolled(roll, None)))


def test_equal_dice_roll_again_and_again() -> None:
    assert str(after(Petanque.new(), "33", "66", "33", "12")) == "- - 4/4 0-0 B B:jack 13/4"


def test_the_opening_keeps_the_options() -> None:
    assert str(after(Petanque.new(target=11, balls=7), "61")) == "- - 7/7 0-0 A A:jack 11/7"
