"""`/… learn`: every lesson played in three languages by the controls of a real game, and in private."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.app import Boulo
from bot.config import Settings
from cogs.controls.lessons import BETWEEN
from cogs.controls.registry import parse_control
from engine import GAMES
from play.flood_limits import BUDGETS
from play.lessons import Lesson, attempt, course_of
from tests.discord.conftest import Place, Speak
from tests.discord.forging import SELECT, dump, forge_use
from tests.discord.limits import check_limits
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    alt_texts,
    answer,
    board_of,
    bot_of,
    custom_ids,
    forbid,
    last_message,
    private_answer,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language


async def learn(place: Place, game: str) -> InteractionResult:
    return await place.anna.slash(place.channel, f"{COMMANDS[game]} learn")


def shown(result: InteractionResult) -> discord.Message:
    said = answer(result)
    assert said.ephemeral
    check_limits(said.components)
    return said.message


def wrong_actions(lesson: Lesson) -> list[str]:
    """Actions that are not what the lesson asks for; where dice leave a choice, the whole of it."""
    for action in lesson.position.legal_actions():
        tried = attempt(lesson, [action])
        while tried.answer is None:
            tried = attempt(lesson, [*tried.actions, tried.position.legal_actions()[0]])
        if not tried.answer.solved:
            return list(tried.actions)
    raise AssertionError(f"{lesson.id} cannot be got wrong")


async def use(member: MemberActor, message: discord.Message, kind: str, *values: str) -> InteractionResult:
    """Use the first control of a kind in a lesson: a button whose id ends so, or a menu with that value."""
    for custom_id in custom_ids(message):
        if type(parse_control(custom_id)).__name__ != kind:
            continue
        if kind.endswith("Menu"):
            return await member.select(message, list(values), custom_id=custom_id)
        if not values or custom_id.endswith(values[0]):
            return await member.click(message, custom_id=custom_id)
    raise AssertionError(f"no {kind} {values} in {custom_ids(message)}")


def offers(message: discord.Message, kind: str, value: str) -> bool:
    """Whether there is a button of that kind whose id ends so, or a menu with that value."""
    waiting: list[Any] = list(message.components)
    while waiting:
        component = waiting.pop()
        waiting += getattr(component, "children", [])
        custom_id = getattr(component, "custom_id", None) or ""
        if type(parse_control(custom_id)).__name__ == kind and not component.disabled:
            offered = [each.value for each in getattr(component, "options", [])]
            if value in offered or (not offered and custom_id.endswith(value)):
                return True
    return False


async def do(member: MemberActor, result: InteractionResult, actions: Sequence[str]) -> None:
    """Do those actions one after the other as a member would: by button or menu, or the piece first."""
    for number, action in enumerate(actions, start=1):
        if not await _choose(member, result, BETWEEN.join(actions[:number]), action):
            await use(member, shown(result), "LessonGroupMenu", action.partition(".")[0])
            assert await _choose(member, result, action, action), action


async def _choose(member: MemberActor, result: InteractionResult, path: str, action: str) -> bool:
    """Press the button of an action or choose it in a menu; whether there was one."""
    message = shown(result)
    if offers(message, "LessonAct", f":{path}"):
        await use(member, message, "LessonAct", f":{path}")
    elif offers(message, "LessonMenu", action):
        await use(member, message, "LessonMenu", action)
    else:
        return False
    return True


@pytest.fixture
def _unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limits, so that a test can take a whole course at once."""
    monkeypatch.setitem(BUDGETS, "lesson", BUDGETS["lesson"]._replace(most=1_000))


@pytest.mark.usefixtures("drawn")
@pytest.mark.usefixtures("_unlimited")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_lesson_is_got_wrong_and_then_right(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, "en-US")
    result = await learn(place, game)
    course = course_of(game)
    for lesson in course.lessons:
        say = f"learn-{game}-{lesson.id}"
        assert text(language, f"{say}-task") in texts(shown(result))
        assert alt_texts(shown(result))[0].startswith(text(language, f"{say}-task"))
        wrong = wrong_actions(lesson)
        await do(place.anna, result, wrong)
        failed = attempt(lesson, wrong).answer
        assert failed is not None
        assert text(language, f"{say}-is-{failed.id}") in texts(shown(result))
        await use(place.anna, shown(result), "OpenLesson", f":{lesson.id}")
        await do(place.anna, result, lesson.solution)
        solved = attempt(lesson, lesson.solution).answer
        assert solved is not None
        assert text(language, f"{say}-is-{solved.id}") in texts(shown(result))
        if course.after(lesson) is not None:
            await use(place.anna, shown(result), "OpenLesson")
    assert text(language, "learn-last") in texts(shown(result))
    finished = await bot_of(place).play.learners.finished(place.anna.id, game)
    assert finished == {lesson.id for lesson in course.lessons}
    await use(place.anna, shown(result), "NewGame")
    table = await table_of(place)
    assert (table.game, table.options) == (game, course.options)
    assert "easy" in {seat.level for seat in table.seats}
    assert board_of(place.channel)


