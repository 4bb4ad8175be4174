"""Why to choose an action: the facts that count, taken from the rules and not from an evaluation."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine import Position
from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from players.reasons import boomerang, boules, carami
from players.reasons.clauses import Clause, Reason

__all__ = ["Clause", "Reason", "reason_for"]

GIVERS: Mapping[str, Callable[[Any, str], Reason]] = MappingProxyType(
    {
        Boulomania.name: boules.reason_for,
        Petanque.name: boules.reason_for,
        Boomerang.name: boomerang.reason_for,
        Carami.name: carami.reason_for,
    }
)


def reason_for(position: Position, action: str) -> Reason:
    """What counts about a legal action, the most important first. Raises `IllegalAction`."""
    return GIVERS[position.name](position, action)
