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
"""Takes how many positions of an end were looked at; returns how many may follow until the next call."""


class End(Protocol):
    """An end that can be played out. Both methods raise what `spend` raises."""

    def sign(self) -> int:
        """1, 0 or -1: the side to move wins, draws or loses."""
        ...

    def sign_after(self, placement: int, /) -> int:
        """1, 0 or -1: with that placement the side to move wins, draws or loses."""
        ...


class Node(Protocol):
    """A position with a side to move, even if it cannot put down anything."""

    @property
    def pieces(self) -> int:
        """How many are on the board."""
        ...

    @property
    def key(self) -> Hashable:
        """A key that is equal for equal positions, in whatever order their pieces were put down."""
        ...

    def count_left(self) -> int:
        """How many placements either side has room and a piece for."""
        ...

    def put_down(self, placement: int) -> Self:
        """The position after that placement, with the other to move."""
        ...

    def pass_over(self) -> Self:
        """The position with the other side to move."""
        ...

    def look(self, weights: Floats, rows: int) -> Outlook:
        """The legal placements weighed, of which only the first `rows` are listed."""
        ...

    def end(self, spend: Spend) -> End:
        """The end of the game from here, to be played out."""
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
