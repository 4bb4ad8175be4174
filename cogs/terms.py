"""What is agreed on before a game: its options, its clock, whether it gets a thread of its own."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from discord import app_commands

from cogs.words import word
from play.clocks import CLOCKS
from players import LEVELS
from store.records import House

C = TypeVar("C", bound=Callable[..., Any])


class Terms(NamedTuple):
    """What two who start a game agree on."""

    options: dict[str, int]
    clock: str | None = None
    """A name of `CLOCKS`, "none", or nothing said: what the server has set."""
    threaded: bool = False


def clock_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"clock-{clock}"), value=clock) for clock in ("none", *CLOCKS)]


def with_level(command: C) -> C:
    """Give a command the option `level`."""
    rename = app_commands.rename(level=word("option-level"))
    describe = app_commands.describe(level=word("option-level-description"))
    levels = [app_commands.Choice(name=word(f"level-{level}"), value=level) for level in LEVELS]
    return rename(describe(app_commands.choices(level=levels)(command)))


def with_opponent(command: C) -> C:
    """Give a command the option `opponent`."""
    rename = app_commands.rename(opponent=word("option-opponent"))
    return rename(app_commands.describe(opponent=word("option-opponent-description"))(command))


def with_thread(command: C) -> C:
    """Give a command the option `thread`."""
    rename = app_commands.rename(thread=word("option-thread"))
    return rename(app_commands.describe(thread=word("option-thread-description"))(command))


def with_terms(command: C) -> C:
    """Give a command the options `clock` and `thread`."""
    rename = app_commands.rename(clock=word("option-clock"))
    describe = app_commands.describe(clock=word("option-clock-description"))
    return rename(describe(app_commands.choices(clock=clock_choices())(with_thread(command))))


def settled(terms: Terms, house: House) -> Terms:
    """The terms as an invitation shows them: whatever the server sets later, its clock stays the same."""
    return terms._replace(clock=clock_of(terms.clock, house) or "none")


def clock_of(chosen: str | None, house: House) -> str | None:
    """The clock of a game: the one chosen, or the server's where nothing was said."""
    return {"none": None}.get(chosen, chosen) if chosen is not None else house.clock
