"""The controls of a lesson: those of a real game, made to act in the lesson."""

from collections.abc import Set
from typing import Any

import discord
from discord import ui

from cogs.controls.components import (
    LONGEST_LABEL,
    ControlButton,
    ControlMenu,
    become,
    control_button,
    control_menu,
)
from cogs.controls.kinds import (
    Act,
    ActMenu,
    GroupMenu,
    LessonAct,
    LessonGroupMenu,
    LessonMenu,
    LessonsMenu,
    LessonWalk,
    NewGame,
    OpenLesson,
    Walk,
    WalkMenu,
)
from cogs.games import Rows
from play.lessons import Attempt, Course, Lesson
from words import Say
from words.lessons import lesson_title

DONE = "✅"
BETWEEN = ","
"""Separates the actions of a lesson in a `custom_id`; no action contains it."""


BEST = 998
"""The number of the menu of best places among a lesson's menus."""


def learn_button(game: str, say: Say, *, first: bool = True) -> ControlButton:
    """A button that opens the next lesson of a game for whoever presses it, and for nobody else.

    It stands out if it is the `first` button, for members who are new.
    """
    style = discord.ButtonStyle.success if first else discord.ButtonStyle.secondary
    return control_button(
        OpenLesson(game), say("learn-offer" if first else "help-learn"), style=style, emoji="🎓"
    )


def lesson_rows(rows: Rows, attempt: Attempt) -> Rows:
    """The rows of a real game, with controls that act in the lesson."""
    for row in rows:
        for item in row.children:
            assert isinstance(item, ControlButton | ControlMenu)
            become(item, _in_lesson(item.control, attempt))
    return rows


def _in_lesson(control: Any, attempt: Attempt) -> Any:
    """The control that does in a lesson what the given one does at a table."""
    game, lesson = attempt.lesson.game, attempt.lesson.id
    match control:
        case Act(_, _, _, action):
            return LessonAct(game, lesson, BETWEEN.join([*attempt.actions, action]))
        case ActMenu(_, _, _, part):
            return LessonMenu(game, lesson, part)
        case GroupMenu():
            return LessonGroupMenu(game, lesson)
        case Walk(_, _, way, spot):
            return LessonWalk(lesson, way, spot)
        case WalkMenu():
            return LessonMenu(game, lesson, BEST)
    raise AssertionError(f"nothing for lessons: {control!r}")


def lessons_row(course: Course, lesson: Lesson, finished: Set[str], say: Say) -> ui.ActionRow[Any]:
    """The menu of all lessons of a game, with those marked that the member has finished."""
    options = [
        discord.SelectOption(
            label=say("learn-option", number=number, title=lesson_title(each.game, each.id, say))[
                :LONGEST_LABEL
            ],
            value=each.id,
            emoji=DONE if each.id in finished else None,
        )
        for number, each in enumerate(course.lessons, start=1)
    ]
    return ui.ActionRow(control_menu(LessonsMenu(lesson.game, lesson.id), options, say("learn-all")))


def outcome_row(course: Course, attempt: Attempt, say: Say) -> ui.ActionRow[Any]:
    """The buttons after an attempt: on to the next lesson, or try again."""
    assert attempt.answer is not None
    if attempt.answer.solved:
        onward = _onward(course, attempt.lesson, say, "learn-next", discord.ButtonStyle.primary)
        return ui.ActionRow(onward, _repeat(attempt.lesson, say("learn-once-more")))
    return ui.ActionRow(
        _repeat(attempt.lesson, say("learn-again"), discord.ButtonStyle.primary),
        _solution(attempt.lesson, say),
        _onward(course, attempt.lesson, say, "learn-skip"),
    )


def _onward(
    course: Course,
    lesson: Lesson,
    say: Say,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ControlButton:
    """The button of the next lesson; after the last one, of a short real game."""
    following = course.after(lesson)
    if following is None:
        return control_button(NewGame(lesson.game, "short"), say("learn-play"), style=style)
    return control_button(OpenLesson(lesson.game, following.id), say(label), style=style)


def _repeat(
    lesson: Lesson, words: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ControlButton:
    return control_button(OpenLesson(lesson.game, lesson.id), words, style=style)


def _solution(lesson: Lesson, say: Say) -> ControlButton:
    """The button that shows the solution."""
    actions = BETWEEN.join(lesson.solution)
    return control_button(LessonAct(lesson.game, lesson.id, actions), say("learn-show-me"))
