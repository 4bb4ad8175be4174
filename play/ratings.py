"""How good somebody is: openskill's Plackett-Luce, and what a finished game says about its players."""

from collections.abc import Sequence
from dataclasses import replace

from openskill.models import PlackettLuce

from store.records import Standing

MODEL = PlackettLuce()
UNRATED = MODEL.rating()


def newcomer(member_id: int, game: str, name: str) -> Standing:
    return Standing(member_id, game, name, UNRATED.mu, UNRATED.sigma, 0, 0)


def points(standing: Standing) -> int:
    """The rating as people see it: 1200 to begin with, careful while little is known."""
    return round(1200 + 40 * (standing.mu - 3 * standing.sigma))


def rate(teams: Sequence[Sequence[Standing]], winner: int | None) -> list[list[Standing]]:
    """The standings of both teams after a game; `winner` is 0 or 1, None for a draw."""
    ranks = [0.0, 0.0] if winner is None else [float(winner), float(1 - winner)]
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    rated = MODEL.rate(sides, ranks=ranks)
    return [
        [
            replace(old, mu=new.mu, sigma=new.sigma, games=old.games + 1, wins=old.wins + (winner == side))
            for old, new in zip(team, after, strict=True)
        ]
        for side, (team, after) in enumerate(zip(teams, rated, strict=True))
    ]
