"""What is particular about a game on Discord: one record for each, next to its commands."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from discord import ui

from play.views import TableView
from words import Say

Rows = Sequence[ui.ActionRow[Any]]
Choices = Callable[[TableView, Say], Rows]
"""Makes the rows of controls under a board for a member who has to decide."""
Groups = Mapping[str, Sequence[str]]
"""The legal actions by what is moved; those that people look for come first."""
Grouped = Callable[[Any], Groups]
"""Groups the legal actions of a position."""
GroupChoices = Callable[[TableView, str, Say], Rows]
"""Makes the private rows of controls for one group of actions."""


class DiscordGame(NamedTuple):
    """How a game of the engine is played on Discord."""

    name: str
    """The engine's name of the game."""
    command: str
    """The slash command's first word."""
    choices: Choices
    face: str
    """The notation of the position whose picture stands for the game in a list."""
    grouped: Grouped | None = None
    """How its actions are grouped, if there can be too many for one menu."""
    group_choices: GroupChoices | None = None
    """The controls of a group; None if a piece is first shown on the board as a ghost."""
    for_all: Sequence[str] = ("board", "rules", "leaderboard", "stats")
    """The buttons of the menu under a board, for everybody."""
    for_players: Sequence[str] = ("hint", "resign")
    """The further buttons for those who play at that table."""


DiscordGames = Mapping[str, DiscordGame]
"""The records of all games, by the engine's names."""
