"""Who plays and how a game was stopped, as captions and headlines need it."""

from typing import NamedTuple, Self

from engine import Side
from words.names import escape_name, team_name
from words.texts import Say


class People(NamedTuple):
    """The names of both sides in messages, and in teams the player of the ball that is being told."""

    names: tuple[str, str]
    """Escaped already: make it with `of_players` or `of_teams`."""
    thrower: str | None = None

    @classmethod
    def of_players(cls, a: str, b: str) -> Self:
        """Two players, called by their names."""
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
    """The mention of whoever cleared the table away, if the reason is `ended`."""


class Left(NamedTuple):
    """A player who has left a game to their team."""

    name: str
    side: Side
