"""Pages of a lesson: its task with controls, or what came of it. Made off the event loop."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from cogs.board.pictures import Described
from cogs.controls.duels import group_row
from cogs.controls.lessons import lesson_rows, lessons_row, outcome_row
from cogs.games import DiscordGame, DiscordGames, Rows
from cogs.services.choosing import best_spot, prepare_ghost
from cogs.services.lessons import Chosen, Look, Page
from play.lessons import Answer, Attempt, Lesson, course_of, view_of
from play.refusals import Refusal
from render import draw
from words import Say
from words.lessons import lesson_alt, lesson_headline, outcome_alt, word_outcome, word_task
from words.pictures import word_parts


class Content(NamedTuple):
    """What is particular about a page."""

    words: Sequence[str]
    picture: Described
    rows: Rows


def compose(games: DiscordGames, tried: Attempt, chosen: Chosen, look: Look) -> Page:
    """The lesson with its controls, or what came of it. Raises `Refusal` for a choice that does not exist."""
    if tried.answer is not None:
        content = _outcome(tried, tried.answer, look)
    elif (spot := _spot(games[tried.lesson.game], tried, chosen, look)) is not None:
        content = _ghost(tried, spot, look)
    else:
        content = _task(games[tried.lesson.game], tried, chosen.group, look)
    lesson, course = tried.lesson, course_of(tried.lesson.game)
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay("\n".join([_headline(lesson, look.say), *content.words])),
        content.picture.gallery(),
        *content.rows,
        lessons_row(course, lesson, look.finished, look.say),
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return Page(view, content.picture)


def _headline(lesson: Lesson, say: Say) -> str:
    course = course_of(lesson.game)
    place = course.number_of(lesson), len(course.lessons)
    return lesson_headline(lesson.game, lesson.id, place, say)


def _word_task(lesson: Lesson, say: Say) -> Iterator[str]:
    return word_task(lesson.game, lesson.id, lesson.dice, say)


def _task(game: DiscordGame, tried: Attempt, group: str | None, look: Look) -> Content:
    """The position and the task; after dice that leave something to choose, how they fell."""
    lesson, steps, say = tried.lesson, tried.steps, look.say
    events, before = (steps[-1].events, steps[-1].before) if steps else ((), None)
    picture = Described(
        draw(tried.position, events, before=before, theme=look.theme, labels=_labels(lesson, say)),
        lesson_alt(lesson.game, lesson.id, tried.position, lesson.dice, say),
    )
    return Content([*_word_task(lesson, say)], picture, _choices(game, tried, group, look))


def _labels(lesson: Lesson, say: Say) -> Sequence[str]:
    """The names of the board's parts, which a learner does not know yet."""
    return word_parts(lesson.game, say, all_of_them=True)


def _choices(game: DiscordGame, tried: Attempt, group: str | None, look: Look) -> Rows:
    """The controls, as in a real game; with a group, only for that piece or marble. Raises `Refusal`."""
    view, say = view_of(tried, look.theme), look.say
    if group is None:
        return lesson_rows(game.choices(view, say), tried)
    groups = {} if game.grouped is None else game.grouped(view.position)
    if game.group_choices is None or group not in groups:
        raise Refusal("lesson-changed")
    return lesson_rows([*game.group_choices(view, group, say), group_row(view, groups, say)], tried)


def _spot(game: DiscordGame, tried: Attempt, chosen: Chosen, look: Look) -> str | None:
    """Where a piece is shown: where it was moved to or, if it was only chosen, at its best place."""
    if chosen.spot is None and chosen.group is not None and game.group_choices is None:
        return best_spot(view_of(tried, look.theme), chosen.group)
    return chosen.spot


def _ghost(tried: Attempt, spot: str, look: Look) -> Content:
    """The position with a piece that is thought about. Raises `Refusal` if it cannot be there."""
    ghost = prepare_ghost(view_of(tried, look.theme), spot, look.theme, look.say)
    words = [*_word_task(tried.lesson, look.say), ghost.words]
    return Content(words, ghost.picture, lesson_rows(ghost.rows, tried))


def _outcome(tried: Attempt, answer: Answer, look: Look) -> Content:
    """What has happened, and what that means for the task."""
    lesson, step, say = tried.lesson, tried.steps[-1], look.say
    picture = Described(
        draw(step.after, step.events, before=step.before, theme=look.theme, labels=_labels(lesson, say)),
        outcome_alt(lesson.game, lesson.id, answer.id, step, say),
    )
    words = [*word_outcome(lesson.game, lesson.id, answer.id, answer.solved, tried.steps, say)]
    course = course_of(lesson.game)
    if answer.solved and course.after(lesson) is None:
        words.append(say("learn-last"))
    return Content(words, picture, [outcome_row(course, tried, say)])
