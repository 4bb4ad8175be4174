"""Chance that is known: `secrets` and `random` draw from a text instead of from the system.

Python runs a file of this name when it starts, if it finds it: so do the processes that a test starts.
"""

import os
import random
import sys
from collections import defaultdict
from typing import Any

SEED = "BOULO_CHANCE"
"""The environment variable with the text that a process is to draw from."""


class Streams(defaultdict[str, random.Random]):
    """A stream for each module that draws.

    So what a library draws once in a process does not change what falls afterwards.
    """

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed

    def __missing__(self, module: str) -> random.Random:
        self[module] = random.Random(f"{self.seed} {module}")
        return self[module]

    def of_caller(self) -> random.Random:
        """The stream of the module that wants to draw, by whichever function of the standard library."""
        frame = sys._getframe(1)
        while (module := str(frame.f_globals.get("__name__"))) in (__name__, "random", "secrets"):
            assert frame.f_back is not None
            frame = frame.f_back
        return self[module]

    def draw_bytes(self, count: int) -> bytes:
        """What the system would draw for `secrets` and `random.SystemRandom`."""
        return self.of_caller().randbytes(count)


_seed_as_told = random.Random.seed


def known_chance(seed: str) -> dict[tuple[Any, str], Any]:
    """What to put in place of which attributes, so that all chance follows from a text."""
    streams = Streams(seed)

    def seed_random(self: random.Random, a: Any = None, version: int = 2) -> None:
        _seed_as_told(self, streams.of_caller().getrandbits(64) if a is None else a, version)

    return {(random, "_urandom"): streams.draw_bytes, (random.Random, "seed"): seed_random}


if SEED in os.environ:
    for (place, name), value in known_chance(os.environ[SEED]).items():
        setattr(place, name, value)
    random.seed(os.environ[SEED])
