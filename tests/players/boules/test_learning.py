"""Learning makes the same numbers again, and they are read as they were written."""

from pathlib import Path

import numpy as np
import pytest

from players.boules.knowledge import GROUNDS, Knowledge, read_from, write_knowledge
from players.boules.learn import PLANS, Plan, learn_game

SMALL = Plan({2: 300, 1: 100}, most=600, least=300, target=2, epochs=2, hidden=8, narrow=8)


def learn_little(game: str) -> Knowledge:
    return learn_game(GROUNDS[game](), SMALL, 3, lambda _: None)


@pytest.mark.slow
@pytest.mark.parametrize("game", GROUNDS)
def test_the_same_seed_gives_the_same_numbers(game: str, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.npz" for number in range(2)]
    for file in files:
        write_knowledge(learn_little(game), file)
    first, second = (read_from(file.read_bytes(), game) for file in files)
    for balls, weights in first.networks.weights.items():
        for one, two in zip(weights, second.networks.weights[balls], strict=True):
            assert np.array_equal(one, two)
    for balls in first.results:
        assert np.array_equal(first.results[balls], second.results[balls])


def test_the_chances_of_results_add_up() -> None:
    known = learn_little("boulomania")
    assert set(known.networks.weights) == {1, 2, 3}
    assert known.results.keys() == {1, 2}
    for table in known.results.values():
        assert table.sum(axis=2) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", GROUNDS)
def test_there_is_a_plan_for_every_number_of_balls(game: str) -> None:
    known = {"boulomania": range(1, 9), "petanque": range(3, 9)}
    assert set(PLANS[game].ends) == set(known[game])
