"""Options that several commands have, each declared once."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from discord import app_commands

from cogs.naming import word
from engine import find_game
from play.clocks import CLOCKS
from play.terms import BEGINNINGS, NO_CLOCK, RACKS
from players import LEVELS
from players.strengths import rating_of

C = TypeVar("C", bound=Callable[..., Any])

LEVEL_CHOICES = [app_commands.Choice(name=word(f"level-choice-{level}"), value=level) for level in LEVELS]
TEAM_CHOICES = [app_commands.Choice(name=word(f"team-{side}"), value=side) for side in (0, 1)]


def _with(command: C, *names: str) -> C:
    """Name and describe those options."""
    rename = app_commands.rename(**{name: word(f"option-{name}") for name in names})
    describe = app_commands.describe(**{name: word(f"option-{name}-description") for name in names})
    return rename(describe(command))


def with_options(*names: str) -> Callable[[C], C]:
    """Give a command options of those names, in every language."""
    return lambda command: _with(command, *names)


def with_level(game: str) -> Callable[[C], C]:
    """Give a command of that game the option `level`: who the computer is there, and how strong."""
    levels = [app_commands.Choice(name=_word_level(game, level), value=level) for level in LEVELS]
    return lambda command: _with(app_commands.choices(level=levels)(command), "level")


def _word_level(game: str, level: str) -> app_commands.locale_str:
    rating = rating_of(game, level)
    if rating is None:
        return word(f"level-choice-{level}")
    return word(f"level-choice-{level}-rated", rating=str(rating))


def with_counts(game: str) -> Callable[[C], C]:
    """Give a command of that game the options `points` and `balls`, with how many they may be."""
    allowed = find_game(game).position.options
    worded = {
        "points": _word_count("points", allowed["target"]),
        "balls": _word_count("balls", allowed["balls"]),
    }
    rename = app_commands.rename(points=word("option-points"), balls=word("option-balls"))
    return lambda command: rename(app_commands.describe(**worded)(command))


def _word_count(name: str, allowed: Sequence[int]) -> app_commands.locale_str:
    """The description of an option with the range of its values, or with both if there are only two."""
    kind = "description" if isinstance(allowed, range) else "either-description"
    return word(f"option-{name}-{kind}", least=str(allowed[0]), most=str(allowed[-1]))


def with_begin(command: C) -> C:
    """Give a command the option `begin`."""
    choices = [app_commands.Choice(name=word(f"begin-{who}"), value=who) for who in BEGINNINGS]
    return _with(app_commands.choices(begin=choices)(command), "begin")


def with_racks(command: C) -> C:
    """Give a command the option `racks`."""
    choices = [app_commands.Choice(name=word(f"racks-{racks}"), value=racks) for racks in RACKS]
    return _with(app_commands.choices(racks=choices)(command), "racks")


def with_terms(command: C) -> C:
    """Give a command the options `clock` and `thread`."""
    clocks = [app_commands.Choice(name=word(f"clock-{clock}"), value=clock) for clock in (NO_CLOCK, *CLOCKS)]
    return _with(app_commands.choices(clock=clocks)(command), "clock", "thread")
