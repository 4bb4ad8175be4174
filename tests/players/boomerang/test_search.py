"""What a search makes of an end that it could only play out in part."""

import random

import numpy as np
import pytest

from engine.boomerang import Boomerang
from players.boomerang import search
from players.boomerang.endgame import Endgame
from players.boomerang.nodes import ArrayNode
from players.boomerang.outlook import SURE, Outlook
from players.boomerang.search import Search
from players.boomerang.tree import OutOfEffort
from players.effort import Effort
from tests.players.boomerang.solver import late_positions

EFFORT = Effort(20_000)
SEEDS = pytest.mark.parametrize("seed", [0, 2, 4])
"""Of games in which nothing is certain three moves ahead."""


def best_of_what_is_left(node: ArrayNode) -> int:
    return int(Search(EFFORT).decide(node).legal[0])


def only_refute(refuted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ends be played out for one placement, which loses, and then no further."""

    def sign_after(_: Endgame, placement: int) -> int:
        if placement != refuted:
            raise OutOfEffort
        return -1

    monkeypatch.setattr(Endgame, "sign_after", sign_after)


@pytest.fixture(autouse=True)
def no_ends_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is certain unless the root is played out."""
    monkeypatch.setattr(search, "END_PLACES", 0)
    monkeypatch.setattr(search, "MOST_DEPTH", search.ROOT_DEPTH + 1)


def late(seed: int) -> ArrayNode:
    """The first position of a random game whose end is tried to be played out."""
    nodes = map(ArrayNode.of, late_positions(seed, most=70))
    return next(node for node in nodes if node.count_left() <= search.ROOT_PLACES)


@SEEDS
def test_what_was_found_to_lose_is_not_played(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    node = late(seed)
    with monkeypatch.context() as patch:
        patch.setattr(search, "ROOT_PLACES", 0)
        patch.setattr(search, "MOST_DEPTH", search.ROOT_DEPTH)
        first = best_of_what_is_left(node)
    only_refute(first, monkeypatch)
    assert best_of_what_is_left(node) != first


@SEEDS
def test_what_was_found_to_lose_is_judged_to_lose(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    node = late(seed)
    with monkeypatch.context() as patch:
        patch.setattr(search, "ROOT_PLACES", 0)
        patch.setattr(search, "MOST_DEPTH", search.ROOT_DEPTH)
        looking = Search(EFFORT)
        looking.compare(node)
        first = int(looking._best_so_far.legal[0])  # what is tried first, at the last depth
    only_refute(first, monkeypatch)
    found = Search(EFFORT).compare(node)
    assert found.values[found.legal.tolist().index(first)] == -SURE


def outlook(values: dict[int, float]) -> Outlook:
    """Placements of those values, the best first."""
    legal, found = np.array([*values]), np.array([*values.values()], dtype=np.float32)
    return Outlook(legal, found, found, np.zeros(len(found), dtype=np.bool_), len(found)).sorted_by(found)


def test_a_value_is_in_the_middle_of_two_depths_unless_it_is_certain() -> None:
    earlier = outlook({4: 1.0, 7: 2.0, 9: SURE, 2: 0.5})
    mixed = outlook({2: -0.5, 9: SURE, 4: 3.0, 7: -SURE}).mixed_with(earlier)
    assert dict(zip(mixed.legal.tolist(), mixed.values.tolist(), strict=True)) == {
        9: SURE,
        4: 2.0,
        2: 0.0,
        7: -SURE,
    }
    assert mixed.values.tolist() == sorted(mixed.values.tolist(), reverse=True)


@SEEDS
def test_a_position_is_worth_about_what_its_best_action_is(seed: int) -> None:
    """However many moves each of the two was looked ahead: an odd number favours who moves, an even not."""
    position = Boomerang.new()
    dice = random.Random(seed)
    for _ in range(4):
        position, _events = position.apply(dice.choice(position.legal_actions()))
    node = ArrayNode.of(position)
    deciding, best = Search(EFFORT), float(Search(EFFORT).compare(node).values[0])
    deciding.decide(node)
    assert deciding.worth == pytest.approx(best, abs=1.0)
