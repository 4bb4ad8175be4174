"""What every game has: board, describe, resign and rules, besides its start, its replays and its standings.

A game's own cog adds `solo` and `challenge` with its options, its moves, and the controls under its board.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import discord
from discord import app_commands, ui

from cogs.answers import Interaction, in_messages, politely
from cogs.board import ending_of
from cogs.challenges import ChallengeCog
from cogs.controls import ResignButton
from cogs.host import TABLE
from cogs.more import AFTER, MENU, more_buttons
from cogs.replays import ReplayCog
from cogs.rules import rule_page
from cogs.standings import StandingsCog
from cogs.words import word
from engine import parse_position
from play.turns import side_playing
from store.records import Table
from words import spoken


class GameCog(ChallengeCog, ReplayCog, StandingsCog):
    """Everything that the games have in common on Discord."""

    rule_examples: tuple[tuple[str, str], ...]
    """For each page of the rules a position, and the action or roll that it shows."""
    for_all: tuple[str, ...] = ("board", "describe", "rules", "leaderboard", "stats")
    """Commands that need no option: each has a button in the menu under a board."""

    def for_players(self, table: Table) -> tuple[str, ...]:
        """The same for those who play at that table, while they do."""
        return ("resign",)

    @politely
    async def do_more(self, interaction: Interaction, table: int, what: str) -> None:
        """A button under a board: the private menu, or what the command of that name does, at that table."""
        interaction.extras[TABLE] = table
        if what == MENU:
            return await self._open_menu(interaction)
        command = self.app_command and self.app_command.get_command(what)
        assert isinstance(command, app_commands.Command)
        act = cast(Callable[..., Awaitable[None]], command.callback)
        by_number = any(option.name == "number" for option in command.parameters)
        return await act(self, interaction, **({"number": str(table)} if by_number else {}))

    async def _open_menu(self, interaction: Interaction) -> None:
        table, say = await self.table_here(interaction), self.say(interaction)
        plays = table.side_of(interaction.user.id) is not None
        if table.state == "over":
            whats = (*AFTER, *self.for_all)
        else:  # what ends the game stands last, far from where the menu was opened
            whats = (*self.for_all, *(self.for_players(table) if plays else ()))
        view = ui.View(timeout=None)
        for button in more_buttons(table, whats, say):
            view.add_item(button)
        await self.tell(interaction, say("more-what"), view)
        if table.shown_ply < table.ply:
            await self.catch_up(table.id, stale=True)

    @app_commands.command(name=word("command-board"), description=word("command-board-description"))
    @politely
    async def show_board(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        self.check_may_post(interaction)
        await interaction.response.defer(ephemeral=True)
        if await self.show(interaction, await self.bot.tables.view(table.id), anew=True):
            await self.drop_answer(interaction)

    @app_commands.command(name=word("command-describe"), description=word("command-describe-description"))
    @politely
    async def tell_board(self, interaction: Interaction) -> None:
        """The position in words, for whoever does not see the picture."""
        table = await self.table_here(interaction)
        await interaction.response.defer(ephemeral=True)
        position = parse_position(table.game, table.notation)
        words = await asyncio.to_thread(spoken, position, self.say(interaction), stopped=ending_of(table))
        for part in in_messages(words):
            await self.tell(interaction, part)

    @app_commands.command(name=word("command-resign"), description=word("command-resign-description"))
    @politely
    async def resign(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        side_playing(table, interaction.user.id)
        how = "leave" if table.others(interaction.user.id) else "resign"
        say = self.say(interaction)
        view = ui.View(timeout=None)
        view.add_item(
            ResignButton(self.game, table.id, how, label=say(f"{how}-yes"), style=discord.ButtonStyle.danger)
        )
        await self.tell(interaction, say(f"{how}-sure"), view)

    @politely
    async def give_up(self, interaction: Interaction, table: int, *, leaving: bool) -> None:
        await interaction.response.defer()
        moved = await self.bot.tables.resign(table, interaction.user.id, leaving=leaving)
        done = "resign-done" if moved.left is None else "leave-done"
        await self.replace_answer(interaction, self.say(interaction)(done))
        await self.show(interaction, moved, anew=moved.left is not None)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-description"))
    @politely
    async def rules(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        view, picture = await self._rule_page(interaction, 0)
        await interaction.followup.send(view=view, file=picture, ephemeral=True)

    @politely
    async def turn_page(self, interaction: Interaction, page: int) -> None:
        await interaction.response.defer()
        view, picture = await self._rule_page(interaction, page)
        await interaction.edit_original_response(view=view, attachments=[picture])

    async def _rule_page(self, interaction: Interaction, page: int) -> tuple[ui.LayoutView, discord.File]:
        """A page of the rules in the colours of the server."""
        house = await self.bot.tables.store.house(interaction.guild_id)
        return await rule_page(self.game, self.rule_examples, page, house.theme, self.say(interaction))
