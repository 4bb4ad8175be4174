"""What a search that looks one or two moves farther will hardly change: such moves need not be looked at."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from players.boomerang.lookups import lookups

PIECES: Final = (3, 7, 8, 11, 12, 13, 15, 17, 19, 21, 23, 26)
"""The numbers of pieces on the board for which the following was measured."""
TAKES: Final = (0.04, 0.04, 0.04, 0.06, 0.07, 0.11, 0.2, 0.2, 0.35, 0.6, 0.65, 0.5)
"""How much the best answer takes from a value at first sight, on average."""
SPREADS: Final = (0.08, 0.12, 0.2, 0.24, 0.33, 0.35, 0.48, 0.52, 0.65, 0.65, 0.85, 0.87)
"""The standard deviation of that."""


class Margin(NamedTuple):
    """How far a value at first sight rises or falls at most, in standard deviations."""

    rise: float
    fall: float
    answered: bool
    """Whether the other has the last word by then."""


MARGINS: Final[Mapping[int, Margin]] = MappingProxyType(
    {2: Margin(rise=0.7, fall=0.9, answered=True), 3: Margin(rise=1.2, fall=1.6, answered=False)}
)
"""By how many moves are to be looked ahead, the placement itself among them. Found by matches: what is saved
goes into depth, and is worth more than what is missed."""


class Forecast(NamedTuple):
    """By number of pieces on the board: what a value at first sight can become by looking farther."""

    rise: tuple[float, ...]
    fall: tuple[float, ...]


def _forecast(margin: Margin) -> Forecast:
    pieces = np.arange(2 * sum(lookups().rack) + 1)
    takes, spreads = (np.interp(pieces, PIECES, measured) for measured in (TAKES, SPREADS))
    rise = margin.rise * spreads - takes * margin.answered
    return Forecast(tuple(rise.tolist()), tuple((margin.fall * spreads + takes).tolist()))


def forecasts() -> dict[int, Forecast]:
    """The forecasts by how many moves are to be looked ahead."""
    return {depth: _forecast(margin) for depth, margin in MARGINS.items()}
