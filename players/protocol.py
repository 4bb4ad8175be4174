"""The engine's line protocol with one more command: `best <level> [ms=<limit>] [seed=<n>]`."""

import random
import re
from collections.abc import Mapping
from typing import Final

from engine.position import BadOption
from engine.protocol import Session
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
        options = _parse_options(words)
        rng = random.Random(options.get("seed"))
        return best_action(position, level, rng, options.get("ms"))


def _parse_options(words: list[str]) -> dict[str, int]:
    """What the words say, each once. Raises `BadOption`."""
    options: dict[str, int] = {}
    for word in words:
        option, _, value = word.partition("=")
        if not re.fullmatch("-?[0-9]{1,20}", value):
            raise BadOption("bad_option", f"{word[:20]!r} is not of the form option=number")
        if option in options:
            raise BadOption("bad_option", f"{option[:20]!r} is given twice")
        options[option] = _check(option, int(value))
    return options


def _check(option: str, value: int) -> int:
    """The value, if the option takes it: the ranges are too long for the engine's list of them."""
    if option not in _OPTIONS:
        known = ", ".join(_OPTIONS)
        raise BadOption(
            "unknown_option", f"no option {option[:20]!r} (there is: {known})", option=option[:20]
        )
    if value not in _OPTIONS[option]:
        raise BadOption("option_out_of_range", f"{option} cannot be {value}", option=option, value=value)
    return value
