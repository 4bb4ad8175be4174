"""The numbers are made again from nothing, the same every time, and tell who wins."""

import numpy as np
import pytest

from players.boomerang import learn
from players.boomerang.evaluation import FEATURES
from players.boomerang.learn import (
    TRUSTED,
    Game,
    Manner,
    Ply,
    examine,
    first_guess,
    gather,
    learn_weights,
    play_games,
)
from players.boomerang.nodes import ArrayNode
from players.boomerang.regression import Doubles, Lessons, fit_scales, fit_weights
from players.boomerang.weights import DIGITS, KNOTS, learned

LASTING = 0.8
SHORT = Manner(games=2, nodes=50, heat=0.1, lasting=LASTING, followed=3)
EVEN, WON = 0.0, 600


def say_nothing(line: str) -> None:
    """Nobody is told."""


def lessons() -> Lessons:
    return gather(play_games(first_guess(), SHORT, np.random.default_rng(3)), LASTING)


def ply(mover: int, *values: float) -> Ply:
    features = np.zeros((len(values), FEATURES), dtype=np.float32)
    return Ply(mover, 9, features, np.array(values))


def taught(plies: list[Ply], lead: int) -> Doubles:
    return gather([Game(plies, lead)], LASTING).chances


def test_the_same_seed_gives_the_same_numbers_compiled_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    one = learn_weights([SHORT], np.random.default_rng(5), say_nothing)
    monkeypatch.setattr(learn, "node_of", ArrayNode.of)
    assert np.array_equal(one, learn_weights([SHORT], np.random.default_rng(5), say_nothing))


def test_games_are_played_by_rounded_weights() -> None:
    """So what another processor makes of the last digits of a sum changes no game."""
    found = learn_weights([SHORT], np.random.default_rng(5), say_nothing)
    assert np.array_equal(found, found.round(DIGITS))
    assert np.array_equal(first_guess(), first_guess().round(DIGITS))


def test_the_result_teaches_more_the_later_a_placement_is() -> None:
    early, late = taught([ply(0, EVEN), ply(0, EVEN)], WON)
    assert late == pytest.approx(0.5 + LASTING / 2)
    assert early == pytest.approx(0.5 + LASTING**2 / 2)


def test_who_does_not_move_sees_the_same_from_the_other_side() -> None:
    assert taught([ply(1, EVEN)], WON) == pytest.approx([0.5 - LASTING / 2])


def test_a_search_that_has_seen_the_end_leaves_it_to_the_points() -> None:
    """It knows who wins, not by how much."""
    assert taught([ply(0, EVEN), ply(0, 2 * TRUSTED)], -WON) == pytest.approx([0.5 - LASTING / 2, 0])


def test_at_first_only_the_result_teaches() -> None:
    assert gather([Game([ply(0, 3.0), ply(1, 3.0)], WON)], lasting=1).chances == pytest.approx([1, 0])


def test_what_was_not_played_is_worth_what_the_search_said() -> None:
    assert taught([ply(0, EVEN, np.log(3), -np.log(3))], WON)[1:] == pytest.approx([0.75, 0.25])


def test_what_is_not_played_teaches_as_well() -> None:
    plies = [ply for game in play_games(first_guess(), SHORT, np.random.default_rng(3)) for ply in game.plies]
    assert max(len(ply.values) for ply in plies) > 2
    assert all(np.abs(ply.values[1:]).max(initial=0) < TRUSTED for ply in plies)


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
    values = rng.normal(0, 1, 20_000)
    results = (rng.random(20_000) < 1 / (1 + np.exp(-2 * values))).astype(np.float64)
    scales = fit_scales(values, rng.integers(1, 27, 20_000), results)
    assert scales == pytest.approx(np.full(len(KNOTS), 2.0), abs=0.4)


def test_what_is_shipped_fits_the_features() -> None:
    shipped = learned()
    assert shipped.weights.shape == (27, FEATURES)
    assert shipped.looks_scale.shape == shipped.deep_scale.shape == (27,)
    assert (shipped.looks_scale > 0).all()
    assert (shipped.deep_scale > 0).all()
