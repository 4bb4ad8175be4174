"""What the mind of Boomerang promises, whatever the position."""

import random
from time import monotonic

import pytest

from engine import A
from engine.boomerang import Boomerang
from players.boomerang.mind import MIND
from players.effort import Effort
from players.levels import LEVELS, limits_of


def random_game(seed: int) -> list[Boomerang]:
    rng = random.Random(seed)
    course = [Boomerang.new()]
    while course[-1].mover is not None:
        course.append(course[-1].apply(rng.choice(course[-1].legal_actions()))[0])
    return course


@pytest.mark.parametrize("nodes", [1, 800])
def test_every_position_of_a_game_has_an_answer(nodes: int) -> None:
    *course, _ = random_game(seed=nodes)
    for position in course:
        assert MIND.choose(position, Effort(nodes), random.Random(1)) in position.legal_actions()


@pytest.mark.parametrize("nodes", [1, 800])
def test_every_legal_action_is_judged(nodes: int) -> None:
    *course, _ = random_game(seed=nodes + 1)
    for position in course[1:]:
        judged = MIND.judge(position, Effort(nodes))
        assert sorted(judged) == sorted(position.legal_actions())
        assert all(0 <= chance <= 1 for chance in judged.values())


def test_what_is_judged_best_is_chosen_at_first_sight() -> None:
    *course, _ = random_game(seed=5)
    for position in course[1:]:
        judged = MIND.judge(position, Effort(1))
        chosen = MIND.choose(position, Effort(1), random.Random(1))
        assert judged[chosen] == pytest.approx(max(judged.values()), abs=1e-4)


def test_the_chance_is_that_of_a() -> None:
    *course, end = random_game(seed=6)
    for position in course[8:]:
        best = max(MIND.judge(position, Effort(1)).values())
        chance = best if position.mover == A else 1 - best
        assert MIND.chance(position, Effort(1)) == pytest.approx(chance)
    outcome = end.outcome()
    assert outcome is not None
    assert MIND.chance(end, Effort(1)) == (0.5 if outcome.winner is None else 1 - outcome.winner)


def test_the_same_effort_gives_the_same_answer() -> None:
    position = random_game(seed=7)[9]
    answers = {MIND.choose(position, Effort(2_000), random.Random(seed)) for seed in (1, 1, 1)}
    assert len(answers) == 1


def test_more_effort_is_spent_on_it() -> None:
    """What looks best is not always what is found best."""
    course = random_game(seed=8)[10:-3]
    looked, sought = (
        [MIND.choose(position, Effort(nodes), random.Random(1)) for position in course]
        for nodes in (1, 1_500)
    )
    assert looked != sought


def test_time_that_is_over_still_gives_an_answer() -> None:
    for position in random_game(seed=9)[3:-1:4]:
        assert MIND.choose(position, Effort(10**9, until=monotonic() - 1), random.Random(1))
        assert MIND.judge(position, Effort(10**9, until=monotonic() - 1))


def test_little_is_turned_over_quietly() -> None:
    position = Boomerang.parse("AAV5.0@a1 B")
    assert not MIND.is_quiet(position, "I1.0@d1")
    assert MIND.is_quiet(position.apply("I1.0@d1")[0], "I1.0@e1")


def test_on_an_empty_board_chance_decides_between_what_is_mirrored() -> None:
    played = {MIND.choose(Boomerang.new(), Effort(1), random.Random(seed)) for seed in range(12)}
    assert 1 < len(played) <= 4


def test_half_of_what_is_left_is_for_the_end() -> None:
    assert Effort(100).share(20, 2) == Effort(60)
    until = monotonic() + 10
    half = Effort(100, until).share(100, 2)
    assert half.nodes == 100
    assert half.until is not None
    assert until - 6 < half.until < until


def test_where_there_is_a_limit_of_time_only_that_ends_the_best_player() -> None:
    for level in LEVELS:
        limits = limits_of(Boomerang.new(), level)
        assert limits.effort(None) == Effort(limits.nodes)
        assert (limits.effort(2_000).nodes > 10 * limits.nodes) == (level == "expert")
        assert limits.effort(2_000).until is not None
