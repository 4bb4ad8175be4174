"""Who plays and how they stopped, as captions and headlines tell it."""

from typing import NamedTuple, Self

from engine import Side
from words.names import escape_name, team_name
from words.texts import Say


class People(NamedTuple):
    """What both sides are called in messages, and who plays the ball for a team that is told of."""

    names: tuple[str, str]
    """Escaped already: make it with `of_players` or `of_teams`."""
    thrower: str | None = None

    @classmethod
    def of_players(cls, a: str, b: str) -> Self:
        """Two who play each other, called by their names."""
        return cls((escape_name(a), escape_name(b)))

    @classmethod
    def of_teams(cls, say: Say) -> Self:
        """Two teams, called by their colours."""
        return cls((team_name(0, say), team_name(1, say)))


class Stop(NamedTuple):
    """How a game ended before its rules ended it."""

    reason: str
    """One of `words.STOPS`."""
    winner: Side | None = None
    mention: str = ""
    """Who cleared the table away, where the reason is `ended`."""


class Left(NamedTuple):
    """Somebody who has left a game to the others of the team."""

    name: str
    side: Side
