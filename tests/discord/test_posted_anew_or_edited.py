"""Where the next board appears: in the old one's place while the table is quick, else below."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from simcord import MemberActor

import cogs.slow_discord
import play.driver
from cogs.board.showing import AWAY, CROWDED, LONG_PAUSE, OLD
from store.records import Table
from tests.discord.conftest import Place
from tests.discord.gathering import begin, crowd, member_to_play, open_lobby, press
from tests.discord.playing import (
    actions,
    board_of,
    bot_of,
    click,
    give_up,
    is_shown,
    on_turn,
    position_of,
    start,
    table_of,
    text,
    texts,
)


@pytest.fixture
async def started(place: Place) -> Place:
    bot_of(place).play.now = place.env.now
    await start(place)
    return place


async def move(place: Place) -> None:
    action = (await position_of(place)).legal_actions()[0]
    await click(await on_turn(place), board_of(place.channel), action)
    assert await is_shown(place)


async def chat(place: Place, messages: int) -> None:
    for number in range(messages):
        await place.carl.send(place.channel, f"nice {number}")


async def test_a_quick_table_keeps_its_message(started: Place) -> None:
    board = board_of(started.channel)
    await started.env.advance_time(LONG_PAUSE.total_seconds() - 10)
    await chat(started, CROWDED)
    await move(started)
    assert (await table_of(started)).message_id == board.id


async def check_moved_on(place: Place, old_id: int) -> None:
    """The new board is below, and pings; the old one only points there."""
    new = board_of(place.channel)
    assert new.id != old_id
    assert (await table_of(place)).message_id == new.id
    assert [user.id for user in new.mentions] == [(await on_turn(place)).id]
    old = next(message for message in place.channel.history() if message.id == old_id)
    assert texts(old).strip() == text("en", "board-retired", link=new.jump_url)
    assert actions(old) == []
    assert not old.attachments


async def test_many_messages_below(started: Place) -> None:
    old = board_of(started.channel)
    await chat(started, CROWDED + 1)
    await move(started)
    await check_moved_on(started, old.id)
    new = board_of(started.channel)
    await move(started)
    assert (await table_of(started)).message_id == new.id


async def test_messages_of_other_bots_are_below_it_as_well(started: Place) -> None:
    old = board_of(started.channel)
    robot = started.env.guild.add_member(started.env.create_user("robot", bot=True))
    for _ in range(CROWDED + 1):
        await robot.send(started.channel, "beep")
    await move(started)
    await check_moved_on(started, old.id)


async def test_a_long_pause(started: Place) -> None:
    old = board_of(started.channel)
    await started.env.advance_time(LONG_PAUSE.total_seconds() + 1)
    await move(started)
    await check_moved_on(started, old.id)
    new = board_of(started.channel)
    await move(started)
    assert (await table_of(started)).message_id == new.id


async def test_chat_elsewhere_does_not_count(started: Place) -> None:
    board = board_of(started.channel)
    elsewhere = started.env.guild.create_text_channel("elsewhere")
    for _ in range(CROWDED + 1):
        await started.carl.send(elsewhere, "nice")
    await move(started)
    assert (await table_of(started)).message_id == board.id


async def test_an_older_board_does_not_cover_a_newer_one(started: Place) -> None:
    """Two boards are drawn at once, and the one of the game that was given up is the faster."""
    bot, table = bot_of(started), await table_of(started)
    board = bot.services.board
    before = await bot.play.tables.view(table.id)
    over = await bot.play.tables.resign(table.id, started.anna.id)
    await board.show(over)
    await board.show(before)
    assert text("en", "board-over") in texts(board_of(started.channel))


async def test_boards_shown_at_the_same_instant_leave_one(started: Place) -> None:
    bot, table = bot_of(started), await table_of(started)
    board = bot.services.board
    moved = await bot.play.tables.view(table.id)
    await asyncio.gather(*(board.show(moved, where=where) for where in ("below", "below", "seen")))
    assert await is_shown(started)
    assert len([message for message in started.channel.history() if message.attachments]) == 1


def test_a_minute_and_a_half_is_a_long_pause() -> None:
    assert LONG_PAUSE.total_seconds() == 90


async def test_giving_up_is_told_to_the_other_and_once(started: Place) -> None:
    """An edit would notify nobody."""
    old = board_of(started.channel)
    await give_up(started.anna, started.channel)
    new = board_of(started.channel)
    assert new.id != old.id
    assert f"{started.ben.mention} {text('en', 'board-over')}" in texts(new)
    assert pinged_by_the_last_post(started) == [started.ben.id]
    await started.anna.slash(started.channel, "boulo board")
    assert board_of(started.channel).id != new.id
    assert pinged_by_the_last_post(started) == []


async def test_a_game_that_a_manager_ends_is_told_to_both(started: Place) -> None:
    bot, table = bot_of(started), await table_of(started)
    ended = await bot.services.clearing.end(table, started.carl.id)
    await bot.services.clearing.show_end(ended)
    await started.env.settle()
    assert sorted(pinged_by_the_last_post(started)) == sorted([started.anna.id, started.ben.id])


async def test_a_manager_who_plays_is_not_told_of_what_they_have_ended(started: Place) -> None:
    bot, table = bot_of(started), await table_of(started)
    await bot.services.clearing.show_end(await bot.services.clearing.end(table, started.anna.id))
    await started.env.settle()
    assert pinged_by_the_last_post(started) == [started.ben.id]


async def test_an_end_that_could_not_be_shown_is_told_when_it_can(started: Place) -> None:
    bot, table, old = bot_of(started), await table_of(started), board_of(started.channel)
    await bot.play.tables.resign(table.id, started.anna.id)
    await bot.services.board.catch_up(table.id)
    await started.env.settle()
    assert board_of(started.channel).id != old.id
    assert pinged_by_the_last_post(started) == [started.ben.id]


async def test_whoever_gives_up_against_the_computer_keeps_the_board(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    board = board_of(place.channel)
    await give_up(place.anna, place.channel)
    assert board_of(place.channel).id == board.id
    assert place.anna.mention not in texts(board_of(place.channel))


def pinged_by_the_last_post(place: Place) -> list[int]:
    """Whom Discord was told to ping; `Message.mentions` is whom its words mention."""
    posts = [each.json for each in place.env.http_requests if each.method == "POST" and _is_board(each.json)]
    assert posts[-1] is not None
    return list(posts[-1]["allowed_mentions"]["users"])


def _is_board(sent: dict[str, Any] | None) -> bool:
    return bool(sent) and "attachments" in (sent or {})


async def test_a_bystander_has_nobody_pinged(started: Place) -> None:
    member = await on_turn(started)
    assert pinged_by_the_last_post(started) == [member.id]
    await started.carl.slash(started.channel, "boulo board")
    assert pinged_by_the_last_post(started) == []
    await started.anna.slash(started.channel, "boulo board")
    assert pinged_by_the_last_post(started) == [member.id]


async def test_everybody_of_a_team_is_pinged_for_their_first_ball_only(place: Place) -> None:
    """They joined a while ago."""
    bot_of(place).play.now = place.env.now
    members = crowd(place, 4)
    lobby = await open_lobby(place, members[:2], members[2:])
    await place.env.advance_time(AWAY.total_seconds() + 1)
    await press(members[3], lobby, "start")
    boards, played, pinged = set[int](), list[int](), list[int]()
    while len(set(played)) < 4 or len(played) < 12:
        board, member = board_of(place.channel), await member_to_play(place, members)
        if board.id not in boards:
            pinged.append(member.id)
        boards.add(board.id)
        played.append(member.id)
        await click(member, board, actions(board)[0])
    here = members[3].id  # who pressed Start a moment ago
    assert {*pinged, here} == set(played) == {member.id for member in members}
    assert len(set(pinged)) == len(pinged)


async def test_nobody_is_pinged_who_has_just_joined_a_team(place: Place) -> None:
    bot_of(place).play.now = place.env.now
    members = crowd(place, 4)
    await begin(place, members[:2], members[2:])
    first, played = board_of(place.channel), set[int]()
    while len(played) < 4:
        board, member = board_of(place.channel), await member_to_play(place, members)
        played.add(member.id)
        await click(member, board, actions(board)[0])
    assert board_of(place.channel).id == first.id


async def begin_by_computer(place: Place, minutes: float) -> MemberActor:
    """Start a game that the computer begins, whichever team the dice choose: it is the first of both.

    Returns the first member to play. That is Anna or Ben, who have joined so many minutes before the start.
    """
    bot_of(place).play.now = place.env.now
    lobby = await open_lobby(place, [place.anna], [])
    for team in (0, 1):
        await place.anna.slash(place.channel, "boulo computer", level="easy", team=team)
    for member, team in ((place.anna, 1), (place.ben, 0)):
        await press(member, lobby, f"join-{team}")
    await place.env.advance_time(minutes * 60)
    await press(place.carl, lobby, "join-1")
    await press(place.carl, lobby, "start")
    log = await bot_of(place).play.store.tables.log((await table_of(place)).id)
    assert any(ply.token.startswith(("point", "shoot")) for ply in log), "the computer has played"
    return await member_to_play(place, [place.anna, place.ben])


async def test_a_team_game_that_the_computer_begins_has_one_board(place: Place) -> None:
    await begin_by_computer(place, minutes=0)
    posts = [each for each in place.env.http_requests if each.method == "POST" and _is_board(each.json)]
    assert len(posts) == 1


async def test_who_joined_long_before_the_computer_begins_is_pinged_below(place: Place) -> None:
    first = await begin_by_computer(place, minutes=AWAY.total_seconds() / 60 + 1)
    assert pinged_by_the_last_post(place) == [first.id]


async def test_whoever_uses_an_old_board_again_and_again_pings_nobody(started: Place) -> None:
    """It may be a private menu that was left open; the board stays where it is."""
    board = board_of(started.channel)
    await started.env.advance_time(LONG_PAUSE.total_seconds() + 1)
    posts = len(started.env.http_requests)
    for _ in range(3):
        await bot_of(started).services.board.catch_up((await table_of(started)).id, stale=True)
    await started.env.settle()
    sent = started.env.http_requests[posts:]
    assert [each.method for each in sent] == ["PATCH"] * 3
    assert all(each.json is not None and each.json["allowed_mentions"]["users"] == [] for each in sent)
    assert board_of(started.channel).id == board.id


async def test_a_board_of_an_hour_is_posted_anew_as_discord_hardly_lets_it_be_edited(started: Place) -> None:
    old = board_of(started.channel)
    pause = LONG_PAUSE - timedelta(seconds=5)
    for _ in range(OLD // pause + 1):
        await started.env.advance_time(pause.total_seconds())
        await move(started)
    assert board_of(started.channel).id != old.id


async def test_a_board_that_may_not_be_edited_any_more_is_posted_anew(started: Place) -> None:
    old = board_of(started.channel)
    started.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await move(started)
    assert board_of(started.channel).id != old.id


async def test_no_second_board_stays_when_discord_is_asked_again_after_a_failure(started: Place) -> None:
    """By the number that each board has of its own, Discord knows one that it has taken already."""
    await started.anna.slash(started.channel, "boulo board")
    await give_up(started.anna, started.channel)
    sent = [each.json or {} for each in started.env.http_requests if each.path.endswith("/messages")]
    boards = [each for each in sent if _is_board(each)]
    assert len(boards) == 3
    assert all(each["enforce_nonce"] is True for each in boards)
    assert len({each["nonce"] for each in boards}) == 3


async def test_many_presses_on_an_old_board_bring_the_present_one_once(started: Place) -> None:
    """Discord takes about a board a second, so a hundred of the same would hold up the next move."""
    await move(started)
    table, board, before = await table_of(started), bot_of(started).services.board, len(edits(started))
    await asyncio.gather(*(board.catch_up(table.id, stale=True) for _ in range(20)))
    assert len(edits(started)) == before + 1
    await board.catch_up(table.id, stale=True)
    assert len(edits(started)) == before + 2


async def test_an_old_board_is_left_alone_while_discord_holds_the_present_one_up(
    started: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await move(started)
    table, board, before = await table_of(started), bot_of(started).services.board, len(edits(started))
    monkeypatch.setattr("cogs.slow_discord.WAIT_SECONDS", 0.01)
    taken, edit = asyncio.Event(), board._edit

    async def edit_later(*args: Any) -> bool:
        await taken.wait()
        return await edit(*args)

    monkeypatch.setattr(board, "_edit", edit_later)
    for _ in range(20):
        await board.catch_up(table.id, stale=True)
    taken.set()
    await asyncio.gather(*cogs.slow_discord._sending)
    assert len(edits(started)) == before + 1


def edits(place: Place) -> list[Any]:
    """The requests in which boards were edited."""
    return [
        each for each in place.env.http_requests if each.method == "PATCH" and "/webhooks" not in each.path
    ]


async def test_a_long_row_of_the_computers_decisions_is_one_edit(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes about five in five seconds for a channel."""
    monkeypatch.setattr(play.driver, "NEWS_SECONDS", float("inf"))
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    longest = 0
    while (table := await table_of(place)).state == "playing":
        before = len(place.env.http_requests)
        await click(place.anna, board_of(place.channel), actions(board_of(place.channel))[0])
        sent = [each for each in place.env.http_requests[before:] if each.path.startswith("/channels/")]
        longest = max(longest, await decisions_of_computer(place, table.ply))
        assert len(sent) <= 2, "the member's own, and the whole answer"
    assert longest >= 3, "the test has shown nothing"


async def decisions_of_computer(place: Place, since: int) -> int:
    """How often the computer has decided something since the member's move at that ply."""
    log = await bot_of(place).play.store.tables.log((await table_of(place)).id)
    return sum(ply.nonce is None and ply.member_id is None for ply in log[since + 1 :])


async def test_what_happens_while_a_board_is_sent_is_shown_next(
    started: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has moved meanwhile: nobody there hears of it."""
    tables = bot_of(started).play.tables
    note = tables.store.tables.note_shown

    async def move_first(table: Table, message_id: int) -> bool:
        monkeypatch.setattr(tables.store.tables, "note_shown", note)
        view = await tables.view(table.id)
        assert view.seat is not None
        action = view.position.legal_actions()[0]
        await tables.act(table.id, None, view.seat.member_id or 0, action, "nonce")
        return await note(table, message_id)

    before = await table_of(started)
    monkeypatch.setattr(tables.store.tables, "note_shown", move_first)
    board = board_of(started.channel)
    await click(await on_turn(started), board, actions(board)[0])
    after = await table_of(started)
    assert (after.version, after.is_shown) == (before.version + 2, True)
    assert await is_shown(started)
