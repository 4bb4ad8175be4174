"""Luck and skill of a game: they add up to its result, and each is where it belongs."""

import random
from collections.abc import Sequence

import pytest

from engine import GAMES, SIDES, A, B, Ending, Position, Side, Step, parse_position
from engine.events import OpeningRolled
from engine.log import take_step
from players import reviews
from players.effort import Effort
from players.minds import mind_of
from players.reviews import LEAST_SWING, TURNING_POINTS, Review, review
from tests.games import DUELS
from tests.players.table import Player, play_random

GAME = pytest.mark.parametrize("game", GAMES)
SHORT = {"boulomania": {"target": 3, "balls": 2}, "petanque": {"target": 11, "balls": 3}}


@pytest.fixture(autouse=True)
def _look_less_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """What adds up does so however far is looked."""
    monkeypatch.setattr(reviews, "MOST_NODES", 60)
    monkeypatch.setattr(reviews, "AGAIN_NODES", dict.fromkeys(DUELS, (200, 400)))


def play(game: str, a: Player, b: Player, seed: int, most: int = 500) -> tuple[Position, list[Step]]:
    """The start of a game and its steps, to its end or until there are that many."""
    rng, steps = random.Random(seed), list[Step]()
    start = position = GAMES[game].new(**SHORT.get(game, {}))
    while position.turn != "over" and len(steps) < most:
        if position.cast is not None:
            token = rng.choice(position.cast.throws)
        else:
            token = (a, b)[SIDES.index(position.turn)](position, rng)
        steps.append(take_step(position, token))
        position = steps[-1].after
    return start, steps


def play_best(position: Position, rng: random.Random) -> str:
    return mind_of(type(position)).choose(position, Effort(60), rng)


def review_of(game: str, a: Player, b: Player, seed: int) -> tuple[Review, list[Step]]:
    start, steps = play(game, a, b, seed)
    outcome = steps[-1].after.outcome()
    assert outcome is not None
    return review(start, steps, Ending(outcome.winner), lambda done, total: None), steps


def check_adds_up(judged: Review, side: Side) -> None:
    told = judged.of(side)
    result = judged.result if side == A else 1 - judged.result
    assert told.start + told.luck + told.skill == pytest.approx(result, abs=1e-9)
    by_hand = sum(moment.swing for moment in judged.moments if moment.kind != "roll")
    assert told.skill == pytest.approx(by_hand if side == A else -by_hand, abs=2e-3)
    shown = [round(1000 * figure) for figure in (told.start, told.luck, told.skill)]
    assert sum(shown) == 1000 * result, "rounded as they are shown everywhere"


@pytest.mark.slow
@GAME
@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.thorough)])
def test_luck_and_skill_add_up_to_the_result(game: str, seed: int) -> None:
    judged, steps = review_of(game, play_random, play_random, seed)
    check_luck(judged, has_dice=GAMES[game].has_dice)
    check_turning_points(judged)
    for side in (A, B):
        check_adds_up(judged, side)
    assert judged.of(A).luck == pytest.approx(-judged.of(B).luck)
    assert [moment.token for moment in judged.moments] == [step.token for step in steps]
    assert len(judged.chances) == len(steps) + 1
    assert judged.chances[-1] == judged.result
    assert all(0 <= chance <= 1 for chance in judged.chances)


def check_luck(judged: Review, *, has_dice: bool) -> None:
    """Without dice there is none."""
    told = judged.of(A)
    assert (told.luck != 0) == has_dice
    assert (told.expected > 0) == has_dice


@pytest.mark.parametrize("game", SHORT)
def test_only_what_fell_is_counted_among_the_rolls(game: str) -> None:
    """To take the jack in hand, which happens by itself as well, is none; for the start both sides roll."""
    judged, steps = review_of(game, play_random, play_random, 7)
    rolled = [step for step in steps if step.before.cast is not None]
    openings = sum(isinstance(step.events[0], OpeningRolled) for step in rolled)
    assert openings
    assert judged.of(A).rolls + judged.of(B).rolls == len(rolled) - openings
    assert [moment.side for moment in judged.moments[:openings]] == [None] * openings


