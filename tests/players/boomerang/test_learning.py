"""The numbers are made again from nothing, the same every time, and tell who wins."""

import numpy as np
import pytest

from engine.boomerang import board
from players.boomerang.evaluation import FEATURES, legal_of, look_at
from players.boomerang.learn import (
    CERTAIN,
    Manner,
    _answered,
    examine,
    first_guess,
    gather,
    learn_weights,
    play_games,
)
from players.boomerang.regression import Lessons, fit_scales, fit_weights
from players.boomerang.state import State
from players.boomerang.weights import KNOTS, learned, mix
from render.boomerang.examples import GAME
from tests.render.play import after

LOOKING = Manner(games=3, breadth=10, followed=0, heat=0.3)
FOLLOWING = Manner(games=1, breadth=10, followed=2, heat=0.1)


def say_nothing(line: str) -> None:
    """Nobody is told."""


def lessons() -> Lessons:
    return gather(list(play_games(first_guess(), LOOKING, np.random.default_rng(3))))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = (learn_weights([FOLLOWING], np.random.default_rng(5), say_nothing) for _ in range(2))
    assert np.array_equal(one, two)


def test_a_placement_that_leaves_no_answer_is_worth_what_one_can_go_on_with() -> None:
    """Red cannot put anything down after that: Blue goes on, and wins by a last piece."""
    before, weights = after(GAME, 22), mix(first_guess())
    state = State.of(before)
    seen = look_at(state, legal_of(state))
    at = seen.legal.tolist().index(board().by_action["I1.0@b3"].number)
    position, _ = before.apply("I1.0@b3")
    assert position.mover == before.mover == 0
    ends = [position.apply(action)[0].outcome() for action in position.legal_actions()]
    assert any(end is not None and end.winner == 0 for end in ends)
    assert _answered(state, seen, at, weights) == CERTAIN


def test_chances_are_measured_by_games_of_the_search() -> None:
    looks, values = examine(first_guess(), 1, np.random.default_rng(5), say_nothing)
    assert looks.shape == values.shape == (len(KNOTS),)
    assert not np.array_equal(looks, values)


def test_weights_come_nearer_to_what_happened() -> None:
    seen = lessons()
    assert seen.error(fit_weights(seen, first_guess(), strength=10)) < seen.error(first_guess())


def test_a_strong_prior_is_kept() -> None:
    kept = fit_weights(lessons(), first_guess(), strength=1e9)
    assert kept == pytest.approx(first_guess(), abs=1e-3)


def test_values_that_are_half_of_the_log_odds_are_doubled() -> None:
    rng = np.random.default_rng(1)
    values = rng.normal(0, 1, 20_000).astype(np.float32)
    results = (rng.random(20_000) < 1 / (1 + np.exp(-2 * values))).astype(np.float64)
    scales = fit_scales(values, rng.integers(1, 27, 20_000), results)
    assert scales == pytest.approx(np.full(len(KNOTS), 2.0), abs=0.4)


def test_what_is_shipped_fits_the_features() -> None:
    shipped = learned()
    assert shipped.weights.shape == (27, FEATURES)
    assert shipped.looks_scale.shape == shipped.deep_scale.shape == (27,)
    assert (shipped.looks_scale > 0).all()
    assert (shipped.deep_scale > 0).all()
