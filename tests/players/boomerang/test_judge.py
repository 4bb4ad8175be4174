"""The judge of a decision: a search that leaves out less, and follows what it compares equally deep."""

import random
import tomllib
from pathlib import Path

import numpy as np
import pytest

from bench import loss
from engine.boomerang import Boomerang
from players.boomerang.breadth import WIDER, WIDTHS, Breadth, breadth_to_judge
from players.boomerang.compiled import node_of
from players.boomerang.mind import MIND, choose_wider, judge_wider
from players.boomerang.nodes import ArrayNode
from players.boomerang.outlook import SURE, Outlook
from players.boomerang.search import Search
from players.effort import Effort

ENDS = tomllib.loads((Path(__file__).parent / "ends.toml").read_text("utf-8"))["end"]
EFFORT = Effort(20_000)


def after_by_chance(pieces: int, seed: int = 3) -> Boomerang:
    """A position that chance has led to."""
    position, rng = Boomerang.new(), random.Random(seed)
    for _ in range(pieces):
        position, _events = position.apply(rng.choice(position.legal_actions()))
    return position


@pytest.mark.parametrize("pieces", [2, 9])
def test_it_follows_more_at_every_move_than_the_player_does(pieces: int) -> None:
    widths = breadth_to_judge(ArrayNode.of(after_by_chance(pieces))).widths
    assert all(wider > width for wider, width in zip(widths, WIDTHS, strict=False))
    assert len(widths) > len(WIDTHS)


@pytest.mark.parametrize("width", [1, 3])
def test_as_many_are_followed_as_the_search_is_wide(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.boomerang.search.MOST_DEPTH", 3)
    found = Search(EFFORT, breadth=Breadth(widths=(width, 2))).decide(ArrayNode.of(after_by_chance(8)))
    assert np.isfinite(found.values).sum() == width


def test_only_what_is_compared_is_followed_and_all_of_it_as_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    node = ArrayNode.of(after_by_chance(6))
    search, followed = Search(EFFORT, breadth=WIDER), list[tuple[int, int]]()
    legal = search.look(node).legal
    among, follow = [int(legal[0]), int(legal[40])], search.follow

    def note(at: ArrayNode, outlook: Outlook, row: int, depth: int, *bounds: float) -> float:
        if at is node:
            followed.append((depth, int(outlook.legal[row])))
        return follow(at, outlook, row, depth, *bounds)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "follow", note)
    assert sorted(search.compare(node, among).legal.tolist()) == sorted(among)
    complete = [depth for depth, _ in followed if depth <= search.depth]
    assert search.depth > 2
    assert sorted(complete) == sorted(2 * [*range(2, search.depth + 1)])


@pytest.mark.parametrize("end", ENDS[:4], ids=[end["wins"] for end in ENDS[:4]])
class TestAnEndThatOnePlacementWins:
    def test_it_is_found_and_nothing_is_lost_by_it(
        self, end: dict[str, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        position = Boomerang.parse(end["position"])
        assert choose_wider(position, EFFORT) == end["wins"]
        assert self.lost_by(end["wins"], position, monkeypatch) == 0

    def test_whatever_else_is_played_loses_as_much_as_that_wins(
        self, end: dict[str, str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        position = Boomerang.parse(end["position"])
        other = next(action for action in position.legal_actions() if action != end["wins"])
        judged = judge_wider(position, (end["wins"], other), EFFORT)
        assert judged[end["wins"]] == 1
        assert judged[other] in (0, 0.5)
        assert self.lost_by(other, position, monkeypatch) == 1 - judged[other]

    def lost_by(self, action: str, position: Boomerang, monkeypatch: pytest.MonkeyPatch) -> float:
        """What is said to be lost by whoever plays that."""
        monkeypatch.setattr(MIND, "choose", lambda *_: action)
        return loss.lost_in_boomerang(position, 1, EFFORT.nodes, seed=1).chance


def test_what_only_draws_is_not_called_won_beside_a_high_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here one placement wins by 88 points, and one of the others draws."""
    monkeypatch.setattr("players.boomerang.search.ROOT_PLACES", 0)
    node = node_of(
        Boomerang.parse(
            "AAV3.0@h3,BAV3.3@f3,AAT4.2@f5,BAU5.3@e7,AAT5.0@g7,BAI2.0@h5,ABU5.0@f1,BAV5.0@d5,ABI4.1@c5,"
            "BAI2.1@j7,ABO4.0@d3,BBT4.1@a4,AAI3.1@j3,BBI1.0@c3,AAI2.0@i6,BAI1.0@g9,AAI2.0@f8,BBO4.0@d1 A"
        )
    )
    compared, end = Search(EFFORT).compare(node), node.end(lambda _: 10**6)
    assert compared.values[0] > SURE
    for at, value in zip(compared.legal.tolist(), compared.values.tolist(), strict=True):
        assert value < SURE or end.sign_after(at) == 1, at
