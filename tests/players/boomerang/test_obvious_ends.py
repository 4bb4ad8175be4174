"""Ends in which one placement wins are won, for the reason that the file of them gives."""

import random
import tomllib
from math import inf
from pathlib import Path

import pytest

from engine.boomerang import Boomerang
from players.boomerang import search
from players.boomerang.mind import MIND
from players.boomerang.nodes import ArrayNode
from players.boomerang.outlook import SURE
from players.boomerang.search import Breadth, Search
from players.effort import Effort
from tests.players.boomerang.solver import results

ENDS = tomllib.loads((Path(__file__).parent / "ends.toml").read_text("utf-8"))["end"]
END = pytest.mark.parametrize("end", ENDS, ids=[f"{end['rule'][:30]} {end['wins']}" for end in ENDS])
EFFORT = Effort(20_000)


@END
def test_only_that_placement_wins(end: dict[str, str]) -> None:
    found = results(Boomerang.parse(end["position"]))
    assert [action for action, result in found.items() if result == 1] == [end["wins"]], end["rule"]


@END
def test_it_is_played(end: dict[str, str]) -> None:
    position = Boomerang.parse(end["position"])
    assert MIND.choose(position, EFFORT, random.Random(1)) == end["wins"], end["rule"]


@END
def test_it_is_judged_to_win_and_nothing_else(end: dict[str, str]) -> None:
    judged = dict(MIND.judge(Boomerang.parse(end["position"]), EFFORT))
    assert judged.pop(end["wins"]) == 1
    assert max(judged.values()) <= 0.5


@END
def test_it_is_not_given_up_for_lost_where_something_was_left_out(
    end: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever follows only what looks best may miss the win, but must not say that there is none."""
    monkeypatch.setattr(search, "END_PLACES", 0)
    node = ArrayNode.of(Boomerang.parse(end["position"]))
    assert Search(EFFORT, breadth=Breadth(widths=(1,))).value(node, search.MOST_DEPTH, -inf, inf) > -SURE
