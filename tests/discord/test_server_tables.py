"""`/tables`: everybody sees what is being played, and who manages a channel can always clear a table."""

import logging
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import Boulo
from bot.config import Settings
from cogs.board.showing import CROWDED
from play.refusals import Refusal
from store import Outdated
from store.records import Seat, Table
from tests.discord.conftest import Place, Speak
from tests.discord.limits import check_limits
from tests.discord.playing import (
    actions,
    allow,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    forbid,
    last_message,
    on_turn,
    private_answer,
    rewrite,
    start,
    table_of,
    text,
    texts,
)
from tests.store.records import a_table, add_table
from words.texts import LANGUAGES, Language

START = "..o............... 8/8 0-0 A A 13/8"


@pytest.fixture
def manager(place: Place) -> MemberActor:
    """A member who may manage the channels of the server."""
    return member_with(place, "mona", manage_channels=True)


def member_with(place: Place, name: str, **rights: bool) -> MemberActor:
    role = place.env.guild.create_role(name, permissions=discord.Permissions(**rights))
    return place.env.guild.add_member(place.env.create_user(name), roles=[role])


async def seat(place: Place, **given: Any) -> Table:
    """Save a table in any channel."""
    plain = {"guild_id": place.env.guild.id, "notation": START, "options": {}, "channel_id": place.channel.id}
    return await add_table(bot_of(place).play.store, a_table(**{**plain, **given}))


async def now(place: Place, table: Table) -> Table:
    return await bot_of(place).play.store.tables.get(table.id)


async def listed(member: MemberActor, place: Place) -> str:
    return private_answer(await member.slash(place.channel, "tables list"))


async def end(member: MemberActor, place: Place, table: Table | None = None) -> InteractionResult:
    """End a game, and mean it."""
    options = {} if table is None else {"table": str(table.id)}
    asked = await member.slash(place.channel, "tables end", **options)
    return await member.click(answer(asked).message, label=text("en", "tables-end-yes"))


# The list


async def test_nothing_is_played(place: Place) -> None:
    assert await listed(place.carl, place) == text("en", "tables-none")


async def test_a_game_is_listed_with_everything_about_it(place: Place) -> None:
    await start(place)
    table, member = await table_of(place), await on_turn(place)
    line = (await listed(place.carl, place)).splitlines()[1]
    board = board_of(place.channel)
    state = text("en", "tables-state", score=text("en", "match-score", own=0, other=0), name=member.name)
    for part in (text("en", "game-boulomania"), "anna", "ben", state, "<t:"):
        assert part in line
    assert f"/channels/{place.env.guild.id}/{place.channel.id}/{board.id}" in line
    assert f"`{table.id}`" in line


async def test_what_is_over_or_elsewhere_is_not_listed(place: Place) -> None:
    await seat(place, state="over")
    await seat(place, guild_id=place.env.guild.id + 1)
    await seat(place, guild_id=None, channel_id=5)
    assert await listed(place.carl, place) == text("en", "tables-none")


async def test_a_table_without_a_board_is_linked_by_its_channel(place: Place) -> None:
    await seat(place)
    assert (await listed(place.carl, place)).endswith(place.channel.mention)


async def test_a_spoilt_table_is_listed_too(place: Place, manager: MemberActor) -> None:
    await seat(place, notation="spoilt")
    assert text("en", "tables-stuck") in await listed(place.carl, place)


async def test_names_are_shown_as_they_are_written(place: Place) -> None:
    seats = (Seat(0, 0, 1, "*_a_*"), Seat(1, 0, 2, "[b](c)"))
    await seat(place, seats=seats)
    assert r"\*\_a\_\*" in await listed(place.carl, place)


async def test_games_in_channels_that_a_member_does_not_see_are_not_told(
    place: Place, manager: MemberActor
) -> None:
    secret = place.env.guild.create_text_channel("secret")
    allow(place, secret, place.carl, view_channel=False)
    await seat(place, channel_id=secret.id, seats=(Seat(0, 0, place.anna.id, "anna"), Seat(1, 0, 7, "x")))
    assert await listed(place.carl, place) == text("en", "tables-none")
    for member in (place.anna, place.ben, manager):
        assert "anna" in await listed(member, place)


