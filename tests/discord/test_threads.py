"""A table may live in a thread of its own, named after the match and closed some time after its end."""

from unittest.mock import AsyncMock

import pytest
from simcord import ChannelHandle

from cogs.board.showing import CLOSE_MINUTES
from cogs.services.start import OPEN_MINUTES
from store.invitations import Found
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    forbid,
    last_message,
    private_answer,
    text,
    texts,
)


async def open_thread(place: Place, **options: object) -> ChannelHandle:
    """Anna challenges Ben to a game in a thread, and Ben accepts."""
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, thread=True, **options)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    (thread,) = place.channel.threads
    return thread


def is_closed(place: Place, thread: ChannelHandle) -> bool:
    state = place.env.backend.channels[thread.id].thread_metadata
    assert state is not None
    return state.archived


def stays_open(place: Place, thread: ChannelHandle) -> int:
    """The minutes without a message after which the thread is closed; 0 if it is closed."""
    state = place.env.backend.channels[thread.id].thread_metadata
    assert state is not None
    return 0 if state.archived else state.auto_archive_duration


async def give_up(place: Place, channel: ChannelHandle) -> None:
    asked = await place.anna.slash(channel, "boulo resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))


async def test_a_match_in_its_thread(place: Place) -> None:
    thread = await open_thread(place)
    assert thread.name == text("en", "thread-name", game="Boulomania", a="anna", b="ben")
    assert place.channel.history()[0].content.endswith(f"Good game! <#{thread.id}>")
    board = board_of(thread)
    table = await bot_of(place).play.store.tables.in_channel(thread.id)
    assert table is not None
    assert (table.threaded, table.parent_id, table.message_id) == (True, place.channel.id, board.id)
    member = place.anna if f"<@{place.anna.id}>" in texts(board) else place.ben
    await click(member, board, "point3")
    after = await bot_of(place).play.store.tables.in_channel(thread.id)
    assert after is not None
    assert after.ply > table.ply
    assert stays_open(place, thread) == OPEN_MINUTES


async def test_it_is_closed_an_hour_after_the_end_so_that_the_last_buttons_still_work(place: Place) -> None:
    thread = await open_thread(place)
    await give_up(place, thread)
    assert text("en", "board-over") in texts(board_of(thread))
    assert stays_open(place, thread) == CLOSE_MINUTES


async def test_a_rematch_keeps_it_open_until_its_own_end(place: Place) -> None:
    thread = await open_thread(place)
    await give_up(place, thread)
    await place.ben.slash(thread, "boulo rematch")
    await place.anna.click(last_message(thread), label=text("en", "challenge-accept"))
    assert stays_open(place, thread) == OPEN_MINUTES
    await give_up(place, thread)
    assert stays_open(place, thread) == CLOSE_MINUTES


async def test_an_old_board_does_not_close_it_on_the_next_game(place: Place) -> None:
    thread = await open_thread(place)
    await give_up(place, thread)
    old = board_of(thread)
    await place.ben.slash(thread, "boulo rematch")
    await place.anna.click(last_message(thread), label=text("en", "challenge-accept"))
    menu = await place.anna.click(old, label=text("en", "more-more"))
    await place.anna.click(answer(menu).message, label=text("en", "more-board"))
    assert text("en", "board-over") in texts(last_message(thread))
    assert stays_open(place, thread) == OPEN_MINUTES


async def test_everybody_who_plays_is_in_it(place: Place) -> None:
    thread = await open_thread(place)
    added = [each.path for each in place.env.http_requests if "/thread-members/" in each.path]
    assert added == [f"/channels/{thread.id}/thread-members/{each.id}" for each in (place.anna, place.ben)]


@pytest.mark.parametrize("status", [None, 403], ids=["deleted", "closed"])
async def test_what_fails_to_start_leaves_no_thread(
    place: Place, monkeypatch: pytest.MonkeyPatch, status: int | None
) -> None:
    """Where the bot may not delete it, it is closed at least."""
    if status is not None:
        place.env.inject_error("DELETE", "/channels/*", status=status)
    monkeypatch.setattr(
        bot_of(place).play.tables, "start", AsyncMock(side_effect=RuntimeError("no database"))
    )
    refused = await place.anna.slash(place.channel, "carami solo", level="easy", begin="me", thread=True)
    assert private_answer(refused) == text("en", "went-wrong", command="carami")
    assert len(place.channel.threads) == (0 if status is None else 1)
    assert all(is_closed(place, thread) for thread in place.channel.threads)


async def test_a_board_in_a_closed_thread_is_posted_anew(place: Place) -> None:
    thread = await open_thread(place)
    old = board_of(thread)
    place.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
    await give_up(place, thread)
    assert board_of(thread).id != old.id
    assert text("en", "board-over") in texts(board_of(thread))


async def test_the_channel_stays_free_for_another_game(place: Place) -> None:
    await open_thread(place)
    await place.carl.slash(place.channel, "boulo solo", level="easy")
    table = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    assert table is not None
    assert (table.threaded, table.side_of(place.carl.id)) == (False, 0)


async def test_a_game_against_the_computer_in_a_thread(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me", thread=True)
    (thread,) = place.channel.threads
    assert board_of(thread).attachments


async def test_there_is_no_thread_in_a_thread(place: Place) -> None:
    thread = await open_thread(place)
    refused = await place.carl.slash(thread, "boulo solo", thread=True)
    assert private_answer(refused) == text("en", "no-thread-here")


async def test_without_the_right_to_open_threads(place: Place) -> None:
    forbid(place, create_public_threads=False)
    refused = await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, thread=True)
    assert private_answer(refused) == text("en", "may-not-open-threads")
    assert not place.channel.threads


async def test_where_threads_cannot_be_seen_they_are_said_to_be_for_discord(place: Place) -> None:
    """The local page shows only one channel."""
    bot_of(place).has_threads = False
    for command in ("boulo solo", "boulo challenge", "boulo team"):
        refused = await place.anna.slash(place.channel, command, thread=True)
        assert private_answer(refused) == text("en", "threads-on-discord")
    await place.anna.slash(place.channel, "boulo solo")
    taken = await place.ben.slash(place.channel, "boulo solo")
    assert custom_ids(answer(taken).message) == [], "a thread is not offered there either"
    assert not place.channel.threads


async def test_two_threads_of_one_channel_go_on_side_by_side(place: Place) -> None:
    await open_thread(place)
    await place.anna.slash(place.channel, "petanque solo", level="easy", thread=True)
    assert len(place.channel.threads) == 2
    store = bot_of(place).play.store.tables
    assert all([await store.in_channel(thread.id) for thread in place.channel.threads])


async def test_of_a_challenge_that_is_gone_no_thread_stays(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else was quicker, between the look at the challenge and the start."""
    store = bot_of(place).play.store.invitations
    await place.anna.slash(place.channel, "boulo challenge", thread=True)
    message = last_message(place.channel)
    find = store.find_challenge

    async def taken_meanwhile(challenge_id: int, answered_by: int) -> Found:
        found = await find(challenge_id, answered_by)
        await store.take_challenge(challenge_id)
        return found

    monkeypatch.setattr(store, "find_challenge", taken_meanwhile)
    refused = await place.ben.click(message, label=text("en", "challenge-accept"))
    assert private_answer(refused) == text("en", "challenge-gone")
    assert place.channel.threads == []


async def test_the_end_of_an_earlier_game_does_not_close_it_on_the_next(place: Place) -> None:
    """The end could not be shown in time; when it is, the next game is on."""
    thread = await open_thread(place)
    old = board_of(thread)
    for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        place.env.inject_error(method, path, status=500, times=None)
    await give_up(place, thread)
    place.env.backend.faults.clear()
    await place.ben.slash(thread, "boulo rematch")
    await place.anna.click(last_message(thread), label=text("en", "challenge-accept"))
    await click(place.anna, old, actions(old)[0])
    assert any(text("en", "board-over") in texts(message) for message in thread.history())
    assert stays_open(place, thread) == OPEN_MINUTES


async def test_a_thread_that_cannot_be_reached_keeps_no_end_from_being_shown(place: Place) -> None:
    thread = await open_thread(place)
    place.env.inject_error("GET", f"/channels/{thread.id}", status=500, times=None)
    await give_up(place, thread)
    assert text("en", "board-over") in texts(board_of(thread))
    assert stays_open(place, thread) == OPEN_MINUTES