def test_what_happens_by_itself_is_no_luck() -> None:
    """That the first boule of an end of Pétanque is pointed brings nobody nearer to winning: no dice fell."""
    judged, _ = review_of("petanque", play_random, play_random, 7)
    by_itself = [moment for moment in judged.moments if moment.kind == "automatic"]
    assert {moment.token for moment in by_itself} == {"jack", "point"}
    assert [moment.swing for moment in by_itself] == [0.0] * len(by_itself)
    fell = sum(moment.swing for moment in judged.moments if moment.kind == "roll")
    assert judged.of(A).luck == pytest.approx(fell, abs=5.1e-4)


@pytest.mark.parametrize("game", SHORT)
def test_luck_is_nothing_on_average(game: str) -> None:
    """Over everything that can fall, by how likely it is, whatever follows by itself."""
    _, steps = play(game, play_random, play_random, 8, most=24)
    for position in dict.fromkeys(step.before for step in steps if step.before.cast is not None):
        luck = 0.0
        for roll, likely in position.chance_outcomes().items():
            fell, *_ = review(
                position, [take_step(position, roll)], Ending(A), lambda done, total: None
            ).moments
            luck += float(likely) * fell.swing
        assert luck == pytest.approx(0, abs=1e-9), str(position)


@GAME
def test_who_chooses_by_chance_is_less_accurate(game: str) -> None:
    judged, _ = review_of(game, play_best, play_random, 2)
    best, other = judged.of(A), judged.of(B)
    assert best.accuracy is not None
    assert other.accuracy is not None
    assert best.accuracy > other.accuracy + 0.2
    assert best.skill > 0


def check_turning_points(judged: Review) -> None:
    """They are those that changed most."""
    points = judged.turning_points
    assert 0 < len(points) <= TURNING_POINTS
    assert list(points) == sorted(points)
    least = min(judged.moments[index].weight for index in points)
    others = [moment for index, moment in enumerate(judged.moments) if index not in points]
    assert all(moment.weight <= least for moment in others)


class MoversMind:
    """Thinks that whoever is to move has the better of it, whatever they do."""

    def judge(self, position: Position, effort: Effort) -> dict[str, float]:
        return dict.fromkeys(position.legal_actions(), 0.6)


def test_nobody_gains_by_being_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look favours one side now and then the other: the curve is between both, and nothing turned it."""
    start, steps = play("carami", play_random, play_random, 4, most=8)
    monkeypatch.setattr(reviews, "mind_of", lambda game: MoversMind())
    judged = review(start, steps, Ending(None), lambda done, total: None)
    assert judged.chances[:8] == pytest.approx([0.5] * 8)
    assert set(judged.turning_points) <= {8}, "that it was stopped"


class HastyMind:
    """At first it thinks that every move but the last has lost much; a longer look shows how much."""

    def __init__(self, lost: float) -> None:
        self._lost = lost

    def judge(self, position: Position, effort: Effort) -> dict[str, float]:
        *others, last = position.legal_actions()
        return {**dict.fromkeys(others, 0.2), last: 0.5}

    def compare(self, position: Position, actions: Sequence[str], effort: Effort) -> dict[str, float]:
        last = position.legal_actions()[-1]
        return {action: 0.5 if action == last else 0.5 - self._lost for action in actions}


def play_first(position: Position, rng: random.Random) -> str:
    return position.legal_actions()[0]


def hasty_review(monkeypatch: pytest.MonkeyPatch, lost: float) -> Review:
    """The review of four moves that all seemed to lose 30 of a hundred, and have lost so much."""
    start, steps = play("carami", play_first, play_first, 4, most=4)
    monkeypatch.setattr(reviews, "mind_of", lambda game: HastyMind(lost))
    return review(start, steps, Ending(None), lambda done, total: None)


def test_what_looks_bad_from_near_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has looked farther than a review does at first is not told that they have blundered."""
    judged = hasty_review(monkeypatch, lost=0.0)
    assert [moment.loss for moment in judged.moments[:4]] == [0.0] * 4
    assert [moment.best for moment in judged.moments[:4]] == [moment.token for moment in judged.moments[:4]]
    assert not {*judged.turning_points} & {*range(4)}


