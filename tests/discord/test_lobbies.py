"""Before a game of teams: a message with two sides to join, to leave, to shuffle, to start, and to close."""

from unittest.mock import AsyncMock

import discord
import pytest

from bot.app import Boulo
from bot.config import Settings
from play.people import Member
from play.people import Place as Where
from store import ChannelTaken, InvitationGone
from store.records import Lobby
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import crowd, lobby_message, lobby_of, now, open_lobby, press
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    custom_ids,
    private_answer,
    table_of,
    text,
    texts,
)
from tests.games import IN_TEAMS
from words.texts import LANGUAGES, Language
from words.texts import text as text_of

A_DAY = 24 * 60 * 60
GAMES = {COMMANDS[game]: game for game in IN_TEAMS}


def team_line(side: int, *names: str, most: int = 4, language: Language = "en") -> str:
    """How a lobby shows a side; the host is given as in `anna*`."""
    marked = [
        text_of(language, "lobby-host", name=name[:-1]) if name.endswith("*") else name for name in names
    ]
    members = ", ".join(marked) or text_of(language, "lobby-nobody")
    return text_of(language, f"lobby-team-{side}", count=len(names), most=most, members=members)


def check_teams(place: Place, message: discord.Message, blue: str, red: str, most: int = 4) -> None:
    lines = texts(now(place.channel, message)).splitlines()
    for side, names in enumerate((blue, red)):
        assert team_line(side, *names.split(), most=most) in lines


def disabled(place: Place, message: discord.Message) -> set[str]:
    """The buttons that cannot be pressed now."""
    found = []
    (container,) = now(place.channel, message).components
    assert isinstance(container, discord.Container)
    for row in container.children:
        if isinstance(row, discord.ActionRow):
            found += [each for each in row.children if isinstance(each, discord.Button) and each.disabled]
    return {(button.custom_id or "").split(":")[3] for button in found}


async def check_nothing_is_on(place: Place) -> None:
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None


# Coming and going


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_opens_it_has_joined(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} team", clock="day")
    message = lobby_message(place.channel)
    most = {"boulo": 4, "petanque": 7}[game]
    check_teams(place, message, "anna*", "", most)
    assert text_of("en", "lobby-title", game=text("en", f"game-{GAMES[game]}")) in texts(message)
    assert text("en", "lobby-terms", balls={"boulo": 8, "petanque": 4}[game], points=13) in texts(message)
    assert text("en", "challenge-clock", clock=text("en", "clock-day")) in texts(message)
    assert message.mentions == []
    assert disabled(place, message) == {"start"}
    assert (await lobby_of(place, message)).host_id == place.anna.id


@pytest.mark.parametrize("game", GAMES)
async def test_it_can_be_opened_by_a_button(place: Place, game: str) -> None:
    offered = await place.anna.slash(place.channel, f"{game} board")
    await place.anna.click(answer(offered).message, label=text("en", "start-team"))
    check_teams(place, lobby_message(place.channel), "anna*", "", {"boulo": 4, "petanque": 7}[game])


