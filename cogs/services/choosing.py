"""Choosing among many moves in private: the moves of a group, and Boomerang's free mode."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

import discord
from discord import ui

from cogs.answers import Answers, show
from cogs.board.pictures import Described
from cogs.board.showing import Board
from cogs.controls.duels import best_places, group_row
from cogs.controls.ghosts import Spot, ghost_rows
from cogs.controls.registry import GroupMenu, Walk, WalkMenu
from cogs.games import DiscordGames, Rows
from cogs.services.finding import TableFinder
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece, legal_placements
from play.hints import may_have_hints
from play.refusals import Refusal
from play.tables import Tables
from play.turns import check_turn
from play.views import TableView
from play.workers import Worker
from render import draw
from words import Say, alt, label, word_group
from words.boomerang import offers


class Ghost(NamedTuple):
    """What is shown of a piece that is thought about: too much work for the event loop."""

    picture: Described
    words: str
    rows: Rows


class Choosing:
    """Shows the player to move, and nobody else, what can be done."""

    def __init__(
        self,
        tables: Tables,
        finder: TableFinder,
        board: Board,
        answers: Answers,
        drawing: Worker,
        games: DiscordGames,
        with_shapes: Callable[[Rows], Rows],
    ) -> None:
        self._tables = tables
        self._finder = finder
        self._board = board
        self._answers = answers
        self._drawing = drawing
        self._games = games
        self._with_shapes = with_shapes

    async def open_group(
        self, interaction: discord.Interaction, control: GroupMenu, values: Sequence[str]
    ) -> None:
        """Show the moves of the chosen group, or its ghost. Another that is chosen takes its place."""
        await interaction.response.defer()
        view = await self._view_on_turn(interaction, control)
        if self._games[control.game].group_choices is None:
            spot = await self._drawing.run(best_spot, view, values[0])
            return await self._show_ghost(interaction, view, spot)
        say = await self._answers.say(interaction, control.game)
        rows = await self._drawing.run(self._group_rows, view, values[0], say)
        message = ui.LayoutView(timeout=None)
        message.add_item(
            ui.Container(
                ui.TextDisplay(say("choose-move", group=word_group(control.game, values[0], say))), *rows
            )
        )
        return await show(interaction, message)

    def _group_rows(self, view: TableView, group: str, say: Say) -> Rows:
        """The moves of a group, and the menu of the other groups."""
        game = self._games[view.table.game]
        groups = {} if game.grouped is None else game.grouped(view.position)
        if game.group_choices is None or group not in groups:
            raise Refusal("refused")
        return [*game.group_choices(view, group, say), group_row(view, groups, say)]

    async def walk(self, interaction: discord.Interaction, control: Walk) -> None:
        """Show the ghost there, in place of the private message whose button was pressed."""
        await interaction.response.defer()
        await self._show_ghost(interaction, await self._view_on_turn(interaction, control), control.spot)

    async def walk_to_best(
        self, interaction: discord.Interaction, control: WalkMenu, values: Sequence[str]
    ) -> None:
        """The same for a place that was chosen in the menu of the best ones."""
        await interaction.response.defer()
        view = await self._view_on_turn(interaction, control)
        if values[0] not in view.position.legal_actions():
            raise Refusal("refused")
        await self._show_ghost(interaction, view, values[0])

    async def _show_ghost(self, interaction: discord.Interaction, view: TableView, spot: str) -> None:
        say = await self._answers.say(interaction, view.table.game)
        theme = await self._answers.theme(interaction, view.table)
        ghost = await self._drawing.run(prepare_ghost, view, spot, theme, say)
        rows = self._with_shapes(ghost.rows)
        message = ui.LayoutView(timeout=None)
        message.add_item(ui.Container(ghost.picture.gallery(), ui.TextDisplay(ghost.words), *rows))
        await show(interaction, message, ghost.picture)

    async def _view_on_turn(
        self, interaction: discord.Interaction, control: GroupMenu | Walk | WalkMenu
    ) -> TableView:
        """The table as it is, if that member may decide there now on a board of that ply.

        Raises `Refusal`, once whoever has an old board has been shown the present one.
        """
        table = await self._finder.reach(interaction, control.game, control.table)
        view = await self._tables.view(table.id)
        try:
            check_turn(view.table, view.position, control.ply, interaction.user.id)
        except Refusal as refusal:
            await self._board.catch_up(table.id, stale=refusal.code == "out-of-date")
            raise
        return view

    async def offer_placements(
        self, interaction: discord.Interaction, game: str, option: str, chosen: dict[str, str]
    ) -> dict[str, str]:
        """The legal values of an option of a placement, whichever others have been chosen, in words."""
        position = await self._finder.position_here(interaction, game)
        if not isinstance(position, Boomerang):
            return {}
        others = {name: value for name, value in chosen.items() if value and name != option}
        return await self._drawing.run(
            offers, position, option, others, await self._answers.say(interaction, game)
        )


def prepare_ghost(view: TableView, text: str, theme: str, say: Say) -> Ghost:
    """The ghost at that spot. Raises `Refusal` where a piece that is left can never be."""
    position = cast(Boomerang, view.position)
    spot = Spot.parse(text) if text.partition(".")[0] in by_piece(position) else None
    if spot is None or not spot.is_on_board:
        raise Refusal("refused")
    drawn = draw(position, preview=str(spot), theme=theme)
    rows = [
        *ghost_rows(view, spot, say),
        *_hints(view, spot.kind, say),
        group_row(view, by_piece(position), say),
    ]
    return Ghost(Described(drawn, alt(position, (), say)), label(position, str(spot), say), rows)


def best_spot(view: TableView, piece: str) -> str:
    """Where a piece turns most over. Raises `Refusal` for one that cannot be put down."""
    places = legal_placements(cast(Boomerang, view.position), piece=piece)
    if not places:
        raise Refusal("refused")
    return places[0]


def _hints(view: TableView, piece: str, say: Say) -> Rows:
    """The menu of the best places, where hints may be had."""
    return [best_places(view, piece, say)] if may_have_hints(view.table) else []
