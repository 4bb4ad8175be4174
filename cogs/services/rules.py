"""The rules page by page, each with a drawn example."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui

from cogs.answers import Answers, acknowledge, show, suggest
from cogs.board.pictures import Described, describe_step
from cogs.controls.components import LONGEST_LABEL, control_button, control_menu
from cogs.controls.kinds import RulePage, RulesMenu
from cogs.services.finding import TableFinder
from engine import Step, parse_position
from engine.log import last_of_side, since_last_decision
from engine.position import A, B
from play import Play
from play.refusals import Refusal
from play.workers import Worker
from render import draw
from words import Say, alt, word_game
from words.pictures import word_parts
from words.rules import Page, find_page, page_on, rule_pages, word_page, word_page_name


class SentPage(NamedTuple):
    """A page as it is sent."""

    view: ui.LayoutView
    picture: Described


class Rules:
    """Shows the rules of the games, in the colours of the server."""

    def __init__(self, play: Play, finder: TableFinder, answers: Answers, drawing: Worker) -> None:
        self._play = play
        self._finder = finder
        self._answers = answers
        self._drawing = drawing

    async def show(self, interaction: discord.Interaction, game: str, topic: str | None = None) -> None:
        """Show the page on that topic, or the first whose name is similar; otherwise the very first."""
        await acknowledge(interaction)
        named = [each.value for each in await self.suggest(interaction, game, topic or "")]
        await self._show(interaction, _page(game, topic if topic in named else "".join(named[:1])))

    async def show_at(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Show the page on what has just happened at a table; the first one if that is unknown."""
        await acknowledge(interaction)
        steps: list[Step] = []
        with suppress(Refusal):
            table = await self._finder.find(interaction, game, table_id)
            steps = _latest(await self._play.tables.steps(table), table.side_of(interaction.user.id))
        await self._show(interaction, page_on(game, steps))

    async def turn(self, interaction: discord.Interaction, control: RulePage) -> None:
        """Turn to the page that a button leads to."""
        await self._turn(interaction, _page(control.game, control.topic))

    async def choose(
        self, interaction: discord.Interaction, control: RulesMenu, chosen: Sequence[str]
    ) -> None:
        """Turn to the page that was chosen in the menu."""
        await self._turn(interaction, _page(control.game, chosen[0]))

    async def suggest(
        self, interaction: discord.Interaction, game: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The pages with a name like that."""
        return suggest(_choices(game, await self._answers.say(interaction, game)), typed)

    async def _show(self, interaction: discord.Interaction, page: Page) -> None:
        sent = await self._compose(interaction, page)
        await show(interaction, sent.view, sent.picture)

    async def _turn(self, interaction: discord.Interaction, page: Page) -> None:
        await interaction.response.defer()
        sent = await self._compose(interaction, page)
        await interaction.edit_original_response(view=sent.view, attachments=[sent.picture.file()])

    async def _compose(self, interaction: discord.Interaction, page: Page) -> SentPage:
        self._play.limits.spend("look", interaction.user.id)
        say, theme = await self._answers.say(interaction, page.game), await self._answers.theme(interaction)
        labels = word_parts(page.game, say, all_of_them=True)
        picture = await self._drawing.run(draw_example, page, theme, say, labels)
        worded = word_page(page, say)
        heading = say("rules-heading", game=word_game(page.game, say), name=worded.name)
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Container(
                ui.TextDisplay(f"{heading}\n{worded.text}"),
                picture.gallery(),
                ui.TextDisplay(say("rules-seen", seen=worded.seen)),
                *_ways_on(page, say),
            )
        )
        return SentPage(view, picture)


def draw_example(page: Page, theme: str, say: Say, labels: Sequence[str] = ()) -> Described:
    """The picture of a page, with the names of the board's parts if they are given."""
    if steps := page.steps():
        return describe_step(steps[-1], theme, say, labels)
    position = parse_position(page.game, page.position)
    hidden = (A, B) if page.hidden else ()
    picture = draw(position, preview=page.preview, theme=theme, labels=labels, hidden=hidden)
    return Described(picture, alt(position, (), say, hidden=hidden))


def _page(game: str, topic: str) -> Page:
    return find_page(game, topic) or rule_pages(game)[0]


def _latest(steps: list[Step], side: int | None) -> list[Step]:
    """The steps since the last decision of that side; for a bystander (None), of any side."""
    own = None if side is None else last_of_side(steps, side)
    return list(since_last_decision(steps)) if own is None else steps[own:]


def _choices(game: str, say: Say) -> list[tuple[str, str]]:
    """The pages by number and name, with their topics."""
    return [
        (say("rules-choice", number=number, name=word_page_name(page, say)), page.topic)
        for number, page in enumerate(rule_pages(game), start=1)
    ]


def _ways_on(page: Page, say: Say) -> Iterator[ui.ActionRow[Any]]:
    """A menu of all pages, and a row of buttons to the ones before and after."""
    pages = rule_pages(page.game)
    shown = pages.index(page)
    options = [
        discord.SelectOption(label=label[:LONGEST_LABEL], value=topic, default=topic == page.topic)
        for label, topic in _choices(page.game, say)
    ]
    yield ui.ActionRow(control_menu(RulesMenu(page.game, shown), options, say("rules-menu")))
    yield ui.ActionRow(
        *(
            control_button(RulePage(page.game, pages[other].topic), say(label))
            for other, label in ((shown - 1, "page-before"), (shown + 1, "page-after"))
            if 0 <= other < len(pages)
        )
    )
