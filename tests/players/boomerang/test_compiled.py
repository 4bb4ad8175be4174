"""What is compiled finds the same as the reference in Python, and refuses what it cannot be asked."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.boomerang import Boomerang, board
from players.boomerang import compiled
from players.boomerang.compiled import CompiledNode, node_of
from players.boomerang.mind import MIND
from players.boomerang.nodes import ArrayNode, Node
from players.boomerang.search import EVERYTHING, OutOfEffort, Search
from players.boomerang.weights import learned
from players.effort import Effort
from tests.folding import each_of
from tests.players.boomerang.solver import late_positions

_compiled: Any = vars(compiled)["_compiled"]
pytestmark = pytest.mark.skipif(_compiled is None, reason="nothing was compiled here")


def random_game(seed: int) -> list[Boomerang]:
    """The positions of a game by chance in which somebody is to move."""
    rng, course = random.Random(seed), [Boomerang.new()]
    while course[-1].mover is not None:
        course.append(course[-1].apply(rng.choice(course[-1].legal_actions()))[0])
    return course[:-1]


def both(position: Boomerang) -> list[Node]:
    return [ArrayNode.of(position), CompiledNode.of(position)]


def assert_the_same(one: Node, other: Node) -> None:
    assert (one.pieces, one.count_left()) == (other.pieces, other.count_left())
    weights = learned().weights[one.pieces + 1]
    expected, found = one.look(weights, EVERYTHING), other.look(weights, EVERYTHING)
    assert found.legal.tolist() == expected.legal.tolist()
    assert found.values.tolist() == expected.values.tolist(), "to the bit"
    assert found.over.tolist() == expected.over.tolist()
    assert found.total == expected.total


@each_of("seed", range(4))
def test_every_placement_of_a_game_is_worth_the_same(seed: int) -> None:
    for position in random_game(seed):
        assert_the_same(*both(position))


@each_of("seed", range(4))
def test_what_is_put_down_and_who_is_passed_over_are_the_same(seed: int) -> None:
    *course, _ = random_game(seed)
    for position in course[::3]:
        action = random.Random(seed).choice(position.legal_actions())
        after = [node.put_down(board().by_action[action].number) for node in both(position)]
        assert_the_same(*after)
        assert_the_same(*(node.pass_over() for node in after))


def test_only_as_many_placements_are_told_as_are_asked_for() -> None:
    node = CompiledNode.of(random_game(1)[5])
    weights = learned().weights[node.pieces + 1]
    everything, some = node.look(weights, EVERYTHING), node.look(weights, 7)
    assert some.legal.tolist() == everything.legal.tolist()[:7]
    assert some.total == everything.total == len(everything.legal) > 7


@each_of("seed", [0, 2, 3, 4])
def test_ends_have_the_same_results_by_as_many_positions(seed: int) -> None:
    position = next(late_positions(seed, most=16))
    spent: list[list[int]] = [[], []]
    ends = [node.end(count_in(each)) for node, each in zip(both(position), spent, strict=True)]
    for action in position.legal_actions():
        placement = board().by_action[action].number
        assert ends[1].sign_after(placement) == ends[0].sign_after(placement), action
    assert ends[1].sign() == ends[0].sign()
    assert spent[0] == spent[1]
    assert sum(spent[0]) > 0


def test_an_end_is_looked_at_in_the_same_order_however_it_came_about() -> None:
    """Here two ways on seem to be equally good: which is first must not depend on what lay first."""
    position = Boomerang.parse(
        "AAI1.0@b2,BAI3.1@b3,ABI2.1@b6,BBU5.0@c3,ABX5.0@d5,BAI1.0@g6,ABV3.3@f4,BBV3.3@h6,ABU5.0@h4,BBT5.0@f2,"
        "ABT4.2@f7,BBI1.0@c5,AAI2.0@i6,BBT4.2@h8,ABO4.0@i1,BBI2.1@d4,AAI1.0@a4,BBI2.0@h3,AAI3.0@a1,"
        "BBI4.1@a6 A"
    )
    spent: list[list[int]] = [[], []]
    for node, each in zip(both(position), spent, strict=True):
        node.end(count_in(each)).sign()
    assert spent[0] == spent[1]


def count_in(spent: list[int]) -> Callable[[int], int]:
    def spend(positions: int) -> int:
        spent.append(positions)
        return 5

    return spend


@each_of("seed", range(3))
def test_a_search_decides_and_compares_the_same_by_as_many_nodes(seed: int) -> None:
    for position in random_game(seed)[1::5]:
        for search in (Search.decide, Search.compare):
            searches = Search(Effort(2_500)), Search(Effort(2_500))
            expected, found = (search(*pair) for pair in zip(searches, both(position), strict=True))
            assert searches[1].nodes == searches[0].nodes
            assert found.legal.tolist() == expected.legal.tolist()
            assert found.values.tolist() == expected.values.tolist(), "to the bit"


# Effort


def test_an_end_stops_as_soon_as_it_may_not_go_on() -> None:
    asked = []

    def spend(positions: int) -> int:
        asked.append(positions)
        if len(asked) == 4:
            raise OutOfEffort
        return 3

    end = CompiledNode.of(next(late_positions(3, most=40))).end(spend)
    with pytest.raises(OutOfEffort):
        end.sign()
    assert asked == [0, 3, 3, 3]


def test_who_says_nonsense_is_told_so() -> None:
    node = CompiledNode.of(next(late_positions(3, most=40)))
    with pytest.raises(TypeError):
        node.end(lambda _: "many").sign()  # type: ignore[arg-type,return-value]
    asked: list[int] = []
    with pytest.raises(OutOfEffort):
        node.end(lambda positions: raise_after(5, positions, asked)).sign()
    assert asked == [0, 1, 1, 1, 1], "no number is taken for no limit"


def raise_after(times: int, positions: int, asked: list[int]) -> int:
    asked.append(positions)
    if len(asked) == times:
        raise OutOfEffort
    return -1


# What cannot be


@pytest.fixture
def packed() -> bytes:
    return CompiledNode.of(random_game(2)[9]).packed


@each_of("length", range(60))
def test_a_state_that_is_cut_off_is_refused_or_another(packed: bytes, length: int) -> None:
    cut = packed[:length]
    if length < 23 or (length % 2 == 0 and cut != packed):
        with pytest.raises(ValueError, match="state"):
            _compiled.count_left(cut)
    else:
        assert _compiled.count_left(cut) >= 0


def test_states_that_cannot_be_are_refused(packed: bytes) -> None:
    weights = learned().weights[10]
    for wrong in (b"\x02" + packed[1:], packed[:1] + b"\x09" + packed[2:], packed[:-2] + b"\xff\xff"):
        for ask in (_compiled.count_left, lambda it: _compiled.Endgame(it, len)):
            with pytest.raises(ValueError, match=r"no such|too many"):
                ask(wrong)
        with pytest.raises(ValueError, match=r"no such|too many"):
            _compiled.look(wrong, weights, 1.0, 2.0, 9)
    with pytest.raises(ValueError, match="not a packed state"):
        _compiled.count_left(packed + packed)


def test_any_bytes_are_a_state_or_refused() -> None:
    rng, weights, accepted = random.Random(4), learned().weights[3], 0
    for _ in range(3_000):
        racks = bytes(rng.randrange(3) // 2 for _ in range(22))
        pieces = np.array([rng.randrange(2 * 1900) for _ in range(rng.randrange(28))], dtype=np.uint16)
        state = bytes([rng.randrange(2)]) + racks + pieces.tobytes()
        try:
            _compiled.look(state, weights, 1.0, 2.0, 9)
            _compiled.Endgame(state, lambda _: 9).sign()
            accepted += 1
        except ValueError:
            pass
    assert accepted > 100


def test_what_cannot_be_put_down_is_refused(packed: bytes) -> None:
    legal = set(node_of(random_game(2)[9]).look(learned().weights[10], EVERYTHING).legal.tolist())
    taken = int(np.frombuffer(packed[-2:], dtype=np.uint16)[0]) // 2
    for placement in (-1, taken, len(board().placements), 2**31 - 1):
        with pytest.raises(ValueError, match="put down"):
            _compiled.put_down(packed, placement)
        assert placement not in legal
    with pytest.raises(OverflowError):
        _compiled.put_down(packed, 2**80)


def test_an_end_knows_its_legal_placements_only() -> None:
    end = CompiledNode.of(next(late_positions(0, most=16))).end(lambda _: 100)
    for placement in (-1, 0, 10**6):
        with pytest.raises(ValueError, match="not a legal placement"):
            end.sign_after(placement)
    with pytest.raises(OverflowError):
        end.sign_after(2**80)


def test_what_is_far_from_its_end_is_not_played_out() -> None:
    with pytest.raises(ValueError, match="not an end"):
        CompiledNode.of(Boomerang.new()).end(lambda _: 100)


def test_weights_are_counted(packed: bytes) -> None:
    for weights in (learned().weights[3][:-1], learned().weights, b""):
        with pytest.raises(ValueError, match="weights"):
            _compiled.look(packed, weights, 1.0, 2.0, 9)
    with pytest.raises(ValueError, match="weights"):
        _compiled.look(packed, learned().weights[3], 1.0, 2.0, -1)


# Without it


def test_everything_works_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    position = random_game(6)[12]
    assert isinstance(node_of(position), CompiledNode)
    chosen = MIND.choose(position, Effort(1_500), random.Random(1))
    judged = MIND.judge(position, Effort(1_500))
    monkeypatch.setattr(compiled, "_compiled", None)
    assert isinstance(node_of(position), ArrayNode)
    assert MIND.choose(position, Effort(1_500), random.Random(1)) == chosen
    assert MIND.judge(position, Effort(1_500)) == judged
