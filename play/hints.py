"""Hints: what whoever is to move could do best, for nobody but them."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from engine import Position
from play.flood_limits import Limits
from play.refusals import Refusal
from play.results import is_for_rating
from play.tables import Tables
from play.thinking import Hurried
from play.turns import check_turn, side_playing
from play.views import TableView
from store.records import Table

MOST_ADVICE = 3
"""How many actions a hint names, at most."""
LEAST_DIFFERENCE = 0.01
"""By how much the chances of two actions have to differ for both to be named."""
LEAST_SHARE = 0.5
"""The share of the best action's chance that another has to give to be named: less is no advice."""
MOST_REMEMBERED = 256
"""How many positions are remembered with what is best in them."""


class Advice(NamedTuple):
    """An action, and the chance to win that it gives."""

    action: str
    chance: float


class Ranking(NamedTuple):
    """What is best in a position."""

    advice: tuple[Advice, ...]
    """The best first, each different enough from the one before; empty if all are about equally good."""
    chance: float
    """The chance to win that the best action gives."""
    as_good: int = 0
    """How many other actions are as good as the best."""


class Hint(NamedTuple):
    """A hint for whoever is to move at a table."""

    view: TableView
    ranking: Ranking

    @property
    def position(self) -> Position:
        return self.view.position


class Hints:
    """Gives hints where they are allowed."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._rankings: OrderedDict[tuple[str, str], asyncio.Task[Ranking]] = OrderedDict()
        """The rankings of the last positions, finished or still being thought about."""

    async def give(self, table: Table, member_id: int) -> Hint:
        """What that member could do now. Raises `Refusal`."""
        check_allowed(table, member_id)
        view = await self._tables.view(table.id)
        check_turn(view.table, view.position, None, member_id)
        with self._limits.spending("hint", member_id):
            return Hint(view, await asyncio.shield(self._ranking(view.position)))

    def _ranking(self, position: Position) -> asyncio.Task[Ranking]:
        """Think about a position once, however often it is asked for, unless that was done in a hurry."""
        key = (position.name, str(position))
        known = self._rankings.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            self._rankings[key] = known = asyncio.create_task(self._rank(position))
        self._rankings.move_to_end(key)
        if len(self._rankings) > MOST_REMEMBERED:
            self._rankings.popitem(last=False)
        return known

    async def _rank(self, position: Position) -> Ranking:
        judged = await self._tables.thinking.judge(position)
        if isinstance(judged, Hurried):  # whoever asks when nobody waits is told what is found in full
            self._rankings.pop((position.name, str(position)), None)
        return rank(judged)


def may_have_hints(table: Table) -> bool:
    """Whether players may ask for hints: the game is not for a rating, or was offered with hints."""
    return table.hints or not is_for_rating(table)


def check_allowed(table: Table, member_id: int) -> None:
    """Raise `Refusal` unless that member plays there, and the game may have hints."""
    side_playing(table, member_id)
    if not may_have_hints(table):
        raise Refusal("hint-rated")


def rank(judged: Mapping[str, float]) -> Ranking:
    """The best action, and the next ones that are different enough from each other."""
    ordered = sorted(judged, key=judged.__getitem__, reverse=True)
    best, worst = judged[ordered[0]], judged[ordered[-1]]
    if len(ordered) > 1 and not _differ(best, worst):
        return Ranking((), best, len(ordered) - 1)
    advice = [Advice(ordered[0], best)]
    for action in ordered[1:]:
        if _differ(advice[-1].chance, judged[action]) and judged[action] >= LEAST_SHARE * best:
            advice.append(Advice(action, judged[action]))
    as_good = sum(not _differ(best, judged[action]) for action in ordered[1:])
    return Ranking(tuple(advice[:MOST_ADVICE]), best, as_good)


def _differ(better: float, worse: float) -> bool:
    return round(better - worse, 9) > LEAST_DIFFERENCE
