"""Hints: what whoever is to move could do best, for nobody but them."""

from collections.abc import Mapping
from typing import NamedTuple

from engine import Position
from play.limits import Limits
from play.refusals import Refusal
from play.results import is_for_rating
from play.tables import Tables
from play.turns import check_turn, side_playing
from play.views import TableView
from store.records import Table

MOST_ADVICE = 3
"""So many actions are told at most."""
LEAST_DIFFERENCE = 0.01
"""By how much of a chance to win two actions have to differ to be worth telling apart."""


class Advice(NamedTuple):
    """An action, and the chance to win that it gives."""

    action: str
    chance: float


class Hint(NamedTuple):
    """What is advised, the best first."""

    view: TableView
    advice: tuple[Advice, ...]
    """Nothing where it hardly matters what is done; more than one only where they differ."""
    chance: float
    """The chance to win that the best action gives."""
    as_good: int = 0
    """How many other actions are as good as the best."""

    @property
    def position(self) -> Position:
        return self.view.position

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do."""
        return len(self.position.legal_actions()) == 1


class Hints:
    """Gives hints where they are allowed."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits

    async def give(self, table: Table, member_id: int) -> Hint:
        """What that member could do now. Raises `Refusal`."""
        check_allowed(table, member_id)
        view = await self._tables.view(table.id)
        check_turn(view.table, view.position, None, member_id)
        with self._limits.spending("hint", member_id):
            return rank(view, await self._tables.thinking.judge(view.position))


def may_have_hints(table: Table) -> bool:
    """Whether players may ask for hints: where nothing counts for a rating, or the game was offered so."""
    return table.hints or not is_for_rating(table)


def check_allowed(table: Table, member_id: int) -> None:
    """Raise `Refusal` unless that member plays there, and the game may have hints."""
    side_playing(table, member_id)
    if not may_have_hints(table):
        raise Refusal("hint-rated")


def rank(view: TableView, judged: Mapping[str, float]) -> Hint:
    """The best action and the next ones that differ, each from the one before."""
    ordered = sorted(judged, key=judged.__getitem__, reverse=True)
    best, worst = judged[ordered[0]], judged[ordered[-1]]
    if len(ordered) > 1 and not _differ(best, worst):
        return Hint(view, (), best, len(ordered) - 1)
    advice = [Advice(ordered[0], best)]
    for action in ordered[1:]:
        if _differ(advice[-1].chance, judged[action]):
            advice.append(Advice(action, judged[action]))
    as_good = sum(not _differ(best, judged[action]) for action in ordered[1:])
    return Hint(view, tuple(advice[:MOST_ADVICE]), best, as_good)


def _differ(better: float, worse: float) -> bool:
    return round(better - worse, 9) > LEAST_DIFFERENCE
