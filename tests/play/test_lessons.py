"""Lessons: each can be solved and got wrong, and whatever is legal gets the words that are meant for it."""

from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.boomerang import Boomerang
from play.lessons import Attempt, BadLesson, Lesson, attempt, course_of, find_lesson, parse_course
from play.refusals import Refusal
from tests.folding import each_of
from words import LONGEST_ALT
from words.lessons import MOST_TOLD, lesson_alt, outcome_alt
from words.texts import LANGUAGES, Language, say_in

LESSONS = [lesson for game in GAMES for lesson in course_of(game).lessons]
every_lesson = each_of("lesson", LESSONS)


def all_attempts(lesson: Lesson, actions: tuple[str, ...] = ()) -> Iterator[Attempt]:
    """Everything that can be done in a lesson, to its end."""
    tried = attempt(lesson, actions)
    if tried.answer is not None:
        yield tried
        return
    for action in tried.position.legal_actions():
        yield from all_attempts(lesson, (*actions, action))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_to_eight(game: str) -> None:
    assert 5 <= len(course_of(game).lessons) <= 8


@every_lesson
def test_each_can_be_solved_and_got_wrong_and_every_answer_is_given(lesson: Lesson) -> None:
    given = {tried.answer.id for tried in all_attempts(lesson) if tried.answer is not None}
    assert given == {answer.id for answer in lesson.answers}
    assert {answer.solved for answer in lesson.answers} == {True, False}
    solved = attempt(lesson, lesson.solution).answer
    assert solved is not None
    assert solved.solved


@every_lesson
def test_the_member_is_to_move_as_blue(lesson: Lesson) -> None:
    assert lesson.position.turn == "A"


@every_lesson
@each_of("language", LANGUAGES)
def test_every_answer_has_its_own_words(lesson: Lesson, language: Language) -> None:
    say = say_in(language)
    said = [say(f"learn-{lesson.game}-{lesson.id}-is-{answer.id}") for answer in lesson.answers]
    assert len(set(said)) == len(said)


@every_lesson
@each_of("language", LANGUAGES)
def test_the_task_and_what_can_be_done_is_told_without_the_picture(
    lesson: Lesson, language: Language
) -> None:
    say = say_in(language)
    told = lesson_alt(lesson.game, lesson.id, lesson.position, lesson.dice, say)
    assert told.startswith(say(f"learn-{lesson.game}-{lesson.id}-task"))
    assert len(told) <= LONGEST_ALT
    step = attempt(lesson, lesson.solution).steps[-1]
    assert len(outcome_alt(lesson.game, lesson.id, lesson.answers[0].id, step, say)) <= LONGEST_ALT


@every_lesson
@each_of("language", LANGUAGES)
def test_where_everything_lies_is_told_where_there_is_too_much_to_do_to_list_it(
    lesson: Lesson, language: Language
) -> None:
    if not isinstance(lesson.position, Boomerang) or len(lesson.position.legal_actions()) <= MOST_TOLD:
        return
    told = lesson_alt(lesson.game, lesson.id, lesson.position, lesson.dice, say_in(language))
    for piece in lesson.position.pieces:
        assert ", ".join(piece.placement.cells) in told


def test_dice_fall_as_the_lesson_says() -> None:
    tried = attempt(find_lesson("boulomania", "point"), ["point3"])
    assert tried.steps[-1].token == "456"
    assert tried.answer is not None
    assert tried.answer.id == "far"


def test_a_pair_leaves_the_choice_open() -> None:
    lesson = find_lesson("boulomania", "pair")
    tried = attempt(lesson, ["point2"])
    assert tried.answer is None
    assert list(tried.position.legal_actions()) == ["land:4", "land:8"]


@pytest.mark.parametrize("actions", [["land:4"], ["point2", "point2"], ["point3", "point3"], ["x"]])
def test_what_the_position_does_not_have_is_refused(actions: list[str]) -> None:
    with pytest.raises(Refusal, match="lesson-changed"):
        attempt(find_lesson("boulomania", "pair"), actions)


def test_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="lesson-changed"):
        find_lesson("carami", "chess")


GOOD = """
[[lessons]]
id = "step"
position = "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A"
solution = ["c3-c4"]
answers = [{ id = "yes", solved = true, when = [{ event = "MarbleStepped", end = "c4" }] }, { id = "no" }]
"""


def test_a_new_one_needs_no_code() -> None:
    (lesson,) = parse_course("carami", GOOD).lessons
    answers = [attempt(lesson, [action]).answer for action in ("c3-c4", "c3-b4")]
    assert [answer and answer.id for answer in answers] == ["yes", "no"]


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("[[lessons]]", "[[lessons"),
        ('id = "step"', ""),
        ('["c3-c4"]', '["c3-b4"]'),
        ('["c3-c4"]', '["c3-c9"]'),
        (', { id = "no" }', ""),
        ("event =", "events ="),
        ("[[lessons]]", "options = { target = 3 }\n[[lessons]]"),
        ("BBBBB/BBBBB/BBBBB", "BBBBB/BBBBB/BBBB"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(good: str, bad: str) -> None:
    assert good in GOOD
    with pytest.raises(BadLesson, match="carami"):
        parse_course("carami", GOOD.replace(good, bad, 1))


def test_no_two_have_the_same_id() -> None:
    with pytest.raises(BadLesson, match="same id"):
        parse_course("carami", GOOD + GOOD)
