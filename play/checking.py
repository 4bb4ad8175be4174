"""Whether everything that is kept is right: each log against the rules, its dice, its result, all ratings."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from math import isclose
from typing import NamedTuple

from engine import Step, find_game
from engine.log import is_under_way
from play import dice, ratings
from play.turns import RULES
from play.verifying import Fault, find_faults, play_again
from store import Store
from store.records import EVERYWHERE, Ply, Result, Standing, Table

PAGE = 200
"""How many tables are looked at at a time."""


class Problem(NamedTuple):
    """What is wrong, and at which table; None for what is wrong with a rating."""

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
    """Of so many tables the rolls cannot be derived again, as a player is forgotten."""


async def check_all(store: Store) -> Checked:
    """Look at every table, every result and every rating."""
    with store.database.at_leisure():
        return await _check_all(store)


async def _check_all(store: Store) -> Checked:
    tables = plies = forgotten = 0
    problems: list[Problem] = []
    rated = _Ratings()
    async for listed in _every_table(store):
        table, log, results = await _read_whole(store, listed)
        problems += (Problem(table.id, what) for what in check_table(table, log, results))
        tables, plies = tables + 1, plies + len(log)
        forgotten += not dice.can_be_derived(table)
        rated.add(table, results)
    standings = await store.standings.all()
    problems += (Problem(None, what) for what in rated.compare(standings))
    return Checked(tables, plies, len(standings), tuple(problems), forgotten)


async def _read_whole(store: Store, table: Table) -> tuple[Table, list[Ply], list[Result]]:
    """A table with its log and its results, all of the same version: a bot may go on meanwhile."""
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
    if table.rules != RULES:  # what it was played by is not known any more
        return
    yield from map(str, find_faults(table, log))
    steps = play_again(table, log)
    if not isinstance(steps, Fault):
        yield from _check_results(table, steps, results)


def _check_results(table: Table, steps: Sequence[Step], results: Sequence[Result]) -> Iterator[str]:
    ended = bool(steps) and steps[-1].after.outcome() is not None
    counts = table.rated and table.state == "over" and table.reason != "ended"
    expected = _scores(table) if counts and (ended or is_under_way(steps)) else {}
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


class _Ratings:
    """Rates every game again, in the order of their ends."""

    def __init__(self) -> None:
        self._games: list[tuple[Table, Sequence[Result]]] = []

    def add(self, table: Table, results: Sequence[Result]) -> None:
        if results:
            self._games.append((table, results))

    def compare(self, standings: Sequence[Standing]) -> Iterator[str]:
        """What is different in the ratings that are kept."""
        expected = self._rate()
        kept = {(each.member_id, each.game): each for each in standings if each.guild_id == EVERYWHERE}
        for key in expected.keys() | kept.keys():
            member, game = key
            if key not in expected or key not in kept or not _are_same(expected[key], kept[key]):
                yield f"the rating of member {member} in {game} does not follow from their games"

    def _rate(self) -> dict[tuple[int, str], Standing]:
        known: dict[tuple[int, str], Standing] = {}
        for table, results in sorted(self._games, key=lambda game: (game[1][0].finished_at, game[0].id)):
            facts = {result.member_id: result.facts for result in results}
            teams = [
                [
                    known.get((member, table.game), ratings.newcomer(member, table.game, ""))
                    for seat in table.team(side)
                    if (member := seat.member_id) is not None
                ]
                for side in (0, 1)
            ]
            for team in ratings.rate(teams, table.winner):
                for standing in team:
                    told = facts.get(standing.member_id, {})
                    known[standing.member_id, table.game] = ratings.add_facts(standing, told)
        return known


def _are_same(one: Standing, other: Standing) -> bool:
    numbers = zip((one.mu, one.sigma, one.rank), (other.mu, other.sigma, other.rank), strict=True)
    close = all(isclose(a, b, rel_tol=1e-6, abs_tol=1e-6) for a, b in numbers)
    plain = [replace(each, mu=0, sigma=0, rank=0, name="", facts={}) for each in (one, other)]
    return close and plain[0] == plain[1]
