"""What is particular about a game on Discord: one record for each, next to its commands."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from discord import ui

from play.views import TableView
from words import Say

Rows = Sequence[ui.ActionRow[Any]]
Choices = Callable[[TableView, Say], Rows]
"""What can be clicked under a board when a member is to decide."""
Groups = Mapping[str, Sequence[str]]
"""The legal actions by what is moved, the ones that people look for first."""
Grouped = Callable[[Any], Groups]
"""How the actions of a position of one game are grouped."""
GroupChoices = Callable[[TableView, str, Say], Rows]
"""What can be clicked after that, in private, where there is too much to choose from for one menu."""


class DiscordGame(NamedTuple):
    """How a game of the engine is played on Discord."""

    name: str
    """The engine's name of the game."""
    command: str
    """The slash command's first word."""
    choices: Choices
    face: str
    """The notation of the position by which the game is known in a list."""
    grouped: Grouped | None = None
    """How its actions are grouped, where there can be too many for one menu."""
    group_choices: GroupChoices | None = None
    """What can be done with a group; None where it is seen on the board first, as a ghost."""
    for_all: Sequence[str] = ("board", "rules", "leaderboard", "stats")
    """What stands in the menu under a board for everybody."""
    for_players: Sequence[str] = ("hint", "resign")
    """What stands there, too, for those who play at that table, while they do."""


DiscordGames = Mapping[str, DiscordGame]
"""All of them, by the engine's names."""
