"""Lessons: small positions with a task. Any legal action is applied by the rules and judged.

Each game has its lessons in `data/lessons/<game>.toml`; what is said in them is in the locales. A lesson has
an `id`, a `position`, in the dice games how `dice` fall for an action, a `solution`, and its `answers`: the
first whose conditions all hold is given, and one that is `solved` ends the lesson.

A condition is about what was done (`action`, the beginning of its text), what happened (`event`, a kind of
event, with fields that it must have), or how the board is afterwards (`fact`, a field of the position's
facts; `of` names a side). `is` says what a fact has to be, `least` what it has to be at least. For a fact or
field with several parts, their number counts.
"""

import tomllib
from collections.abc import Mapping, Sequence, Set
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from engine import GameError, Position, Step, find_game, parse_position
from engine import events as e
from engine.log import take_step
from play.refusals import Refusal
from play.views import TableView
from store.records import Table

Condition = Mapping[str, Any]
ABOUT = ("action", "event", "fact")
"""What a condition can be about."""


class BadLesson(Exception):
    """A lesson that cannot be given; the message names its file and what is wrong."""


class Answer(NamedTuple):
    """An answer to an action, with its conditions, and whether the task is then solved."""

    id: str
    solved: bool = False
    when: tuple[Condition, ...] = ()


class Lesson(NamedTuple):
    """A position with a task."""

    game: str
    id: str
    position: Position
    answers: tuple[Answer, ...]
    solution: tuple[str, ...]
    """Actions that solve the task, in order."""
    dice: Mapping[str, str] = MappingProxyType({})
    """How dice fall, by the first word of the action that throws them."""


class Course(NamedTuple):
    """All lessons of a game, and the options of the short game that follows them."""

    lessons: tuple[Lesson, ...]
    options: dict[str, int]

    def number_of(self, lesson: Lesson) -> int:
        """The place of a lesson among them: 1 for the first."""
        return self.lessons.index(lesson) + 1

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows; None for the last one."""
        return next(iter(self.lessons[self.number_of(lesson) :]), None)

    def first_unfinished(self, finished: Set[str]) -> Lesson:
        """The first lesson that a member has not finished; the first of all if none is left."""
        return next((each for each in self.lessons if each.id not in finished), self.lessons[0])


class Attempt(NamedTuple):
    """What came of a member's actions; no answer yet while the dice leave something to choose."""

    lesson: Lesson
    actions: tuple[str, ...]
    steps: tuple[Step, ...]
    answer: Answer | None

    @property
    def position(self) -> Position:
        """The position after the actions."""
        return self.steps[-1].after if self.steps else self.lesson.position


def find_lesson(game: str, lesson_id: str) -> Lesson:
    """The lesson with that id. Raises `Refusal` if the game has none, or no longer."""
    for lesson in course_of(game).lessons:
        if lesson.id == lesson_id:
            return lesson
    raise Refusal("lesson-changed")


def attempt(lesson: Lesson, actions: Sequence[str]) -> Attempt:
    """Apply those actions with the dice of the lesson, and judge them.

    Raises `Refusal` for actions that are not legal: a button of an earlier lesson was pressed.
    """
    steps: list[Step] = []
    position = lesson.position
    for action in actions:
        if action not in position.legal_actions() or (steps and not position.is_settling):
            raise Refusal("lesson-changed")
        steps += _decide(lesson, position, action)
        position = steps[-1].after
    judged = bool(steps) and not position.is_settling
    answer = _judge(lesson, actions, steps) if judged else None
    return Attempt(lesson, tuple(actions), tuple(steps), answer)


def _decide(lesson: Lesson, position: Position, action: str) -> list[Step]:
    """The step of an action, and that of the dice that it throws."""
    steps = [take_step(position, action)]
    if steps[-1].after.cast is not None:
        steps.append(take_step(steps[-1].after, lesson.dice[action.partition(":")[0]]))
    return steps


def _judge(lesson: Lesson, actions: Sequence[str], steps: Sequence[Step]) -> Answer:
    """The first answer whose conditions hold; the last one has none."""
    return next(
        answer for answer in lesson.answers if all(_holds(each, actions, steps) for each in answer.when)
    )


