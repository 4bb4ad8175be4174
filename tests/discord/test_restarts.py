"""The bot stops and starts again at any moment, and the games go on."""

import random
from datetime import timedelta
from unittest.mock import AsyncMock

import discord
import pytest

from bot.app import Boulo
from bot.config import Settings
from play.views import TableView
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    check_saved,
    click,
    give_up,
    is_shown,
    last_message,
    on_turn,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from tests.store.records import a_table, add_table


@pytest.fixture
def fresh(settings: Settings) -> Boulo:
    return Boulo(settings)


async def test_between_any_two_moves(place: Place, settings: Settings) -> None:
    await start(place, points=2, balls=2)
    rng = random.Random(4)
    while (await position_of(place)).turn != "over":
        board = board_of(place.channel)
        await place.env.restart_bot(Boulo(settings))
        ply = (await check_saved(place)).ply
        await click(await on_turn(place), board, rng.choice(actions(board)))
        assert (await check_saved(place)).ply > ply
    assert text("en", "board-over") in texts(board_of(place.channel))


async def test_an_old_button_says_that_it_is_out_of_date(place: Place, fresh: Boulo) -> None:
    """The bot stops after a move is saved, and Discord lets the board be brought up to date only later."""
    await start(place)
    old, member = board_of(place.channel), await on_turn(place)
    place.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    place.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await click(member, old, "point3")
    saved = await check_saved(place)
    await place.env.restart_bot(fresh)
    place.env.backend.faults.clear()
    assert not await is_shown(place)
    result = await click(member, old, "point3")
    assert private_answer(result) == text("en", "out-of-date")
    assert (await check_saved(place)).ply == saved.ply
    assert await is_shown(place)


@pytest.mark.parametrize("how", ["moved", "given up"])
async def test_what_was_saved_and_not_shown_is_shown_by_itself(place: Place, fresh: Boulo, how: str) -> None:
    await start(place)
    place.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    place.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    if how == "moved":
        await click(await on_turn(place), board_of(place.channel), "point3")
    else:
        await give_up(place.anna, place.channel)
    place.env.backend.faults.clear()
    assert not await is_shown(place)
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert await is_shown(place)


