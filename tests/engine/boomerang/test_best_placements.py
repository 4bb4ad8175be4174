"""The placements among which one chooses: those that turn most over first, then those of worthier pieces."""

import pytest

from engine.boomerang import Boomerang, board
from engine.boomerang_placements import (
    by_piece,
    gain_of,
    legal_placements,
    parts_of,
    rotation_left_out,
    turned_by,
)

LYING = Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A")


def test_parts() -> None:
    assert parts_of("T5.1@e6") == {"piece": "T5", "at": "e6", "rotation": "1"}


def test_gain_is_what_the_placement_turns_over() -> None:
    for action in LYING.legal_actions():
        turned = turned_by(LYING, action)
        assert turned
        assert gain_of(LYING, action) == sum(piece.placement.value for piece in turned)
        after, _ = LYING.apply(action)
        assert after.score()[0] == LYING.score()[0] + gain_of(LYING, action) + board().by_action[action].value


def test_all_of_them_the_best_first() -> None:
    actions = legal_placements(LYING)
    assert sorted(actions) == sorted(LYING.legal_actions())
    worth = [(gain_of(LYING, action), board().by_action[action].value) for action in actions]
    assert worth == sorted(worth, reverse=True)


def test_of_equally_good_ones_those_in_the_middle() -> None:
    assert legal_placements(Boomerang.new(), piece="X5")[0] == "X5.0@d4"


@pytest.mark.parametrize("chosen", [{"piece": "V3"}, {"at": "c4"}, {"piece": "V3", "rotation": "2"}, {}])
def test_only_those_chosen(chosen: dict[str, str]) -> None:
    wanted = {a for a in LYING.legal_actions() if chosen.items() <= parts_of(a).items()}
    assert set(legal_placements(LYING, **chosen)) == wanted != set()


def test_by_piece() -> None:
    groups = by_piece(LYING)
    values = [board().values[piece] for piece in groups]
    assert values == sorted(values, reverse=True)
    for piece, actions in groups.items():
        assert actions == legal_placements(LYING, piece=piece)
    assert sum(map(len, groups.values())) == len(LYING.legal_actions())


def test_a_rotation_that_was_not_chosen() -> None:
    """None where that is legal or nothing is, else the one that turns most over."""
    assert rotation_left_out(LYING, "V3", "c4") == 0
    assert rotation_left_out(LYING, "V3", "a1") == 0
    turned = [
        (piece, at)
        for piece in board().rack
        for at in {parts_of(action)["at"] for action in LYING.legal_actions()}
        if (found := legal_placements(LYING, piece=piece, at=at))
        and "0" not in {parts_of(action)["rotation"] for action in found}
    ]
    assert turned
    for piece, at in turned:
        best = legal_placements(LYING, piece=piece, at=at)[0]
        assert f"{piece}.{rotation_left_out(LYING, piece, at)}@{at}" == best