# How it is gone through


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_piece_is_walked_to_its_place(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await learn(place, "boomerang")
    await use(place.anna, shown(result), "LessonGroupMenu", "I1")
    await use(place.anna, shown(result), "LessonWalk", "")
    await use(place.anna, shown(result), "LessonWalk", "")
    assert text(language, "learn-boomerang-both-task") in texts(shown(result))
    await use(place.anna, shown(result), "LessonMenu", "I1.0@d6")
    assert text(language, "learn-boomerang-both-is-two") in texts(shown(result))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_any_lesson_is_chosen_from_the_menu(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    result = await learn(place, "carami")
    await use(place.anna, shown(result), "LessonsMenu", "ramp")
    assert text(language, "learn-carami-ramp-task") in texts(shown(result))


async def test_who_does_not_find_the_answer_is_shown_it(place: Place) -> None:
    result = await learn(place, "boulomania")
    await use(place.anna, shown(result), "LessonsMenu", "pair")
    await do(place.anna, result, ["point3"])
    assert text("en", "learn-boulomania-pair-is-three") in texts(shown(result))
    await use(place.anna, shown(result), "LessonAct", "point2,land:4")
    assert text("en", "learn-boulomania-pair-is-pit") in texts(shown(result))


async def test_one_goes_on_where_one_stopped(place: Place) -> None:
    result = await learn(place, "carami")
    await do(place.anna, result, ["c3xc5"])
    assert text("en", "learn-carami-take-task") in texts(shown(await learn(place, "carami")))
    other = await place.ben.slash(place.channel, "carami learn")
    assert text("en", "learn-carami-jump-task") in texts(shown(other))


async def test_nothing_of_it_is_public(place: Place) -> None:
    result = await learn(place, "boulomania")
    await do(place.anna, result, ["point2"])
    assert place.channel.last_message is None


async def test_it_works_in_a_private_chat(place: Place) -> None:
    result = await place.anna.user.slash("petanque learn")
    message = answer(result).message
    assert text("en", "learn-petanque-corner-task") in texts(message)
    await place.anna.user.click(message, custom_id="k:do:petanque:corner:corner:d")
    assert text("en", "learn-petanque-corner-is-right") in texts(answer(result).message)


async def test_the_short_game_after_it_is_played_in_a_private_chat_too(place: Place) -> None:
    result = await place.anna.user.slash("carami learn")
    for custom_id, value in (("k:all:carami:jump", "end"), ("k:menu:carami:end:0", "c6-c7")):
        await place.anna.user.select(answer(result).message, [value], custom_id=custom_id)
    assert text("en", "learn-carami-end-is-won") in texts(answer(result).message)
    await place.anna.user.click(answer(result).message, label=text("en", "learn-play"))
    (table,) = await bot_of(place).play.store.tables.after(0, 2)
    assert (table.game, table.guild_id, {seat.level for seat in table.seats}) == (
        "carami",
        None,
        {None, "easy"},
    )


async def test_what_is_pressed_twice_is_done_once(place: Place) -> None:
    """A client that shows the old message a little longer sends the same press again."""
    result = await learn(place, "boulomania")
    before = shown(result)
    await use(place.anna, before, "LessonAct", ":point2")
    await forge_use(place.anna, before, "k:do:boulomania:point:point2")
    assert text("en", "learn-boulomania-point-is-nearer") in texts(shown(result))
    finished = await bot_of(place).play.learners.finished(place.anna.id, "boulomania")
    assert finished == {"point"}


async def test_it_works_where_the_bot_may_not_post(place: Place) -> None:
    forbid(place, send_messages=False, attach_files=False)
    result = await learn(place, "boulomania")
    await do(place.anna, result, ["point2"])
    assert text("en", "learn-boulomania-point-is-nearer") in texts(shown(result))


async def test_it_outlives_a_restart(place: Place, settings: Settings) -> None:
    result = await learn(place, "boulomania")
    await place.env.restart_bot(Boulo(settings))
    await do(place.anna, result, ["point2"])
    assert text("en", "learn-boulomania-point-is-nearer") in texts(shown(result))


# What is refused


@pytest.mark.parametrize(
    "custom_id",
    [
        "k:carami:gone",
        "k:do:carami:gone:c3-c4",
        "k:do:carami:jump:c3-c9",
        "k:do:carami:jump:c3xc5,c5-c6",
        "k:do:boulomania:pair:land:4",
        "k:walk:jump:left:T5.0@a1",
        "k:walk:last:left:V5.0@a1",
    ],
)
async def test_what_a_lesson_does_not_have_is_refused_kindly(place: Place, custom_id: str) -> None:
    """Even where Discord says that the button was there: it may be one of an earlier version."""
    result, before = await learn(place, "carami"), await dump(place)
    refused = await forge_use(place.anna, shown(result), custom_id)
    command = COMMANDS[parse_control(custom_id).game]
    assert private_answer(refused) in (text("en", "lesson-changed", command=command), text("en", "refused"))
    assert await dump(place) == before


async def test_whoever_hurries_is_told_when_it_goes_on(place: Place) -> None:
    result = await learn(place, "carami")
    for _ in range(BUDGETS["lesson"].most - 1):
        bot_of(place).play.limits.spend("lesson", place.anna.id)
    refused = await use(place.anna, shown(result), "LessonsMenu", "ramp")
    assert private_answer(refused).startswith(text("en", "limit-lesson", when="").rstrip("."))


# Who is offered it


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_challenge_to_somebody_new_offers_it(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    challenge, name = last_message(place.channel), text(language, "game-carami")
    assert text(language, "learn-newcomer", game=name) in challenge.content
    result = await place.ben.click(challenge, label=text(language, "help-learn"))
    assert text(language, "learn-carami-jump-task") in texts(shown(result))
    await place.ben.click(challenge, label=text(language, "challenge-accept"))
    assert (await table_of(place)).game == "carami"


async def test_who_knows_the_game_is_not_offered_it(place: Place) -> None:
    result = await place.ben.slash(place.channel, "carami learn")
    await do(place.ben, result, ["c3xc5"])
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    assert "k:carami" not in custom_ids(last_message(place.channel))
    await place.anna.slash(place.channel, "boomerang challenge", opponent=place.ben)
    assert "k:boomerang" in custom_ids(last_message(place.channel))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_offers_it_first_to_whoever_is_new(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    asked = await place.anna.slash(place.channel, "help")
    check_limits(answer(asked).components)
    first = next(row for row in rows(answer(asked).message) if "n:carami:quick" in row)
    assert first[0] == "k:carami"
    result = await place.anna.click(answer(asked).message, custom_id="k:carami")
    assert text(language, "learn-carami-jump-task") in texts(shown(result))
    await do(place.anna, result, ["c3xc5"])
    again = await place.anna.slash(place.channel, "help")
    later = next(row for row in rows(answer(again).message) if "n:carami:quick" in row)
    assert later[-2:] == ["k:carami", "n:carami:open"]


def rows(message: discord.Message) -> list[list[str]]:
    """The custom ids of each row of buttons."""
    found, waiting = [], list(message.components)
    while waiting:
        component: Any = waiting.pop()
        waiting += getattr(component, "children", [])
        if isinstance(component, discord.ActionRow):
            found.append([each.custom_id or "" for each in component.children])
    return found


async def test_the_moves_of_one_marble(place: Place) -> None:
    """In two menus, as in a lesson with more moves than one menu holds; no lesson has so many today."""
    message, lesson = shown(await learn(place, "carami")), course_of("carami").lessons[0]
    menu = f"k:group:carami:{lesson.id}"
    chosen = await forge_use(place.anna, message, menu, kind=SELECT, values=["c3"])
    assert offers(shown(chosen), "LessonMenu", "c3xc5") or offers(shown(chosen), "LessonAct", ":c3xc5")
    assert not offers(shown(chosen), "LessonMenu", "b2-b3")
    refused = await forge_use(place.anna, message, menu, kind=SELECT, values=["z9"])
    assert private_answer(refused) == text("en", "lesson-changed", command=COMMANDS["carami"])
