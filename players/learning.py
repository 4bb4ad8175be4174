"""`python -m players.learning [game …]`: everything that was learned, made again from nothing.

Seeds are fixed: the same numbers come out again, in `data/players`. Two games are learned at a time.
"""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from types import MappingProxyType

import players.boomerang.learn
import players.boules.learn
import players.carami.learn

FOLDER = Path(__file__).parents[1] / "data" / "players"
SEED = 1
PARTS: Mapping[str, Callable[[], None]] = MappingProxyType(
    {
        "boules": partial(players.boules.learn.main, FOLDER),
        "boomerang": partial(players.boomerang.learn.learn, SEED),
        "carami": partial(players.carami.learn.learn, SEED),
    }
)
"""What is learned, each with what writes its numbers; those that take longest first."""


def learn(part: str) -> None:
    """Learn one part, and tell how long that took."""
    begun = perf_counter()
    PARTS[part]()
    print(f"{part}: done in {(perf_counter() - begun) / 60:.1f} minutes", flush=True)


def main(chosen: list[str]) -> int:
    if not set(chosen) <= set(PARTS):
        print(f"Usage: python -m players.learning [{' | '.join(PARTS)}]…")
        return 2
    with get_context("spawn").Pool(2) as pool:
        pool.map(learn, chosen or PARTS, chunksize=1)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
