"""How good somebody is: openskill's Plackett-Luce, and what a finished game says about its players."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from openskill.models import PlackettLuce

from store.records import Standing

MODEL = PlackettLuce()
UNRATED = MODEL.rating()


def newcomer(member_id: int, game: str, name: str) -> Standing:
    return Standing(member_id, game, name, UNRATED.mu, UNRATED.sigma, 0, 0, rank(UNRATED.mu, UNRATED.sigma))


def points(standing: Standing) -> int:
    """The rating as people see it: 1200 to begin with, careful while little is known."""
    return round(1200 + 40 * rank(standing.mu, standing.sigma))


def rank(mu: float, sigma: float) -> float:
    """What the leaderboard goes by: careful while little is known."""
    return mu - 3 * sigma


def add_facts(standing: Standing, facts: Mapping[str, int]) -> Standing:
    """The standing with what its member did in one more game."""
    known = standing.facts
    return replace(
        standing, facts={fact: known.get(fact, 0) + facts.get(fact, 0) for fact in {**known, **facts}}
    )


def rate(teams: Sequence[Sequence[Standing]], winner: int | None) -> list[list[Standing]]:
    """The standings of both teams after a game; `winner` is 0 or 1, None for a draw."""
    ranks = [0.0, 0.0] if winner is None else [float(winner), float(1 - winner)]
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    rated = MODEL.rate(sides, ranks=ranks)
    return [
        [
            replace(
                old,
                mu=new.mu,
                sigma=new.sigma,
                rank=rank(new.mu, new.sigma),
                games=old.games + 1,
                wins=old.wins + (winner == side),
            )
            for old, new in zip(team, after, strict=True)
        ]
        for side, (team, after) in enumerate(zip(teams, rated, strict=True))
    ]
