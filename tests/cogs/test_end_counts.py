"""Which end a board shows is known from the boards before it; the log is read only where one is missing."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cogs.board import end_counts
from cogs.board.end_counts import EndCounter, count_ends
from engine import new_game
from engine.log import Step, take_step
from play.refusals import Refusal
from play.views import TableView
from play.workers import Worker
from store.records import Table
from tests.discord.test_discord_limits import worst_of


class Logs:
    """Gives the log of a table, and counts how often it is read."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.read = tokens, 0

    async def __call__(self, table: Table) -> list[str]:
        self.read += 1
        return self.tokens


def play_game(game: str = "boulomania") -> list[Step]:
    rng, position, steps = random.Random(3), new_game(game), list[Step]()
    while position.turn != "over":
        throws = position.legal_actions() if position.cast is None else position.cast.throws
        steps.append(take_step(position, rng.choice(throws)))
        position = steps[-1].after
    return steps


def views_of(steps: list[Step], at_a_time: int = 3) -> Iterator[TableView]:
    """What is shown of a game in which so many steps make a turn."""
    view = next(iter(worst_of("boulomania")))
    for ply in range(at_a_time, len(steps) + 1, at_a_time):
        table = replace(view.table, ply=ply, options={}, start=None)
        yield view._replace(
            table=table, position=steps[ply - 1].after, steps=tuple(steps[ply - at_a_time : ply])
        )


@pytest.fixture
def steps() -> list[Step]:
    return play_game()


@pytest.fixture
def logs(steps: list[Step]) -> Logs:
    return Logs([step.token for step in steps])


@pytest.fixture
def counter(logs: Logs) -> EndCounter:
    return EndCounter(Worker("test", 1), logs)


def closed_by(steps: list[Step], view: TableView) -> int:
    return sum(step.closes_end for step in steps[: view.table.ply])


async def test_ends_are_followed_from_the_first_board_on(
    steps: list[Step], logs: Logs, counter: EndCounter
) -> None:
    found = []
    for view in views_of(steps):
        closes = any(step.closes_end for step in view.steps)
        found.append((await counter.count(view)).ends)
        assert found[-1] == (closed_by(steps, view) if closes else 0)
    assert max(found) > 5
    assert logs.read == 0


async def test_a_longer_turn_of_which_a_part_was_shown_counts_once(
    steps: list[Step], logs: Logs, counter: EndCounter
) -> None:
    for view in views_of(steps):
        longer = view._replace(steps=tuple(steps[max(0, view.table.ply - 40) : view.table.ply]))
        counted = await counter.count(longer)
        assert counted.ends in (0, closed_by(steps, view))
    assert counted.ends
    assert logs.read == 0


async def test_after_a_gap_the_log_is_read_once(steps: list[Step], logs: Logs, counter: EndCounter) -> None:
    *_, last = (view for view in views_of(steps) if any(step.closes_end for step in view.steps))
    assert (await counter.count(last)).ends == closed_by(steps, last) == count_ends(last.table, logs.tokens)
    assert (await counter.count(last)).ends == closed_by(steps, last)
    assert logs.read == 1


async def test_what_todays_rules_cannot_read_is_not_counted(steps: list[Step]) -> None:
    async def refuse(table: Table) -> list[str]:
        raise Refusal("earlier-rules")

    *_, last = (view for view in views_of(steps) if any(step.closes_end for step in view.steps))
    assert await EndCounter(Worker("test", 1), refuse).count(last) == last


async def test_tables_that_were_shown_long_ago_are_forgotten(
    steps: list[Step], logs: Logs, counter: EndCounter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(end_counts, "MOST_TABLES", 2)
    shown = next(views_of(steps))
    for table_id in range(5):
        await counter.count(shown._replace(table=replace(shown.table, id=table_id)))
    assert sorted(counter._tables) == [3, 4]


async def test_what_may_never_be_saved_is_foreseen_and_not_remembered(
    steps: list[Step], logs: Logs, counter: EndCounter
) -> None:
    for view in views_of(steps):
        assert counter.foresee(view) == await counter.count(view)
    fresh = EndCounter(Worker("test", 1), logs)
    assert [fresh.foresee(view) for view in views_of(steps)].count(None) > 0
    assert not fresh._tables
    assert logs.read == 0
