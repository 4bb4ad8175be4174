"""What seems to be the best is followed by more answers than other placements before it is believed."""

import random

import pytest

from engine.boomerang import Boomerang
from players.boomerang.breadth import Breadth
from players.boomerang.nodes import ArrayNode
from players.boomerang.outlook import Listed, Outlook
from players.boomerang.search import Search
from players.boomerang.tree import ANSWERS, ReferenceTree
from players.effort import Effort

FEW = Breadth(widths=(6, 2))
PIECES = 8


def start(seed: int) -> ArrayNode:
    position, rng = Boomerang.new(), random.Random(seed)
    for _ in range(PIECES):
        position, _events = position.apply(rng.choice(position.legal_actions()))
    return ArrayNode.of(position)


def followed(seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, dict[int, int]]:
    """What is played, and the last rank among the answers to each placement that was followed."""
    node, last = start(seed), dict[int, int]()
    sought = Search(Effort(15_000), breadth=FEW)
    known, follow = (
        {node.put_down(int(each)).key: int(each) for each in sought.look(node).legal},
        ReferenceTree.follow,
    )

    def note(
        tree: ReferenceTree,
        at: ArrayNode,
        seen: Listed,
        row: int,
        depth: int,
        low: float,
        high: float,
        ply: int,
    ) -> float:
        if ply == 1:
            last[known[at.key]] = max(row, last.get(known[at.key], 0))
        return follow(tree, at, seen, row, depth, low, high, ply)

    monkeypatch.setattr(ReferenceTree, "follow", note)
    return int(sought.decide(node).legal[0]), last


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_only_what_seems_better_than_the_best_is_doubted(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sought, seemed = Search(Effort(15_000), breadth=FEW), list[tuple[float, float]]()
    doubt = sought._doubt

    def note(at: ArrayNode, outlook: Outlook, row: int, depth: int, low: float, value: float) -> float:
        seemed.append((low, value))
        return doubt(at, outlook, row, depth, low, value)

    monkeypatch.setattr(sought, "_doubt", note)
    sought.decide(start(seed))
    assert seemed
    assert all(value > best for best, value in seemed)


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_what_is_played_withstands_every_answer_as_far_as_it_is_followed(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, last = followed(seed, monkeypatch)
    assert last[played] == ANSWERS - 1


def test_a_placement_is_worth_no_more_than_its_best_answer_leaves() -> None:
    """Few answers, then all: the value can only fall."""
    node = start(seed=4)
    sought = Search(Effort(10**6), breadth=FEW)
    outlook = sought.look(node)
    for at in range(6):
        few = sought.follow(node, outlook.listed(), at, 3, -99, 99)
        assert sought._doubt(node, outlook, at, 3, -99, few) <= few
