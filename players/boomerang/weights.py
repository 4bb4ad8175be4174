"""The learned numbers of Boomerang's evaluation, and how they change in the course of a game."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from players.boomerang.lookups import Floats, lookups

KNOTS: Final = (1, 5, 9, 13, 16, 19, 22, 26)
"""The numbers of pieces on the board for which weights are learned; between them they are interpolated."""


class Learned(NamedTuple):
    """The learned numbers, in each field a row or a number for each of `KNOTS`."""

    weights: Floats
    """The weight of each feature."""
    looks_scale: Floats
    """The factor that turns a value at first sight into the log odds to win."""
    deep_scale: Floats
    """The factor for a value that was searched deeper."""


FILE: Final = "boomerang.json"
DIGITS: Final = 4
"""The digits behind the point to which all is rounded."""


def save(learned: Learned, folder: Path) -> None:
    """Write the numbers into the folder from which they are shipped."""
    exact = {name: each.astype(np.float64) for name, each in learned._asdict().items()}
    numbers = {name: each.round(DIGITS).tolist() for name, each in exact.items()}
    (folder / FILE).write_text(json.dumps(numbers).replace("], [", "],\n [") + "\n", "utf-8")


@cache
def shares(pieces: int) -> Floats:
    """How much each knot counts when so many pieces are on the board."""
    return np.array([np.interp(pieces, KNOTS, each) for each in np.eye(len(KNOTS))], dtype=np.float32)


def mix(knots: Floats) -> Floats:
    """The numbers for each number of pieces on the board, from those of the knots."""
    most = 2 * sum(lookups().rack)
    return np.stack([shares(pieces) @ knots for pieces in range(most + 1)]).astype(np.float32)


@cache
def learned() -> Learned:
    """The shipped numbers, by number of pieces on the board."""
    shipped = json.loads((files("data") / "players" / FILE).read_text("utf-8"))
    return Learned(*(mix(np.array(shipped[name], dtype=np.float32)) for name in Learned._fields))