async def test_games_in_private_threads_are_told_to_those_who_are_in_them(
    place: Place, manager: MemberActor
) -> None:
    thread = place.env.backend.create_thread(
        place.channel.id, "secret", place.anna.id, type=discord.ChannelType.private_thread.value
    )
    await place.env.settle()
    await seat(place, channel_id=thread.id, seats=(Seat(0, 0, place.anna.id, "anna"), Seat(1, 0, 7, "x")))
    keeper = member_with(place, "kim", manage_threads=True)
    assert await listed(place.carl, place) == text("en", "tables-none")
    assert "anna" in await listed(place.anna, place)
    assert "anna" in await listed(keeper, place)


def archive(place: Place, channel_id: int) -> None:
    place.env.backend.edit_channel(channel_id, {}, thread_metadata={"archived": True})


async def test_games_in_archived_threads_of_their_own_are_told_to_those_who_see_the_channel(
    place: Place,
) -> None:
    secret = place.env.guild.create_text_channel("secret")
    allow(place, secret, place.carl, view_channel=False)
    await place.anna.slash(secret, "boulo solo", level="easy", thread=True)
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    archive(place, table.channel_id)
    await place.env.settle()
    assert "anna" in await listed(place.ben, place)
    assert await listed(place.carl, place) == text("en", "tables-none")


async def test_of_other_archived_threads_it_is_not_known_whether_they_are_private(
    place: Place, manager: MemberActor
) -> None:
    thread = place.env.backend.create_thread(place.channel.id, "hidden?", place.anna.id)
    await place.env.settle()
    await place.anna.slash(place.channel.threads[0], "boulo solo", level="easy")
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    assert (table.threaded, table.parent_id) == (False, place.channel.id)
    assert "anna" in await listed(place.carl, place)
    archive(place, thread.id)
    await place.env.settle()
    assert await listed(place.carl, place) == text("en", "tables-none")
    for member in (place.anna, manager):
        assert "anna" in await listed(member, place)


async def test_forty_tables_of_long_names_fit_into_pages(place: Place) -> None:
    long = tuple(
        Seat(side, number, 10 * side + number + 1, "*" * 32) for side in (0, 1) for number in range(4)
    )
    tables = []
    for number in range(40):
        channel = place.env.guild.create_text_channel(f"c{number}")
        tables.append(await seat(place, channel_id=channel.id, seats=long, message_id=2**62))
    shown = await place.carl.slash(place.channel, "tables list")
    found, pages = set[str](), 0
    while True:
        content = answer(shown).content
        assert answer(shown).ephemeral
        assert len(content) <= 2000
        check_limits(answer(shown).components)
        found |= {line.split("`")[1] for line in content.splitlines()[1:]}
        pages += 1
        after = f"e:page:{pages + 1}"
        if after not in custom_ids(answer(shown).message):
            break
        await place.carl.click(answer(shown).message, custom_id=after)
    assert found == {str(table.id) for table in tables}
    assert pages > 2
    await place.carl.click(answer(shown).message, label=text("en", "page-before"))
    assert f"page {pages - 1} of {pages}" in answer(shown).content


async def test_a_page_that_is_no_longer_there(place: Place, settings: Settings) -> None:
    """The games of the second page have ended meanwhile, and the bot was started anew."""
    for number in range(30):
        channel = place.env.guild.create_text_channel(f"c{number}")
        await seat(place, channel_id=channel.id, message_id=2**62)
    shown = await place.carl.slash(place.channel, "tables list")
    for table in await bot_of(place).play.store.tables.of_guild(place.env.guild.id, 30):
        await bot_of(place).play.tables.end(table.id, 1)
    await place.env.restart_bot(Boulo(settings))
    await place.carl.click(answer(shown).message, label=text("en", "page-after"))
    assert answer(shown).content == text("en", "tables-none")
    assert custom_ids(answer(shown).message) == []


# Ending


