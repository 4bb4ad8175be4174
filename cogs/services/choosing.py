"""Choosing among many moves in private: the moves of a group, and Boomerang's free mode."""

from collections.abc import Sequence
from typing import NamedTuple, cast

import discord
from discord import ui

from cogs.answers import Answers, show
from cogs.board.pictures import Described
from cogs.board.showing import BoardMessages
from cogs.controls.duels import best_places, group_row, piece_choices
from cogs.controls.ghosts import Spot, ghost_rows
from cogs.controls.kinds import GroupMenu, OpenRack, Walk, WalkMenu
from cogs.controls.shapes import PieceShapes
from cogs.games import DiscordGames, Rows
from cogs.services.finding import TableFinder
from engine import Side, parse_position
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece, legal_placements
from play.hints import may_have_hints
from play.refusals import Refusal
from play.tables import Tables
from play.turns import check_turn
from play.views import TableView, hidden_from
from play.workers import Worker
from render import draw
from words import Say, alt, label, word_group
from words.boomerang import offers
from words.coach import word_turned
from words.places import begin_line


class Thought(NamedTuple):
    """What is shown while a piece is thought about; made off the event loop."""

    picture: Described
    words: str
    rows: Rows


class Choosing:
    """Shows the player to move, and nobody else, what can be done."""

    def __init__(
        self,
        tables: Tables,
        finder: TableFinder,
        board: BoardMessages,
        answers: Answers,
        drawing: Worker,
        games: DiscordGames,
        shapes: PieceShapes,
    ) -> None:
        self._tables = tables
        self._finder = finder
        self._board = board
        self._answers = answers
        self._drawing = drawing
        self._games = games
        self._shapes = shapes

    async def open_group(
        self, interaction: discord.Interaction, control: GroupMenu, values: Sequence[str]
    ) -> None:
        """Show the moves of the chosen group, or its ghost; in place of the group chosen before."""
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

    async def open_rack(self, interaction: discord.Interaction, control: OpenRack) -> None:
        """Show a player their own hidden rack and, on their turn, what can be done with it."""
        await interaction.response.defer()
        view, waits = await self._view_of_rack(interaction, control)
        say = await self._answers.say(interaction, control.game)
        theme = await self._answers.theme(interaction, view.table)
        hidden = hidden_from(view.table, interaction.user.id)
        side = view.table.side_of(interaction.user.id) or 0
        rack = await self._drawing.run(_prepare_rack, view, side, theme, hidden, say)
        rows = [] if waits else self._shapes.put_on(rack.rows)
        message = ui.LayoutView(timeout=None)
        message.add_item(ui.Container(rack.picture.gallery(), ui.TextDisplay(rack.words), *rows))
        await self._shapes.send(message, lambda: show(interaction, message, rack.picture))

    def _group_rows(self, view: TableView, group: str, say: Say) -> Rows:
        """The moves of a group, and the menu of the other groups."""
        game = self._games[view.table.game]
        groups = {} if game.grouped is None else game.grouped(view.position)
        if game.group_choices is None or group not in groups:
            raise Refusal("refused")
        return [*game.group_choices(view, group, say), group_row(view, groups, say)]

    async def walk(self, interaction: discord.Interaction, control: Walk) -> None:
        """Show the ghost at the button's spot, in place of the private message."""
        await interaction.response.defer()
        await self._show_ghost(interaction, await self._view_on_turn(interaction, control), control.spot)

    async def walk_to_best(
        self, interaction: discord.Interaction, control: WalkMenu, values: Sequence[str]
    ) -> None:
        """Show the ghost at the place that was chosen in the menu of the best ones."""
        await interaction.response.defer()
        view = await self._view_on_turn(interaction, control)
        if values[0] not in view.position.legal_actions():
            raise Refusal("refused")
        await self._show_ghost(interaction, view, values[0])

    async def _show_ghost(self, interaction: discord.Interaction, view: TableView, spot: str) -> None:
        say = await self._answers.say(interaction, view.table.game)
        theme = await self._answers.theme(interaction, view.table)
        hidden = hidden_from(view.table, interaction.user.id)
        ghost = await self._drawing.run(prepare_ghost, view, spot, theme, say, hidden)
        rows = self._shapes.put_on(ghost.rows)
        message = ui.LayoutView(timeout=None)
        message.add_item(ui.Container(ghost.picture.gallery(), ui.TextDisplay(ghost.words), *rows))
        await self._shapes.send(message, lambda: show(interaction, message, ghost.picture))

    async def _view_on_turn(
        self, interaction: discord.Interaction, control: GroupMenu | OpenRack | Walk | WalkMenu
    ) -> TableView:
        """The table as it is, if that member may decide there now on a board of that ply.

        Raises `Refusal`; if the board was old, the present one is shown first.
        """
        table = await self._finder.reach(interaction, control.game, control.table)
        view = await self._tables.view(table.id)
        try:
            check_turn(view.table, view.position, control.ply, interaction.user.id)
        except Refusal as refusal:
            await self._board.catch_up(table.id, stale=refusal.code == "out-of-date")
            await self._board.retire_stray(table, interaction.message)
            raise
        return view

    async def _view_of_rack(
        self, interaction: discord.Interaction, control: OpenRack
    ) -> tuple[TableView, bool]:
        """The table, and whether its player has to wait for the other. Raises `Refusal`."""
        try:
            return await self._view_on_turn(interaction, control), False
        except Refusal as refusal:
            if refusal.code != "not-your-turn":
                raise
        table = await self._finder.reach(interaction, control.game, control.table)
        return await self._tables.view(table.id), True

    async def offer_placements(
        self, interaction: discord.Interaction, game: str, option: str, chosen: dict[str, str]
    ) -> dict[str, str]:
        """The legal values of an option of a placement, given the others chosen so far, in words."""
        try:
            table = await self._finder.find_played(interaction, game)
        except Refusal:
            return {}
        position = cast(Boomerang, parse_position(game, table.notation))
        if position.mover in hidden_from(table, interaction.user.id):
            return {}
        others = {name: value for name, value in chosen.items() if value and name != option}
        return await self._drawing.run(
            offers, position, option, others, await self._answers.say(interaction, game)
        )


