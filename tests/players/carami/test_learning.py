"""How the weights of Carami are made."""

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from engine.carami import Carami
from players.carami import learn as learning
from players.carami.evaluation import Evaluation, learned
from players.carami.state import state_of


@pytest.fixture(name="file")
def a_small_learning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it writes to when it plays but a few games."""
    file = tmp_path / "players" / "carami.json"
    monkeypatch.setattr(learning, "FILE", file)
    monkeypatch.setattr(learning, "GENERATIONS", (learning.Generation(6, 1),))
    monkeypatch.setattr(learning, "CALIBRATION", learning.Generation(2, 1))
    return file


def test_the_same_seed_gives_the_same_weights(file: Path) -> None:
    told: list[str] = []
    learning.learn(1, told.append)
    first = file.read_text("utf-8")
    learning.learn(1, told.append)
    assert file.read_text("utf-8") == first
    learning.learn(2, told.append)
    assert file.read_text("utf-8") != first
    assert len(told) == 9


def test_what_is_learned_values_positions(file: Path) -> None:
    learning.learn(1, lambda _: None)
    evaluation = Evaluation(**json.loads(file.read_text("utf-8")))
    ahead = Carami.parse("A...A/..A../...../.../...../..B../A...A ..../.... 1/0 14/10 4 A")
    assert evaluation.value(state_of(ahead)) > 0


def test_every_sample_knows_how_its_game_ended() -> None:
    samples = learning.play(learned(), learning.Generation(1, 1), random.Random(3))
    for one, next_one in pairwise(samples):
        same_side = one.state[-1] == next_one.state[-1]
        assert next_one.result == (one.result if same_side else 1 - one.result)
