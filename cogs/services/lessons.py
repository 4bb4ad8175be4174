"""Lessons: a position with a task, what came of the member's move, and the next one; all in private."""

from collections.abc import Awaitable, Callable, Sequence, Set
from typing import NamedTuple

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.board.pictures import Described
from cogs.controls.kinds import LessonAct, LessonGroupMenu, LessonMenu, LessonsMenu, LessonWalk, OpenLesson
from cogs.controls.lessons import BETWEEN
from play.flood_limits import Limits
from play.learners import Learners
from play.lessons import Attempt, attempt, course_of, find_lesson
from play.terms import Terms
from play.workers import Worker
from words import Say

SHORT_GAME_LEVEL = "easy"
"""The level of the computer in the game that follows the lessons."""


class Page(NamedTuple):
    """A page as it is sent."""

    view: ui.LayoutView
    picture: Described


class Chosen(NamedTuple):
    """What a member has chosen in a lesson so far: a piece or marble, or the spot of a piece."""

    group: str | None = None
    spot: str | None = None


class Look(NamedTuple):
    """For whom a page is made: their language, their colours, and what they have finished."""

    say: Say
    theme: str
    finished: Set[str]


StartSolo = Callable[[discord.Interaction, str, str, Terms], Awaitable[None]]
"""Starts a game against the computer at a level."""
Compose = Callable[[Attempt, Chosen, Look], Page]
"""Makes the page of a lesson. Raises `Refusal` for a choice that does not exist."""


class Lessons:
    """Gives lessons, and keeps which of them members have finished."""

    def __init__(
        self,
        learners: Learners,
        start_solo: StartSolo,
        answers: Answers,
        drawing: Worker,
        limits: Limits,
        compose: Compose,
    ) -> None:
        self._learners = learners
        self._start_solo = start_solo
        self._answers = answers
        self._drawing = drawing
        self._limits = limits
        self._compose_page = compose

    async def show(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Show the first lesson that the member has not finished."""
        await acknowledge(interaction)
        self._limits.spend("lesson", interaction.user.id)
        look = await self._look(interaction, game)
        lesson = course_of(game).first_unfinished(look.finished)
        page = await self._compose(attempt(lesson, ()), Chosen(), look)
        await show(interaction, page.view, page.picture)

    async def open(self, interaction: discord.Interaction, control: OpenLesson) -> None:
        """Open a lesson in place of the one before; without a name, the member's next one."""
        if control.lesson is None:
            await self.show(interaction, control.game)
        else:
            await self._turn(interaction, control.game, control.lesson)

    async def choose_lesson(
        self, interaction: discord.Interaction, control: LessonsMenu, values: Sequence[str]
    ) -> None:
        """Open the chosen lesson."""
        await self._turn(interaction, control.game, values[0])

    async def open_group(
        self, interaction: discord.Interaction, control: LessonGroupMenu, values: Sequence[str]
    ) -> None:
        """Show what can be done with the chosen piece or marble."""
        await self._turn(interaction, control.game, control.lesson, chosen=Chosen(group=values[0]))

    async def walk(self, interaction: discord.Interaction, control: LessonWalk) -> None:
        """Show a piece at a spot."""
        await self._turn(interaction, control.game, control.lesson, chosen=Chosen(spot=control.spot))

    async def act(self, interaction: discord.Interaction, control: LessonAct) -> None:
        """Make the action of a button."""
        await self._turn(interaction, control.game, control.lesson, control.actions.split(BETWEEN))

    async def choose(
        self, interaction: discord.Interaction, control: LessonMenu, values: Sequence[str]
    ) -> None:
        """Make the action that was chosen in a menu."""
        await self._turn(interaction, control.game, control.lesson, [values[0]])

    async def play(self, interaction: discord.Interaction, game: str) -> None:
        """Start the short real game that follows the lessons."""
        await self._start_solo(interaction, game, SHORT_GAME_LEVEL, Terms(course_of(game).options))

    async def _turn(
        self,
        interaction: discord.Interaction,
        game: str,
        lesson_id: str,
        actions: Sequence[str] = (),
        chosen: Chosen = Chosen(),  # noqa: B008 - it never changes
    ) -> None:
        """Show what became of a lesson in place of the message that was used. Raises `Refusal`."""
        await interaction.response.defer()
        self._limits.spend("lesson", interaction.user.id)
        tried = attempt(find_lesson(game, lesson_id), actions)
        if tried.answer is not None and tried.answer.solved:
            await self._learners.finish(interaction.user.id, tried.lesson)
        look = await self._look(interaction, game)
        page = await self._compose(tried, chosen, look)
        await interaction.edit_original_response(view=page.view, attachments=[page.picture.file()])

    async def _look(self, interaction: discord.Interaction, game: str) -> Look:
        say, theme = await self._answers.say(interaction, game), await self._answers.theme(interaction)
        return Look(say, theme, await self._learners.finished(interaction.user.id, game))

    async def _compose(self, tried: Attempt, chosen: Chosen, look: Look) -> Page:
        """The page, made off the event loop. Raises `Refusal`."""
        return await self._drawing.run(self._compose_page, tried, chosen, look)
