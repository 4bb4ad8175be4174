"""What a position is worth to a side; each game's own evaluation is a line in the registry."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine import Position, Side
from players.plain.boomerang import value_boomerang
from players.plain.boules import value_boules
from players.plain.carami import value_carami

VALUES: Mapping[str, Callable[[Any, Side], float]] = MappingProxyType(
    {
        "boulomania": value_boules,
        "petanque": value_boules,
        "boomerang": value_boomerang,
        "carami": value_carami,
    }
)
"""The evaluation of each game, for positions in which a side is to move."""


def value(position: Position, side: Side) -> float:
    """How good it is for that side: 1 is won, -1 is lost, 0 is even or a draw."""
    outcome = position.outcome()
    if outcome is None:
        return VALUES[position.name](position, side)
    if outcome.winner is None:
        return 0.0
    return 1.0 if outcome.winner == side else -1.0
