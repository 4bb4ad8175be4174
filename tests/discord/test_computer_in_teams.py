"""The computer plays along in teams: by the menu under a lobby and by command, as the host likes."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.services.start import MOST_ALONE
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import lobby_message, lobby_of, now, open_lobby, press, view
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    board_of,
    bot_of,
    check_saved,
    click,
    custom_ids,
    private_answer,
    table_of,
    text,
    texts,
)
from tests.games import IN_TEAMS
from words.opponents import word_known_opponent, word_opponent
from words.texts import LANGUAGES, Language, say_in


def menu_of(message: discord.Message) -> str:
    return next(each for each in custom_ids(message) if each.startswith("l:computer:"))


async def choose(
    member: MemberActor, place: Place, message: discord.Message, value: str
) -> InteractionResult:
    present = now(place.channel, message)
    return await member.select(present, [value], custom_id=menu_of(present))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_gives_it_a_place_and_takes_it_away(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    say, message = say_in(language), await open_lobby(place, [place.anna], [place.ben])
    await choose(place.anna, place, message, "comes-1-hard")
    shown = texts(now(place.channel, message))
    assert text(language, "lobby-computer-unrated") in shown
    assert text(language, "lobby-join-1-done", name=word_opponent("hard", say)) in shown
    members = f"ben, {word_known_opponent('hard', say)}"
    assert text(language, "lobby-team-1", count=2, most=4, members=members) in shown
    number = (await lobby_of(place, message)).computers[0].number
    await choose(place.anna, place, message, f"goes-{number}")
    shown = texts(now(place.channel, message))
    assert text(language, "lobby-leave-done", name=word_opponent("hard", say)) in shown
    assert text(language, "lobby-computer-unrated") not in shown
    assert (await lobby_of(place, message)).computers == ()


async def test_only_the_host_gives_it_a_place(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    refused = await choose(place.ben, place, message, "comes-0-easy")
    assert private_answer(refused) == text("en", "lobby-not-yours-to-fill")
    typed = await place.ben.slash(place.channel, "boulo computer")
    assert private_answer(typed) == text("en", "lobby-none-hosted")
    assert (await lobby_of(place, message)).computers == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IN_TEAMS)
async def test_by_command(place: Place, speak: Speak, language: Language, game: str) -> None:
    """The lobby is shown anew, and the old message is as good as the new one."""
    speak(language, language)
    command, say = COMMANDS[game], say_in(language)
    old = await open_lobby(place, [place.anna], [], command)
    await place.anna.slash(place.channel, f"{command} computer", level="expert")
    new = lobby_message(place.channel)
    assert new.id != old.id
    assert text(language, "lobby-join-1-done", name=word_opponent("expert", say)) in texts(new)
    await place.anna.slash(place.channel, f"{command} computer", level="easy", team=0)
    await place.anna.slash(place.channel, f"{command} computer", team=1, away=True)
    assert [(seat.side, seat.level) for seat in (await lobby_of(place, old)).computers] == [(0, "easy")]
    nobody = await place.anna.slash(place.channel, f"{command} computer", team=1, away=True)
    assert private_answer(nobody) == text(language, "lobby-no-computer", command=command)
    await press(place.ben, old, "join-1")
    await press(place.ben, old, "start")
    table = await table_of(place)
    assert [(seat.side, seat.level, seat.name) for seat in table.seats] == [
        (0, None, "anna"),
        (0, "easy", text(language, "opponent-easy")),
        (1, None, "ben"),
    ]
    await press(place.anna, new, "leave")
    assert text(language, "lobby-gone", command=command) in texts(now(place.channel, new))


async def test_no_room(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    for _ in range(3):
        await choose(place.anna, place, message, "comes-0-easy")
    options = [
        option.value
        for row in now(place.channel, message).components[0].children  # type: ignore[union-attr]
        for component in getattr(row, "children", [])
        for option in getattr(component, "options", [])
    ]
    assert [each for each in options if each.startswith("comes-0")] == []
    full = await place.anna.slash(place.channel, "boulo computer", team=0)
    assert private_answer(full) == text("en", "lobby-full", most=4)


async def test_it_plays_in_its_turn(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben], length="quick")
    for side in (0, 1):
        await choose(place.anna, place, message, f"comes-{side}-easy")
    await press(place.ben, message, "start")
    members = {place.anna.id: place.anna, place.ben.id: place.ben}
    for _ in range(8):
        seat = (await view(place)).seat
        assert seat is not None
        assert seat.member_id is not None, "the computer has played"
        board = board_of(place.channel)
        await click(members[seat.member_id], board, actions(board)[0])
    table = await check_saved(place)
    assert not table.rated
    log = await bot_of(place).play.store.tables.log(table.id)
    assert any(ply.member_id is None and ply.token.startswith("point") for ply in log)
    assert word_opponent("easy", say_in("en")) in texts(board_of(place.channel))


async def test_it_comes_back_for_another_game(place: Place) -> None:
    message = await open_lobby(place, [place.anna], [place.ben])
    await choose(place.anna, place, message, "comes-0-hard")
    await press(place.ben, message, "start")
    await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)
    await place.env.settle()
    assert (await table_of(place)).winner == 1
    await place.ben.slash(place.channel, "boulo rematch")
    lobby = await lobby_of(place, lobby_message(place.channel))
    assert [(seat.member_id, seat.side, seat.level) for seat in lobby.seats] == [
        (place.ben.id, 0, None),
        (None, 1, "hard"),
    ]


async def test_who_plays_with_nobody_else_holds_no_more_channels_than_alone(place: Place) -> None:
    for number in range(MOST_ALONE):
        channel = place.env.guild.create_text_channel(f"alone-{number}")
        await place.anna.slash(channel, "carami solo")
    message = await open_lobby(place, [place.anna], [])
    await choose(place.anna, place, message, "comes-1-easy")
    refused = await press(place.anna, now(place.channel, message), "start")
    assert "alone-" not in private_answer(refused)
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None
    await press(place.ben, message, "join-1")
    await press(place.ben, message, "start")
    assert len((await table_of(place)).seats) == 3
