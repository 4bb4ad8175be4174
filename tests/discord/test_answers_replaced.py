"""Private answers take the place of one another: at a table nobody has more than one of them."""

import io
from unittest.mock import AsyncMock

import discord
import pytest
from simcord import MemberActor

from cogs import answers
from cogs.answers import in_components
from cogs.controls.components import buttons_view, control_button
from cogs.controls.kinds import Dismiss
from cogs.services import progress
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    click,
    custom_ids,
    forbid,
    give_up,
    last_message,
    on_turn,
    private_answer,
    start,
    text,
    texts,
)
from words.texts import LANGUAGES, Language


async def open_menu(place: Place, member: MemberActor, language: Language = "en") -> discord.Message:
    opened = await member.click(board_of(place.channel), label=text(language, "more-more"))
    return answer(opened).message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_chosen_in_a_menu_takes_its_place(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, "en-US")
    await start(place)
    opened = await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    for what in ("rules", "stats"):
        pressed = await place.carl.click(answer(opened).message, label=text(language, f"more-{what}"))
        assert not pressed.followups
        assert text(language, "more-what") not in texts(answer(opened).message)
        opened = await place.carl.click(board_of(place.channel), label=text("en", "more-more"))


async def test_the_next_answer_under_a_board_takes_the_last_away(place: Place) -> None:
    await start(place)
    first = await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    other = await place.ben.click(board_of(place.channel), label=text("en", "more-more"))
    second = await click(place.carl, board_of(place.channel), "point2")
    assert first.followups == []
    assert private_answer(second) == text("en", "not-your-table")
    assert private_answer(other) == text("en", "more-what")


async def test_an_answer_of_a_quarter_of_an_hour_ago_is_left_alone(place: Place) -> None:
    """Discord lets answers be changed for a quarter of an hour; to try it later is an invalid request."""
    await start(place)
    first = await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    await place.env.advance_time(16 * 60)
    before = len(place.env.http_requests)
    await click(place.carl, board_of(place.channel), "point2")
    assert private_answer(first) == text("en", "more-what")
    assert not [each for each in place.env.http_requests[before:] if each.method == "DELETE"]


async def test_what_is_typed_again_takes_the_place_of_what_it_said_before(place: Place) -> None:
    await start(place)
    first, other = [await place.carl.slash(place.channel, f"boulo {what}") for what in ("resign", "stats")]
    second = await place.carl.slash(place.channel, "boulo resign")
    assert private_answer(second) == text("en", "not-your-table")
    assert first.response is None
    assert text("en", "stats-none", name="carl") in private_answer(other)


async def test_refusals_in_private_take_the_place_of_one_another(place: Place) -> None:
    await start(place)
    menu = await open_menu(place, place.anna)
    forbid(place, send_messages=False)
    first = await place.anna.click(menu, label=text("en", "more-board"))
    second = await place.anna.click(menu, label=text("en", "more-board"))
    assert first.followups == []
    assert private_answer(second) == text("en", "may-not-post")


async def test_an_answer_that_was_deleted_is_no_trouble(place: Place) -> None:
    await start(place)
    await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    place.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008)
    second = await click(place.carl, board_of(place.channel), "point2")
    assert private_answer(second) == text("en", "not-your-table")


async def test_a_refusal_leaves_the_menu_where_it_is(place: Place) -> None:
    await start(place)
    menu = await open_menu(place, place.anna)
    forbid(place, send_messages=False)
    refused = await place.anna.click(menu, label=text("en", "more-board"))
    assert private_answer(refused) == text("en", "may-not-post")
    assert text("en", "more-what") in texts(menu)


