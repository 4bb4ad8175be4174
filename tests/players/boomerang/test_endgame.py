"""Ends that are played out, against a solver that only knows the engine."""

import pytest

from engine.boomerang import board
from players.boomerang.endgame import Endgame
from players.boomerang.state import State
from tests.folding import each_of
from tests.players.boomerang.solver import late_positions, points_ahead, results


def do_not_count(positions: int) -> int:
    """There is effort without end."""
    return 1_000


@pytest.mark.parametrize("seed", range(12))
def test_who_wins_is_exact(seed: int) -> None:
    for position in late_positions(seed, most=9):
        state = State.of(position)
        ahead = points_ahead(position, state.mover)
        assert Endgame(state, do_not_count).sign() == (ahead > 0) - (ahead < 0)


@each_of("seed", range(12))
def test_what_each_placement_leads_to_is_exact(seed: int) -> None:
    for position in late_positions(seed, most=8):
        end = Endgame(State.of(position), do_not_count)
        for action, result in results(position).items():
            assert end.sign_after(board().by_action[action].number) == result, str(position)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_the_same_seen_from_the_next_position(seed: int) -> None:
    """With more left than the engine alone could play out."""
    position = next(late_positions(seed, most=14))
    state = State.of(position)
    end = Endgame(state, do_not_count)
    for action in position.legal_actions():
        placement = board().by_action[action].number
        assert end.sign_after(placement) == -Endgame(state.put_down(placement), do_not_count).sign(), action
