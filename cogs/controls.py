"""Buttons and menus that outlive a restart: everything they need to know is in their `custom_id`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import app_commands, ui

from bot.app import Boulo

LONGEST_LABEL = 100
MOST = 25
"""Discord takes no more options in a menu, and no more suggestions."""


def suggest(offered: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Of the labels and their values those that what has been typed is a part of."""
    fitting = [each for each in offered if typed.lower() in " ".join(each).lower()]
    return [app_commands.Choice(name=label[:LONGEST_LABEL], value=value) for label, value in fitting[:MOST]]


class Host(Protocol):
    """What a game's cog does when one of its controls is used."""

    async def press(self, interaction: Any, table: int, ply: int, action: str) -> None: ...
    async def answer_challenge(
        self, interaction: discord.Interaction, challenge: int, answer: str
    ) -> None: ...
    async def start_from_button(self, interaction: Any, how: str) -> None: ...
    async def open_group(self, interaction: Any, table: int, ply: int, group: str) -> None: ...
    async def turn_page(self, interaction: Any, page: int) -> None: ...
    async def give_up(self, interaction: Any, table: int, *, leaving: bool) -> None: ...
    async def do_more(self, interaction: Any, table: int, what: str) -> None: ...


def host(interaction: discord.Interaction, game: str) -> Host:
    """The cog that hosts a game; cogs are named after their games."""
    return cast(Host, cast(Boulo, interaction.client).get_cog(game))


NUMBERS = ("challenge", "lobby", "page", "part", "ply", "table")
"""What is a number wherever it is part of a `custom_id`."""


class Remade:
    """A control that is made again when it is used: the parts of its `custom_id` are its arguments."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        parts = {name: int(part) if name in NUMBERS else part for name, part in match.groupdict().items()}
        return cast(Self, cast(Any, cls)(**parts))


class ActionButton(
    Remade,
    ui.DynamicItem[ui.Button[Any]],
    template=r"a:(?P<game>\w+):(?P<table>\d+):(?P<ply>\d+):(?P<action>.+)",
):
    """Plays an action at the ply at which the board was shown."""

    def __init__(self, game: str, table: int, ply: int, action: str, **look: Any) -> None:
        self.game, self.table, self.ply, self.action = game, table, ply, action
        super().__init__(ui.Button(custom_id=f"a:{game}:{table}:{ply}:{action}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await host(interaction, self.game).press(interaction, self.table, self.ply, self.action)


def _number(ply: int, part: int) -> int:
    """A component's own number: a menu with a new one does not keep what was chosen in the one before."""
    return 1_000 + 1_000 * ply + part


class ActionMenu(
    Remade,
    ui.DynamicItem[ui.Select[Any]],
    template=r"m:(?P<game>\w+):(?P<table>\d+):(?P<ply>\d+):(?P<part>\d+)",
):
    """The same as a menu: the value chosen is the action. A long choice has several parts."""

    def __init__(self, game: str, table: int, ply: int, part: int = 0, **look: Any) -> None:
        self.game, self.table, self.ply = game, table, ply
        number = _number(ply, part)
        super().__init__(ui.Select(custom_id=f"m:{game}:{table}:{ply}:{part}", id=number, **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = cast(dict[str, Any], interaction.data)["values"][0]
        await host(interaction, self.game).press(interaction, self.table, self.ply, chosen)


class GroupMenu(
    Remade, ui.DynamicItem[ui.Select[Any]], template=r"g:(?P<game>\w+):(?P<table>\d+):(?P<ply>\d+)"
):
    """The first step of a choice among many: the value chosen is a group of actions."""

    def __init__(self, game: str, table: int, ply: int, **look: Any) -> None:
        self.game, self.table, self.ply = game, table, ply
        super().__init__(ui.Select(custom_id=f"g:{game}:{table}:{ply}", id=_number(ply, 999), **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        chosen = cast(dict[str, Any], interaction.data)["values"][0]
        await host(interaction, self.game).open_group(interaction, self.table, self.ply, chosen)


class ChallengeButton(
    Remade, ui.DynamicItem[ui.Button[Any]], template=r"c:(?P<game>\w+):(?P<challenge>\d+):(?P<answer>\w+)"
):
    """Accepts, declines or withdraws a challenge."""

    def __init__(self, game: str, challenge: int, answer: str, **look: Any) -> None:
        self.game, self.challenge, self.answer = game, challenge, answer
        super().__init__(ui.Button(custom_id=f"c:{game}:{challenge}:{answer}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await host(interaction, self.game).answer_challenge(interaction, self.challenge, self.answer)


class StartButton(Remade, ui.DynamicItem[ui.Button[Any]], template=r"n:(?P<game>\w+):(?P<how>\w+)"):
    """Starts a game where none is on: against the computer, or with anybody who likes."""

    def __init__(self, game: str, how: str, **look: Any) -> None:
        self.game, self.how = game, how
        super().__init__(ui.Button(custom_id=f"n:{game}:{how}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await host(interaction, self.game).start_from_button(interaction, self.how)


class ResignButton(
    Remade,
    ui.DynamicItem[ui.Button[Any]],
    template=r"r:(?P<game>\w+):(?P<table>\d+)(?::(?P<how>leave|resign))?",
):
    """Leaves a team or gives the game up, whichever was asked once; an old button does not say which."""

    def __init__(self, game: str, table: int, how: str | None, **look: Any) -> None:
        self.game, self.table, self.how = game, table, how
        asked = "" if how is None else f":{how}"
        super().__init__(ui.Button(custom_id=f"r:{game}:{table}{asked}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        leaving = self.how == "leave"
        await host(interaction, self.game).give_up(interaction, self.table, leaving=leaving)


class PageButton(Remade, ui.DynamicItem[ui.Button[Any]], template=r"p:(?P<game>\w+):(?P<page>\d+)"):
    """Turns to another page of the rules."""

    def __init__(self, game: str, page: int, **look: Any) -> None:
        self.game, self.page = game, page
        super().__init__(ui.Button(custom_id=f"p:{game}:{page}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await host(interaction, self.game).turn_page(interaction, self.page)


CONTROLS = (ActionButton, ActionMenu, ChallengeButton, GroupMenu, PageButton, ResignButton, StartButton)


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(*CONTROLS)