async def test_members_join_change_sides_and_leave(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    check_teams(place, message, "anna*", "ben")
    assert text("en", "lobby-join-1-done", name="ben") in texts(now(place.channel, message))
    assert disabled(place, message) == set()
    await press(place.carl, message, "join-1")
    check_teams(place, message, "anna*", "ben carl")
    await press(place.ben, message, "join-0")
    check_teams(place, message, "anna* ben", "carl")
    await press(place.ben, message, "leave")
    check_teams(place, message, "anna*", "carl")
    assert text("en", "lobby-leave-done", name="ben") in texts(now(place.channel, message))
    assert [each.id for each in place.channel.history()] == [message.id], "it is edited in place"


async def test_names_are_shown_as_they_are_written(place: Place) -> None:
    star = place.env.guild.add_member(place.env.create_user("**star** <@1>"))
    message = await open_lobby(place, [place.anna], [star])
    assert r"\*\*star\*\*" in texts(now(place.channel, message))
    assert now(place.channel, message).mentions == []


async def test_a_full_side_cannot_be_joined(place: Place) -> None:
    message = await open_lobby(place, crowd(place, 4), [])
    assert disabled(place, message) == {"join-0", "start"}
    await press(place.carl, message, "leave")
    assert disabled(place, message) == {"start"}


async def test_a_full_game_of_petanque_is_refused_kindly(place: Place) -> None:
    members = crowd(place, 9)
    message = await open_lobby(place, members[:4], members[4:8], "petanque")
    assert disabled(place, message) == set()
    result = await press(members[8], message, "join-0")
    assert private_answer(result) == text("en", "lobby-full", most=7)
    await press(members[0], message, "join-1")
    assert len((await lobby_of(place, message)).team(1)) == 5


@pytest.mark.parametrize("what", ["leave", "shuffle", "start"])
async def test_a_bystander_is_asked_to_join_first(place: Place, what: str) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    before = await lobby_of(place, message)
    result = await press(place.carl, message, what)
    assert private_answer(result) == text("en", "lobby-not-in")
    assert await lobby_of(place, message) == before


async def test_shuffled_teams_are_as_equal_as_can_be(place: Place) -> None:
    members = crowd(place, 5)
    message = await open_lobby(place, members[:4], members[4:])
    await press(members[2], message, "shuffle")
    lobby = await lobby_of(place, message)
    assert sorted(len(lobby.team(side)) for side in (0, 1)) == [2, 3]
    blue, red = (" ".join(_marked(lobby, side)) for side in (0, 1))
    check_teams(place, message, blue, red)
    assert text("en", "lobby-shuffle-done", name="carl") in texts(now(place.channel, message))


def _marked(lobby: Lobby, side: int) -> list[str]:
    return [seat.name + "*" * (seat.member_id == lobby.host_id) for seat in lobby.team(side)]


# The host


async def test_the_host_leaves(place: Place) -> None:
    message = await open_lobby(place, [place.anna, place.carl], [place.ben])
    await press(place.anna, message, "leave")
    check_teams(place, message, "carl", "ben*")
    assert text("en", "lobby-leave-done-host", name="anna", host="ben") in texts(now(place.channel, message))
    await press(place.ben, message, "close")
    closed = now(place.channel, message)
    assert (texts(closed).strip(), custom_ids(closed)) == (text("en", "lobby-close-done", name="ben"), [])


async def test_the_last_one_leaves(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    lobby = await lobby_of(place, message)
    for member in (place.anna, place.ben):
        await press(member, message, "leave")
    closed = now(place.channel, message)
    assert (texts(closed).strip(), custom_ids(closed)) == (text("en", "lobby-leave-done-last"), [])
    with pytest.raises(InvitationGone):
        await bot_of(place).play.store.invitations.lobby(lobby.id)


async def test_only_the_host_closes_it(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    for member in (place.ben, place.carl):
        assert private_answer(await press(member, message, "close")) == text("en", "lobby-not-yours-to-close")
    await press(place.anna, message, "close")
    assert texts(now(place.channel, message)).strip() == text("en", "lobby-close-done", name="anna")
    await check_nothing_is_on(place)


# Starting


async def test_anybody_in_it_starts(place: Place) -> None:
    message = await open_lobby(place, [place.anna, place.carl], [place.ben], balls=3)
    await press(place.carl, message, "start")
    closed = now(place.channel, message)
    assert texts(closed).strip().splitlines() == [
        text("en", "lobby-start-done"),
        "**Blue**: anna, carl",
        "**Red**: ben",
    ]
    assert (custom_ids(closed), closed.mentions) == ([], [])
    table = await table_of(place)
    assert [(seat.side, seat.place, seat.name) for seat in table.seats] == [
        (0, 0, "anna"),
        (0, 1, "carl"),
        (1, 0, "ben"),
    ]
    assert table.options == {"balls": 3}
    assert board_of(place.channel).id == table.message_id


@pytest.mark.parametrize(("before", "after"), [("day", None), (None, "quick")])
async def test_the_clock_stays_what_it_was_when_it_was_opened(
    place: Place, before: str | None, after: str | None
) -> None:
    settings, guild = bot_of(place).play.store.settings, place.env.guild.id
    await settings.save(guild, clock=before)
    message = await open_lobby(place, [place.anna], [])
    await settings.save(guild, clock=after)
    await press(place.ben, message, "join-1")
    clock = text("en", "challenge-clock", clock=text("en", f"clock-{before or after}"))
    assert (clock in texts(now(place.channel, message))) is (before is not None)
    await press(place.ben, message, "start")
    assert (await table_of(place)).clock == before


async def test_of_two_starts_one_counts(place: Place) -> None:
    """The second member still sees the buttons: the message could not be brought up to date."""
    message = await open_lobby(place, [place.anna], [place.ben])
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    await press(place.anna, message, "start")
    table = await table_of(place)
    result = await press(place.ben, message, "start")
    assert private_answer(result) == text("en", "lobby-gone")
    assert await table_of(place) == table
    closed = now(place.channel, message)
    assert (texts(closed).strip(), custom_ids(closed)) == (text("en", "lobby-gone"), [])


async def test_who_starts_too_late_does_not_cover_that_the_game_is_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben's press is under way when Anna's has started the game."""
    message = await open_lobby(place, [place.anna], [place.ben])
    bot = bot_of(place)
    store, channel = bot.play.store.invitations, bot.get_partial_messageable(place.channel.id)

    async def be_overtaken(lobby_id: int) -> Lobby:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay(text("en", "lobby-start-done")))
        await channel.get_partial_message(message.id).edit(view=view)
        raise InvitationGone

    monkeypatch.setattr(store, "lobby", be_overtaken)
    assert private_answer(await press(place.ben, message, "start")) == text("en", "lobby-gone")
    assert texts(now(place.channel, message)).strip() == text("en", "lobby-start-done")


async def test_who_starts_too_late_leaves_no_thread_behind(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await open_lobby(place, [place.anna], [place.ben], thread=True)
    read_before(place, monkeypatch, await lobby_of(place, message))
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    await press(place.anna, message, "close")
    assert private_answer(await press(place.ben, message, "start")) == text("en", "lobby-gone")
    assert place.channel.threads == []
    assert custom_ids(now(place.channel, message)) == []


def read_before(place: Place, monkeypatch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """Let the next reader of a lobby get it as it was, whatever others have done since."""
    store, lobbies = bot_of(place).play.store.invitations, [lobby]
    read = store.lobby

    async def read_early(lobby_id: int) -> Lobby:
        return lobbies.pop() if lobbies else await read(lobby_id)

    monkeypatch.setattr(store, "lobby", read_early)


async def test_somebody_leaves_while_another_starts(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game starts with whoever is there at that instant."""
    message = await open_lobby(place, [place.anna, place.carl], [place.ben])
    before = await lobby_of(place, message)
    await press(place.carl, message, "leave")
    read_before(place, monkeypatch, before)
    await press(place.ben, message, "start")
    assert [seat.name for seat in (await table_of(place)).seats] == ["anna", "ben"]


async def test_no_lobby_starts_where_a_game_is_on(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    await place.carl.slash(place.channel, "boulo solo")
    assert private_answer(await press(place.anna, message, "start")) == text("en", "channel-taken")
    assert (await lobby_of(place, message)).seats
    result = await place.carl.slash(place.channel, "boulo team")
    assert private_answer(result) == text("en", "channel-taken")


async def test_there_is_no_lobby_in_a_private_chat(place: Place) -> None:
    user = place.env.create_user("hermit")
    assert private_answer(await user.slash("boulo team")) == text("en", "alone-here")


@pytest.mark.parametrize("what", ["join-1", "start", "leave", "close"])
async def test_a_lobby_ends_by_itself_after_a_day(place: Place, what: str) -> None:
    bot_of(place).play.now = place.env.now
    message = await open_lobby(place, [place.anna], [place.ben])
    await place.env.advance_time(A_DAY + 1)
    assert private_answer(await press(place.anna, message, what)) == text("en", "lobby-gone")
    assert custom_ids(now(place.channel, message)) == []
    await check_nothing_is_on(place)


async def test_a_lobby_is_open_for_a_whole_day(place: Place) -> None:
    bot_of(place).play.now = place.env.now
    message = await open_lobby(place, [place.anna], [place.ben])
    await place.env.advance_time(A_DAY - 60)
    await press(place.anna, message, "start")
    assert await table_of(place)


async def test_a_press_that_discord_loses_is_answered_and_can_be_repeated(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    result = await press(place.carl, message, "join-0")
    assert private_answer(result) == text("en", "went-wrong")
    await press(place.carl, message, "join-0")
    check_teams(place, message, "anna* carl", "ben")


async def test_a_restart_in_the_middle(place: Place, settings: Settings) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    await place.env.restart_bot(Boulo(settings))
    await press(place.carl, message, "join-1")
    check_teams(place, message, "anna*", "ben carl")
    await place.env.restart_bot(Boulo(settings))
    await press(place.carl, message, "start")
    assert len((await table_of(place)).seats) == 3


# Threads and languages


async def test_the_game_has_a_thread_of_its_own(place: Place) -> None:
    message = await open_lobby(place, [place.anna, place.carl], [place.ben], thread=True)
    assert text("en", "lobby-thread") in texts(message)
    await press(place.ben, message, "start")
    (thread,) = place.channel.threads
    assert thread.name == text("en", "thread-name", game="Boulomania", a="anna & carl", b="ben")
    assert board_of(thread)
    started = text("en", "lobby-start-done-thread", channel=f"<#{thread.id}>")
    assert started in texts(now(place.channel, message))
    await check_nothing_is_on(place)


async def test_a_lobby_in_a_thread(place: Place) -> None:
    channel = bot_of(place).get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="later", type=discord.ChannelType.public_thread)
    there = place._replace(channel=place.channel.threads[0])
    result = await place.anna.slash(there.channel, "boulo team", thread=True)
    assert private_answer(result) == text("en", "no-thread-here")
    await press(place.ben, await open_lobby(there, [place.anna, place.carl], [place.ben]), "start")
    assert board_of(there.channel).id == (await table_of(there)).message_id
    await check_nothing_is_on(place)


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_language(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    message = await open_lobby(place, [place.anna, place.carl], [place.ben], game)
    shown = texts(now(place.channel, message))
    most = {"boulo": 4, "petanque": 7}[game]
    assert team_line(0, "anna*", "carl", most=most, language=language) in shown.splitlines()
    assert text(language, "lobby-join-0-done", name="carl") in shown
    await press(place.carl, message, "leave")
    result = await press(place.carl, message, "start")
    assert private_answer(result) == text(language, "lobby-not-in")
    await press(place.carl, message, "join-1")
    await press(place.anna, message, "start")
    assert text(language, "lobby-start-done") in texts(now(place.channel, message))
    assert text(language, "team-0") in texts(board_of(place.channel))


async def test_a_channel_that_is_taken_at_that_instant_leaves_the_lobby_open(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    monkeypatch.setattr(bot_of(place).play.tables, "start", AsyncMock(side_effect=ChannelTaken))
    assert private_answer(await press(place.anna, message, "start")) == text("en", "channel-taken")
    assert (await lobby_of(place, message)).seats


async def test_whoever_closes_it_at_that_instant_has_the_last_word(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    lobbies = bot_of(place).play.lobbies
    change = lobbies.change

    async def be_overtaken(lobby: int, game: str, where: Where, member: Member, what: str) -> object:
        changed = await change(lobby, game, where, member, what)
        await change(lobby, game, where, Member(place.anna.id, "anna"), "close")
        return changed

    monkeypatch.setattr(lobbies, "change", be_overtaken)
    before = texts(now(place.channel, message))
    result = await press(place.carl, message, "join-0")
    assert (result.followups, texts(now(place.channel, message))) == ([], before)


async def test_a_message_that_cannot_be_closed_does_not_keep_anybody_from_an_answer(place: Place) -> None:
    bot_of(place).play.now = place.env.now
    message = await open_lobby(place, [place.anna], [place.ben])
    await place.env.advance_time(A_DAY + 1)
    place.env.inject_error("GET", "/webhooks/*/messages/@original", status=500, times=None)
    assert private_answer(await press(place.anna, message, "start")) == text("en", "lobby-gone")
    assert custom_ids(now(place.channel, message))
