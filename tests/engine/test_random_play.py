"""Whatever is played, some things always hold."""

import random
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES, SIDES, A, B, Position
from engine.boomerang import Boomerang
from engine.boules import Boules
from engine.carami import Carami
from engine.events import Event, ShotHit, ShotMissed
from engine.position import IllegalAction
from tests.engine.playthrough import random_token
from tests.engine.test_second_reading import random_options

SEEDS = st.integers(min_value=0, max_value=2**32)
GAME = pytest.mark.parametrize("game", GAMES)


def play(game: str, seed: int) -> list[tuple[Position, str, tuple[Event, ...]]]:
    """A whole random game: every position, what was done there, and what happened."""
    rng = random.Random(seed)
    position = GAMES[game].new(**random_options(GAMES[game].position, rng))
    moves = []
    while position.turn != "over":
        token = random_token(position, rng)
        following, events = position.apply(token)
        moves.append((position, token, events))
        position = following
    return [*moves, (position, "", ())]


def boules_are_conserved(position: Position) -> None:
    assert isinstance(position, Boules)
    lying, balls = position.count_balls(position.ground), position.match.balls
    for side in (A, B):
        assert position.lost()[side] >= 0
        assert lying[side] + position.left[side] + position.lost()[side] == balls
    assert (max(position.score()) >= position.match.target) == (position.turn == "over")


def points_always_add_up(position: Position) -> None:
    assert isinstance(position, Boomerang)
    assert sum(position.score()) == 88
    cells = [cell for piece in position.pieces for cell in piece.placement.cells]
    assert len(cells) == len(set(cells))


def marbles_are_always_somewhere(position: Position) -> None:
    assert isinstance(position, Carami)
    facts = position.describe()
    for side in (A, B):
        there = len(facts.marbles[side]) + len(facts.ramps[side])
        assert there + facts.taken[1 - side] == 15
    assert not set(facts.marbles[A]) & set(facts.marbles[B])


INVARIANTS: dict[str, Callable[[Position], None]] = {
    "boulomania": boules_are_conserved,
    "petanque": boules_are_conserved,
    "boomerang": points_always_add_up,
    "carami": marbles_are_always_somewhere,
}


@GAME
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_every_position_of_a_game(game: str, seed: int) -> None:
    for position, _, _ in play(game, seed):
        INVARIANTS[game](position)
        outcomes, actions = position.chance_outcomes(), position.legal_actions()
        assert (position.turn == "chance") == bool(outcomes)
        assert (position.turn in ("A", "B")) == bool(actions)
        assert (position.turn == "over") == (position.outcome() is not None)
        side = position.side_at_play
        assert position.turn in (("over",) if side is None else ("chance", SIDES[side]))
        assert not outcomes or sum(outcomes.values()) == 1
        assert len(set(actions)) == len(actions)
        assert position.describe().turn == position.turn


@GAME
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_every_position_is_read_as_it_is_written(game: str, seed: int) -> None:
    for position, _, _ in play(game, seed):
        read = GAMES[game].parse(str(position))
        assert read == position
        assert hash(read) == hash(position)
        assert str(read) == str(position)


@GAME
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_replaying_the_actions_gives_the_same_game(game: str, seed: int) -> None:
    moves = play(game, seed)
    position = moves[0][0]
    for before, token, events in moves[:-1]:
        assert position == before
        position, happened = position.apply(token)
        assert happened == events
    assert position == moves[-1][0]


@GAME
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_only_what_is_listed_can_be_done(game: str, seed: int) -> None:
    moves = play(game, seed)
    known = sorted({token for _, token, _ in moves})
    rng = random.Random(seed)
    for position, _, _ in moves:
        possible = {*position.legal_actions(), *position.chance_outcomes()}
        before = str(position)
        for token in rng.sample(known, min(len(known), 8)):
            if token not in possible:
                with pytest.raises(IllegalAction):
                    position.apply(token)
        assert str(position) == before


@pytest.mark.slow
@GAME
@given(token=st.text())
def test_no_text_but_an_action_is_ever_applied(game: str, token: str) -> None:
    position = GAMES[game].new()
    if token not in {*position.legal_actions(), *position.chance_outcomes()}:
        with pytest.raises(IllegalAction) as refused:
            position.apply(token)
        assert refused.value.code.isidentifier()
        assert "\n" not in str(refused.value)


def test_every_kind_of_event_happens_in_some_game() -> None:
    games = [play(game, seed) for game in GAMES for seed in range(60)]
    seen = {type(event) for moves in games for _, _, events in moves for event in events}
    jack_blocked = GAMES["boulomania"].parse(".Ao.........B..... 7/7 0-0 A A:shoot:13 13/8")
    seen |= {type(event) for event in jack_blocked.apply("4")[1]}  # hardly ever seen in random play
    assert {kind.__name__ for kind in Event.__args__} == {kind.__name__ for kind in seen}


def test_events_of_different_kinds_are_different() -> None:
    """Bare named tuples with the same fields would be equal."""
    miss, hit = ShotMissed(0, 12), ShotHit(0, 12)
    assert tuple(miss) == tuple(hit)
    assert len({miss, hit, ShotMissed(0, 12)}) == 2
    assert cast(object, miss) != hit
    assert miss == ShotMissed(0, 12)