def _prepare_rack(view: TableView, side: Side, theme: str, hidden: Sequence[Side], say: Say) -> Thought:
    """The board with the player's own pieces beside it, and on their turn the controls."""
    position = cast(Boomerang, view.position)
    picture = draw(position, theme=theme, hidden=hidden, seen_from=side)
    described = Described(picture, alt(position, (), say, hidden=hidden))
    own = say("rack-own" if side == position.mover else "rack-waiting")
    words = own, word_turned(position.name, side, say)
    return Thought(described, "\n".join(filter(None, words)), piece_choices(view, say))


def prepare_ghost(view: TableView, text: str, theme: str, say: Say, hidden: Sequence[Side] = ()) -> Thought:
    """The ghost at that spot. Raises `Refusal` if it is off the board or no such piece is left."""
    position = cast(Boomerang, view.position)
    spot = Spot.parse(text) if text.partition(".")[0] in by_piece(position) else None
    if spot is None or not spot.is_on_board:
        raise Refusal("refused")
    seen_from = position.mover or 0  # whose ghost it is
    drawn = draw(position, preview=str(spot), theme=theme, hidden=hidden, seen_from=seen_from)
    rows = [
        *ghost_rows(view, spot, say),
        *_hints(view, spot.kind, say),
        group_row(view, by_piece(position), say),
    ]
    described = Described(drawn, alt(position, (), say, hidden=hidden))
    words = begin_line(label(position, str(spot), say)), word_turned(position.name, position.mover or 0, say)
    return Thought(described, "\n".join(filter(None, words)), rows)


def best_spot(view: TableView, piece: str) -> str:
    """The spot at which a piece turns over most. Raises `Refusal` if it cannot be put down."""
    places = legal_placements(cast(Boomerang, view.position), piece=piece)
    if not places:
        raise Refusal("refused")
    return places[0]


def _hints(view: TableView, piece: str, say: Say) -> Rows:
    """The menu of the best places, if the game may have hints."""
    return [best_places(view, piece, say)] if may_have_hints(view.table) else []
