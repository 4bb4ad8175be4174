"""What the mind of Carami promises, whatever it is asked."""

import random
from time import monotonic

import pytest

from engine import A, B
from engine.carami import Carami
from players.carami.mind import MIND
from players.effort import Effort
from tests.players.carami.mirror import mirror_position
from tests.players.carami.test_states import random_game, strange_positions


@pytest.mark.slow
def test_every_position_is_answered() -> None:
    for position in strange_positions(60, seed=2):
        assert MIND.choose(position, Effort(100), random.Random(1)) in position.legal_actions()
        judged = MIND.judge(position, Effort(100))
        assert judged.keys() == set(position.legal_actions())
        assert all(0 <= chance <= 1 for chance in judged.values())
        assert 0 <= MIND.chance(position, Effort(100)) <= 1


def test_a_game_that_is_over_has_its_result_as_its_chance() -> None:
    *_, last = random_game(4)
    for action in last.legal_actions():
        over, _ = last.apply(action)
        outcome = over.outcome()
        if outcome is not None:
            assert MIND.chance(over, Effort(1)) == {0: 1.0, 1: 0.0, None: 0.5}[outcome.winner]


def test_no_time_is_enough() -> None:
    for position in list(random_game(5))[::7]:
        spent = Effort(10**9, monotonic() - 1)
        assert MIND.choose(position, spent, random.Random(1)) in position.legal_actions()
        assert MIND.judge(position, spent).keys() == set(position.legal_actions())


@pytest.mark.parametrize("nodes", [1, 500])
def test_the_same_question_has_the_same_answer(nodes: int) -> None:
    position = list(random_game(6))[30]
    assert MIND.choose(position, Effort(nodes), random.Random(3)) == MIND.choose(
        position, Effort(nodes), random.Random(3)
    )
    assert MIND.judge(position, Effort(nodes)) == MIND.judge(position, Effort(nodes))


def test_sides_are_equals() -> None:
    for position in list(random_game(7))[::5]:
        chance = MIND.chance(position, Effort(1))
        assert MIND.chance(mirror_position(position), Effort(1)) == pytest.approx(1 - chance, abs=0.02)


def test_what_catches_the_eye() -> None:
    position = Carami.parse("..B../.B.B./...../AA./...A./.A.A./A.... A.../.... 1/0 12/8 0 A")
    loud = {action for action in position.legal_actions() if not MIND.is_quiet(position, action)}
    assert loud == {"ra-a7", "d3-d4"}


def test_a_winner_does_not_shuffle() -> None:
    """Ahead by far with marbles still to bring home: none of its moves only lets time go by."""
    position = Carami.parse("A.B.A/..A../.A.../.../...../..B../A...A ..../.... 1/0 13/9 0 A")
    rng = random.Random(1)
    while position.mover is not None:
        mover, before = position.mover, position
        position, _ = position.apply(MIND.choose(position, Effort(300), rng))
        assert mover == B or position.idle == 0, str(before)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == A


@pytest.mark.parametrize("seed", [2, 3])
def test_an_even_game_is_not_shuffled_to_a_draw(seed: int) -> None:
    """From the start against itself, hardly a move is made that brings no marble forward."""
    position, idle, rng = Carami.new(), 0, random.Random(seed)
    for _ in range(24):
        position, _events = position.apply(MIND.choose(position, Effort(1000), rng))
        idle += position.idle > 0
    assert idle <= 4


@pytest.mark.parametrize("nodes", [1, 100, 777, 3000])
def test_what_is_each_others_mirror_image_is_worth_the_same(nodes: int) -> None:
    """All moves are looked at equally far, wherever the effort ends."""
    judged = MIND.judge(Carami.new(), Effort(nodes))
    mirrored = str.maketrans("abcde", "edcba")
    for action, chance in judged.items():
        assert judged[action.translate(mirrored)] == pytest.approx(chance, abs=0.02)
    assert MIND.chance(Carami.new(), Effort(nodes)) == max(judged.values())