async def test_only_the_latest_answers_are_remembered(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_ANSWERS", 1)
    await start(place)
    first = await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    await place.ben.click(board_of(place.channel), label=text("en", "more-more"))
    await place.carl.click(board_of(place.channel), label=text("en", "more-more"))
    assert private_answer(first) == text("en", "more-what")


async def test_a_menu_opens_in_the_place_of_a_board_that_one_sees_alone(place: Place) -> None:
    """A row of Discord's has five buttons, and the menu has more."""
    await play_two(place)
    old = next(each for each in place.channel.history() if "x:boulomania:1:more" in custom_ids(each))
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:board")
    assert answer(opened).message.attachments
    pressed = await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:more")
    assert not pressed.followups
    assert text("en", "more-what") in texts(answer(opened).message)
    assert len(buttons(answer(opened).message)) > 5


async def test_a_leaderboard_turns_its_pages_in_the_place_of_components(place: Place) -> None:
    await play_two(place)
    old = next(each for each in place.channel.history() if "x:boulomania:1:more" in custom_ids(each))
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    for control in ("x:boulomania:1:board", "x:boulomania:1:more", "x:boulomania:1:leaderboard"):
        await place.carl.click(answer(opened).message, custom_id=control)
    turned = await place.carl.click(answer(opened).message, custom_id="w:boulomania:everywhere:other:1")
    assert not turned.followups
    assert text("en", "leaders-none-everywhere") in texts(answer(opened).message)


def test_words_in_the_place_of_components_are_components() -> None:
    """Discord lets no message of components become one of words again."""
    view = buttons_view([control_button(Dismiss(), "no")])
    shown = in_components("words", view, discord.File(io.BytesIO(b"{}"), "proof.json"))
    words, file, row = shown.to_components()  # type: ignore[no-untyped-call]
    assert (words["content"], file["file"]["url"]) == ("words", "attachment://proof.json")
    assert row["components"][0]["custom_id"] == "z"


def test_a_picture_in_the_place_of_components_is_seen() -> None:
    shown = in_components("words", None, discord.File(io.BytesIO(b""), "board.png", description="a board"))
    _, gallery = shown.to_components()  # type: ignore[no-untyped-call]
    (item,) = gallery["items"]
    assert (item["media"]["url"], item["description"]) == ("attachment://board.png", "a board")


async def test_the_progress_of_a_review_does_not_replace_the_board(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    await start(place, points=1, balls=1)
    await give_up(place.anna, place.channel)
    before = texts(board_of(place.channel))
    result = await place.carl.click(board_of(place.channel), label=text("en", "more-review"))
    assert answer(result).ephemeral
    assert texts(board_of(place.channel)) == before


async def play_two(place: Place) -> None:
    """A game that is over, and another one that Anna plays alone below it."""
    await start(place, points=1, balls=1)
    await click(await on_turn(place), board_of(place.channel), "point2")
    await give_up(place.anna, place.channel)
    await place.anna.slash(place.channel, "carami solo", level="easy")


@pytest.mark.parametrize("what", ["board", "replay"])
async def test_an_old_game_is_shown_to_a_bystander_alone(place: Place, what: str) -> None:
    await play_two(place)
    old = next(each for each in place.channel.history() if "x:boulomania:1:more" in custom_ids(each))
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    before = len(place.channel.history())
    result = await place.carl.click(answer(opened).message, custom_id=f"x:boulomania:1:{what}")
    assert answer(result).ephemeral
    assert answer(result).message.attachments
    assert len(place.channel.history()) == before
    await place.anna.click(old, custom_id="x:boulomania:1:replay")
    assert last_message(place.channel).attachments
    assert len(place.channel.history()) == before + 1


@pytest.mark.parametrize(("what", "told"), [("board", "board-over"), ("replay", None)])
async def test_in_their_own_language(place: Place, what: str, told: str | None) -> None:
    await play_two(place)
    old = next(each for each in place.channel.history() if "x:boulomania:1:more" in custom_ids(each))
    await place.carl.slash(place.channel, "preferences", language="fr")
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    result = await place.carl.click(answer(opened).message, custom_id=f"x:boulomania:1:{what}")
    shown = texts(answer(result).message)
    assert "partie 1" in shown if told is None else text("fr", told) in shown


async def old_board(place: Place) -> discord.Message:
    """The board of a game that is over, while Anna plays another one below it."""
    await play_two(place)
    return next(each for each in place.channel.history() if "x:boulomania:1:more" in custom_ids(each))


async def test_the_next_private_answer_takes_a_film_away_that_one_sees_alone(place: Place) -> None:
    old = await old_board(place)
    film = await place.carl.click(old, custom_id="x:boulomania:1:replay")
    assert answer(film).ephemeral
    assert answer(film).message.attachments
    menu = await place.carl.click(old, custom_id="x:boulomania:1:more")
    assert private_answer(menu) == text("en", "more-what")
    assert (film.response, film.followups) == (None, [])


async def test_a_film_that_one_sees_alone_takes_the_last_private_answer_away(place: Place) -> None:
    old = await old_board(place)
    menu = await place.carl.click(old, custom_id="x:boulomania:1:more")
    film = await place.carl.click(old, custom_id="x:boulomania:1:replay")
    assert answer(film).message.attachments
    assert menu.followups == []


@pytest.mark.parametrize("before", [[], ["board", "more"]])
async def test_a_film_that_one_sees_alone_takes_the_place_of_its_menu(
    place: Place, monkeypatch: pytest.MonkeyPatch, before: list[str]
) -> None:
    """Also where the menu is one of components; its progress and the next answer stand there, too."""
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    old = await old_board(place)
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    for what in before:
        await place.carl.click(answer(opened).message, custom_id=f"x:boulomania:1:{what}")
    asked = len(place.env.http_requests)
    film = await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:replay")
    assert not film.followups
    assert answer(opened).message.attachments
    assert text("en", "more-what") not in texts(answer(opened).message)
    told = [str(each.json) for each in place.env.http_requests[asked:] if each.method == "PATCH"]
    assert "%" in told[0]
    await place.carl.click(old, custom_id="x:boulomania:1:more")
    assert opened.followups == []


async def test_a_film_for_all_is_shown_from_a_private_board_of_components(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    old = await old_board(place)
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:board")
    asked = await place.anna.slash(place.channel, "carami resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:replay")
    assert last_message(place.channel).attachments
    assert text("en", "game-boulomania") in last_message(place.channel).content


async def test_a_film_that_fails_leaves_only_what_is_said_of_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await old_board(place)
    monkeypatch.setattr(bot_of(place).services.replays._films, "find", AsyncMock(side_effect=OSError))
    under_board = await place.carl.click(old, custom_id="x:boulomania:1:replay")
    assert private_answer(under_board) == text("en", "went-wrong")
    opened = await place.carl.click(old, custom_id="x:boulomania:1:more")
    in_menu = await place.carl.click(answer(opened).message, custom_id="x:boulomania:1:replay")
    assert private_answer(in_menu) == text("en", "went-wrong")
    assert opened.followups == []
