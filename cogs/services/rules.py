"""The rules in short pages, each with a drawn example."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.board.pictures import Described, describe_step
from cogs.controls.registry import RulePage, control_button
from cogs.games import DiscordGame, DiscordGames
from engine import parse_position
from engine.log import take_step
from play.limits import Limits
from play.workers import Worker
from words import Say


class Page(NamedTuple):
    """A page as it is sent."""

    view: ui.LayoutView
    picture: Described


class Rules:
    """Shows the rules of the games, in the colours of the server."""

    def __init__(self, answers: Answers, drawing: Worker, games: DiscordGames, limits: Limits) -> None:
        self._answers = answers
        self._drawing = drawing
        self._games = games
        self._limits = limits

    async def show(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Show the first page."""
        await acknowledge(interaction)
        page = await self._page(interaction, game, 0)
        await show(interaction, page.view, page.picture)

    async def turn(self, interaction: discord.Interaction, control: RulePage) -> None:
        """Turn to another page."""
        await interaction.response.defer()
        page = await self._page(interaction, control.game, control.page)
        await interaction.edit_original_response(view=page.view, attachments=[page.picture.file()])

    async def _page(self, interaction: discord.Interaction, name: str, page: int) -> Page:
        self._limits.spend("look", interaction.user.id)
        game, say = self._games[name], await self._answers.say(interaction, name)
        page = min(page, len(game.rule_examples) - 1)
        theme = await self._answers.theme(interaction)
        picture = await self._drawing.run(draw_example, game, page, theme, say)
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Container(
                ui.TextDisplay(say(f"rules-{name}-{page + 1}")), picture.gallery(), *_turns(game, page, say)
            )
        )
        return Page(view, picture)


def draw_example(game: DiscordGame, page: int, theme: str, say: Say) -> Described:
    """The picture of a page."""
    notation, token = game.rule_examples[page]
    return describe_step(take_step(parse_position(game.name, notation), token), theme, say)


def _turns(game: DiscordGame, page: int, say: Say) -> Iterator[ui.ActionRow[Any]]:
    """A row of buttons to the pages before and after; none where there is only one page."""
    buttons = [
        control_button(RulePage(game.name, other), say(label))
        for other, label in ((page - 1, "page-before"), (page + 1, "page-after"))
        if 0 <= other < len(game.rule_examples)
    ]
    if buttons:
        yield ui.ActionRow(*buttons)
