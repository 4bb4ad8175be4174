"""Moves by slash command, by button and by menu."""

from collections.abc import Callable, Sequence

import discord
from discord import app_commands

from cogs.answers import Answers, acknowledge, acknowledging, drop_answer, suggest
from cogs.board.last_shown import Shown
from cogs.board.showing import BoardMessages
from cogs.controls.kinds import Act, ActMenu
from cogs.rights import check_may_post
from cogs.services.finding import TableFinder
from engine import Position, parse_position
from play.driver import Driver
from play.refusals import Refusal
from play.stage_times import mark
from play.workers import Worker
from store.records import Table
from words import Say, label

Wording = Callable[[Position, str, Say], str]
"""Words an action as a suggestion."""


class Moves:
    """Makes the moves of members, and shows what comes of them."""

    def __init__(
        self,
        driver: Driver,
        finder: TableFinder,
        board: BoardMessages,
        shown: Shown,
        answers: Answers,
        drawing: Worker,
    ) -> None:
        self._driver = driver
        self._finder = finder
        self._board = board
        self._shown = shown
        self._answers = answers
        self._drawing = drawing

    async def play(self, interaction: discord.Interaction, game: str, action: str) -> None:
        """Make the move that was typed in this channel."""
        with self._driver.timing.turn():
            await acknowledge(interaction)
            mark("load")
            await self._play(interaction, await self._finder.find_played(interaction, game), action)

    async def play_chosen(
        self, interaction: discord.Interaction, game: str, choose: Callable[[Position], str]
    ) -> None:
        """Make the move that `choose` finds in the position of this channel's game, which takes a while."""
        with self._driver.timing.turn():
            await acknowledge(interaction)
            mark("load")
            table = await self._finder.find_played(interaction, game)
            mark("apply")
            action = await self._drawing.run(choose, parse_position(game, table.notation))
            await self._play(interaction, table, action)

    async def _play(self, interaction: discord.Interaction, table: Table, action: str) -> None:
        if await self._act(interaction, table, None, action):
            await drop_answer(interaction)
        else:
            await self._answers.tell_saved(interaction, table.game)

    async def press(self, interaction: discord.Interaction, control: Act) -> None:
        """Make the move of a button."""
        await self._use(interaction, control, control.action)

    async def choose(self, interaction: discord.Interaction, control: ActMenu, values: Sequence[str]) -> None:
        """Make the move that was chosen in a menu."""
        await self._use(interaction, control, values[0])

    async def _use(self, interaction: discord.Interaction, control: Act | ActMenu, action: str) -> None:
        async with acknowledging(interaction):
            with self._driver.timing.turn():
                mark("load")
                table = await self._finder.reach(interaction, control.game, control.table)
                shown = await self._act(interaction, table, control.ply, action)
        if not shown:  # can be told only once the press is acknowledged
            await self._answers.tell_saved(interaction, control.game)
        await drop_answer(interaction)

    async def _act(
        self, interaction: discord.Interaction, table: Table, ply: int | None, action: str
    ) -> bool:
        """Make a move, which is saved and shown; return whether it could be shown. Raises `Refusal`."""
        check_may_post(interaction)
        try:
            view = await self._driver.act(table, ply, interaction.user.id, action, str(interaction.id))
        except Refusal as refusal:
            await self._board.catch_up(table.id, stale=refusal.code == "out-of-date")
            raise
        finally:
            await self._board.retire_stray(table, interaction.message)
        return self._shown.is_current(view.table)

    async def suggest(
        self,
        interaction: discord.Interaction,
        game: str,
        typed: str,
        actions: Callable[[Position], Sequence[str]],
        word: Wording = label,
    ) -> list[app_commands.Choice[str]]:
        """Those actions of the present position that fit what has been typed."""
        position = await self._finder.position_here(interaction, game)
        if position is None:
            return []
        say = await self._answers.say(interaction, game)
        return suggest([(word(position, action, say), action) for action in actions(position)], typed)
