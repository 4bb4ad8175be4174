"""The mind of Boomerang."""

import random
from collections.abc import Mapping, Sequence

import numpy as np

from engine import A
from engine.boomerang import Boomerang, board
from engine.boomerang_placements import gain_of
from players.boomerang.breadth import breadth_to_judge
from players.boomerang.compiled import node_of
from players.boomerang.lookups import lookups
from players.boomerang.outlook import SURE, Outlook, Values
from players.boomerang.search import Search
from players.boomerang.weights import learned
from players.effort import Effort

QUIET_GAIN = 4
"""A placement that turns over fewer points than this is easily overlooked."""


class BoomerangMind:
    """Looks at every placement, and follows the best of them as far as the effort allows."""

    def choose(self, position: Boomerang, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn; `rng` decides between equals."""
        found = Search(effort).decide(node_of(position))
        best = np.flatnonzero((found.values == found.values[0]) & (found.looks >= found.looks[0] - 1e-5))
        placement = int(found.legal[rng.choice(best)])
        if not position.pieces:
            placement = int(rng.choice(lookups().mirrored[:, placement]))
        return board().placements[placement].action

    def judge(self, position: Boomerang, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        search = Search(effort)
        return _by_action(position, search, search.compare(node_of(position)))

    def compare(self, position: Boomerang, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
        """The same for those actions alone, by a wider search."""
        return judge_wider(position, actions, effort)

    def chance(self, position: Boomerang, effort: Effort) -> float:
        """The chance of A to win."""
        outcome = position.outcome()
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == A)
        search = Search(effort)
        search.decide(node_of(position))
        (best,) = _chances(position, search, np.array([search.worth]))
        return best if position.mover == A else 1 - best

    def is_quiet(self, position: Boomerang, action: str) -> bool:
        """Whether the action turns over little: people look for what changes its colour."""
        return gain_of(position, action) < QUIET_GAIN


def choose_wider(position: Boomerang, effort: Effort) -> str:
    """The best action by a wider search, which leaves out less and takes longer."""
    node = node_of(position)
    found = Search(effort, breadth=breadth_to_judge(node)).decide(node)
    return board().placements[int(found.legal[0])].action


def judge_wider(position: Boomerang, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
    """The chances to win that those actions leave, by a wider search that follows all to the same depths."""
    node = node_of(position)
    search = Search(effort, breadth=breadth_to_judge(node))
    among = [board().by_action[action].number for action in actions]
    return _by_action(position, search, search.compare(node, among))


def _by_action(position: Boomerang, search: Search, found: Outlook) -> Mapping[str, float]:
    chances = _chances(position, search, found.values)
    actions = (board().placements[number].action for number in found.legal.tolist())
    return dict(zip(actions, chances, strict=True))


def _chances(position: Boomerang, search: Search, values: Values) -> list[float]:
    """The chances to win that belong to the values, by the scale for how deep they were searched."""
    scales = learned().looks_scale if search.depth == 1 else learned().deep_scale
    odds = np.exp(-values.astype(np.float64) * scales[len(position.pieces) + 1])
    is_sure = np.abs(values) >= SURE
    chances: list[float] = np.where(is_sure, values > 0, 1 / (1 + odds)).tolist()
    return chances


MIND = BoomerangMind()
