"""What the side on turn can do, the most promising first."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from players.boomerang.lookups import Flags, Numbers, lookups

Values = NDArray[np.floating]
"""Log odds to win."""

MOST = 12.0
"""The log odds of what is as good as certain."""
SURE = 20.0
"""The log odds of what is certain."""


class Outlook(NamedTuple):
    """The legal placements of a state, or the first of them, the most promising first."""

    legal: Numbers
    values: Values
    """The log odds to win that each leaves, as it looks."""
    looks: Values
    """The values at first sight, which decide between equals."""
    over: Flags
    total: int
    """How many legal placements there are in all."""

    def sorted_by(self, values: Values) -> Self:
        """The outlook with other values, sorted by them, the best first."""
        order = np.lexsort((-self.looks, -values))
        return type(self)(self.legal[order], values[order], self.looks[order], self.over[order], self.total)

    def mixed_with(self, before: Self) -> Self:
        """The outlook with the means of these values and those of the depth before, except certain ones.

        One depth alone would favour the side that moves last in it.
        """
        order = np.argsort(before.legal)
        earlier = before.values[order][np.searchsorted(before.legal, self.legal, sorter=order)]
        is_sure = (np.abs(self.values) >= SURE) | (np.abs(earlier) >= SURE)
        return self.sorted_by(np.where(is_sure, self.values, (self.values + earlier) / 2))

    def once_each(self) -> Self:
        """The outlook on an empty board with only one of the placements that mirror each other."""
        return self._only(self.legal == lookups().mirrored.min(axis=0)[self.legal])

    def among(self, placements: Sequence[int]) -> Self:
        """The outlook with only those placements."""
        return self._only(np.isin(self.legal, placements))

    def first(self, rows: int) -> Self:
        """The outlook with only the first placements; the others are still counted in `total`."""
        return self._only(np.arange(len(self.legal)) < rows)._replace(total=self.total)

    def _only(self, kept: Flags) -> Self:
        legal = self.legal[kept]
        return type(self)(legal, self.values[kept], self.looks[kept], self.over[kept], len(legal))

    def listed(self) -> "Listed":
        """The same at first sight, in lists."""
        return Listed(self.legal.tolist(), self.looks.tolist(), self.over.tolist(), self.total)


class Listed(NamedTuple):
    """An outlook in lists, of which single entries are read more quickly."""

    legal: list[int]
    values: list[float]
    """The log odds to win at first sight."""
    over: list[bool]
    total: int
