"""`/… review`: a finished game judged, at a glance and step by step."""

import re

import discord
import pytest
from simcord import InteractionResult

from cogs.services import progress
from engine import GAMES
from play.flood_limits import BUDGETS
from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    alt_texts,
    answer,
    board_of,
    bot_of,
    buttons,
    click,
    custom_ids,
    give_up,
    on_turn,
    private_answer,
    rewrite,
    start,
    table_of,
    text,
    texts,
)
from tests.discord.test_replay_steps import play as play_steps
from words.reviews import word_judged
from words.texts import LANGUAGES, Language, say_in


async def finish(place: Place, moves: int = 6, **options: object) -> Table:
    """Some moves of a game that Anna then gives up."""
    await start(place, **options)
    for _ in range(moves):
        await click(await on_turn(place), board_of(place.channel), actions(board_of(place.channel))[0])
    await give_up(place.anna, place.channel)
    return await table_of(place)


async def review(place: Place, command: str = "boulo", **options: str) -> InteractionResult:
    return await place.carl.slash(place.channel, f"{command} review", **options)


def shown(result: InteractionResult) -> discord.Message:
    said = answer(result)
    assert said.ephemeral
    return said.message


async def press(place: Place, message: discord.Message, way: str) -> discord.Message:
    """The page that a button leads to."""
    custom_id = next(each for each in custom_ids(message) if each.split(":")[3:4] == [way])
    result = await place.carl.click(message, custom_id=custom_id)
    return shown(result) if result.response is not None else message


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_at_a_glance_and_step_by_step(place: Place, speak: Speak, language: Language) -> None:
    table = await finish(place)
    speak(language, language)
    overview = shown(await review(place))
    title = text(language, "review-title", game=text(language, "game-boulomania"), number=str(table.id))
    assert title in texts(overview)
    assert "anna" in texts(overview)
    assert len(alt_texts(overview)) == 1
    for way in ("first", "next", "next", "back", "last", "turn", "all"):
        overview = await press(place, overview, way)
        assert title in texts(overview)
        assert len(alt_texts(overview)) in ((1,) if way == "all" else (2, 3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_judged(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy")
    for _ in range(2):
        board = board_of(place.channel)
        offered = actions(board)
        if offered:
            await click(place.anna, board, offered[0])
    await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)
    page = shown(await place.anna.slash(place.channel, f"{COMMANDS[game]} review"))
    for whole in (0, 100):
        assert f"= **{text(language, 'review-points', whole=whole, tenth=0)}**" in texts(page)


async def test_by_the_button_below_the_board_and_by_number(place: Place) -> None:
    table = await finish(place, 2)
    board = board_of(place.channel)
    custom_id = next(each for each in custom_ids(board) if each.endswith(":review"))
    by_button = shown(await place.carl.click(board, custom_id=custom_id))
    assert texts(by_button) == texts(shown(await review(place, number=f"#{table.id}")))


async def test_the_first_and_the_last_step_have_their_ends(place: Place) -> None:
    await finish(place, 2)
    page = shown(await review(place))
    for way, closed in (("first", {"first", "back"}), ("last", {"next", "last"})):
        page = await press(place, page, way)
        disabled = {
            each.custom_id.split(":")[3] for each in buttons(page) if each.disabled and each.custom_id
        }
        assert disabled == closed


async def test_it_counts_the_moves_that_a_replay_counts(place: Place) -> None:
    """A decision and the dice that it rolls are two pages of one move."""
    table = await finish(place, 4)
    steps = await bot_of(place).play.tables.steps(table)
    last = len([step for step in steps if step.events])
    film = answer(await place.carl.slash(place.channel, "boulo replay")).message
    replayed = shown(await place.carl.click(film, label=text("en", "replay-steps")))
    assert f"move 0 of {last}" in texts(replayed)
    page = await press(place, shown(await review(place)), "first")
    for index, step in enumerate(steps):
        page = await press(place, page, "next")
        move = len([each for each in steps[:index] if each.events]) + 1
        assert text("en", "review-step", step=move, steps=last) in texts(page), step.token
    page = await press(place, page, "last")
    assert text("en", "review-step", step=last, steps=last) in texts(page), "where it was given up"


async def test_not_before_the_game_is_over(place: Place) -> None:
    await start(place)
    assert private_answer(await review(place)) == text("en", "review-after-the-game")


async def test_not_of_a_game_by_earlier_rules(place: Place) -> None:
    await rewrite(place, await finish(place, 0), rules=0)
    assert private_answer(await review(place)) == text("en", "review-earlier-rules")


async def test_a_step_of_a_game_that_one_may_not_see(place: Place) -> None:
    """A press that was made up does not show what the command does not."""
    table = await finish(place, 2)
    page = shown(await review(place))
    await rewrite(place, table, guild_id=99, channel_id=98)
    refused = await place.carl.click(page, custom_id=f"v:boulomania:{table.id}:first:0")
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))


