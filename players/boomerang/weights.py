"""The learned numbers of Boomerang's evaluation, and how they change in the course of a game."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from players.boomerang.evaluation import FEATURES
from players.boomerang.tables import Floats, tables

KNOTS: Final = (1, 5, 9, 13, 16, 19, 22, 26)
"""The numbers of pieces on the board for which weights are learned; between them they are mixed."""


@cache
def shares(pieces: int) -> Floats:
    """How much each knot counts when so many pieces are on the board."""
    return np.array([np.interp(pieces, KNOTS, each) for each in np.eye(len(KNOTS))], dtype=np.float32)


def mix(knots: Floats) -> Floats:
    """The weights for each number of pieces on the board, from those of the knots."""
    most = 2 * sum(tables().rack)
    return np.stack([shares(pieces) @ knots for pieces in range(most + 1)]).astype(np.float32)


@cache
def weights() -> Floats:
    """The shipped weights, by number of pieces on the board and feature."""
    text = files("data").joinpath("players", "boomerang.json").read_text("utf-8")
    return mix(np.array(json.loads(text)["weights"], dtype=np.float32).reshape(len(KNOTS), FEATURES))
