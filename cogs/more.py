"""What else can be done at a table than to play: the row of small buttons under every board."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.app import Boulo
from cogs.controls import Remade, host
from store.records import Table
from words.texts import Say

STYLES = {"rematch": discord.ButtonStyle.primary, "resign": discord.ButtonStyle.danger}
MENU = "more"
"""What opens the private menu of everything else; all other buttons are called like their commands."""
AFTER = ("rematch", "replay")
"""What people want of a finished game."""


class MoreButton(
    Remade, ui.DynamicItem[ui.Button[Any]], template=r"x:(?P<game>\w+):(?P<table>\d+):(?P<what>[-\w]+)"
):
    """Does at its table what the command of that name does."""

    def __init__(self, game: str, table: int, what: str, **look: Any) -> None:
        self.game, self.table, self.what = game, table, what
        super().__init__(ui.Button(custom_id=f"x:{game}:{table}:{what}", **look))

    async def callback(self, interaction: discord.Interaction) -> None:
        await host(interaction, self.game).do_more(interaction, self.table, self.what)


def more_buttons(table: Table, whats: Sequence[str], say: Say) -> Iterator[MoreButton]:
    """A button for each of those commands."""
    for what in whats:
        style = STYLES.get(what, discord.ButtonStyle.secondary)
        yield MoreButton(table.game, table.id, what, label=say(f"more-{what}"), style=style)


def row_below(table: Table, say: Say) -> ui.ActionRow[Any]:
    """What every board ends with."""
    whats = (*AFTER, MENU) if table.state == "over" else (MENU,)
    return ui.ActionRow(*more_buttons(table, whats, say))


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(MoreButton)
