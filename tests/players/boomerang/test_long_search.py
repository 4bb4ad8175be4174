"""What a search does that has much effort left: play out ends from farther away, and follow more."""

import random
from collections.abc import Callable

import pytest

from engine.boomerang import Boomerang
from players.boomerang import search
from players.boomerang.breadth import USUAL, WIDER, WIDER_AT_ROOT, WIDER_FROM, Breadth
from players.boomerang.evaluation import legal_of
from players.boomerang.nodes import ArrayNode, End, Spend
from players.boomerang.outlook import SURE, Outlook
from players.boomerang.search import Search
from players.effort import Effort
from tests.players.boomerang.solver import late_positions

EFFORT = Effort(100_000)
SEEDS = pytest.mark.parametrize("seed", [0, 2, 4])
"""Of games in which nothing is certain three moves ahead."""


def late(seed: int) -> ArrayNode:
    """The first position of a random game whose end is tried to be played out."""
    nodes = map(ArrayNode.of, late_positions(seed, most=70))
    return next(node for node in nodes if node.count_left() <= search.FAR_PLACES // 2)


def results(node: ArrayNode) -> dict[int, float]:
    """What each placement leads to, played out by any effort."""
    end, legal = node.end(lambda _: 1_000), legal_of(node.state).tolist()
    return {placement: SURE * end.sign_after(placement) for placement in legal}


def after_by_chance(pieces: int, seed: int = 3) -> ArrayNode:
    """A position that chance has led to."""
    position, rng = Boomerang.new(), random.Random(seed)
    for _ in range(pieces):
        position, _events = position.apply(rng.choice(position.legal_actions()))
    return ArrayNode.of(position)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Much effort is less than usual."""
    monkeypatch.setattr(search, "USUAL_NODES", 2_000)


@pytest.fixture
def only_from_far(monkeypatch: pytest.MonkeyPatch, soon: None) -> None:
    """An end is not played out before there is much effort left for it."""
    monkeypatch.setattr(search, "ROOT_PLACES", 0)
    monkeypatch.setattr(search, "END_PLACES", 0)
    monkeypatch.setattr(search, "MOST_DEPTH", search.ROOT_DEPTH)


@SEEDS
@pytest.mark.usefixtures("only_from_far")
def test_an_end_is_played_out_from_where_it_is_far(seed: int) -> None:
    node = late(seed)
    expected, found = results(node), Search(EFFORT).decide(node)
    assert found.values[0] == expected[int(found.legal[0])] == max(expected.values())


@SEEDS
@pytest.mark.usefixtures("only_from_far")
def test_all_of_an_end_is_judged_from_where_it_is_far(seed: int) -> None:
    node = late(seed)
    found = Search(EFFORT).compare(node)
    assert dict(zip(found.legal.tolist(), found.values.tolist(), strict=True)) == results(node)


@SEEDS
@pytest.mark.usefixtures("only_from_far")
def test_a_position_whose_end_is_played_out_is_worth_what_its_best_action_is(seed: int) -> None:
    node = late(seed)
    deciding = Search(EFFORT)
    deciding.decide(node)
    assert deciding.worth == Search(EFFORT).compare(node).values[0]


class Stubborn:
    """An end of which one placement cannot be played out by any effort, and all others lose but one."""

    def __init__(self, spend: Spend, stubborn: int, wins: int) -> None:
        self.spend, self.stubborn, self.wins = spend, stubborn, wins

    def sign(self) -> int:
        raise AssertionError

    def sign_after(self, placement: int, /) -> int:
        while placement == self.stubborn:
            self.spend(100)
        return 1 if placement == self.wins else -1


@pytest.mark.usefixtures("only_from_far")
def test_what_cannot_be_played_out_does_not_keep_others_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    node = late(0)
    first, *_, last = Search(Effort(2_000)).decide(node).legal.tolist()

    def end(_: ArrayNode, spend: Spend) -> End:
        return Stubborn(spend, first, last)

    monkeypatch.setattr(ArrayNode, "end", end)
    assert int(Search(EFFORT).decide(node).legal[0]) == last


class Tried:
    """An end that loses by every placement; one of them cannot be played out before it is tried again."""

    def __init__(self, spend: Spend, late: int, tried: list[int]) -> None:
        self.spend, self.late, self.tried = spend, late, tried

    def sign(self) -> int:
        raise AssertionError

    def sign_after(self, placement: int, /) -> int:
        self.tried.append(placement)
        while placement == self.late and self.tried.count(placement) == 1:
            self.spend(100)
        return -1


@pytest.mark.usefixtures("only_from_far")
def test_only_what_could_not_be_played_out_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    node, tried = late(0), list[int]()
    first, *others = Search(Effort(2_000)).decide(node).legal.tolist()

    def end(_: ArrayNode, spend: Spend) -> End:
        return Tried(spend, first, tried)

    monkeypatch.setattr(ArrayNode, "end", end)
    found = Search(EFFORT).decide(node)
    assert sorted(tried) == sorted([first, first, *others])
    assert set(found.values.tolist()) == {-SURE}


@pytest.mark.usefixtures("soon")
def test_more_is_followed_by_much_effort_and_late_in_a_game_at_every_move() -> None:
    for pieces, nodes, breadth in (
        (WIDER_FROM, 2_000, USUAL),
        (WIDER_FROM, 4_000, WIDER),
        (WIDER_FROM - 1, 2_000, USUAL),
        (WIDER_FROM - 1, 4_000, WIDER_AT_ROOT),
    ):
        looking = Search(Effort(nodes))
        looking.decide(after_by_chance(pieces))
        assert looking.breadth.widths == breadth.widths, pieces


def test_nothing_is_followed_less_by_following_more() -> None:
    assert Breadth((5, 4, 3), 9.0).widened_to(Breadth((6, 2))) == Breadth((6, 4, 3), 9.0)
    assert Breadth((5, 1)).widened_to(Breadth((2, 2, 3))) == Breadth((5, 2, 3))


def test_what_follows_more_has_to_come_nearly_as_deep_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "USUAL_NODES", 30_000)
    node = after_by_chance(12)
    usual, hurried = Search(Effort(30_000)), Search(Effort(30_100))
    before, after = usual.decide(node), hurried.decide(node)
    assert hurried.breadth.widths == WIDER.widths
    assert hurried.depth == usual.depth > search.LESS_DEEP + 1
    assert (after.legal == before.legal).all()
    assert hurried.worth == usual.worth


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("breadth", [USUAL, WIDER])
@pytest.mark.parametrize("search_for", [Search.decide, Search.compare])
def test_all_of_much_effort_is_used(
    search_for: Callable[[Search, ArrayNode], Outlook], breadth: Breadth
) -> None:
    """Also by who has followed as much from the start, and at first finds nothing new."""
    looking = Search(Effort(6_000), breadth=breadth)
    search_for(looking, after_by_chance(10))
    assert looking.nodes >= 6_000
