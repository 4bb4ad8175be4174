"""The search of Carami within its limits: what it remembers, and how far it follows loud moves."""

import pytest

from engine.carami import Carami
from players.carami import search
from players.carami.evaluation import learned
from players.carami.search import WON, Search
from players.carami.state import loud_children, quiet_children, state_of
from players.effort import Effort

RAMPS = Carami.parse("BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A")
"""The right outer ramp leads home, and two moves of B can be taken at once."""


def values(depth: int) -> tuple[list[int], int]:
    """What each move is worth, and how many states are remembered in the end."""
    looking, state = Search(learned(), Effort(10**9)), state_of(RAMPS)
    side = state[-1]
    children = loud_children(state) + quiet_children(state)
    found = [looking.value_after(side, child, depth, -WON, WON) for child in children]
    return found, len(looking._known)


def test_forgetting_what_was_seen_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory is emptied whenever it is full, and never holds more than it may."""
    expected, remembered = values(2)
    monkeypatch.setattr(search, "MOST_KNOWN", 10)
    found, kept = values(2)
    assert found == expected
    assert kept <= 10 < remembered


def test_loud_moves_are_played_out_until_none_is_better_or_enough_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looking, state = Search(learned(), Effort(10**9)), state_of(RAMPS)
    settled = looking.settle(state)
    assert settled != state
    assert looking.settle(settled) == settled
    monkeypatch.setattr(search, "LOUD_MOVES", 1)
    assert looking.settle(state) in loud_children(state)
