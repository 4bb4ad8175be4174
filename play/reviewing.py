"""Finished games, judged: made in a process of their own, once for all who ask."""

import asyncio
from collections import OrderedDict

from engine import Ending, GameError
from play.refusals import Refusal
from play.tables import Tables
from play.turns import RULES
from play.views import ending_of
from play.workers import ProcessWorker, Progress
from players.reviews import Review, review_log
from store.records import Table
from store.reviews import SideJudged

MOST_KEPT = 100
"""So many reviews are kept, those that were asked for last."""


class Reviewing:
    """Judges games. Those who ask for the same one at the same time wait for it together."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._judging = ProcessWorker("reviewing")
        self._kept: OrderedDict[int, Review] = OrderedDict()
        self._making: dict[int, asyncio.Task[Review]] = {}

    @property
    def waiting(self) -> int:
        """How many games wait for their turn."""
        return self._judging.waiting

    def knows(self, table: Table) -> bool:
        """Whether its review is there already."""
        return table.id in self._kept

    async def find(self, table: Table, progress: Progress) -> Review:
        """The review of a game, made if it has to be. Raises `Refusal`."""
        ending = check_reviewable(table)
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        if table.id not in self._making:
            self._making[table.id] = asyncio.create_task(self._make(table, ending, progress))
        return await asyncio.shield(self._making[table.id])

    async def _make(self, table: Table, ending: Ending, progress: Progress) -> Review:
        try:
            tokens = await self._tables.tokens(table)
            log = table.game, table.options, tokens, table.start
            review = await self._judging.run(review_log, *log, ending, progress=progress)
        except GameError:
            raise Refusal("review-unreadable") from None
        finally:
            del self._making[table.id]
        await self._tables.store.reviews.save(table, [_figures(review, side) for side in (0, 1)])
        self._kept[table.id] = review
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return review

    def close(self) -> None:
        """End the process, whatever it is judging."""
        self._judging.close()


def _figures(review: Review, side: int) -> SideJudged:
    told = review.of(side)
    return SideJudged(told.luck, told.skill, told.accuracy)


def check_reviewable(table: Table) -> Ending:
    """How a game is over, so that it can be judged. Raises `Refusal`."""
    ending = ending_of(table)
    if ending is None:
        raise Refusal("review-after-the-game")
    if ending.void:
        raise Refusal("review-no-result")
    if table.rules != RULES:
        raise Refusal("review-earlier-rules")
    return ending
