"""How the games are thought about: one mind for each, and where it is found."""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from engine import Position
from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from players.effort import Effort


class Mind(Protocol):
    """Knows how a game is played well.

    A chance to win is a number from 0 to 1 in which a draw counts half. The same position, effort and
    state of `rng` give the same answer, unless the effort has an end in time.
    """

    def choose(self, position: Any, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn; `rng` decides between equals."""
        ...

    def judge(self, position: Any, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        ...

    def compare(self, position: Any, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
        """The same for those actions alone, which the effort is spent on: so it looks farther."""
        ...

    def chance(self, position: Any, effort: Effort) -> float:
        """The chance of A to win, also while dice are in the air."""
        ...

    def is_quiet(self, position: Any, action: str) -> bool:
        """Whether the action catches nobody's eye, so that it is easily overlooked."""
        ...


MODULES: Mapping[str, str] = MappingProxyType(
    {
        Boulomania.name: "players.boules.mind",
        Petanque.name: "players.boules.mind",
        Boomerang.name: "players.boomerang.mind",
        Carami.name: "players.carami.mind",
    }
)
"""Where the mind of each game is: a module with its `MIND`, imported when it is first asked."""


@cache
def mind_of(position: type[Position]) -> Mind:
    """The mind that knows the game."""
    mind: Mind = import_module(MODULES[position.name]).MIND
    return mind
