"""What anybody at the table would play, and by which rule."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.carami import Carami
from players.carami.mind import MIND
from players.effort import Effort
from tests.folding import each_of
from tests.players.carami.mirror import mirror_action, mirror_position

OBVIOUS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("obvious.toml").read_text("utf-8")
)


@each_of("nodes", [1, 300, 3_000])
@each_of("name", OBVIOUS)
def test_the_obvious_is_found(name: str, nodes: int) -> None:
    said = OBVIOUS[name]
    position = Carami.parse(said["position"])
    legal = set(position.legal_actions())
    right = set(said.get("answers", legal)) - set(said.get("wrong", ()))
    assert right < legal
    effort = Effort(nodes)
    assert MIND.choose(position, effort, random.Random(1)) in right
    mirrored = MIND.choose(mirror_position(position), effort, random.Random(2))
    assert mirror_action(mirrored) in right


@pytest.mark.parametrize("name", OBVIOUS)
def test_what_is_right_is_judged_better(name: str) -> None:
    said = OBVIOUS[name]
    position = Carami.parse(said["position"])
    judged = MIND.judge(position, Effort(3_000))
    wrong = set(said.get("wrong", ())) or judged.keys() - set(said["answers"])
    right = judged.keys() - wrong
    assert max(judged[action] for action in right) > max(judged[action] for action in wrong) - 0.001
