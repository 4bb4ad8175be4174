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


@pytest.fixture(autouse=True)
def a_small_learning(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays but a few games."""
    monkeypatch.setattr(learning, "GENERATIONS", (learning.Generation(6, 1),))
    monkeypatch.setattr(learning, "CALIBRATION", learning.Generation(2, 1))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    file, told, learned = tmp_path / learning.FILE, list[str](), list[str]()
    for seed in (1, 1, 2):
        learning.learn(tmp_path, told.append, seed)
        learned.append(file.read_text("utf-8"))
    assert learned[0] == learned[1] != learned[2]
    assert len(told) == 9


def test_what_is_learned_values_positions(tmp_path: Path) -> None:
    learning.learn(tmp_path, lambda _: None)
    evaluation = Evaluation(**json.loads((tmp_path / learning.FILE).read_text("utf-8")))
    ahead = Carami.parse("A...A/..A../...../.../...../..B../A...A ..../.... 1/0 14/10 4 A")
    assert evaluation.value(state_of(ahead)) > 0


def test_every_sample_knows_how_its_game_ended() -> None:
    samples = learning.play(learned(), learning.Generation(1, 1), random.Random(3))
    for one, next_one in pairwise(samples):
        same_side = one.state[-1] == next_one.state[-1]
        assert next_one.result == (one.result if same_side else 1 - one.result)


def test_a_game_can_be_valued_as_people_are_told() -> None:
    """The moves are the same; their values are of all moves looked at equally far."""
    plain, judged = (
        learning.play(learned(), learning.Generation(1, 30, judged=told), random.Random(3))
        for told in (False, True)
    )
    assert [sample.state for sample in judged] == [sample.state for sample in plain]
    assert [sample.value for sample in judged] != [sample.value for sample in plain]
