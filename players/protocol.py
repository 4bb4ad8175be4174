"""The engine's line protocol with one more command: `best <level> [ms=<limit>] [seed=<n>]`."""

import random
from collections.abc import Mapping
from typing import Final

from engine.position import BadOption
from engine.protocol import Session, parse_options
from players.levels import best_action

_OPTIONS: Final[Mapping[str, range]] = {"ms": range(1, 10**7), "seed": range(-(2**63), 2**64)}


class PlayerSession(Session):
    """A conversation that can also ask what to play; the answer is not played by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.commands["best"] = self._best

    def _best(self, rest: str) -> str:
        position = self.position
        level, *words = rest.split() or [""]
        options = parse_options(words, digits=20)
        for option, value in options.items():
            _check(option, value)
        rng = random.Random(options.get("seed"))
        return best_action(position, level, rng, options.get("ms"))


def _check(option: str, value: int) -> None:
    """Raise `BadOption` unless the option takes it: the ranges are too long for the engine's list of them."""
    if option not in _OPTIONS:
        known = ", ".join(_OPTIONS)
        raise BadOption(
            "unknown_option", f"no option {option[:20]!r} (there is: {known})", option=option[:20]
        )
    if value not in _OPTIONS[option]:
        raise BadOption("option_out_of_range", f"{option} cannot be {value}", option=option, value=value)