async def test_a_game_is_ended_after_a_question(
    place: Place, manager: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await start(place, points=1, balls=1)
    asked = await manager.slash(place.channel, "tables end")
    assert private_answer(asked) == text(
        "en",
        "tables-end-sure",
        game=text("en", "game-boulomania"),
        a="anna",
        b="ben",
        where=place.channel.mention,
    )
    assert (await table_of(place)).state == "playing"
    with caplog.at_level(logging.INFO, "audit"):
        await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert answer(asked).content == text("en", "tables-end-done")
    assert custom_ids(answer(asked).message) == []
    table = await table_of(place)
    assert (table.state, table.reason, table.winner, table.ended_by) == ("over", "ended", None, manager.id)
    board = board_of(place.channel)
    assert text("en", "event-ended", mention=manager.mention) in texts(board)
    (line,) = [record.getMessage() for record in caplog.records if record.name == "audit"]
    assert all(str(each) in line for each in (table.id, place.channel.id, manager.id))


async def test_the_end_is_shown_where_it_is_seen(place: Place, manager: MemberActor) -> None:
    """A stuck game may be far above by now."""
    await start(place)
    await place.carl.send(place.channel, "What about this game?")
    await end(manager, place)
    assert text("en", "event-ended", mention=manager.mention) in texts(last_message(place.channel))


async def test_it_does_not_count(place: Place, manager: MemberActor) -> None:
    await start(place, points=13, balls=1)
    for _ in range(8):
        board = board_of(place.channel)
        await click(await on_turn(place), board, actions(board)[0])
    await end(manager, place)
    for member in (place.anna, place.ben):
        assert await bot_of(place).play.store.standings.get(member.id, "boulomania") is None


async def test_who_may_not_manage_the_channel_is_refused(place: Place) -> None:
    await start(place)
    for member in (place.anna, place.carl, member_with(place, "g", manage_guild=True)):
        refused = await member.slash(place.channel, "tables end")
        assert private_answer(refused) == text("en", "tables-for-managers")
    assert (await table_of(place)).state == "playing"


async def test_nobody_calls_off_their_own_rated_game(place: Place, manager: MemberActor) -> None:
    await start(place)
    for member in (place.anna, place.ben):
        allow(place, place.channel, member, manage_channels=True)
        refused = await member.slash(place.channel, "tables end")
        assert private_answer(refused) == text("en", "tables-own-rated")
        assert await member.autocomplete(place.channel, "tables end", "table", "") == []
    assert (await table_of(place)).state == "playing"
    await end(manager, place)
    assert (await table_of(place)).ended_by == manager.id


async def test_nor_by_the_button_when_it_has_been_asked_before(place: Place) -> None:
    await start(place)
    allow(place, place.channel, place.anna, manage_channels=True)
    table = await table_of(place)
    await rewrite(place, table, rated=False)
    asked = await place.anna.slash(place.channel, "tables end")
    await rewrite(place, table, rated=True)
    refused = await place.anna.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert private_answer(refused) == text("en", "tables-own-rated")


@pytest.mark.parametrize(
    "given", [{"rated": False}, {"notation": "spoilt"}, {"options": {"odd": 1}}, {"game": "chess"}]
)
async def test_unless_it_is_not_rated_or_stuck(place: Place, given: dict[str, Any]) -> None:
    await start(place)
    table = await table_of(place)
    await rewrite(place, table, **given)
    allow(place, place.channel, place.anna, manage_channels=True)
    offered = await place.anna.autocomplete(place.channel, "tables end", "table", "")
    assert [each["value"] for each in offered] == [str(table.id)]
    await end(place.anna, place)
    assert (await table_of(place)).ended_by == place.anna.id


async def test_the_right_in_that_channel_decides(place: Place, manager: MemberActor) -> None:
    other = place.env.guild.create_text_channel("other")
    await start(place)
    allow(place, place.channel, place.carl, manage_channels=True)
    allow(place, place.channel, manager, manage_channels=False)
    here = await table_of(place)
    refused = await manager.slash(other, "tables end", table=str(here.id))
    assert private_answer(refused) == text("en", "tables-for-managers")
    asked = await place.carl.slash(other, "tables end", table=str(here.id))
    await place.carl.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert (await now(place, here)).ended_by == place.carl.id


async def test_the_right_is_looked_at_once_more_when_the_button_is_pressed(
    place: Place, manager: MemberActor
) -> None:
    await start(place)
    asked = await manager.slash(place.channel, "tables end")
    allow(place, place.channel, manager, manage_channels=False)
    refused = await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert private_answer(refused) == text("en", "tables-for-managers")
    assert (await table_of(place)).state == "playing"


@pytest.mark.parametrize("archived", [False, True])
async def test_in_a_thread_the_right_in_its_channel_decides(
    place: Place, manager: MemberActor, archived: bool
) -> None:
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, thread=True)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    assert table.channel_id != place.channel.id
    if archived:
        archive(place, table.channel_id)
        await place.env.settle()
    for member in (place.anna, place.carl):
        refused = await member.slash(place.channel, "tables end", table=str(table.id))
        assert private_answer(refused) == text("en", "tables-for-managers")
    allow(place, place.channel, place.carl, manage_channels=True)
    await end(place.carl, place, table)
    assert (await now(place, table)).ended_by == place.carl.id


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("spoilt", [{"notation": "spoilt"}, {"theme": "no such"}, {"options": {"odd": 1}}])
async def test_a_spoilt_table_is_cleared_and_its_board_says_so(
    place: Place, manager: MemberActor, spoilt: dict[str, Any]
) -> None:
    await start(place)
    table = await table_of(place)
    await rewrite(place, table, **spoilt)
    await end(manager, place)
    assert (await table_of(place)).state == "over"
    board = next(each for each in place.channel.history() if each.id == table.message_id)
    assert text("en", "event-ended", mention=manager.mention) in texts(board)
    assert not [each for each in custom_ids(board) if each.startswith(("a:", "m:"))]
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert (await table_of(place)).state == "playing"


