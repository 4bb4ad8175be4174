"""How many ends of a game are closed: followed from board to board; if that is not possible, from the log."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from engine import Step, replay
from play.refusals import Refusal
from play.views import TableView
from play.workers import Worker
from store.records import Table

MOST_TABLES = 1_000
"""How many tables are remembered; for others, the log is read again."""

ReadLog = Callable[[Table], Awaitable[Sequence[str]]]


class Closed(NamedTuple):
    """How many ends were closed up to a ply."""

    ply: int
    ends: int


class EndCounter:
    """Remembers how many ends are closed at tables that were shown lately."""

    def __init__(self, worker: Worker, read_log: ReadLog) -> None:
        self._worker = worker
        self._read_log = read_log
        """Reads the actions and rolls of a table."""
        self._tables: OrderedDict[int, Closed] = OrderedDict()

    async def count(self, view: TableView) -> TableView:
        """The view with how many ends are closed, if one was just closed and that can be counted."""
        ends = self._follow(view)
        if ends is None and _closes_any(view):
            ends = await self._replay(view.table)
        if ends is not None:
            self._remember(view.table, ends)
        return _with_ends(view, ends)

    def foresee(self, view: TableView) -> TableView | None:
        """The view of a turn that is not saved yet, with its ends; None if the log has to be read."""
        ends = self._follow(view)
        return None if ends is None and _closes_any(view) else _with_ends(view, ends)

    def _follow(self, view: TableView) -> int | None:
        """The number of ends after the steps of a view; None if steps since the known ply are missing."""
        first = view.table.ply - len(view.steps)
        known = self._tables.get(view.table.id) or Closed(0, 0)
        new = known.ply - first
        return known.ends + _count(view.steps[new:]) if 0 <= new <= len(view.steps) else None

    async def _replay(self, table: Table) -> int | None:
        try:
            tokens = await self._read_log(table)
        except Refusal:
            return None
        return await self._worker.run(count_ends, table, tokens)

    def _remember(self, table: Table, ends: int) -> None:
        self._tables[table.id] = Closed(table.ply, ends)
        self._tables.move_to_end(table.id)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)


def count_ends(table: Table, tokens: Sequence[str]) -> int:
    """How many ends of a game are closed, from its log."""
    return _count(replay(table.game, table.options, tokens[: table.ply], table.start))


def _count(steps: Sequence[Step]) -> int:
    return sum(step.closes_end for step in steps)


def _closes_any(view: TableView) -> bool:
    return any(step.closes_end for step in view.steps)


def _with_ends(view: TableView, ends: int | None) -> TableView:
    return view._replace(ends=ends) if ends is not None and _closes_any(view) else view