async def test_how_far_it_is(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    await finish(place, 2)
    page = shown(await review(place))
    assert not re.search(r"…\s*\d+", texts(page))


async def test_not_too_many_in_a_row(place: Place) -> None:
    await finish(place, 0)
    for _ in range(BUDGETS["review"].most):
        await review(place)
    worded = text("en", "limit-review", when="").rstrip(" .")
    assert private_answer(await review(place)).startswith(worded)


async def test_a_page_of_a_review_that_is_not_kept_any_more_costs_a_review(place: Place) -> None:
    await finish(place)
    message = shown(await review(place))
    bot_of(place).play.reviewing._kept.clear()
    for _ in range(BUDGETS["review"].most - 1):
        bot_of(place).play.limits.spend("review", place.carl.id)
    custom_id = next(each for each in custom_ids(message) if each.split(":")[3:4] == ["next"])
    result = await place.carl.click(message, custom_id=custom_id)
    assert text("en", "limit-review", when="").rstrip(" .") in private_answer(result)
    assert not bot_of(place).play.reviewing._kept


async def test_one_at_a_time(place: Place) -> None:
    await finish(place, 0)
    with bot_of(place).play.limits.one_at_a_time("review", place.carl.id):
        assert private_answer(await review(place)) == text("en", "review-one-at-a-time")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_it_tells_goes_to_statistics_and_history(
    place: Place, speak: Speak, language: Language
) -> None:
    table = await finish(place)
    await review(place)
    judged = await bot_of(place).play.store.reviews.of_member(place.ben.id, "boulomania", 5)
    assert [each.table_id for each in judged] == [table.id]
    speak(language, language)
    told = word_judged(judged[0].luck, judged[0].skill, judged[0].accuracy, say_in(language))
    stats = private_answer(await place.ben.slash(place.channel, "boulo stats"))
    assert text(language, "review-average", games=1, figures=told) in stats
    assert told in private_answer(await place.ben.slash(place.channel, "history"))
    nobody = private_answer(await place.carl.slash(place.channel, "boulo stats", member=place.carl))
    assert told not in nobody


async def test_who_played_the_second_side_sees_the_boards_from_there(place: Place) -> None:
    await play_steps(place, "carami", "en", 3)
    table, turned, seen = await table_of(place), text("en", "turned-carami"), {}
    for member in (place.anna, place.ben, place.carl):
        overview = shown(await member.slash(place.channel, "carami review"))
        assert turned not in texts(overview), "there is no board yet"
        first = next(each for each in custom_ids(overview) if each.split(":")[3:4] == ["first"])
        page = shown(await member.click(overview, custom_id=first))
        assert (turned in texts(page)) == (table.side_of(member.id) == 1)
        seen[table.side_of(member.id)] = page.attachments[0].filename
    assert seen[None] == seen[0] != seen[1]


async def test_no_luck_is_told_of_a_game_in_which_nothing_is_drawn(place: Place) -> None:
    await play_steps(place, "carami", "en", 3)
    told = texts(shown(await place.ben.slash(place.channel, "carami review")))
    told += private_answer(await place.ben.slash(place.channel, "carami stats"))
    told += private_answer(await place.ben.slash(place.channel, "history"))
    assert "skill" in told
    assert not re.search(r"luck [+\N{MINUS SIGN}]", told)


async def test_ones_own_games_are_suggested(place: Place) -> None:
    table = await finish(place, 0)
    offered = await place.anna.autocomplete(place.channel, "boulo review", "number", "")
    assert [each["value"] for each in offered] == [str(table.id)]
    assert await place.anna.autocomplete(place.channel, "carami review", "number", "") == []
    assert await place.carl.autocomplete(place.channel, "boulo review", "number", "") == []


async def test_a_review_comes_though_discord_does_not_take_how_far_it_is(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    table = await finish(place, 2)
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    with caplog.at_level("INFO"):
        page = shown(await review(place))
    assert "the progress of a review could not be shown" in caplog.text
    title = text("en", "review-title", game=text("en", "game-boulomania"), number=str(table.id))
    assert title in texts(page)