@pytest.mark.parametrize("spoilt", [{}, {"notation": "spoilt"}])
async def test_in_an_archived_thread_the_end_is_shown_below(
    place: Place, manager: MemberActor, spoilt: dict[str, Any]
) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", thread=True)
    (thread,) = place.channel.threads
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    if spoilt:
        await rewrite(place, table, **spoilt)
    archive(place, thread.id)
    await place.env.settle()
    place.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=None)
    await end(manager, place, table)
    shown = last_message(thread)
    assert shown.id != table.message_id
    assert text("en", "event-ended", mention=manager.mention) in texts(shown)


async def test_where_the_bot_may_only_edit_the_old_board_shows_the_end(
    place: Place, manager: MemberActor
) -> None:
    await start(place)
    board = board_of(place.channel)
    for number in range(CROWDED + 2):
        await place.carl.send(place.channel, f"nice {number}")
    forbid(place, send_messages=False)
    await end(manager, place)
    (now_there,) = [each for each in place.channel.history() if each.id == board.id]
    assert text("en", "event-ended", mention=manager.mention) in texts(now_there)


async def test_a_game_that_there_is_no_more_is_cleared(place: Place, manager: MemberActor) -> None:
    table = await seat(place, game="boulomania")
    await rewrite(place, table, game="chess")
    asked = await manager.slash(place.channel, "tables end")
    assert "chess" in private_answer(asked)
    await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert (await now(place, table)).state == "over"


async def test_where_the_bot_may_no_longer_post_it_is_cleared_all_the_same(
    place: Place, manager: MemberActor
) -> None:
    await start(place)
    other = place.env.guild.create_text_channel("other")
    table = await table_of(place)
    _, denied = discord.PermissionOverwrite(send_messages=False, view_channel=False).pair()
    bot = place.env.backend.bot_user.id
    place.env.backend.set_overwrite(place.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied.value))
    asked = await manager.slash(other, "tables end", table=str(table.id))
    await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert answer(asked).content == text("en", "tables-end-done")
    assert (await now(place, table)).state == "over"