def test_what_turns_out_to_be_bad_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = hasty_review(monkeypatch, lost=0.1)
    losses = [judged.moments[index].loss for index in judged.turning_points]
    assert losses == pytest.approx([0.1] * len(losses))
    assert losses


@pytest.mark.parametrize("game", DUELS)
def test_at_a_turning_point_the_curve_falls_by_what_was_lost(game: str) -> None:
    """Or by more, if what was better is known to win."""
    judged, _ = review_of(game, play_random, play_random, 3)
    for index in judged.turning_points:
        moment = judged.moments[index]
        assert moment.loss == pytest.approx(moment.avoidable)
        assert moment.loss == pytest.approx(abs(moment.swing)) or moment.before in (0, 1)


def test_only_what_could_be_better_is_a_turning_point() -> None:
    for seed in range(3):
        judged, _ = review_of("boomerang", play_random, play_random, seed)
        losses = [judged.moments[index].loss for index in judged.turning_points]
        assert len(losses) == TURNING_POINTS
        assert min(losses) >= LEAST_SWING


@GAME
@pytest.mark.parametrize("ending", [Ending(A), Ending(B), Ending(None)])
def test_a_game_that_was_stopped_adds_up_as_well(game: str, ending: Ending) -> None:
    """Whoever gives up decides, and so do those who agree on a draw."""
    start, steps = play(game, play_random, play_random, 4, most=8)
    judged = review(start, steps, ending, lambda done, total: None)
    assert judged.moments[-1].kind == "end"
    assert judged.moments[-1].side == (None if ending.winner is None else 1 - ending.winner)
    for side in (A, B):
        check_adds_up(judged, side)


@GAME
def test_the_chance_at_the_start_is_the_same_in_every_game(game: str) -> None:
    """Whatever is played later, a game of the same kind has begun with the same chances."""
    starts = set()
    for seed, most in enumerate((0, 1, 6, 6, 6)):
        start, steps = play(game, play_random, play_random, seed, most=most)
        judged = review(start, steps, Ending(A), lambda done, total: None)
        starts.add((judged.of(A).start, judged.of(B).start))
    assert len(starts) == 1


def test_a_game_that_was_won_when_it_began_has_begun_so() -> None:
    """As one may in which somebody practises."""
    start = parse_position("carami", ".A.../...../A..../.../...../...../..B.. ..../.... 0/0 14/13 2 A")
    judged = review(start, [take_step(start, "a5-a6")], Ending(A), lambda done, total: None)
    assert (judged.of(A).start, judged.of(B).start) == (1, 0)
    check_adds_up(judged, A)


def test_nothing_was_done_at_all() -> None:
    start, _ = play("carami", play_random, play_random, 5, most=0)
    judged = review(start, [], Ending(B), lambda done, total: None)
    check_adds_up(judged, A)
    assert judged.of(A).accuracy is None


@pytest.mark.parametrize("roll", ["11", "66"])
def test_a_roll_that_changes_nothing_is_not_a_good_one(roll: str) -> None:
    """Whatever the last ball does, the side has won."""
    position = parse_position("petanque", "B16,B46,A25,B66,B15 33d 1/0 12-9 A A:play 13/5")
    steps = [take_step(position, "point")]
    steps.append(take_step(steps[-1].after, roll))
    told = review(position, steps, Ending(A), lambda done, total: None).of(A)
    assert (told.expected, told.fell_well) == (0, 0)


def test_how_far_it_is_is_told() -> None:
    start, steps = play("petanque", play_random, play_random, 6)
    told: list[tuple[int, int]] = []
    outcome = steps[-1].after.outcome()
    assert outcome is not None
    review(start, steps, Ending(outcome.winner), lambda done, total: told.append((done, total)))
    assert told == [(number + 1, len(steps)) for number in range(len(steps))]
