"""Positions of Boomerang as a search knows them: in arrays, or packed for what is compiled."""

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol, Self

import numpy as np

from engine.boomerang import Boomerang
from players.boomerang.endgame import Endgame
from players.boomerang.evaluation import legal_of, look_at
from players.boomerang.lookups import Floats
from players.boomerang.outlook import MOST, SURE, Outlook
from players.boomerang.state import State

Spend = Callable[[int], int]
"""Told how many positions of an end were looked at, says how many more may be until it is told again."""


class End(Protocol):
    """An end that can be played out. Both raise what `spend` does."""

    def sign(self) -> int:
        """1, 0 or -1 as who is to move wins, draws or loses."""
        ...

    def sign_after(self, placement: int, /) -> int:
        """1, 0 or -1 as that placement wins, draws or loses."""
        ...


class Node(Protocol):
    """A position with somebody on turn, whether there is anything to put down or not."""

    @property
    def pieces(self) -> int:
        """How many are on the board."""
        ...

    @property
    def key(self) -> Hashable:
        """The same for whatever is the same, in whichever order it came about."""
        ...

    def count_left(self) -> int:
        """How many placements there is room and a piece for, of either side."""
        ...

    def lead(self) -> int:
        """By how many points who is to move is ahead."""
        ...

    def put_down(self, placement: int) -> Self:
        """The position after that placement, with the other to move."""
        ...

    def pass_over(self) -> Self:
        """The same with the other to move."""
        ...

    def look(self, weights: Floats, rows: int) -> Outlook:
        """The placements by those weights, of which so many are told apart."""
        ...

    def end(self, spend: Spend) -> End:
        """What plays it out."""
        ...


class ArrayNode(NamedTuple):
    """A position in arrays: the reference, and what is used where nothing could be compiled."""

    state: State

    @classmethod
    def of(cls, position: Boomerang) -> Self:
        return cls(State.of(position))

    @property
    def pieces(self) -> int:
        return len(self.state.lying)

    @property
    def key(self) -> Hashable:
        state = self.state
        return np.sort(2 * state.lying + state.colours).tobytes(), state.racks, state.mover

    def count_left(self) -> int:
        return len(self.state.fits_of_both())

    def lead(self) -> int:
        return self.state.lead(self.state.mover)

    def put_down(self, placement: int) -> Self:
        return type(self)(self.state.put_down(placement))

    def pass_over(self) -> Self:
        return type(self)(self.state.pass_over())

    def look(self, weights: Floats, rows: int) -> Outlook:
        legal = legal_of(self.state)
        children = look_at(self.state, legal)
        values = np.clip(children.weigh_exactly(weights), -MOST, MOST)
        ends = np.sign(children.lead) * SURE + children.lead / 50
        values = np.where(children.over, ends, values)
        return Outlook(legal, values, values, children.over, len(legal)).sorted_by(values).first(rows)

    def end(self, spend: Spend) -> End:
        return Endgame(self.state, spend)
