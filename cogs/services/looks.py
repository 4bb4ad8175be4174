"""Looking at a table: its board again, the position in words; and giving up."""

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord import ui

from cogs.answers import (
    Answers,
    acknowledge,
    drop_answer,
    is_pressed_in_private,
    replace_answer,
    show,
    tell,
    words_only,
)
from cogs.board.last_shown import Shown
from cogs.board.showing import BoardMessages
from cogs.controls.board_buttons import DESCRIBE, LAYOUT, more_buttons
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import Dismiss, Resign
from cogs.matches import listener_of
from cogs.rights import check_may_post
from cogs.services.finding import TableFinder
from play import Play
from play.driver import Driver
from play.earlier_rules import read_position
from play.refusals import Refusal
from play.turns import side_playing
from play.views import TableView, ending_of
from play.workers import Worker
from words import layout, spoken


class Looks:
    """Shows a table, and tells it in words."""

    def __init__(
        self,
        play: Play,
        finder: TableFinder,
        board: BoardMessages,
        answers: Answers,
        drawing: Worker,
    ) -> None:
        self._play = play
        self._finder = finder
        self._board = board
        self._answers = answers
        self._drawing = drawing

    async def show_board(
        self, interaction: discord.Interaction, game: str, table_id: int | None = None
    ) -> None:
        """Show the board below everything else; an old one only in private, if another game is on here."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        check_may_post(interaction)
        self._play.limits.spend("board", interaction.user.id)
        view = await self._play.tables.view(table.id)
        if await self._finder.is_bystander(interaction, table):
            return await self._board.show_alone(interaction, await self._as_they_like(interaction, view))
        view = view._replace(quiet=await self._is_unwelcome(view, interaction.user.id))
        if await self._board.show(view, where="below", by=interaction.user.id):
            await drop_answer(interaction)
        else:
            await self._answers.tell_saved(interaction, game)
        return None

    async def _as_they_like(self, interaction: discord.Interaction, view: TableView) -> TableView:
        """The view in the language and the colours of the one member who sees it."""
        language = await self._answers.own_language(interaction)
        theme = await self._answers.theme(interaction, view.table)
        return view._replace(table=replace(view.table, language=language, theme=theme))

    async def _is_unwelcome(self, view: TableView, member_id: int) -> bool:
        """Whether the one to play does not want to be pinged by that member."""
        awaited = view.seat.member_id if view.seat is not None else None
        if awaited is None or awaited == member_id:
            return False
        return not await self._play.blocks.who_take_pings([awaited], member_id)

    async def describe(
        self, interaction: discord.Interaction, game: str, table_id: int | None = None
    ) -> None:
        """Tell the position in words, for members who do not see the picture."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        self._play.limits.spend("look", interaction.user.id)
        position, say = read_position(table), await self._answers.say(interaction, game)
        listener = listener_of(table, interaction.user.id, say)
        words = await self._drawing.run(spoken, position, say, stopped=ending_of(table), listener=listener)
        await _show_words(interaction, words, more_buttons(table, (LAYOUT,), say))

    async def tell_layout(
        self, interaction: discord.Interaction, game: str, table_id: int | None = None
    ) -> None:
        """Tell how the board of the game is laid out, without what lies on it."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        self._play.limits.spend("look", interaction.user.id)
        say = await self._answers.say(interaction, game)
        await _show_words(interaction, layout(game, say), more_buttons(table, (DESCRIBE,), say))


async def _show_words(interaction: discord.Interaction, words: str, buttons: Iterable[ControlButton]) -> None:
    """Tell the member who asked, with buttons to what else is told about the board."""
    message = words_only(words)
    message.add_item(ui.ActionRow(*buttons))
    await show(interaction, message)


class Resigning:
    """Lets members give up, or leave their team, after the question whether they mean it."""

    def __init__(self, driver: Driver, finder: TableFinder, shown: Shown, answers: Answers) -> None:
        self._driver = driver
        self._finder = finder
        self._shown = shown
        self._answers = answers

    async def ask(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Ask whether the member means it."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        side_playing(table, interaction.user.id)
        control = Resign(table.game, table.id, "leave" if table.others(interaction.user.id) else "resign")
        say = await self._answers.say(interaction, game)
        button = control_button(control, say(f"{control.how}-yes"), style=discord.ButtonStyle.danger)
        play_on = control_button(Dismiss(), say("play-on"), style=discord.ButtonStyle.success)
        await tell(interaction, say(f"{control.how}-sure"), buttons_view([button, play_on]))

    async def dismiss(self, interaction: discord.Interaction, control: Dismiss) -> None:
        """Delete the question: the game goes on. Raises `Refusal` if the message is not private."""
        if not is_pressed_in_private(interaction):
            raise Refusal("refused")
        await interaction.response.defer()
        await drop_answer(interaction)

    async def resign(self, interaction: discord.Interaction, control: Resign) -> None:
        """Give the game up, or leave it to the team."""
        await interaction.response.defer()
        leaving = control.how == "leave"
        table = await self._finder.reach(interaction, control.game, control.table)
        view = await self._driver.resign(table.id, interaction.user.id, leaving=leaving)
        done = "resign-done" if view.left is None else "leave-done"
        await replace_answer(interaction, (await self._answers.say(interaction, control.game))(done))
        if not self._shown.is_current(view.table):
            await self._answers.tell_saved(interaction, control.game)
