"""The arrays that the mind thinks in, against the engine."""

import itertools
import random

import pytest

from engine.boomerang import Boomerang, board
from players.boomerang.evaluation import legal_of, look_at
from players.boomerang.lookups import lookups
from players.boomerang.state import State


def random_game(seed: int) -> list[Boomerang]:
    rng = random.Random(seed)
    course = [Boomerang.new()]
    while course[-1].mover is not None:
        course.append(course[-1].apply(rng.choice(course[-1].legal_actions()))[0])
    return course


@pytest.mark.parametrize("seed", range(4))
def test_the_same_placements_are_legal(seed: int) -> None:
    for position in random_game(seed)[1:-1]:
        legal = [board().placements[number].action for number in legal_of(State.of(position))]
        assert sorted(legal) == sorted(position.legal_actions())


@pytest.mark.parametrize("seed", range(4))
def test_a_placement_leads_to_the_same(seed: int) -> None:
    course = random_game(seed)
    for before, after in itertools.pairwise(course):
        assert before.mover is not None
        state = State.of(before).put_down(after.pieces[-1].placement.number)
        if after.mover == before.mover:
            state = state.pass_over()
        expected = State.of(after)
        assert state.lying.tolist() == expected.lying.tolist()
        assert state.colours.tolist() == expected.colours.tolist()
        assert state.fits.tolist() == expected.fits.tolist()
        assert state.racks == expected.racks
        if after.mover is not None:
            assert state.mover == after.mover
        points = after.score()
        assert state.lead(0) == points[0] - points[1]


@pytest.mark.parametrize("seed", range(3))
def test_who_is_passed_over_and_what_ends_the_game(seed: int) -> None:
    """Where few placements are left they are all counted, so that this is exact."""
    for position in random_game(seed)[12:-1]:
        state = State.of(position)
        children = look_at(state, legal_of(state))
        for at, number in enumerate(children.legal):
            after = position.apply(board().placements[number].action)[0]
            assert children.over[at] == (after.mover is None)
            assert children.blocked[at] == (after.mover in (None, position.mover))
            points = after.score()
            assert children.lead[at] == points[state.mover] - points[1 - state.mover]


def test_the_board_is_mirrored_in_four_ways() -> None:
    number = board().by_action["T5.1@a1"].number
    seen = {board().placements[each].action for each in lookups().mirrored[:, number]}
    assert seen == {"T5.1@a1", "T5.1@a7", "T5.3@h1", "T5.3@h7"}
