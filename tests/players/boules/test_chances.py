"""Chances to win hang together, in every position that there can be."""

import random
from collections.abc import Iterator

import pytest

from engine import GAMES, A, parse_position
from engine.boules import Boules
from players.boules.mind import BoulesMind, judge_farther
from players.effort import Effort
from tests.folding import each_of

BRIEF = Effort(nodes=1)
DICE = ("boulomania", "petanque")
STRANGE = {
    "boulomania": (
        "..o............... 1/0 0-0 A A:play 1/1",
        "..o............... 0/8 98-98 A B:play 99/8",
        "..oAAAAAAAABBBBBBB 0/1 0-12 B B:play 13/8",
        "AAo.......B.B.B... 5/2 12-0 B A:play 13/8",
        ".................. 3/3 40-2 B B:jack 45/3",
        "..o...A........... 0/1 12-0 A B:point3 13/1",
        "..o............... 8/8 0-0 A A:point2 50/8",
    ),
    "petanque": (
        "- 34a 1/0 12-12 A A:play 13/3",
        "B11,B12,B13,B14,A61 11a 0/4 0-10 B B:shoot:61 11/8",
        "A11,B21,A31,B41,A51,B61 11a 2/5 5-5 B B:play 13/8",
        "- - 8/8 12-12 B B:throw 13/8",
        "- - 4/4 3-4 B B:corner16 11/4",
    ),
}


def parse(game: str, notation: str) -> Boules:
    position = parse_position(game, notation)
    assert isinstance(position, Boules)
    return position


def course(game: str, seed: int, **options: int) -> Iterator[Boules]:
    """The positions of a game played by chance."""
    rng, position = random.Random(seed), GAMES[game].new(**options)
    while position.turn != "over":
        assert isinstance(position, Boules)
        yield position
        cast = position.cast
        position, _ = position.apply(rng.choice(position.legal_actions() if cast is None else cast.throws))
    assert isinstance(position, Boules)
    yield position


def check(mind: BoulesMind, position: Boules) -> None:
    """What a review adds up: nothing may be lost between a decision, its dice and what they leave."""
    chance = mind.chance(position, BRIEF)
    assert 0 <= chance <= 1
    if position.turn == "over":
        assert chance == (position.side == A)
    elif position.cast is not None:
        fallen = [
            (float(likely), mind.chance(position.apply(roll)[0], BRIEF))
            for roll, likely in position.chance_outcomes().items()
        ]
        assert chance == pytest.approx(sum(likely * after for likely, after in fallen), abs=1e-12)
    else:
        judged = mind.judge(position, BRIEF)
        assert list(judged) == list(position.legal_actions())
        assert all(0 <= each <= 1 for each in judged.values())
        best = max(judged.values())
        assert chance == pytest.approx(best if position.side == A else 1 - best, abs=1e-12)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boulomania", {"target": 3}),
        ("boulomania", {"target": 99, "balls": 2}),
        ("petanque", {}),
        ("petanque", {"target": 11, "balls": 3}),
    ],
)
def test_a_chance_is_the_mean_of_what_falls_and_the_best_of_what_is_chosen(
    game: str, options: dict[str, int]
) -> None:
    mind = BoulesMind()
    for number, position in enumerate(course(game, seed=5, **options)):
        if number < 40 or position.turn == "over":
            check(mind, position)


@each_of(("game", "notation"), [(game, each) for game in STRANGE for each in STRANGE[game]])
def test_positions_that_no_game_reaches_have_an_answer(game: str, notation: str) -> None:
    check(BoulesMind(), parse(game, notation))


@pytest.mark.parametrize("game", DICE)
def test_nobody_is_favoured_before_the_first_dice(game: str) -> None:
    start = next(course(game, seed=1))
    assert BoulesMind().chance(start, BRIEF) == pytest.approx(0.5, abs=1e-6)


@pytest.mark.parametrize("game", DICE)
def test_both_sides_are_judged_alike(game: str) -> None:
    """The same position with the sides exchanged is worth the same to whoever plays."""
    mind, swap = BoulesMind(), str.maketrans("AB", "BA")
    for position in list(course(game, seed=6))[:60:3]:
        head, left, points, tail = str(position).rsplit(" ", 5)[0], *_tail(position)
        notation = " ".join((head.translate(swap), _swapped(left, "/"), _swapped(points, "-"), tail))
        if position.stage == "start":
            continue
        exchanged = parse(game, notation)
        assert mind.chance(exchanged, BRIEF) == pytest.approx(1 - mind.chance(position, BRIEF), abs=1e-6)


def _tail(position: Boules) -> tuple[str, str, str]:
    left, points, starter, phase, options = str(position).rsplit(" ", 5)[1:]
    swap = str.maketrans("AB", "BA")
    return left, points, f"{starter.translate(swap)} {phase.translate(swap)} {options}"


def _swapped(pair: str, sign: str) -> str:
    first, second = pair.split(sign)
    return f"{second}{sign}{first}"


def test_the_second_ball_is_looked_at_with_much_effort_only() -> None:
    position = parse("boulomania", "..o......B..A..... 3/3 5-6 A B:play 13/8")
    mind = BoulesMind()
    quick, deep = (mind.judge(position, Effort(nodes)) for nodes in (1, 200_000))
    assert quick != deep
    assert quick == pytest.approx(deep, abs=0.03)
    hurried = mind.judge(position, Effort.within(200_000, ms=20))
    assert hurried == quick


@pytest.mark.parametrize(
    "notation", ["..o...B.......A... 1/1 3-5 A A:play 13/8", "A22,B35 34d 1/1 7-9 A A:play 13/4"]
)
def test_one_ball_farther_is_as_good_as_exact_before_the_last_two(notation: str) -> None:
    """Nothing is left to be guessed then: an action is worth the mean of what falls."""
    position = parse_position("petanque" if "," in notation else "boulomania", notation)
    assert isinstance(position, Boules)
    farther = judge_farther(position)
    assert set(farther) == set(position.legal_actions())
    for action, chance in farther.items():
        after, _ = position.apply(action)
        assert chance == pytest.approx(BoulesMind().chance(after, BRIEF), abs=2e-3)


@pytest.mark.parametrize(
    ("game", "notation", "actions"),
    [
        ("petanque", "B16,B46,A25,B66,B15 33d 1/0 12-9 A A:play 13/5", ("point", "shoot:46", "shoot:16")),
        ("petanque", "A14,A24,B51,B45,B66 53b 0/1 3-9 B B:play 11/8", ("shoot:14",)),
        ("boulomania", "oAA.......B.A..... 0/1 0-0 B B:play 1/3", ("shoot:2", "shoot:3")),
    ],
)
def test_what_is_certain_is_so_to_the_last_digit(game: str, notation: str, actions: tuple[str, ...]) -> None:
    """A sum of chances is not exactly 1, and words say 99 % of what is less than that."""
    mind, position = BoulesMind(), parse(game, notation)
    judged, won = mind.judge(position, BRIEF), float(position.side == A)
    assert {judged[action] for action in actions} == {1.0}
    assert {mind.chance(position.apply(action)[0], BRIEF) for action in actions} == {won}
