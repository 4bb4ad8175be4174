"""Ends in which one placement wins are won, for the reason that the file of them gives."""

import random
import tomllib
from math import inf
from pathlib import Path

import pytest

from engine.boomerang import Boomerang
from engine.boomerang_placements import gain_of
from players import best_action
from players.boomerang import search
from players.boomerang.breadth import Breadth
from players.boomerang.mind import MIND
from players.boomerang.nodes import ArrayNode
from players.boomerang.outlook import SURE
from players.boomerang.search import Search
from players.effort import Effort
from tests.players.boomerang.solver import results

ENDS = tomllib.loads((Path(__file__).parent / "ends.toml").read_text("utf-8"))["end"]
END = pytest.mark.parametrize("end", ENDS, ids=[f"{end['rule'][:30]} {end['wins']}" for end in ENDS])
EFFORT = Effort(20_000)
SEEDS = 10
FREE = "Turn over the most, where it cannot be turned back."
SAFE = "Leave nothing big to be turned over, where more can be had at once."


@END
def test_only_that_placement_wins(end: dict[str, str]) -> None:
    found = results(Boomerang.parse(end["position"]))
    assert [action for action, result in found.items() if result == 1] == [end["wins"]], end["rule"]


@END
def test_it_is_played(end: dict[str, str]) -> None:
    position = Boomerang.parse(end["position"])
    assert MIND.choose(position, EFFORT, random.Random(1)) == end["wins"], end["rule"]


@END
def test_hard_plays_it_too(end: dict[str, str]) -> None:
    """It overlooks some quiet placements, but not where a game is decided, or hardly ever."""
    position = Boomerang.parse(end["position"])
    played = [best_action(position, "hard", random.Random(seed)) for seed in range(SEEDS)]
    assert played.count(end["wins"]) >= SEEDS - 2, end["rule"]


@pytest.mark.parametrize("end", [end for end in ENDS if end["rule"] == FREE])
def test_the_most_is_turned_over_and_cannot_be_turned_back(end: dict[str, str]) -> None:
    position, wins = Boomerang.parse(end["position"]), end["wins"]
    gained = {action: gain_of(position, action) for action in position.legal_actions()}
    assert gained.pop(wins) > max(5, *gained.values())
    assert answer_to(position, wins) <= 1


@pytest.mark.parametrize("end", [end for end in ENDS if end["rule"] == SAFE])
def test_most_that_turns_over_as_much_leaves_something_big(end: dict[str, str]) -> None:
    position, wins = Boomerang.parse(end["position"]), end["wins"]
    others = [action for action in position.legal_actions() if action != wins]
    tempting = [action for action in others if gain_of(position, action) >= gain_of(position, wins)]
    assert 2 * sum(answer_to(position, action) >= 5 for action in tempting) >= len(others)
    assert answer_to(position, wins) <= 2


def answer_to(position: Boomerang, action: str) -> int:
    """How many points the other side can turn over right away, at most."""
    after, _ = position.apply(action)
    replies = after.legal_actions() if after.mover == 1 - (position.mover or 0) else ()
    return max((gain_of(after, reply) for reply in replies), default=0)


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
    looking = Search(EFFORT, breadth=Breadth(widths=(1,)))
    looking.look(node)
    assert looking.tree.value(node, search.MOST_DEPTH, -inf, inf) > -SURE
