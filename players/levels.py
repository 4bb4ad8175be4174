"""The levels of the computer opponent: one mind for all of them, with human limits in the weaker ones."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from types import MappingProxyType
from typing import Final

from engine import GameError, Position
from engine.boomerang import Boomerang
from engine.boulomania import Boulomania
from engine.carami import Carami
from engine.petanque import Petanque
from players.effort import Effort
from players.minds import Mind, mind_of
from players.plain.lookahead import actions_of


@dataclass(frozen=True, slots=True)
class Limits:
    """What keeps a level from playing its best."""

    nodes: int
    """How many nodes it looks at."""
    nodes_in_time: int | None = None
    """The nodes it may take if there is a time limit, so many that only time ends it; None for `nodes`."""
    overlooks: float = 0.0
    """The share of the quiet actions that it does not see."""
    overlooks_loud: float = 0.0
    """The share of the other actions that it does not see."""
    misjudges: float = 0.0
    """How far off it judges chances to win: the standard deviation of their log odds."""

    def effort(self, ms: int | None) -> Effort:
        """The effort for a decision that has to be made in so many milliseconds, or in any time."""
        nodes = self.nodes if ms is None else self.nodes_in_time or self.nodes
        return Effort.within(nodes, ms)


EXPERT: Final = Limits(nodes=200_000)
"""The best there is."""
BOULOMANIA: Final[Mapping[str, Limits]] = MappingProxyType(
    {
        "easy": Limits(nodes=1, overlooks=0.12, overlooks_loud=0.05, misjudges=0.13),
        "normal": Limits(nodes=1, overlooks=0.04, overlooks_loud=0.015, misjudges=0.065),
        "hard": Limits(nodes=1, misjudges=0.04),
        "expert": EXPERT,
    }
)
"""In this game actions differ little in their chances, so small errors make a big difference."""
PETANQUE: Final[Mapping[str, Limits]] = MappingProxyType(
    {
        "easy": Limits(nodes=1, overlooks=0.2, overlooks_loud=0.1, misjudges=0.3),
        "normal": Limits(nodes=1, overlooks=0.06, overlooks_loud=0.03, misjudges=0.1),
        "hard": Limits(nodes=1, misjudges=0.05),
        "expert": EXPERT,
    }
)
BOOMERANG: Final[Mapping[str, Limits]] = MappingProxyType(
    {
        "easy": Limits(nodes=1, overlooks=0.6, overlooks_loud=0.3, misjudges=1.4),
        "normal": Limits(nodes=1, overlooks=0.25, overlooks_loud=0.1, misjudges=0.7),
        "hard": Limits(nodes=1_000, overlooks=0.05, misjudges=0.25),
        "expert": Limits(nodes=EXPERT.nodes, nodes_in_time=50_000_000),
    }
)
"""Where its search is compiled, two seconds are enough for more than ten million nodes."""
CARAMI: Final[Mapping[str, Limits]] = MappingProxyType(
    {
        **BOOMERANG,
        "hard": Limits(nodes=150, overlooks=0.1, overlooks_loud=0.04, misjudges=0.45),
        "expert": EXPERT,
    }
)
LIMITS: Final[Mapping[str, Mapping[str, Limits]]] = MappingProxyType(
    {
        Boulomania.name: BOULOMANIA,
        Petanque.name: PETANQUE,
        Boomerang.name: BOOMERANG,
        Carami.name: CARAMI,
    }
)
"""The limits of each level in each game; found by matches, see `docs/players.md`."""
LEVELS: Final = ("easy", "normal", "hard", "expert")
USUAL_LEVEL: Final = "normal"
"""The level of the computer unless somebody has chosen another."""


class UnknownLevel(GameError):
    """A level that no opponent plays at."""


def best_action(
    position: Position, level: str = USUAL_LEVEL, rng: random.Random | None = None, ms: int | None = None
) -> str:
    """What the opponent of that level plays for the side on turn.

    With the same `rng` and no limit of time the answer is the same. Raises `UnknownLevel`, and
    `NobodyToMove` at chance and at the end.
    """
    limits = limits_of(position, level)
    rng = rng or random.Random()
    actions = actions_of(position)
    if len(actions) == 1:
        return actions[0]
    mind, effort = mind_of(type(position)), limits.effort(ms)
    if limits.misjudges == limits.overlooks == 0:
        return mind.choose(position, effort, rng)
    return _choose_within(limits, position, mind, effort, rng)


def limits_of(position: Position, level: str) -> Limits:
    """The limits of a level in the game of that position. Raises `UnknownLevel`."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UnknownLevel("unknown_level", f"no level {level[:20]!r} (there is: {known})", level=level[:20])
    return LIMITS[position.name][level]


def _choose_within(limits: Limits, position: Position, mind: Mind, effort: Effort, rng: random.Random) -> str:
    """The best action that a level sees, as it judges them; if it overlooks all, it chooses among all.

    What is free is taken: it could wait without losing a chance, but nobody would understand why it does.
    How an action ends the game at once nobody overlooks.
    """
    judged = _without_throwing(position, mind.judge(position, effort))
    seen = [action for action in judged if not _overlooks(limits, position, action, mind, rng)]
    free = [action for action in seen if is_free(position, action)]
    return max(
        free or seen or judged, key=lambda action: _log_odds(judged[action]) + rng.gauss(0, limits.misjudges)
    )


def _without_throwing(position: Position, judged: Mapping[str, float]) -> Mapping[str, float]:
    """The actions that win at once; if there are none, those that do not lose at once; else all."""
    wins = {action: chance for action, chance in judged.items() if chance == 1 and _ends(position, action)}
    left = {action: chance for action, chance in judged.items() if chance or not _ends(position, action)}
    return wins or left or judged


def _ends(position: Position, action: str) -> bool:
    """Whether an action ends the game at once."""
    return position.apply(action)[0].turn == "over"


def _overlooks(limits: Limits, position: Position, action: str, mind: Mind, rng: random.Random) -> bool:
    share = limits.overlooks if mind.is_quiet(position, action) else limits.overlooks_loud
    return rng.random() < share


def is_free(position: Position, action: str) -> bool:
    """Whether an action gains points and gives nothing away: in Carami, a marble leaves its ramp."""
    return isinstance(position, Carami) and action.startswith("r")


def _log_odds(chance: float) -> float:
    """A chance as people feel it: near certainty, small differences are large."""
    kept = min(max(chance, 0.001), 0.999)
    return log(kept / (1 - kept))