def _holds(condition: Condition, actions: Sequence[str], steps: Sequence[Step]) -> bool:
    if "action" in condition:
        return any(action.startswith(condition["action"]) for action in actions)
    if "event" in condition:
        kind = getattr(e, condition["event"])
        happened = [event for step in steps for event in step.events if isinstance(event, kind)]
        return any(_fits(event, condition) for event in happened)
    value = getattr(steps[-1].after.describe(), condition["fact"])
    value = value[condition["of"]] if "of" in condition else value
    if "is" in condition:
        return bool(_plain(value) == condition["is"])
    return bool(_amount(value) >= condition["least"])


def _fits(event: e.Event, condition: Condition) -> bool:
    """Whether an event meets all that a condition says of its fields."""
    exact = {name: value for name, value in condition.items() if name not in ("event", "least")}
    least: Mapping[str, int] = condition.get("least", {})
    return all(_plain(getattr(event, name)) == value for name, value in exact.items()) and all(
        _amount(getattr(event, name)) >= amount for name, amount in least.items()
    )


def _plain(value: Any) -> Any:
    """A value as it can be written in a file."""
    return list(map(_plain, value)) if isinstance(value, tuple) else value


def _amount(value: Any) -> int:
    return len(value) if isinstance(value, tuple) else int(value)


def view_of(attempt: Attempt, theme: str) -> TableView:
    """A lesson as the view of a table, so that it can be shown like one."""
    never = datetime.fromtimestamp(0, UTC)
    table = Table(
        id=0,
        game=attempt.lesson.game,
        rules=0,
        options={},
        guild_id=None,
        channel_id=0,
        language="",
        seed="",
        notation=str(attempt.position),
        ply=len(attempt.actions),
        state="playing",
        winner=None,
        reason=None,
        rated=False,
        computer_due=False,
        message_id=None,
        started_at=never,
        moved_at=never,
        seats=(),
        theme=theme,
    )
    return TableView(table, attempt.position, attempt.steps)


# What is in the files


@cache
def course_of(game: str) -> Course:
    """The lessons of a game. Raises `BadLesson`."""
    file = files("data").joinpath("lessons", f"{game}.toml")
    return parse_course(game, file.read_text(encoding="utf-8"))


def parse_course(game: str, text: str) -> Course:
    """The lessons in the text of a file. Raises `BadLesson`."""
    try:
        content = tomllib.loads(text)
        lessons = tuple(_read_lesson(game, entry) for entry in content["lessons"])
        options = dict(content.get("options", {}))
        find_game(game).new(**options)
    except (KeyError, TypeError, ValueError, GameError, Refusal) as error:
        raise BadLesson(f"{game}: {error!r}") from error
    if len({lesson.id for lesson in lessons}) < len(lessons):
        raise BadLesson(f"{game}: two lessons have the same id")
    return Course(lessons, options)


def _read_lesson(game: str, entry: Mapping[str, Any]) -> Lesson:
    lesson = Lesson(
        game,
        entry["id"],
        parse_position(game, entry["position"]),
        tuple(_read_answer(each) for each in entry["answers"]),
        tuple(entry["solution"]),
        MappingProxyType(dict(entry.get("dice", {}))),
    )
    _check(lesson)
    return lesson


def _read_answer(entry: Mapping[str, Any]) -> Answer:
    conditions = tuple(MappingProxyType(dict(each)) for each in entry.get("when", ()))
    for condition in conditions:
        if sum(about in condition for about in ABOUT) != 1:
            raise ValueError(f"a condition is about one of {', '.join(ABOUT)}: {dict(condition)}")
    return Answer(entry["id"], entry.get("solved", False), conditions)


def _check(lesson: Lesson) -> None:
    """Raise `BadLesson` unless every action gets an answer, and the solution solves the task."""
    if lesson.answers[-1].when:
        raise BadLesson(f"{lesson.game}: {lesson.id}: the last answer has to have no conditions")
    answer = attempt(lesson, lesson.solution).answer
    if answer is None or not answer.solved:
        raise BadLesson(f"{lesson.game}: {lesson.id}: the solution does not solve it")
