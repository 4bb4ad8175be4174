"""`python -m players.learning [--into <folder>] [part …]`: learns all numbers of the players from nothing.

Seeds are fixed: the same numbers come out again, in `data/players` or another folder. Two parts are learned
at a time.
"""

import argparse
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
Report = Callable[[str], None]
PARTS: Mapping[str, Callable[[Path, Report], None]] = MappingProxyType(
    {
        "carami": players.carami.learn.learn,
        "boules": players.boules.learn.learn,
        "boomerang": players.boomerang.learn.learn,
    }
)
"""The parts that can be learned, each with the function that writes its numbers; the slowest first."""


def learn(folder: Path, part: str) -> None:
    """Learn one part, and print how long that took."""
    begun = perf_counter()
    PARTS[part](folder, tell)
    tell(f"{part}: done in {(perf_counter() - begun) / 60:.1f} minutes")


def tell(what: str) -> None:
    """Print it at once, as learning takes a while."""
    print(what, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m players.learning", description=__doc__)
    parser.add_argument("part", nargs="*", help=f"some of {', '.join(PARTS)}, or all")
    parser.add_argument("--into", type=Path, default=FOLDER, help="where the numbers are written to")
    chosen = parser.parse_args()
    if unknown := set(chosen.part) - set(PARTS):
        parser.error(f"there is no part {min(unknown)}")
    chosen.into.mkdir(parents=True, exist_ok=True)
    with get_context("spawn").Pool(2) as pool:
        pool.map(partial(learn, chosen.into), chosen.part or PARTS, chunksize=1)


if __name__ == "__main__":
    main()
