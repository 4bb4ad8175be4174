"""Who begins by lot is told with the die that chose them."""

import pytest

from play.dice import ASKERS
from words import say_in, word_lot


@pytest.mark.parametrize("die", range(1, 7))
def test_whoever_asked_begins_with_a_die_of_1_to_3(die: int) -> None:
    """The rule is that of `play/dice.py`, which `words` may not import."""
    begins = "Anna" if die in ASKERS else "Ben"
    say = say_in("en")
    told = say("event-lot", die=die, first="Anna", second="Ben", name=begins)
    assert word_lot(die, ("Anna", "Ben"), say) == told