async def test_a_game_that_was_accepted_and_never_shown_is_shown(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between Accept and the first board."""
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    asked = last_message(place.channel)
    with monkeypatch.context() as killed:
        killed.setattr(bot_of(place).play.driver, "_tell", AsyncMock())
        await place.ben.click(asked, label=text("en", "challenge-accept"))
    assert (await table_of(place)).message_id is None
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert await is_shown(place)
    assert board_of(place.channel).id == (await table_of(place)).message_id


async def test_a_board_that_was_sent_but_not_noted_is_not_sent_twice(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between the two: Discord knows by the nonce that it has that board already."""
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    asked = last_message(place.channel)
    with monkeypatch.context() as killed:
        killed.setattr(bot_of(place).play.store.tables, "note_shown", AsyncMock(side_effect=OSError))
        await place.ben.click(asked, label=text("en", "challenge-accept"))
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert await is_shown(place)
    first, again = nonces(place)
    assert first == again
    await place.anna.slash(place.channel, "boulo board")
    assert nonces(place)[2] != first, "what is asked for is shown once more"


async def test_nor_is_one_that_was_sent_below_the_old_one(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the old one's place it would be a second board."""
    await start(place)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.board.showing.LONG_PAUSE", timedelta(0))
        killed.setattr(bot_of(place).play.store.tables, "note_shown", AsyncMock(side_effect=OSError))
        await click(await on_turn(place), board_of(place.channel), "point3")
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert await is_shown(place)
    _, moved, again = nonces(place)
    assert moved == again


async def test_a_board_that_was_not_retired_is_retired(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed as soon as a board is posted below the old one, which still has its buttons."""
    await start(place)
    old = board_of(place.channel)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.board.showing.LONG_PAUSE", timedelta(0))
        killed.setattr("cogs.board.showing.BoardMessages._retire", AsyncMock(side_effect=OSError))
        await click(await on_turn(place), old, "point3")
    assert actions(message_of(place, old.id))
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert await is_shown(place)
    assert not actions(message_of(place, old.id))


@pytest.mark.parametrize("left", ["the old one", "the new one"])
async def test_of_two_boards_the_one_that_is_not_known_is_retired_once_it_is_used(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch, left: str
) -> None:
    """The bot is killed while it posts once more what is shown already, or may not change the old board."""
    await start(place)
    old, member = board_of(place.channel), await on_turn(place)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.board.showing.BoardMessages._retire", AsyncMock())
        if left == "the new one":
            killed.setattr(bot_of(place).play.store.tables, "note_shown", AsyncMock(side_effect=OSError))
        await place.anna.slash(place.channel, "boulo board")
    stray = old if left == "the old one" else board_of(place.channel)
    await place.env.restart_bot(fresh)
    await place.env.settle()
    ply = (await check_saved(place)).ply
    assert actions(message_of(place, stray.id))
    await click(member, message_of(place, stray.id), "point3")
    assert (await check_saved(place)).ply > ply
    assert await is_shown(place)
    assert not actions(message_of(place, stray.id))


async def test_whoever_uses_an_old_board_is_shown_the_present_one_and_it_is_retired(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(place)
    old, member = board_of(place.channel), await on_turn(place)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.board.showing.LONG_PAUSE", timedelta(0))
        killed.setattr("cogs.board.showing.BoardMessages._retire", AsyncMock())
        await click(member, old, "point3")
    await place.env.restart_bot(fresh)
    saved = await check_saved(place)
    result = await click(member, message_of(place, old.id), "point3")
    assert private_answer(result) == text("en", "out-of-date")
    assert (await check_saved(place)).ply == saved.ply
    assert await is_shown(place)
    assert not actions(message_of(place, old.id))


def message_of(place: Place, message_id: int) -> discord.Message:
    """A message as it is by now."""
    return next(message for message in place.channel.history() if message.id == message_id)


def nonces(place: Place) -> list[str]:
    """The nonces of the boards that were posted, one after the other."""
    posts = [each.json or {} for each in place.env.http_requests if each.path.endswith("/messages")]
    posted = [post for post in posts if post.get("attachments")]
    assert all(each["enforce_nonce"] is True for each in posted)
    return [each["nonce"] for each in posted]


async def test_a_computer_that_was_to_move_moves(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot stops after a member's move is saved and before the computer has thought."""
    await place.anna.slash(place.channel, "boulo solo", level="easy")

    async def stop(table_id: int) -> TableView | None:
        return None

    monkeypatch.setattr(bot_of(place).play.tables, "play_computer", stop)
    while (await position_of(place)).turn == "A":
        board = board_of(place.channel)
        await click(place.anna, board, actions(board)[0])
    table = await table_of(place)
    assert table.computer_due
    await place.env.restart_bot(fresh)
    await place.env.settle()
    after = await check_saved(place)
    assert after.ply > table.ply
    assert (await position_of(place)).turn == "A"
    assert await is_shown(place)


async def test_a_broken_table_does_not_keep_the_others_waiting(
    place: Place, fresh: Boulo, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, guild_id = bot_of(place).play.store, bot_of(place).guilds[0].id
    await add_table(store, a_table(guild_id=guild_id, computer_due=True, notation="spoilt"))
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    monkeypatch.setattr(bot_of(place).play.tables, "play_computer", AsyncMock(return_value=None))
    while (await position_of(place)).turn == "A":
        board = board_of(place.channel)
        await click(place.anna, board, actions(board)[0])
    await place.env.restart_bot(fresh)
    await place.env.settle()
    assert (await position_of(place)).turn == "A"
    assert await is_shown(place)


async def test_a_deleted_board_is_posted_anew(place: Place, fresh: Boulo) -> None:
    await start(place)
    old, member = board_of(place.channel), await on_turn(place)
    await place.env.restart_bot(fresh)
    place.env.backend.delete_message(place.channel.id, old.id)
    await member.slash(place.channel, "boulo roll", dice=3)
    table = await check_saved(place)
    assert table.message_id == board_of(place.channel).id != old.id
    assert table.is_shown


async def test_the_question_whether_to_resign_is_still_answered(place: Place, fresh: Boulo) -> None:
    await start(place)
    asked = answer(await place.ben.slash(place.channel, "boulo resign")).message
    await place.env.restart_bot(fresh)
    await place.ben.click(asked, label=text("en", "resign-yes"))
    assert (await table_of(place)).winner == (await table_of(place)).side_of(place.anna.id)


@pytest.mark.parametrize("how", ["solo", "open"])
async def test_an_offer_to_start_is_still_open(place: Place, fresh: Boulo, how: str) -> None:
    offered = answer(await place.anna.slash(place.channel, "boulo roll", dice=2)).message
    await place.env.restart_bot(fresh)
    await place.anna.click(offered, label=text("en", f"start-{how}"))
    if how == "solo":
        assert (await table_of(place)).seat(1).level == "normal"
    else:
        game = text("en", "game-boulomania")
        asked = text("en", "challenge-anybody", name="anna", game=game)
        assert last_message(place.channel).content.splitlines()[0] == asked
