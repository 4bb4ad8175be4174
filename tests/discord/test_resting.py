"""A game that nobody goes on with is put to rest: its board says so, its channel is free."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.services.start import OPEN_MINUTES
from play.people import Member
from store.records import REST_AFTER
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    check_saved,
    click,
    give_up,
    is_shown,
    last_message,
    on_turn,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from tests.discord.test_posted_anew_or_edited import pinged_by_the_last_post
from words.texts import LANGUAGES, Language

DAY = 24 * 60 * 60


async def wait(place: Place, days: float) -> None:
    """Let days pass in which nobody moves, and look at the tables then."""
    place.env.backend.advance_clock(days * DAY)
    await bot_of(place).play.timekeeper.tick(bot_of(place).hosts)
    await place.env.settle()


async def resume(place: Place, member: MemberActor, language: Language = "en") -> InteractionResult:
    """Press the button under the board."""
    return await member.click(board_of(place.channel), label=text(language, "more-resume"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_says_so_where_it_is_and_nobody_is_pinged(
    timed: Place, speak: Speak, language: Language
) -> None:
    place = timed
    speak(language, language)
    await start_in(place, language)
    board, posted = board_of(place.channel), len(place.channel.history())
    await wait(place, REST_AFTER)
    table, shown = await table_of(place), board_of(place.channel)
    assert (table.state, table.reason, table.is_shown) == ("resting", "rested", True)
    assert shown.id == board.id
    assert text(language, "event-rested") in texts(shown)
    assert text(language, "board-resting") in texts(shown)
    assert [button.label for button in buttons(shown)] == [
        text(language, f"more-{what}") for what in ("resume", "replay", "describe", "more")
    ]
    assert len(place.channel.history()) == posted
    await wait(place, 1)
    assert board_of(place.channel).edited_at == shown.edited_at
    await resume(place, place.ben, language)
    await give_up_in(place, language)
    await place.anna.slash(place.channel, "boulo resume")


async def start_in(place: Place, language: Language) -> None:
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))


async def give_up_in(place: Place, language: Language) -> None:
    asked = await place.anna.slash(place.channel, "boulo resign")
    await place.anna.click(answer(asked).message, label=text(language, "resign-yes"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_goes_on(timed: Place, speak: Speak, language: Language) -> None:
    place = timed
    speak(language, language)
    for game in COMMANDS.values():
        await place.anna.slash(place.channel, f"{game} solo", level="easy")
        await wait(place, 3)
        assert (await table_of(place)).state == "resting"
        await place.anna.slash(place.channel, f"{game} resume")
        table = await table_of(place)
        assert (table.state, table.is_shown) == ("playing", True)
        await bot_of(place).play.driver.end(table.id, place.anna.id)


@pytest.mark.parametrize("how", ["pressed", "typed"])
async def test_its_players_go_on(timed: Place, how: str) -> None:
    place = timed
    await start(place)
    await click(await on_turn(place), board_of(place.channel), "point3")
    await wait(place, REST_AFTER)
    old, before = board_of(place.channel), await table_of(place)
    place.env.backend.advance_clock(DAY)
    if how == "pressed":
        await resume(place, place.anna)
    else:
        await place.anna.slash(place.channel, "boulo resume")
    table = await check_saved(place)
    assert (table.state, table.reason, table.ply) == ("playing", None, before.ply)
    assert table.moved_at > before.moved_at
    assert await is_shown(place)
    board = board_of(place.channel)
    assert board.id != old.id
    assert pinged_by_the_last_post(place) == [(await on_turn(place)).id]
    await click(await on_turn(place), board, "point3")
    assert (await check_saved(place)).ply > before.ply


async def test_while_it_rests_another_game_is_played_there(timed: Place) -> None:
    place = timed
    await start(place)
    first = await table_of(place)
    await wait(place, REST_AFTER)
    resting = board_of(place.channel)
    await place.carl.slash(place.channel, "carami solo", level="easy", begin="me")
    taken = await place.anna.click(resting, label=text("en", "more-resume"))
    assert private_answer(taken) == text("en", "channel-taken", command="carami")
    typed = await place.anna.slash(place.channel, "boulo resume")
    assert private_answer(typed) == text("en", "channel-taken", command="carami")
    asked = await place.carl.slash(place.channel, "carami resign")
    await place.carl.click(answer(asked).message, label=text("en", "resign-yes"))
    await place.anna.slash(place.channel, "boulo resume")
    table = await table_of(place)
    assert (table.id, table.state) == (first.id, "playing")
    assert await is_shown(place)
    await click(await on_turn(place), board_of(place.channel), "point3")


async def test_others_cannot_and_moves_say_what_can_be_done(timed: Place) -> None:
    place = timed
    await start(place)
    mover = await on_turn(place)
    await wait(place, REST_AFTER)
    assert private_answer(await resume(place, place.carl)) == text("en", "not-your-table")
    typed = await mover.slash(place.channel, "boulo roll", dice=3)
    assert private_answer(typed) == text("en", "game-resting")
    resigned = await mover.slash(place.channel, "boulo resign")
    assert private_answer(resigned) == text("en", "game-resting")
    assert (await table_of(place)).state == "resting"


async def test_where_nothing_rests_nothing_is_resumed(place: Place) -> None:
    offered = await place.anna.slash(place.channel, "boulo resume")
    assert private_answer(offered) == text("en", "no-table")
    await start(place)
    assert private_answer(await place.anna.slash(place.channel, "boulo resume")) == text(
        "en", "game-not-resting"
    )
    await give_up(place.anna, place.channel)
    assert private_answer(await place.anna.slash(place.channel, "boulo resume")) == text("en", "game-over")


async def test_it_is_listed_as_what_it_is(timed: Place) -> None:
    place = timed
    await start(place)
    table = await table_of(place)
    await wait(place, REST_AFTER)
    assert private_answer(await place.anna.slash(place.channel, "tables list")) == text("en", "tables-none")
    assert text("en", "result-rested") in private_answer(await place.anna.slash(place.channel, "history"))
    stats = private_answer(await place.anna.slash(place.channel, "boulo stats"))
    assert stats == text("en", "stats-none", name="anna")
    assert table.seed in private_answer(await place.anna.slash(place.channel, "boulo verify"))


async def test_who_holds_enough_channels_alone_does_not_wake_another(timed: Place) -> None:
    place = timed
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    await wait(place, 3)
    resting = board_of(place.channel)
    for number in range(3):
        channel = place.env.guild.create_text_channel(f"alone-{number}")
        await place.anna.slash(channel, "carami solo", level="easy", begin="me")
    refused = await place.anna.click(resting, label=text("en", "more-resume"))
    assert private_answer(refused).count("<#") == 3
    assert (await table_of(place)).state == "resting"


async def test_who_is_excluded_does_not_wake_it_but_the_others_do(timed: Place) -> None:
    place = timed
    await start(place)
    await wait(place, REST_AFTER)
    await bot_of(place).play.settings.exclude(place.env.guild.id, Member(place.anna.id, "anna"))
    assert private_answer(await resume(place, place.anna)) == text("en", "excluded")
    await resume(place, place.ben)
    assert (await table_of(place)).state == "playing"


async def test_who_is_blocked_wakes_it_without_a_ping(timed: Place) -> None:
    place = timed
    await start(place)
    await wait(place, REST_AFTER)
    table = await table_of(place)
    mover = place.anna if table.notation.split()[3] == "A" else place.ben
    other = place.ben if mover == place.anna else place.anna
    await mover.slash(place.channel, "block", member=other)
    await resume(place, other)
    assert pinged_by_the_last_post(place) == []


async def test_a_thread_of_its_own(timed: Place) -> None:
    place = timed
    await start(place, thread=True)
    tables = bot_of(place).play.store.tables
    (table,) = await tables.of_guild(place.env.guild.id)
    await wait(place, REST_AFTER)
    thread = await place.env.bot.fetch_channel(table.channel_id)
    assert isinstance(thread, discord.Thread)
    assert thread.auto_archive_duration == 60
    assert (await tables.get(table.id)).state == "resting"
    (handle,) = place.channel.threads
    await place.anna.slash(handle, "boulo resume")
    assert (await tables.get(table.id)).state == "playing"
    thread = await place.env.bot.fetch_channel(table.channel_id)
    assert isinstance(thread, discord.Thread)
    assert thread.auto_archive_duration == OPEN_MINUTES


async def test_a_game_that_goes_on_and_cannot_be_shown_is_told_to_be_saved(timed: Place) -> None:
    await start(timed)
    await wait(timed, REST_AFTER)
    timed.env.inject_error("POST", "/channels/*/messages", status=500)
    result = await timed.anna.slash(timed.channel, "boulo resume")
    assert private_answer(result) == text("en", "saved-not-shown")
    assert (await table_of(timed)).state == "playing"


@pytest.mark.parametrize("choice", ["3", "90"])
async def test_a_server_sets_it(timed: Place, choice: str) -> None:
    place = timed
    role = place.env.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = place.env.guild.add_member(place.env.create_user("mona"), roles=[role])
    panel = await manager.slash(place.channel, "settings", rest="14")
    await manager.select(answer(panel).message, [choice], custom_id="s:rest_after")
    assert (await bot_of(place).play.settings.of_guild(place.env.guild.id)).rest_after == int(choice)
    await start(place)
    await wait(place, 20)
    assert (await table_of(place)).state == ("resting" if choice == "3" else "playing")


async def test_the_board_of_a_game_taken_up_again_says_what_its_new_dice_are_bound_to(timed: Place) -> None:
    await start(timed)
    await click(await on_turn(timed), board_of(timed.channel), "point2")
    assert (await table_of(timed)).commitment not in texts(board_of(timed.channel))
    before = (await table_of(timed)).commitment
    await wait(timed, REST_AFTER)
    await resume(timed, timed.ben)
    taken_up = await table_of(timed)
    assert taken_up.commitment != before
    assert text("en", "dice-committed", hash=taken_up.commitment) in texts(board_of(timed.channel))
