"""What a deeper search will hardly change is not looked at: that saves much and costs little."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from engine.boomerang import Boomerang
from players.boomerang import forecast
from players.boomerang.compiled import node_of
from players.boomerang.forecast import PIECES, SPREADS, TAKES
from players.boomerang.lookups import lookups
from players.boomerang.nodes import Node
from players.boomerang.outlook import Outlook
from players.boomerang.search import EVERYTHING, Search
from players.boomerang.weights import learned
from players.effort import Effort

ANY = Effort(10**7)
ALL = 2 * sum(lookups().rack)
"""The pieces of both sides; what comes after the last is no placement."""


def game(seed: int) -> Iterator[Node]:
    """The positions of a game in which one of the three best placements at first sight is made."""
    node, rng = node_of(Boomerang.new()), random.Random(seed)
    while node.pieces < ALL - 1 and (outlook := look(node)).total:
        yield node
        node = node.put_down(int(outlook.legal[rng.randrange(min(3, outlook.total))]))


def look(node: Node) -> Outlook:
    return node.look(learned().weights[node.pieces + 1], EVERYTHING)


def looked_ahead(node: Node, depth: int, monkeypatch: pytest.MonkeyPatch) -> Search:
    """A search to that depth, without ends that are played out."""
    monkeypatch.setattr("players.boomerang.search.MOST_DEPTH", depth)
    monkeypatch.setattr("players.boomerang.search.END_PLACES", 0)
    monkeypatch.setattr("players.boomerang.search.ROOT_PLACES", 0)
    monkeypatch.setattr("players.boomerang.search.FAR_PLACES", 0)
    monkeypatch.setattr("players.boomerang.search.USUAL_NODES", ANY.nodes)
    search = Search(ANY)
    search.decide(node)
    return search


def test_much_less_is_looked_at_to_find_about_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = [node for seed in range(3) for node in list(game(seed))[4:12:3]]
    forecasting = [looked_ahead(node, 5, monkeypatch) for node in nodes]
    monkeypatch.setattr(forecast, "MARGINS", {})
    thorough = [looked_ahead(node, 5, monkeypatch) for node in nodes]
    assert sum(each.nodes for each in forecasting) < 0.7 * sum(each.nodes for each in thorough)
    for one, other in zip(forecasting, thorough, strict=True):
        assert one.worth == pytest.approx(other.worth, abs=0.3)


def test_answers_take_and_vary_as_was_measured() -> None:
    """The best answer's value, beside that of the placement at first sight."""
    found: dict[int, list[float]] = {}
    for seed in range(12):
        for node in game(seed):
            outlook = look(node)
            for at in range(min(6, outlook.total)):
                after = node.put_down(int(outlook.legal[at]))
                answers = look(after)
                if answers.total and max(abs(outlook.values[at]), abs(answers.values[0])) < 6:
                    lost = float(outlook.values[at] + answers.values[0])
                    found.setdefault(after.pieces, []).append(lost)
    for pieces in range(5, 22):
        takes, spread = np.interp(pieces, PIECES, TAKES), np.interp(pieces, PIECES, SPREADS)
        assert np.mean(found[pieces]) == pytest.approx(takes, abs=spread)
        assert 0.4 * spread < np.std(found[pieces]) < 2 * spread
