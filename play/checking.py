"""Checks everything that is kept: each log against the rules, its dice, its result, and all ratings."""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple

from engine import Step, find_game
from play import dice
from play.earlier_rules import is_earlier
from play.rerating import Rerating
from play.results import counts, is_rated_end
from play.verifying import Fault, find_faults, play_again
from store import Store
from store.records import Ply, Result, Table

PAGE = 200
"""How many tables are read at a time."""


class Problem(NamedTuple):
    """Something that is wrong, and at which table; None if it is about a standing."""

    table: int | None
    what: str

    def __str__(self) -> str:
        return self.what if self.table is None else f"table {self.table}: {self.what}"


class Checked(NamedTuple):
    """How much was looked at, and everything that was found."""

    tables: int
    plies: int
    standings: int
    problems: tuple[Problem, ...]
    forgotten: int = 0
    """How many tables have rolls that cannot be derived again, as a player was forgotten."""


async def check_all(store: Store) -> Checked:
    """Check every table, every result and every rating."""
    with store.database.at_leisure():
        return await _check_all(store)


async def _check_all(store: Store) -> Checked:
    tables = plies = forgotten = 0
    problems: list[Problem] = []
    rated = Rerating(await store.seen.noted())
    async for listed in _every_table(store):
        table, log, results = await _read_whole(store, listed)
        problems += (Problem(table.id, what) for what in check_table(table, log, results))
        tables, plies = tables + 1, plies + len(log)
        forgotten += not dice.can_be_derived(table)
        rated.add(table, results)
    standings = await store.standings.all()
    problems += (Problem(*found) for found in rated.compare(standings))
    return Checked(tables, plies, len(standings), tuple(problems), forgotten)


async def _read_whole(store: Store, table: Table) -> tuple[Table, list[Ply], list[Result]]:
    """A table with its log and its results, all of the same version, even if a bot changes it meanwhile."""
    while True:
        log = await store.tables.log(table.id)
        results = await store.standings.results_of_table(table.id)
        present = await store.tables.get(table.id)
        if present.version == table.version:
            return table, log, results
        table = present


async def _every_table(store: Store) -> AsyncIterator[Table]:
    last = 0
    while page := await store.tables.after(last, PAGE):
        for table in page:
            yield table
        last = page[-1].id


def check_table(table: Table, log: Sequence[Ply], results: Sequence[Result] = ()) -> Iterator[str]:
    """What is wrong with a table: its log, its dice, its position, how it ended, what it counted for."""
    yield from map(str, find_faults(table, log))
    if is_earlier(table):
        return
    steps = play_again(table, log)
    if not isinstance(steps, Fault):
        yield from _check_results(table, steps, results)


def _check_results(table: Table, steps: Sequence[Step], results: Sequence[Result]) -> Iterator[str]:
    early = any(result.mu is None for result in results)  # rated by the rules of an earlier bot
    is_expected = is_rated_end(table) if early else counts(table, steps)
    expected = _scores(table) if is_expected else {}
    if {result.member_id: result.score for result in results} != expected:
        yield "its results are not those of its players"
        return
    events = [event for step in steps for event in step.events]
    for result in results:
        side = table.side_of(result.member_id) or 0
        facts = find_game(table.game).facts(side, events)
        if {fact: n for fact, n in result.facts.items() if n} != {fact: n for fact, n in facts.items() if n}:
            yield f"what is kept of member {result.member_id}'s game is not what was played"


def _scores(table: Table) -> dict[int, float]:
    return {
        seat.member_id: 0.5 if table.winner is None else float(table.winner == seat.side)
        for seat in table.seats
        if seat.member_id is not None
    }
