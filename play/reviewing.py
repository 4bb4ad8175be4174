"""Reviews of finished games, made in a process of their own, once for all who ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from engine import Ending, GameError, Step
from play.earlier_rules import play_log
from play.refusals import Refusal
from play.tables import Tables
from play.turns import RULES, who_decided
from play.views import ending_of
from play.workers import ProcessWorker, Progress
from players.reviews import Review, accuracy_of, review_log
from store.records import Seat, Table
from store.reviews import MemberJudged

MOST_KEPT = 100
"""How many reviews are kept in memory, those asked for last."""


class Reviewing:
    """Makes reviews. Those who ask for the same one at the same time wait for it together."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._judging = ProcessWorker("reviewing")
        self._kept: OrderedDict[int, Review] = OrderedDict()
        self._making: dict[int, asyncio.Task[Review]] = {}

    def knows(self, table: Table) -> bool:
        """Whether its review is in memory already."""
        return table.id in self._kept

    async def find(self, table: Table, progress: Progress) -> Review:
        """The review of a game, made if it is not in memory. Raises `Refusal`."""
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
            judged = _judge_members(table, play_log(table, tokens), review)
            await self._tables.store.reviews.save(table, judged)
            self._kept[table.id] = review
        except GameError:
            raise Refusal("review-unreadable") from None
        finally:
            del self._making[table.id]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return review

    def close(self) -> None:
        """End the process, whatever it is judging."""
        self._judging.close()


def accuracy_of_each(table: Table, steps: Sequence[Step], review: Review) -> dict[Seat, float | None]:
    """How accurate everybody was; in a team each for themselves, or the team as one if somebody has left."""
    deciders = who_decided(table, steps)
    if not deciders:
        return {seat: review.of(seat.side).accuracy for seat in table.seats}
    decided = [*zip(review.moments, deciders, strict=False)]  # a game that was stopped has one moment more
    return {seat: accuracy_of([moment for moment, by in decided if by == seat]) for seat in table.seats}


def _judge_members(table: Table, steps: Sequence[Step], review: Review) -> dict[int, MemberJudged]:
    """What a review tells about its members: luck and skill of their side, and their own accuracy."""
    accuracies = accuracy_of_each(table, steps, review)
    judged = ((seat, review.of(seat.side)) for seat in table.seats)
    return {
        seat.member_id: MemberJudged(told.luck, told.skill, accuracies[seat])
        for seat, told in judged
        if seat.member_id is not None
    }


def check_reviewable(table: Table) -> Ending:
    """How a game is over. Raises `Refusal` if it cannot be reviewed."""
    ending = ending_of(table)
    if ending is None:
        raise Refusal("review-after-the-game")
    if ending.void:
        raise Refusal("review-no-result")
    if table.rules != RULES:
        raise Refusal("review-earlier-rules")
    return ending
