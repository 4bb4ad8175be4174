"""Saves changes of a table; at the end of a game, also what it counts for."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime

from engine import GameError, Step
from play import dice
from play.by_itself import PlayedOn
from play.earlier_rules import follow_log, play_log
from play.results import is_rated_end, outcomes_of, record_of, why_uncounted
from play.rolls import count_faces
from play.stage_times import mark
from play.summaries import changes_by, sum_up
from play.views import TableView
from store import Outdated, Overtaken, Store
from store.records import FaceCount, Ply, Table
from store.standings import Outcome


class Saving:
    """Saves tables, each on top of the version that was read. Raises `Outdated` if it has changed since."""

    def __init__(self, store: Store, now: Callable[[], datetime], moved_on: Callable[[int], object]) -> None:
        self._store = store
        self._now = now
        self._moved_on = moved_on
        """Called with every table whose position has changed, so that what was being decided is void."""
        self._unanswered: Counter[int] = Counter()
        """For each table, how many moves that should have rolled dice did not and are not saved yet."""

    async def log(self, table: Table) -> list[Ply]:
        """All plies of a table."""
        mark("load")
        log = await self._store.tables.log(table.id)
        mark("apply")
        return log

    async def save_over(self, table: Table, over: TableView, played: PlayedOn) -> TableView:
        """Save the end of a game, and what it counts for if it was rated."""
        log = await self.log(table)
        if not is_rated_end(over.table):
            saved = await self.save(table, over.table, played.moves, log=log)
            steps = [*_follow(table, log), *played.steps]
            return over._replace(table=saved, summary=sum_up(saved, steps, {}))
        steps = [*play_log(table, [ply.token for ply in log]), *played.steps]
        if uncounted := why_uncounted(over.table, steps):
            saved = await self.save(table, over.table, played.moves, log=log)
            return over._replace(table=saved, uncounted=uncounted, summary=sum_up(saved, steps, {}))
        saved, outcomes = await self._save_rated(table, over.table, played.moves, steps, log)
        return over._replace(table=saved, summary=sum_up(saved, steps, changes_by(outcomes)))

    async def _save_rated(
        self, table: Table, over: Table, moves: Sequence[Ply], steps: Sequence[Step], log: Sequence[Ply]
    ) -> tuple[Table, Sequence[Outcome]]:
        """Save the end of a game that counts; again, if another game of its players was rated meanwhile."""
        while True:
            outcomes = await outcomes_of(self._store, over, steps, self._now)
            mark("save")
            try:
                return await self.save(table, over, moves, outcomes, log), outcomes
            except Overtaken:
                continue

    async def save(
        self,
        table: Table,
        changed: Table,
        moves: Sequence[Ply] = (),
        outcomes: Sequence[Outcome] = (),
        log: Sequence[Ply] | None = None,
    ) -> Table:
        """Save a table as it is after those moves; a `log` that was read before need not be read again."""
        mark("save")
        faces = await self._faces(table, moves, log) if changed.state == "over" else []
        changed = self.note_unanswered(changed)
        saved = await self._store.tables.save(table, changed, moves, outcomes, faces, record_of(changed))
        self._unanswered.pop(table.id, None)
        if (saved.state, saved.ply) != ("playing", table.ply):
            self._moved_on(table.id)
        return saved

    async def _faces(self, table: Table, moves: Sequence[Ply], log: Sequence[Ply] | None) -> list[FaceCount]:
        """How the dice of a game fell, including those of its last moves."""
        if not dice.has_dice(table.game):
            return []
        return count_faces(table, [*(await self.log(table) if log is None else log), *moves])

    def note_unanswered(self, table: Table) -> Table:
        """The table, with the count of moves that should have rolled dice and did not."""
        return replace(table, unanswered=table.unanswered + self._unanswered[table.id])

    @contextmanager
    def answering(self, table: Table, *, rolls: bool) -> Iterator[None]:
        """Count a member's move that `rolls` dice if it fails, so that the member has to try again."""
        try:
            yield
        except Outdated:
            raise
        except BaseException:
            if rolls:
                self._unanswered[table.id] += 1
            raise


def _follow(table: Table, log: Sequence[Ply]) -> list[Step]:
    """The steps of a log; none if it cannot be read, as its game can end all the same."""
    try:
        return follow_log(table, [ply.token for ply in log])
    except GameError:
        return []
