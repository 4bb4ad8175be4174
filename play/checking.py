"""Whether everything that is kept is right: each log against the rules, its dice, its result, all ratings."""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple

from engine import GameError, Step, find_game, replay
from engine.log import BACK
from play import dice
from play.rerating import Rerating
from play.results import counts, is_rated_end
from play.turns import RULES
from store import Store
from store.records import Ply, Result, Table

PAGE = 200
"""How many tables are looked at at a time."""
FORGOTTEN = 0
"""In place of the id of a member of whom nothing is kept."""
STOPPED = ("agreed", "ended", "resigned", "time")
"""Why a game can be over that its own rules have not ended."""


class Problem(NamedTuple):
    """What is wrong, and at which table; None for what is wrong with a standing."""

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


async def check_all(store: Store) -> Checked:
    """Look at every table, every result and every rating."""
    with store.database.at_leisure():
        return await _check_all(store)


async def _check_all(store: Store) -> Checked:
    tables = plies = 0
    problems: list[Problem] = []
    rated = Rerating(await store.seen.noted())
    async for listed in _every_table(store):
        table, log, results = await _read_whole(store, listed)
        problems += (Problem(table.id, what) for what in check_table(table, log, results))
        tables, plies = tables + 1, plies + len(log)
        rated.add(table, results)
    standings = await store.standings.all()
    problems += (Problem(*found) for found in rated.compare(standings))
    return Checked(tables, plies, len(standings), tuple(problems))


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
    if [ply.ply for ply in log] != list(range(table.ply)):
        yield f"its log has not the plies 0 to {table.ply - 1}, each once"
        return
    try:
        steps = replay(table.game, table.options, [ply.token for ply in log])
        start = find_game(table.game).new(**table.options)
    except GameError as error:
        yield f"its log cannot be played: {error}"
        return
    position = steps[-1].after if steps else start
    if str(position) != table.notation:
        yield f"its log leads to {position}, but {table.notation} is kept"
    yield from check_dice(table, log)
    yield from _check_ending(table, steps)
    yield from _check_results(table, steps, results)


def check_dice(table: Table, log: Sequence[Ply]) -> Iterator[str]:
    """Every roll is there with what it was derived from, and follows from that.

    What the dice of a member came from who is forgotten is forgotten, too.
    """
    if table.has_forgotten:
        return
    if any(ply.token.startswith(BACK) for ply in log):  # only where there are no dice
        return
    for step, ply in zip(replay(table.game, table.options, [ply.token for ply in log]), log, strict=True):
        cast = step.before.cast
        if (cast is None) != (ply.nonce is None):
            yield f"ply {ply.ply} ({ply.token}) has {'no ' if ply.nonce is None else 'a '}nonce"
        elif cast is not None and ply.nonce is not None:
            derived = dice.roll(table, ply.ply, ply.nonce, cast)
            if derived != ply.token:
                yield f"ply {ply.ply}: the dice were {derived}, but {ply.token} is kept"


def _check_ending(table: Table, steps: Sequence[Step]) -> Iterator[str]:
    outcome = steps[-1].after.outcome() if steps else None
    if outcome is not None:
        if (table.state, table.winner, table.reason) != ("over", outcome.winner, outcome.reason):
            yield f"by the rules it is over ({outcome.reason}, {outcome}), but that is not what is kept"
    elif table.state == "over" and table.reason not in STOPPED:
        yield f"it is kept as over ({table.reason}), but by its log it goes on"
    elif table.state == "resting" and (table.reason, table.winner) != ("rested", None):
        yield f"it rests, but {table.reason} is kept as the reason"
    elif table.state not in ("playing", "resting", "over"):
        yield f"it is neither played, nor at rest, nor over: {table.state}"


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
