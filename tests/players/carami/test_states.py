"""The states of the search against the engine, which is the truth."""

import random
from collections.abc import Iterator

import pytest

from engine import A, BadNotation
from engine.carami import Carami
from engine.carami_board import board
from players.carami.evaluation import UNIT, Evaluation
from players.carami.features import count_at_home, features, lead_of, stage_shares
from players.carami.state import OVER, TURN, State, loud_children, quiet_children, state_of


def random_game(seed: int) -> Iterator[Carami]:
    rng = random.Random(seed)
    position = Carami.new()
    while position.mover is not None:
        yield position
        position, _ = position.apply(rng.choice(position.legal_actions()))


def strange_positions(count: int, seed: int) -> Iterator[Carami]:
    """Positions that somebody could set, which hardly any game comes to."""
    rng = random.Random(seed)
    while count:
        position = _strange_position(rng)
        if position is not None:
            count -= 1
            yield position


def _strange_position(rng: random.Random) -> Carami | None:
    signs = rng.choices(".AB", weights=[rng.random() + 0.1 for _ in range(3)], k=len(board().names))
    rows = "/".join("".join(signs.pop() for _ in row) for row in reversed(board().rows))
    ramps = ["".join(rng.choice((".", mark)) for _ in board().ramps) for mark in "AB"]
    fills = [rng.randrange(3) for _ in ramps]
    left = [
        board().marbles - rows.count(mark) - ramp.count(mark) for mark, ramp in zip("AB", ramps, strict=True)
    ]
    idle = rng.randrange(board().idle_moves)
    notation = f"{rows} {'/'.join(ramps)} {fills[0]}/{fills[1]} {left[1]}/{left[0]} {idle} {rng.choice('AB')}"
    try:
        return Carami.parse(notation)
    except BadNotation:
        return None


def as_seen_by_a(state: State) -> State:
    """A state of a game that is over as the engine's positions give it."""
    mine, theirs, stock, other, idle, turn = state
    return state if turn != OVER + 1 else (theirs, mine, other, stock, idle, OVER + A)


def check_moves(position: Carami) -> None:
    state = state_of(position)
    children = loud_children(state) + quiet_children(state)
    assert len(set(children)) == len(children)
    truth = {state_of(position.apply(action)[0]) for action in position.legal_actions()}
    assert {as_seen_by_a(child) for child in children} == truth, str(position)


@pytest.mark.parametrize("seed", range(8))
def test_the_moves_are_those_of_the_engine(seed: int) -> None:
    for position in random_game(seed):
        check_moves(position)


def test_so_they_are_in_strange_positions() -> None:
    for position in strange_positions(300, seed=1):
        check_moves(position)


def test_loud_moves_are_those_that_score() -> None:
    for position in random_game(3):
        side = state_of(position)[TURN]
        before = position.score()[side]
        scores = [position.apply(action)[0].score()[side] - before for action in position.legal_actions()]
        loud = loud_children(state_of(position))
        assert bool(loud) == any(scores)
        for child in loud:
            assert (lead_of(child) if child[TURN] & 1 == side else -lead_of(child)) > lead_of(
                state_of(position)
            )


def test_a_value_is_the_sum_of_its_features() -> None:
    rng = random.Random(5)
    names = {name for position in random_game(1) for name in features(state_of(position))}
    weights = {name: [rng.uniform(-1, 1) for _ in range(3)] for name in sorted(names)}
    evaluation = Evaluation(weights)
    for position in random_game(1):
        state = state_of(position)
        shares = stage_shares((count_at_home(state) + 1) // 3 * 3)
        expected = sum(
            count * share * weight
            for name, count in features(state).items()
            for share, weight in zip(shares, weights[name], strict=True)
        )
        assert evaluation.value(state) == pytest.approx(UNIT * expected, abs=20)
