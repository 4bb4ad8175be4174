"""What is compiled finds the same as the reference in Python, and refuses what it cannot be asked."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.boomerang import Boomerang, board
from players.boomerang import compiled
from players.boomerang.breadth import USUAL, WIDE, WIDER, Breadth
from players.boomerang.compiled import PLIES, CompiledNode, CompiledTree, node_of
from players.boomerang.forecast import forecasts
from players.boomerang.mind import MIND
from players.boomerang.nodes import ArrayNode, Node
from players.boomerang.search import END_PLACES, EVERYTHING, Search
from players.boomerang.tree import CHECKED, Manner, OutOfEffort, ReferenceTree, Spent, Tree
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


BREADTHS = (USUAL, WIDE, WIDER, Breadth((6, 2), 0.5))


@each_of("seed", range(8))
def test_wherever_a_search_is_interrupted_it_has_come_as_far(seed: int) -> None:
    """By any number of nodes, and with more followed once they are many."""
    rng = random.Random(seed)
    for position in random_game(seed + 20)[seed % 4 :: 4]:
        node, breadth = CompiledNode.of(position), rng.choice(BREADTHS)
        effort = Effort(rng.randrange(1, 30_000))
        for search in (Search.decide, Search.compare):
            searches = Search(effort, breadth=breadth), Search(effort, breadth=breadth)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("players.boomerang.search.USUAL_NODES", 8_000)
                found = search(searches[0], node)
                patch.setattr("players.boomerang.search.tree_of", lambda _, *given: ReferenceTree(*given))
                expected = search(searches[1], node)
            assert searches[0].nodes == searches[1].nodes
            assert searches[0].depth == searches[1].depth
            assert found.legal.tolist() == expected.legal.tolist()
            assert found.values.tolist() == expected.values.tolist(), "to the bit"


def trees() -> list[Tree]:
    """The reference and what is compiled, with as much effort."""
    manner = Manner(learned().weights, forecasts(), END_PLACES)
    made = (ReferenceTree, CompiledTree)
    return [each(manner, Spent(Effort(10**6)), USUAL) for each in made]


@each_of("seed", range(6))
def test_any_bounds_have_the_same_value(seed: int) -> None:
    rng = random.Random(seed)
    for position in random_game(seed + 40)[2::3]:
        node, (expected, found) = CompiledNode.of(position), trees()
        for depth in (1, 2, 3, 4, 3, 0):
            low = rng.choice([-np.inf, rng.gauss(0, 2)])
            high = rng.choice([np.inf, max(low, -9) + rng.random()])
            assert found.value(node, depth, low, high) == expected.value(node, depth, low, high)
            assert found.doubt(node, depth, 0.1, 0.7) == expected.doubt(node, depth, 0.1, 0.7)
            if depth == 3:
                found.widen(WIDER)
                expected.widen(WIDER)


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


def test_a_search_asks_often_whether_it_may_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it ends when its time is over, or nobody waits for it any more."""
    spent, told = Spent(Effort(10**6)), list[int]()

    def spend(nodes: int) -> int:
        told.append(nodes)
        return Spent.spend(spent, nodes)

    monkeypatch.setattr(spent, "spend", spend)
    tree = CompiledTree(Manner(learned().weights, forecasts(), END_PLACES), spent, USUAL)
    tree.value(CompiledNode.of(random_game(2)[7]), 7, -np.inf, np.inf)
    assert sum(told) <= spent.nodes
    assert len(told) > 20
    assert max(told) < CHECKED + len(board().placements)


def test_a_search_in_vain_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Effort, "is_in_vain", True)
    looking = Search(Effort.within(10**9, 60_000))
    node = CompiledNode.of(random_game(2)[7])
    looking.decide(node)
    assert looking.nodes == max(32, node.look(learned().weights[node.pieces + 1], 1).total)


def test_a_search_without_memory_tells_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    node, asked = CompiledNode.of(random_game(2)[7]), list[int]()
    looking = Search(Effort(10**6))

    def spend(nodes: int) -> int:
        asked.append(nodes)
        if len(asked) > 9:
            raise MemoryError
        return Spent.spend(looking._spent, nodes)

    monkeypatch.setattr(looking._spent, "spend", spend)
    assert looking.decide(node).legal[0] in looking.look(node).legal


# What cannot be


def new_tree(**changed: Any) -> Any:
    """What is compiled, made as it is or with something else in one place."""
    made: dict[str, Any] = {
        "weights": learned().weights,
        "forecasts": b"",
        "kept": bytes([9, 0] * PLIES),
        "values": (12.0, 20.0, 0.001),
        "counts": (4, 48, 16, 3, 128, 32),
        "spend": lambda _: 10**6,
    }
    return _compiled.Tree(*(made | changed).values())


@each_of(
    "changed",
    [
        {"weights": learned().weights[:-1]},
        {"weights": b""},
        {"forecasts": b"1234567"},
        {"forecasts": bytes(16 * 27 * 9)},
        {"kept": b""},
        {"kept": bytes(2 * PLIES)},
        {"kept": bytes([255, 255] * PLIES)},
        {"counts": (4, 48, 129, 3, 128, 32)},
        {"counts": (4, 48, 16, 0, 128, 32)},
        {"counts": (4, 48, 16, 3, 0, 32)},
    ],
)
def test_no_search_is_made_of_what_does_not_fit(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"weights|forecasts|width|manner"):
        new_tree(**changed)


def test_nonsense_is_not_searched(packed: bytes) -> None:
    tree = new_tree()
    for depth, ply in ((-1, 1), (10**6, 1), (3, 0), (3, 10**6)):
        with pytest.raises(ValueError, match="so far ahead"):
            tree.value(packed, depth, -1.0, 1.0, ply)
    with pytest.raises(ValueError, match="state"):
        tree.doubt(packed[:-1], 3, 0.0, 1.0)
    with pytest.raises(ValueError, match="width"):
        tree.widen(b"")
    nan = float("nan")
    assert isinstance(tree.value(packed, 3, nan, nan, 1)[0], float)


def test_a_search_is_not_asked_while_it_searches(packed: bytes) -> None:
    tree: Any = new_tree(spend=lambda _: tree.value(packed, 2, -1.0, 1.0, 1))
    for _ in range(2):
        with pytest.raises(ValueError, match="searching already"):
            tree.value(packed, 2, -1.0, 1.0, 1)


def test_any_state_is_searched_or_refused() -> None:
    rng, tree, accepted = random.Random(5), new_tree(), 0
    for _ in range(1_000):
        racks = bytes(rng.randrange(3) // 2 for _ in range(22))
        pieces = np.array([rng.randrange(2 * 1900) for _ in range(rng.randrange(28))], dtype=np.uint16)
        try:
            tree.value(bytes([rng.randrange(2)]) + racks + pieces.tobytes(), 3, -np.inf, np.inf, 1)
            accepted += 1
        except ValueError:
            pass
    assert accepted > 30


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
