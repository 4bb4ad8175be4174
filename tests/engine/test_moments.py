"""The best moments of a game are those that anybody would find who goes through it with a pencil."""

import random
from collections.abc import Sequence

import pytest

from engine import GAMES, Step
from engine.events import Carreau, EndCounted, EndStopped, MarblesTaken, PiecesTurned, Rolled
from engine.log import take_step
from engine.moments import Highlights, Moment, Numbers, find_highlights
from tests.folding import each_of

DICE = [name for name, game in GAMES.items() if game.has_dice]


def play(game: str, seed: int) -> list[Step]:
    rng, position, steps = random.Random(seed), GAMES[game].new(), []
    while position.turn != "over":
        token = rng.choice(position.legal_actions() or tuple(position.chance_outcomes()))
        steps.append(take_step(position, token))
        position = steps[-1].after
    return steps


def highlights(game: str, steps: Sequence[Step]) -> Highlights:
    outcome = steps[-1].after.outcome()
    assert outcome is not None
    return find_highlights(game, steps, outcome.winner)


def moment(found: Highlights, kind: str) -> Moment | None:
    return next((each for each in found.moments if each.kind == kind), None)


@each_of("game", DICE)
@each_of("seed", range(4))
def test_ends_and_carreaux(game: str, seed: int) -> None:
    steps = play(game, seed)
    found, events = highlights(game, steps), [event for step in steps for event in step.events]
    ends = [event for event in events if isinstance(event, EndCounted | EndStopped)]
    best = max(ends, key=lambda end: end.points)
    assert moment(found, "end") == Moment("end", best.winner or 0, best.points, ends.index(best) + 1)
    for side in (0, 1):
        made = sum(isinstance(event, Carreau) and event.side == side for event in events)
        told = [each.amount for each in found.moments if (each.kind, each.side) == ("carreaux", side)]
        assert told == ([made] if made else [])
    thrown = [event for event in events if isinstance(event, Rolled)]
    assert (found.numbers.ends, found.numbers.boules) == (len(ends), len(thrown))
    assert sum(found.numbers.shots) == sum(event.stage == "shoot" for event in thrown)
    assert all(0 <= hit <= shot for hit, shot in zip(found.numbers.hits, found.numbers.shots, strict=True))
    assert sum(found.numbers.hits) > 0


@each_of(
    ("game", "kind", "event", "of"),
    [("boomerang", "turned", PiecesTurned, "placements"), ("carami", "taken", MarblesTaken, "places")],
)
@each_of("seed", range(4))
def test_most_in_one_move(game: str, kind: str, event: type, of: str, seed: int) -> None:
    steps = play(game, seed)
    counts = [len(getattr(each, of)) for step in steps for each in step.events if isinstance(each, event)]
    found = moment(highlights(game, steps), kind)
    assert found is not None
    assert found.amount == max(counts)
    done = steps[found.when - 1]
    assert (found.side, found.amount) in [
        (getattr(each, "side", None), len(getattr(each, of)))
        for each in done.events
        if isinstance(each, event)
    ]
    assert highlights(game, steps).numbers == Numbers(moves=len(steps))


@each_of("game", GAMES)
@each_of("seed", range(4))
def test_longest_lead(game: str, seed: int) -> None:
    steps = play(game, seed)
    rounds = [step for step in steps if step.closes_end] if game in DICE else steps
    longest, now, leader = 0, 0, 0
    for step in rounds:
        own, other = step.after.score()
        sign = (own > other) - (own < other)
        now = now + 1 if sign and sign == leader else int(sign != 0)
        leader, longest = sign, max(longest, now)
    kind, least = ("lead-ends", 2) if game in DICE else ("lead-moves", 4)
    found = moment(highlights(game, steps), kind)
    assert (0 if found is None else found.amount) == (longest if longest >= least else 0)


def test_coming_back() -> None:
    seed = next(
        seed for seed in range(50) if moment(highlights("petanque", play("petanque", seed)), "comeback")
    )
    steps = play("petanque", seed)
    found, winner = moment(highlights("petanque", steps), "comeback"), steps[-1].after.outcome()
    assert found is not None
    assert winner is not None
    scores = [step.after.score() for step in steps]
    assert found.side == winner.winner
    assert found.amount == max(score[1 - found.side] - score[found.side] for score in scores)


def test_who_is_given_a_game_while_behind_has_not_come_back() -> None:
    behind = {}
    for seed in range(20):
        steps = play("petanque", seed)
        leading = [step.closes_end and step.after.score()[0] >= step.after.score()[1] + 3 for step in steps]
        if True in leading:
            behind[seed] = steps[: leading.index(True) + 1]
    assert behind
    for given_up in behind.values():
        assert moment(find_highlights("petanque", given_up, 1), "comeback") is None


@pytest.mark.parametrize("game", DICE)
def test_a_fanny(game: str) -> None:
    games = {seed: play(game, seed) for seed in range(40)}
    for steps in games.values():
        assert highlights(game, steps).fanny == (0 in steps[-1].after.score())
    assert any(highlights(game, steps).fanny for steps in games.values())


@pytest.mark.parametrize("game", GAMES)
def test_of_nothing_there_is_nothing_to_tell(game: str) -> None:
    assert find_highlights(game, [], None) == Highlights((), Numbers())
    assert find_highlights(game, [], 1) == Highlights((), Numbers())
