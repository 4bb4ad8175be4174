"""Finished games step by step, in one private message: the board and what has happened, back and forth."""

from collections.abc import Iterator, Sequence
from itertools import chain

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.board.pictures import Described, describe_step
from cogs.controls.kinds import ReplayAt
from cogs.controls.paging import Way, way_buttons
from cogs.matches import people_of, stop_of
from cogs.services.past_games import PastGames
from cogs.services.reviews import Page
from engine import Side, Step, replay
from engine.log import first_position
from play import Play
from play.earlier_rules import is_earlier
from play.refusals import Refusal
from play.views import ending_of, hidden_from
from play.workers import Worker
from render import Subject, draw
from store.records import Table
from words import Say, alt, caption, word_game, word_stop
from words.coach import word_turned


class ReplaySteps:
    """Shows a finished game as it was after any of its steps."""

    def __init__(self, play: Play, answers: Answers, drawing: Worker, past_games: PastGames) -> None:
        self._play = play
        self._answers = answers
        self._drawing = drawing
        self._past_games = past_games

    async def turn(self, interaction: discord.Interaction, control: ReplayAt) -> None:
        """Open a game at a step, or turn to it in the message that shows another. Raises `Refusal`."""
        opens = control.way == "open"
        await (acknowledge(interaction, slow=True) if opens else interaction.response.defer())
        self._play.limits.spend("look", interaction.user.id)
        table = await self._past_games.find(interaction, control.game, str(control.table))
        if table.state == "playing" or hidden_from(table):
            raise Refusal("replay-after-the-game")
        page = await self._page(interaction, table, control.step)
        if opens:
            await show(interaction, page.view, *page.pictures, anew=True)
        else:
            files = [picture.file() for picture in page.pictures]
            await interaction.edit_original_response(view=page.view, attachments=files)

    async def _page(self, interaction: discord.Interaction, table: Table, step: int) -> Page:
        """The page of a step, made off the event loop. Raises `Refusal`."""
        say = await self._answers.say(interaction, table.game)
        theme = await self._answers.theme(interaction, table)
        tokens = await self._play.tables.tokens_to_show(table)
        seen_from = table.side_of(interaction.user.id) or 0
        return await self._drawing.run(make_page, table, tokens, step, theme, say, seen_from)


def make_page(
    table: Table, tokens: Sequence[str], step: int, theme: str, say: Say, seen_from: Side = 0
) -> Page:
    """A game after so many steps in which something happened; after the last one if there were fewer."""
    steps = [each for each in replay(table.game, table.options, tokens, table.start) if each.events]
    at = min(step, len(steps))
    picture = _board(table, steps, at, theme, say, seen_from)
    above = _title(table, at, len(steps), say), word_turned(table.game, seen_from, say)
    words = filter(None, chain(above, _told(table, steps, at, say)))
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(ui.TextDisplay("\n".join(words)), picture.gallery(), _ways(table, at, len(steps), say))
    )
    return Page(view, (picture,))


def _title(table: Table, at: int, last: int, say: Say) -> str:
    a, b = people_of(table, say).names
    return say(
        "replay-step",
        game=word_game(table.game, say),
        number=str(table.id),
        a=a,
        b=b,
        step=at,
        steps=last,
    )


def _told(table: Table, steps: Sequence[Step], at: int, say: Say) -> Iterator[str]:
    """What happened in that step; at the end also how the game was stopped, if it was."""
    people = people_of(table, say)
    yield caption([steps[at - 1]], people, say, ply=at - 1) if at else say("replay-step-start")
    stop = stop_of(table, say)
    if at == len(steps) and stop is not None:
        yield word_stop(stop, people, say)
    if is_earlier(table):
        yield say("replay-earlier-rules")


def _board(table: Table, steps: Sequence[Step], at: int, theme: str, say: Say, seen_from: Side) -> Described:
    if not at:
        start = first_position(table.game, table.options, table.start)
        return Described(draw(start, (), theme=theme, seen_from=seen_from), alt(start, (), say))
    step, stopped = steps[at - 1], ending_of(table) if at == len(steps) else None
    if stopped is None or step.after.outcome():
        return describe_step(step, theme, say, seen_from=seen_from)
    shown = Subject(step.after, step.events, step.before, theme=theme, stopped=stopped, seen_from=seen_from)
    picture = draw(**shown._asdict())
    return Described(picture, alt(step.after, step.events, say, stopped=stopped))


def _ways(table: Table, at: int, last: int, say: Say) -> ui.ActionRow[ui.LayoutView]:
    def control(way: Way, step: int) -> ReplayAt:
        return ReplayAt(table.game, table.id, way, step)

    return ui.ActionRow(*way_buttons(at, 0, last, control, lambda way: say(f"review-{way}")))
