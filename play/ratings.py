"""How good somebody is: openskill's Plackett-Luce, and what a finished game says about its players.

`docs/ratings.md` tells members the same.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from store.records import EVERYWHERE, Standing
from store.standings import Encounter

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FIRST_POINTS, POINTS = 1200, 40
"""The rating that everybody begins with, and how many points one of openskill's units is."""
SURE_SIGMA = 6.25
"""A rating is provisional while its sigma is larger: for about ten games."""
REPEATED_WITHIN = timedelta(days=1)
REPEATED_WEIGHT = 0.5
"""How much each game counts of what the one before counted, if the same two repeat it in a day."""
MOST_RECENT = 50
"""How many of a member's games of that day are looked at; more would change next to nothing."""
ENOUGH_OPPONENTS = 5
"""Members who have met fewer different opponents in rated games are not on the list of everywhere."""


class Rated(Protocol):
    """Anything with an estimate of strength, and how far that may be off."""

    @property
    def mu(self) -> float: ...

    @property
    def sigma(self) -> float: ...


class Strength(NamedTuple):
    """How strong a member was at some time."""

    mu: float
    sigma: float


FIRST_STRENGTH = Strength(25.0, 25.0 / 3)
"""The strength that openskill assumes of a newcomer."""


@cache
def _model() -> "PlackettLuce":
    """The model that rates games, loaded with the first of them: it takes a megabyte."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST_STRENGTH.mu, sigma=FIRST_STRENGTH.sigma)


def newcomer(member_id: int, game: str, name: str) -> Standing:
    return Standing(member_id, game, name, *FIRST_STRENGTH, 0, 0, rank(*FIRST_STRENGTH))


# What members see


def points(standing: Rated) -> int:
    """The rating as people see it: 1200 to begin with, careful while little is known."""
    return round(FIRST_POINTS + POINTS * rank(standing.mu, standing.sigma))


def uncertainty(standing: Rated) -> int:
    """By how many points the strength may be off; the rating is its estimate less that."""
    return round(POINTS * 3 * standing.sigma)


def is_provisional(standing: Rated) -> bool:
    """Whether too little is known about a member for the rating to mean much."""
    return standing.sigma > SURE_SIGMA


def opponents_missing(standing: Standing | None) -> int:
    """How many different opponents a member has still to meet to be on the list of everywhere."""
    return max(0, ENOUGH_OPPONENTS - (0 if standing is None else standing.opponents))


# What a game changes


def rank(mu: float, sigma: float) -> float:
    """What the leaderboard is sorted by: careful while little is known."""
    return mu - 3 * sigma


def add_facts(standing: Standing, facts: Mapping[str, int]) -> Standing:
    """The standing with what its member did in one more game."""
    known = standing.facts
    return replace(
        standing, facts={fact: known.get(fact, 0) + facts.get(fact, 0) for fact in {**known, **facts}}
    )


def add_opponents(standing: Standing, met: int) -> Standing:
    """The standing everywhere after so many new opponents."""
    opponents = standing.opponents + met
    listed = standing.guild_id != EVERYWHERE or opponents >= ENOUGH_OPPONENTS
    return replace(standing, opponents=opponents, listed=listed)


def weigh(repeated: int) -> float:
    """How much a game counts if its players have already met so often within a day."""
    return float(REPEATED_WEIGHT**repeated)


def count_repeated(
    teams: Sequence[Sequence[int]], encounters: Iterable[Encounter], finished_at: datetime
) -> int:
    """How often two who are opponents now have met within the last day; of all such pairs, the most.

    A forgotten opponent of an earlier game may have been the same one, and counts as such.
    """
    since = finished_at - REPEATED_WITHIN
    played: dict[tuple[int, int | None], set[int]] = {}
    for encounter in encounters:
        if encounter.finished_at > since:
            key = (encounter.member_id, encounter.other_id)
            played.setdefault(key, set()).add(encounter.table_id)
    return max(
        len(set().union(*(played.get(key, ()) for key in ((a, b), (b, a), (a, None), (b, None)))))
        for a in teams[0]
        for b in teams[1]
    )


def rate(
    teams: Sequence[Sequence[Standing]], winner: int | None, weight: float = 1.0
) -> list[list[Standing]]:
    """The standings of both teams after a game of that weight; `winner` is 0 or 1, None for a draw."""
    ranks = [0.0, 0.0] if winner is None else [float(winner), float(1 - winner)]
    model = _model()
    sides = [[model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    rated = model.rate(sides, ranks=ranks)
    return [
        [
            _after(
                old, old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma), won
            )
            for old, new in zip(team, after, strict=True)
        ]
        for won, team, after in zip((winner == 0, winner == 1), teams, rated, strict=True)
    ]


def _after(old: Standing, mu: float, sigma: float, won: bool) -> Standing:
    return replace(old, mu=mu, sigma=sigma, rank=rank(mu, sigma), games=old.games + 1, wins=old.wins + won)
