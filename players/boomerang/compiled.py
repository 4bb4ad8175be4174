"""Positions of Boomerang for the compiled part, if that could be built.

It finds the same as `ArrayNode` and `ReferenceTree`, to the bit, and makes a search dozens of times as fast.
Nothing depends on it.
"""

import logging
import re
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np

from engine.boomerang import Boomerang, board
from players.boomerang.breadth import WIDER, Breadth
from players.boomerang.evaluation import COUNTED, RETURNS, ROOMS, SIZES, THREATS, steps_of
from players.boomerang.forecast import Forecast
from players.boomerang.lookups import Floats, lookups
from players.boomerang.nodes import ArrayNode, End, Node, Spend
from players.boomerang.outlook import MOST, SURE, Outlook
from players.boomerang.tree import (
    ANSWERS,
    BETTER,
    END_CHECKED,
    END_NODES,
    FEWEST_NODES,
    REDUCED_FROM,
    Manner,
    ReferenceTree,
    Spent,
    Tree,
)

log = logging.getLogger(__name__)

SOURCE = Path(__file__).with_name("_compiled.c")
SOURCE_LINE = re.compile(r'^#define SOURCE "(\w+)".*\n', re.MULTILINE)
"""The line of the source that has the hash of all others, those of what it includes among them."""


def is_built_from(source: Path, built: object) -> bool:
    """Whether the compiled part was built from that source, as far as one can know: it need not be here."""
    try:
        hashed = SOURCE_LINE.search(source.read_text(encoding="utf-8"))
    except OSError:
        return True
    return hashed is not None and getattr(built, "SOURCE", None) == hashed[1]


try:
    from players.boomerang import _compiled
except ImportError:  # there was no compiler
    _compiled = None  # type: ignore[assignment]
else:
    if not is_built_from(SOURCE, _compiled):  # as after `git pull`, if nothing was installed again
        log.warning("%s has changed since it was built: Boomerang is played in Python, and slower", SOURCE)
        _compiled = None  # type: ignore[assignment]

WORD = 1 << 64
"""A set of cells is handed over in two numbers below that."""
PLIES = 32
"""For so many moves from the root a width is handed over."""


class CompiledNode(NamedTuple):
    """A position as bytes: who is to move, both racks, and the pieces on the board in ascending order."""

    packed: bytes

    @classmethod
    def of(cls, position: Boomerang) -> Self:
        """The same position; if it is over, as if A were to move."""
        _prepare()
        racks = [times for side in (0, 1) for times in position.rack(side).values()]
        pieces = sorted(2 * piece.placement.number + piece.colour for piece in position.pieces)
        return cls(bytes([position.mover or 0, *racks]) + np.array(pieces, dtype=np.uint16).tobytes())

    @property
    def pieces(self) -> int:
        return (len(self.packed) - 1) // 2 - len(lookups().rack)

    @property
    def key(self) -> Hashable:
        return self.packed

    def count_left(self) -> int:
        return _compiled.count_left(self.packed)

    def put_down(self, placement: int) -> Self:
        return type(self)(_compiled.put_down(self.packed, placement))

    def pass_over(self) -> Self:
        return type(self)(bytes([1 - self.packed[0]]) + self.packed[1:])

    def look(self, weights: Floats, rows: int) -> Outlook:
        total, legal, looks, over = _compiled.look(self.packed, weights, MOST, SURE, rows)
        values = np.frombuffer(looks, np.float64)
        return Outlook(np.frombuffer(legal, np.intp), values, values, np.frombuffer(over, np.bool_), total)

    def end(self, spend: Spend) -> End:
        return _compiled.Endgame(self.packed, spend)


class CompiledTree:
    """The search of compiled nodes, which finds the same as `ReferenceTree` by as many nodes, to the bit."""

    def __init__(self, manner: Manner, spent: Spent, breadth: Breadth) -> None:
        self._spent = spent
        self._tree = _compiled.Tree(
            np.ascontiguousarray(manner.weights, dtype=np.float32),
            _table(manner.forecasts),
            _widths(WIDER),
            (MOST, SURE, BETTER),
            (REDUCED_FROM, ANSWERS, manner.end_places, END_NODES, END_CHECKED, FEWEST_NODES),
            spent.spend,
        )
        self.widen(breadth)

    def widen(self, breadth: Breadth) -> None:
        """See `Tree.widen`."""
        self._tree.widen(_widths(breadth))

    def value(self, node: Node, depth: int, low: float, high: float, ply: int = 1) -> float:
        """See `Tree.value`."""
        assert isinstance(node, CompiledNode)
        return self._counted(self._tree.value(node.packed, depth, low, high, ply))

    def doubt(self, node: Node, depth: int, best: float, high: float) -> float:
        """See `Tree.doubt`."""
        assert isinstance(node, CompiledNode)
        return self._counted(self._tree.doubt(node.packed, depth, best, high))

    def _counted(self, found: tuple[float, int]) -> float:
        value, nodes = found
        self._spent.nodes += nodes
        return value


def _widths(breadth: Breadth) -> bytes:
    return np.array([breadth.width(ply) for ply in range(PLIES)], dtype=np.uint16).tobytes()


def _table(forecasts: Mapping[int, Forecast]) -> bytes:
    """The forecasts by how many moves are to be looked ahead, from none on."""
    none = [np.inf] * (2 * sum(lookups().rack) + 1)
    depths = range(max(forecasts, default=-1) + 1)
    return np.array([forecasts.get(depth, (none, none)) for depth in depths], dtype=np.float64).tobytes()


@cache
def _prepare() -> None:
    """Hand over to the compiled part what never changes."""
    placements = board().placements
    _compiled.prepare(
        bytes(lookups().rack),
        lookups().kind.astype(np.uint8).tobytes(),
        _words(each.covers for each in placements),
        _words(each.around for each in placements),
        COUNTED,
        (_steps(THREATS), _steps(RETURNS), _steps(ROOMS)),
        (len(THREATS), len(RETURNS), len(ROOMS), SIZES),
    )


def _words(sets: Iterable[int]) -> bytes:
    return np.array([(each % WORD, each // WORD) for each in sets], dtype=np.uint64).tobytes()


def _steps(starts: tuple[int, ...]) -> bytes:
    return steps_of(starts).astype(np.uint8).tobytes()


def node_of(position: Boomerang) -> Node:
    """The position in the form that is searched fastest."""
    return ArrayNode.of(position) if _compiled is None else CompiledNode.of(position)


def tree_of(node: Node, manner: Manner, spent: Spent, breadth: Breadth) -> Tree:
    """The search below that position, in the form that fits it."""
    made = CompiledTree if isinstance(node, CompiledNode) else ReferenceTree
    return made(manner, spent, breadth)
