"""Dice in the air: which rolls can fall and how likely each is. Nothing here rolls them."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Final


class Cast:
    """A number of dice thrown at once, read one by one in order or sorted.

    `throws` has the roll of each of the 6**n equally likely ways they can fall, so that any fair
    choice of one of them is a fair roll; `outcomes` has each roll once, with its probability.
    """

    __slots__ = ("dice", "in_order", "outcomes", "throws")

    def __init__(self, dice: int, *, in_order: bool = False) -> None:
        falls = product("123456", repeat=dice)
        self.dice: Final = dice
        self.in_order: Final = in_order
        self.throws: Final = tuple("".join(f if in_order else sorted(f)) for f in falls)
        self.outcomes: Final[Mapping[str, Fraction]] = {
            roll: Fraction(n, 6**dice) for roll, n in sorted(Counter(self.throws).items())
        }


ONE_DIE: Final = Cast(1)
TWO_DICE: Final = Cast(2)
THREE_DICE: Final = Cast(3)
TWO_DICE_IN_ORDER: Final = Cast(2, in_order=True)
