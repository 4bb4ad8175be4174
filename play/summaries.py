"""A finished game summed up: its best moments and numbers, and what it has changed in the ratings."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine import Step
from engine.moments import Highlights, Numbers, find_highlights
from play.ratings import FIRST_STRENGTH, Strength
from store.records import Table
from store.standings import Outcome, RatingChange

log = logging.getLogger(__name__)


class Change(NamedTuple):
    """How strong a member was before and after a game; `before` is None if unknown."""

    before: Strength | None
    after: Strength


Changes = Mapping[int, Change]
"""By member."""


class Summary(NamedTuple):
    """What is shown about a game when it is over."""

    highlights: Highlights
    changes: Changes


def sum_up(table: Table, steps: Sequence[Step], changes: Changes) -> Summary:
    """Sum a finished game up. Never fails, so that every game can end: what cannot be found is left out."""
    try:
        highlights = find_highlights(table.game, steps, table.winner)
    except Exception:
        log.exception("the highlights of table %s could not be found", table.id)
        highlights = Highlights((), Numbers())
    return Summary(highlights, changes)


def changes_by(outcomes: Iterable[Outcome]) -> dict[int, Change]:
    """What those outcomes change, when a game is saved."""
    return {
        each.result.member_id: Change(
            FIRST_STRENGTH if each.before is None else Strength(each.before.mu, each.before.sigma),
            Strength(each.standings[0].mu, each.standings[0].sigma),
        )
        for each in outcomes
    }


def changes_kept(kept: Iterable[RatingChange]) -> dict[int, Change]:
    """The changes of an earlier game, from what is kept; early games did not keep ratings."""
    return {
        each.member_id: Change(_before(each), Strength(each.mu, each.sigma))
        for each in kept
        if each.mu is not None and each.sigma is not None
    }


def _before(change: RatingChange) -> Strength | None:
    """The strength before the game; None if unknown, as the game before it was deleted with its server."""
    if change.mu_before is not None and change.sigma_before is not None:
        return Strength(change.mu_before, change.sigma_before)
    return FIRST_STRENGTH if change.games == 1 else None
