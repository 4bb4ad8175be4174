"""The engine's line protocol, with questions that only a player can answer.

`best <level> [ms=<limit>] [seed=<n>]` is what the opponent of that level would do, `values [ms=<limit>]`
every action with the chance to win that it leaves, `chance [ms=<limit>]` the chance of the side on turn.
None of these plays anything. To wait no longer, send the process the signal `ENOUGH`.
"""

import random
import signal
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.position import BadOption
from engine.protocol import Session, parse_options
from players.effort import Effort
from players.judging import chance_on_turn, judge_actions
from players.levels import best_action

LIMIT: Final[Mapping[str, range]] = MappingProxyType({"ms": range(1, 10**7)})
LIMIT_AND_SEED: Final[Mapping[str, range]] = MappingProxyType({**LIMIT, "seed": range(-(2**63), 2**64)})

LEAST_CHANCE: Final = 1e-6
"""The least chance that is told, except 0."""

ENOUGH: Final = signal.SIGUSR1 if hasattr(signal, "SIGUSR1") else None
"""The signal to answer a question that has a limit at once, with the best there is by then.

Not every system has one.
"""


class PlayerSession(Session):
    """A conversation that can also ask what to play, and how good it is."""

    def __init__(self) -> None:
        super().__init__()
        self.commands |= {"best": self._best, "values": self._values, "chance": self._chance}

    def answer(self, line: str) -> str:
        """See `Session.answer`. A signal to stop thinking holds only for the question it came with."""
        Effort.is_in_vain = False
        return super().answer(line)

    def _best(self, rest: str) -> str:
        position = self.position
        level, *words = rest.split() or [""]
        options = _parse(words, LIMIT_AND_SEED)
        return best_action(position, level, random.Random(options.get("seed")), options.get("ms"))

    def _values(self, rest: str) -> str:
        judged = judge_actions(self.position, _parse(rest.split(), LIMIT).get("ms"))
        return " ".join(f"{action}={_print(chance)}" for action, chance in sorted(judged.items()))

    def _chance(self, rest: str) -> str:
        return _print(chance_on_turn(self.position, _parse(rest.split(), LIMIT).get("ms")))


def _print(chance: float) -> str:
    """The chance in six digits: 0 only if it is impossible, 1 only if it is certain."""
    kept = chance if chance in (0, 1) else min(max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return f"{kept:.6f}"


def _parse(words: list[str], allowed: Mapping[str, range]) -> dict[str, int]:
    """The options in the words. Raises `BadOption`, without the list of values that the engine would give."""
    options = parse_options(words, digits=20)
    for option, value in options.items():
        if option not in allowed:
            reason = f"no option {option[:20]!r} (there is: {', '.join(allowed)})"
            raise BadOption("unknown_option", reason, option=option[:20])
        if value not in allowed[option]:
            raise BadOption("option_out_of_range", f"{option} cannot be {value}", option=option, value=value)
    return options


def hear_enough() -> None:
    """Let the signal end the thinking of this process, but not the process."""

    def stop_thinking(*_: object) -> None:
        Effort.is_in_vain = True

    if ENOUGH is not None:
        signal.signal(ENOUGH, stop_thinking)
