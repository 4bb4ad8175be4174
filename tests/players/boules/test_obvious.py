"""What anybody who knows the rules would play: `obvious.toml` has the positions, answers and rules."""

import random
import tomllib
from pathlib import Path
from typing import Any

from engine import parse_position
from players import best_action
from tests.folding import each_of

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "obvious.toml").read_text(encoding="utf-8")
)["position"]


@each_of("obvious", POSITIONS)
@each_of("level", ["hard", "expert"])
def test_the_obvious_is_found(level: str, obvious: dict[str, Any]) -> None:
    position = parse_position(obvious["game"], obvious["notation"])
    played = {best_action(position, level, random.Random(seed)) for seed in range(4)}
    assert played <= set(obvious["best"]), obvious["rule"]