async def test_in_a_channel_that_is_gone_the_right_on_the_server_decides(
    place: Place, manager: MemberActor
) -> None:
    table = await seat(place, channel_id=2**61)
    refused = await place.carl.slash(place.channel, "tables end", table=str(table.id))
    assert private_answer(refused) == text("en", "tables-for-managers")
    assert await listed(place.carl, place) == text("en", "tables-none")
    assert f"`{table.id}`" in await listed(manager, place)
    await end(manager, place, table)
    assert (await now(place, table)).ended_by == manager.id


async def test_of_two_who_end_it_one_does(place: Place, manager: MemberActor) -> None:
    await start(place)
    other = member_with(place, "otto", manage_channels=True)
    first, second = [await each.slash(place.channel, "tables end") for each in (manager, other)]
    await manager.click(answer(first).message, label=text("en", "tables-end-yes"))
    refused = await other.click(answer(second).message, label=text("en", "tables-end-yes"))
    assert private_answer(refused) == text("en", "tables-over")
    assert (await table_of(place)).ended_by == manager.id


async def test_who_moves_in_that_instant_does_not_keep_it_from_its_end(
    place: Place, manager: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(place)
    store = bot_of(place).play.store.tables
    save = store.save

    async def come_too_late(*args: Any, **changes: Any) -> Table:
        monkeypatch.setattr(store, "save", save)
        raise Outdated

    asked = await manager.slash(place.channel, "tables end")
    monkeypatch.setattr(store, "save", come_too_late)
    await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert answer(asked).content == text("en", "tables-end-done")
    assert (await table_of(place)).ended_by == manager.id


@pytest.mark.parametrize(
    ("why", "told"), [("game-over", "tables-over"), ("game-resting", "tables-over"), ("no-table", "no-table")]
)
async def test_a_game_that_has_come_to_its_end_at_that_instant(
    place: Place, manager: MemberActor, monkeypatch: pytest.MonkeyPatch, why: str, told: str
) -> None:
    await start(place)
    asked = await manager.slash(place.channel, "tables end")
    monkeypatch.setattr(bot_of(place).play.driver, "end", AsyncMock(side_effect=Refusal(why)))
    refused = await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert private_answer(refused) == text("en", told)


async def test_the_question_outlives_a_restart(
    place: Place, manager: MemberActor, settings: Settings
) -> None:
    await start(place)
    asked = await manager.slash(place.channel, "tables end")
    await place.env.restart_bot(Boulo(settings))
    await manager.click(answer(asked).message, label=text("en", "tables-end-yes"))
    assert (await table_of(place)).state == "over"


async def test_what_cannot_be_ended_is_refused(place: Place, manager: MemberActor) -> None:
    nothing = await manager.slash(place.channel, "tables end")
    assert private_answer(nothing) == text("en", "tables-none-here")
    elsewhere = await seat(place, guild_id=place.env.guild.id + 1, channel_id=9)
    for number in (str(elsewhere.id), "4711", "x", "-1", "9" * 400):
        refused = await manager.slash(place.channel, "tables end", table=number)
        assert private_answer(refused) == text("en", "tables-unknown")
    over = await seat(place, state="over")
    refused = await manager.slash(place.channel, "tables end", table=str(over.id))
    assert private_answer(refused) == text("en", "tables-over")
    refused = await manager.slash(place.channel, "tables end")
    assert private_answer(refused) == text("en", "tables-none-here")


# Suggestions


async def test_the_tables_that_a_member_may_end_are_suggested(place: Place, manager: MemberActor) -> None:
    await start(place)
    table = await table_of(place)
    offered = await manager.autocomplete(place.channel, "tables end", "table", "ann")
    facts = {"number": str(table.id), "game": text("en", "game-boulomania"), "a": "anna", "b": "ben"}
    name = f"{text('en', 'tables-choice', **facts)} · #boulodrome"
    assert offered == [{"name": name, "value": str(table.id)}]
    assert await manager.autocomplete(place.channel, "tables end", "table", "zoe") == []
    assert await place.anna.autocomplete(place.channel, "tables end", "table", "") == []


async def test_a_table_in_an_archived_thread_is_suggested(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", thread=True)
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    allow(place, place.channel, place.carl, manage_channels=True)
    archive(place, table.channel_id)
    await place.env.settle()
    offered = await place.carl.autocomplete(place.channel, "tables end", "table", "")
    assert [each["value"] for each in offered] == [str(table.id)]


async def test_no_more_and_no_longer_suggestions_than_discord_takes(
    place: Place, manager: MemberActor
) -> None:
    long = tuple(
        Seat(side, number, 10 * side + number + 1, "W" * 32) for side in (0, 1) for number in range(4)
    )
    for number in range(30):
        channel = place.env.guild.create_text_channel("c" * 98 + f"{number:02}")
        await seat(place, channel_id=channel.id, seats=long)
    offered = await manager.autocomplete(place.channel, "tables end", "table", "")
    assert len(offered) == 25
    assert all(1 <= len(each["name"]) <= 100 for each in offered)


# Channels that are deleted


async def test_a_deleted_channel_takes_its_game_with_it(place: Place, manager: MemberActor) -> None:
    other = place.env.guild.create_text_channel("other")
    await place.anna.slash(other, "boulo solo", level="easy")
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    await start(place)
    place.env.backend.delete_channel(other.id)
    await place.env.settle()
    ended = await now(place, table)
    assert (ended.state, ended.reason, ended.ended_by) == ("over", "ended", place.env.backend.bot_user.id)
    assert (await table_of(place)).state == "playing"
    assert f"`{table.id}`" not in await listed(manager, place)


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_so_does_a_deleted_thread_or_its_deleted_channel(place: Place, what: str) -> None:
    other = place.env.guild.create_text_channel("other")
    await place.anna.slash(other, "boulo solo", level="easy", thread=True)
    (table,) = await bot_of(place).play.store.tables.of_guild(place.env.guild.id)
    place.env.backend.delete_channel(table.channel_id if what == "thread" else other.id)
    await place.env.settle()
    assert (await now(place, table)).state == "over"


async def test_so_does_a_channel_deleted_while_the_bot_was_away(place: Place) -> None:
    gone = await seat(place, channel_id=2**61)
    other = place.env.guild.create_text_channel("other")
    place.env.backend.delete_channel(other.id)
    await place.env.settle()
    assert (await now(place, gone)).state == "over"


async def test_a_channel_that_only_cannot_be_reached_keeps_its_game(place: Place) -> None:
    table = await seat(place, channel_id=2**61)
    other = place.env.guild.create_text_channel("other")
    place.env.inject_error("GET", "/channels/*", status=403)
    place.env.backend.delete_channel(other.id)
    await place.env.settle()
    assert (await now(place, table)).state == "playing"


# Everywhere and in every language


async def test_only_on_servers(place: Place) -> None:
    assert not [each for each in place.anna.user.available_commands() if each.startswith("tables")]
    assert {"tables list", "tables end"} <= set(place.anna.available_commands(place.channel))


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(
    place: Place, manager: MemberActor, speak: Speak, language: Language
) -> None:
    speak(language, language)
    empty = await place.carl.slash(place.channel, "tables list")
    assert private_answer(empty) == text(language, "tables-none")
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    shown = private_answer(await place.carl.slash(place.channel, "tables list"))
    assert shown.startswith(text(language, "tables-title", count=1, page=1, pages=1))
    refused = await place.carl.slash(place.channel, "tables end")
    assert private_answer(refused) == text(language, "tables-for-managers")
    asked = await manager.slash(place.channel, "tables end")
    await manager.click(answer(asked).message, label=text(language, "tables-end-yes"))
    assert answer(asked).content == text(language, "tables-end-done")
    assert text(language, "event-ended", mention=manager.mention) in texts(board_of(place.channel))


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_in_every_language(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    for number in range(25):
        channel = place.env.guild.create_text_channel(f"c{number}")
        await seat(place, channel_id=channel.id, message_id=2**62)
    shown = await place.carl.slash(place.channel, "tables list")
    await place.carl.click(answer(shown).message, label=text(language, "page-after"))
    assert answer(shown).content.startswith(text(language, "tables-title", count=25, page=2, pages=3))
