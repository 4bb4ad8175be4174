"""A budget is spent, fills up again, is given back, and nothing is kept of a full one."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest

from play import flood_limits
from play.flood_limits import BUDGETS, Kind, Limits
from play.refusals import Refusal

ANNA, BEN, CARL = 1, 2, 3


class Clock:
    """A clock that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def spend_all(budgets: Limits, kind: Kind, member_id: int = ANNA) -> None:
    for _ in range(BUDGETS[kind].most):
        budgets.spend(kind, member_id)


def refused(budgets: Limits, kind: Kind, *pinged: int) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        budgets.spend(kind, ANNA, pinged)
    return refusal.value


@pytest.mark.parametrize("kind", BUDGETS)
def test_a_full_budget_at_once_then_one_each_time(clock: Clock, kind: Kind) -> None:
    budgets = Limits(clock)
    spend_all(budgets, kind)
    refusal = refused(budgets, kind)
    assert refusal.code == f"limit-{kind}"
    when = refusal.facts["when"]
    assert isinstance(when, datetime)
    assert when - clock.now == BUDGETS[kind].each
    clock.now = when - timedelta(milliseconds=1)
    refused(budgets, kind)
    clock.now = when
    budgets.spend(kind, ANNA)
    refused(budgets, kind)


def test_one_members_budgets_are_nobody_elses_and_each_its_own(clock: Clock) -> None:
    budgets = Limits(clock)
    spend_all(budgets, "challenge")
    budgets.spend("challenge", BEN)
    budgets.spend("board", ANNA)


def test_one_and_the_same_member_is_pinged_less_often(clock: Clock) -> None:
    budgets = Limits(clock)
    for _ in range(BUDGETS["ping"].most):
        budgets.spend("challenge", ANNA, [BEN])
    assert refused(budgets, "challenge", BEN).code == "limit-ping"
    budgets.spend("challenge", ANNA, [CARL])
    assert refused(budgets, "challenge", CARL, BEN).code == "limit-ping"


def test_what_is_refused_spends_nothing(clock: Clock) -> None:
    budgets = Limits(clock)
    spend_all(budgets, "challenge")
    for _ in range(10):
        assert refused(budgets, "challenge", BEN).code == "limit-challenge"
    clock.now += BUDGETS["challenge"].whole
    for _ in range(BUDGETS["ping"].most):
        budgets.spend("challenge", ANNA, [BEN])


def test_what_was_accepted_is_given_back(clock: Clock) -> None:
    budgets = Limits(clock)
    for _ in range(50):
        budgets.spend("challenge", ANNA, [BEN])
        budgets.give_back("challenge", ANNA, [BEN])
    budgets.give_back("challenge", CARL)
    spend_all(budgets, "challenge")
    refused(budgets, "challenge")


def test_what_fails_does_not_count(clock: Clock) -> None:
    budgets = Limits(clock)
    for _ in range(50):
        with suppress(LookupError), budgets.spending("challenge", ANNA, [BEN]):
            raise LookupError
    for _ in range(BUDGETS["ping"].most):
        with budgets.spending("challenge", ANNA, [BEN]):
            pass
    assert refused(budgets, "challenge", BEN).code == "limit-ping"


def test_who_comes_back_after_long_has_a_full_budget(clock: Clock) -> None:
    budgets = Limits(clock)
    spend_all(budgets, "look")
    clock.now += timedelta(days=1)
    spend_all(budgets, "look")
    assert refused(budgets, "look").code == "limit-look"


def test_nobody_is_refused_for_longer_when_the_clock_is_set_back(clock: Clock) -> None:
    budgets = Limits(clock)
    spend_all(budgets, "board")
    clock.now -= timedelta(hours=5)
    assert refused(budgets, "board").facts["when"] == clock.now + BUDGETS["board"].each
    clock.now += BUDGETS["board"].each
    budgets.spend("board", ANNA)


def test_full_budgets_are_forgotten(clock: Clock) -> None:
    budgets = Limits(clock)
    for member_id in range(1000):
        budgets.spend("look", member_id)
        clock.now += timedelta(seconds=1)
    assert len(budgets) <= BUDGETS["look"].each.seconds + 1


def test_no_more_are_kept_than_there_is_room_for(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood_limits, "MOST_BUCKETS", 10)
    budgets = Limits(clock)
    for member_id in range(100):
        spend_all(budgets, "board", member_id)
    assert len(budgets) == 10
    with pytest.raises(Refusal):
        budgets.spend("board", 99)
