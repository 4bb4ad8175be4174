"""What has been learned of a game, as it is kept in `data/players`."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from players.boules.cells import Cells
from players.boules.lookahead import Networks
from players.boules.match import Chances
from players.boules.network import Weights
from players.boules.pits import Pits
from players.boules.states import Floats, Ground

STEPS: Final = 127
"""How many steps on each side of 0 a weight in one byte can tell apart."""
GROUNDS: Mapping[str, Callable[[], Ground]] = {Pits.name: Pits, Cells.name: Cells}


class Knowledge(NamedTuple):
    """What is known of a game."""

    networks: Networks
    results: Mapping[int, Chances]
    """For each number of balls the chances of an end's results, by the points that each side needs."""


def write_knowledge(knowledge: Knowledge, file: Path) -> None:
    """Write it to the file; the many weights of the first layers in one byte each, which is exact enough."""
    arrays = {f"results {balls}": table.astype(np.float32) for balls, table in knowledge.results.items()}
    for balls, weights in knowledge.networks.weights.items():
        for name, part in weights._asdict().items():
            arrays[f"{name} {balls}"] = part.astype(np.float16)
        scale = np.abs(weights.first).max(axis=1, keepdims=True) / STEPS
        arrays[f"first {balls}"] = np.round(weights.first / scale).astype(np.int8)
        arrays[f"scale {balls}"] = scale
    np.savez_compressed(file, allow_pickle=False, **arrays)


def read_knowledge(game: str) -> Knowledge:
    """What is known of that game."""
    return read_from((files("data") / "players" / f"{game}.npz").read_bytes(), game)


def read_from(kept: bytes, game: str) -> Knowledge:
    """What is known of that game, from the content of a file."""
    parts: dict[str, dict[int, Floats]] = {}
    with np.load(BytesIO(kept), allow_pickle=False) as arrays:
        for key in arrays.files:
            name, _, balls = key.partition(" ")
            parts.setdefault(name, {})[int(balls)] = arrays[key].astype(np.float32)
    for balls, scale in parts.pop("scale").items():
        parts["first"][balls] *= scale
    results = {balls: table.astype(np.float64) for balls, table in parts.pop("results").items()}
    weights = {
        balls: Weights(*(parts[field][balls] for field in Weights._fields)) for balls in parts["first"]
    }
    return Knowledge(Networks(GROUNDS[game](), weights), results)
