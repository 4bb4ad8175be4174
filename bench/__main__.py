"""`python -m bench`: every measurement, one after the other; `python -m bench sockets`: only that."""

import sys
from importlib import import_module

PARTS = ("playouts", "turns", "frames", "cards", "queries", "sockets", "flood", "thinking")
"""The modules that measure something; each is imported only when its turn comes."""


def main(chosen: list[str]) -> int:
    if not set(chosen) <= set(PARTS):
        print(f"Usage: python -m bench [{' | '.join(PARTS)}]…")
        return 2
    for part in chosen or PARTS:
        import_module(f"bench.{part}").report()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
