"""The mind of Carami."""

import random
from collections.abc import Mapping, Sequence

from engine import A
from engine.carami import Carami
from engine.events import BackLineReached, BandFilled, MarblesTaken
from players.carami.deciding import Decision
from players.carami.evaluation import learned
from players.carami.search import DECIDED
from players.carami.state import State, state_of
from players.effort import Effort

_LOUD = (BackLineReached, BandFilled, MarblesTaken)


class CaramiMind:
    """A search that looks as far ahead as the effort allows, with a learned evaluation."""

    def choose(self, position: Carami, effort: Effort, rng: random.Random) -> str:
        """The best action for the side on turn; `rng` decides between equals."""
        actions = position.legal_actions()
        after = _states_after(position, rng.sample(actions, len(actions)))
        best = Decision(state_of(position), after.values(), effort).find_best()
        return next(action for action, child in after.items() if child == best)

    def judge(self, position: Carami, effort: Effort) -> Mapping[str, float]:
        """The chance to win that each legal action leaves to the side on turn."""
        return self.compare(position, position.legal_actions(), effort)

    def compare(self, position: Carami, actions: Sequence[str], effort: Effort) -> Mapping[str, float]:
        """The same for those actions alone, which the effort is spent on."""
        after, state = _states_after(position, actions), state_of(position)
        values = Decision(state, after.values(), effort).weigh_all()
        return {action: chance_of(values[child], state) for action, child in after.items()}

    def chance(self, position: Carami, effort: Effort) -> float:
        """The chance of A to win."""
        outcome = position.outcome()
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == A)
        chance = max(self.judge(position, effort).values())
        return chance if position.mover == A else 1 - chance

    def is_quiet(self, position: Carami, action: str) -> bool:
        """Whether the action takes nothing, reaches no back line and leads to no ramp."""
        return not any(isinstance(event, _LOUD) for event in position.apply(action)[1])


def chance_of(value: int, state: State) -> float:
    """The chance to win that belongs to the value of a search from that state."""
    return float(value > 0) if abs(value) > DECIDED else learned().chance(value, state)


def _states_after(position: Carami, actions: Sequence[str]) -> dict[str, State]:
    """Where each action leads to; some jumps lead to the same state."""
    return {action: state_of(position.apply(action)[0]) for action in actions}


MIND = CaramiMind()
