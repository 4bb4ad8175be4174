"""In a private chat one plays the computer; where the bot cannot post by itself it says how to go on."""

import random
from collections.abc import Callable
from typing import Any

import pytest
import simcord.interactions
from simcord import InteractionResult, UserHandle

from bot.app import Boulo
from bot.config import Settings
from engine import GAMES, Position, parse_position
from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    custom_ids,
    private_answer,
    text,
    texts,
)
from words.texts import LANGUAGES, Language


@pytest.fixture
def anna(place: Place) -> UserHandle:
    """Anna in her chat with the bot."""
    return place.anna.user


async def table_with(place: Place, member: UserHandle) -> Table:
    table = await bot_of(place).play.store.tables.in_channel(member.dm_channel.id)
    assert table is not None
    return table


async def position_with(place: Place, member: UserHandle) -> Position:
    table = await table_with(place, member)
    return parse_position(table.game, table.notation)


async def move(member: UserHandle, rng: random.Random) -> None:
    """Choose something under the board."""
    board = board_of(member.dm_channel)
    action = rng.choice(actions(board))
    for custom_id in custom_ids(board):
        if custom_id.startswith("a:") and custom_id.split(":", 4)[4] == action:
            await member.click(board, custom_id=custom_id)
            return
    menu = next(each for each in custom_ids(board) if each.startswith("m:"))
    await member.select(board, [action], custom_id=menu)


# A chat with the bot


async def test_a_whole_game_by_buttons(place: Place, anna: UserHandle) -> None:
    await anna.slash("boulo solo", level="easy", length="quick")
    rng = random.Random(3)
    while (await position_with(place, anna)).turn != "over":
        assert (await position_with(place, anna)).turn == "A"
        await move(anna, rng)
    board = board_of(anna.dm_channel)
    assert text("en", "board-over") in texts(board)
    table = await table_with(place, anna)
    assert (table.state, table.guild_id, table.rated) == ("over", None, False)
    await anna.slash("boulo rematch")
    again = await table_with(place, anna)
    assert (again.id != table.id, again.state) == (True, "playing")
    film = await anna.slash("boulo replay", number=str(table.id))
    assert answer(film).attachments
    assert f"`{table.id}`" in private_answer(await anna.slash("history"))


async def test_a_whole_game_by_commands(place: Place, anna: UserHandle) -> None:
    await anna.slash("carami solo", level="easy", begin="me")
    rng = random.Random(5)
    while (position := await position_with(place, anna)).turn != "over":
        await anna.slash("carami move", move=rng.choice(position.legal_actions()))
    assert (await table_with(place, anna)).state == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_played_there(place: Place, anna: UserHandle, game: str) -> None:
    await anna.slash(f"{COMMANDS[game]} solo", level="easy")
    table = await table_with(place, anna)
    assert (table.game, table.is_shown) == (game, True)
    described = await anna.slash(f"{COMMANDS[game]} describe")
    assert answer(described).ephemeral
    await anna.slash(f"{COMMANDS[game]} board")
    asked = await anna.slash(f"{COMMANDS[game]} resign")
    await anna.click(answer(asked).message, label=text("en", "resign-yes"))
    assert (await table_with(place, anna)).state == "over"


async def test_it_goes_on_after_a_restart(place: Place, anna: UserHandle, settings: Settings) -> None:
    await anna.slash("boulo solo", level="easy")
    ply = (await table_with(place, anna)).ply
    await place.env.restart_bot(Boulo(settings))
    await move(anna, random.Random(1))
    assert (await table_with(place, anna)).ply > ply


async def test_each_member_has_a_table_of_their_own(place: Place, anna: UserHandle) -> None:
    await anna.slash("boulo solo", level="easy")
    await place.ben.user.slash("boulo solo", level="easy")
    assert (await table_with(place, anna)).side_of(place.ben.id) is None
    assert (await table_with(place, place.ben.user)).side_of(place.ben.id) == 0


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_members_language(
    place: Place, anna: UserHandle, speak: Speak, language: Language
) -> None:
    speak(language, language)
    offered = await anna.slash("boulo board")
    assert private_answer(offered) == text(language, "no-table")
    assert custom_ids(answer(offered).message) == ["n:boulomania:solo"]
    await anna.click(answer(offered).message, label=text(language, "start-solo"))
    assert (await table_with(place, anna)).language == language
    assert text(language, "board-turn", mention=anna.mention) in texts(board_of(anna.dm_channel))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", [False, True])
async def test_there_is_nobody_to_challenge(
    place: Place, anna: UserHandle, speak: Speak, language: Language, opponent: bool
) -> None:
    speak(language, language)
    named = {"opponent": place.ben.user} if opponent else {}
    refused = await anna.slash("boulo challenge", **named)
    assert private_answer(refused) == text(language, "alone-here")


async def test_there_are_no_teams_and_no_threads(place: Place, anna: UserHandle) -> None:
    assert private_answer(await anna.slash("boulo team")) == text("en", "alone-here")
    refused = await anna.slash("boulo solo", thread=True)
    assert private_answer(refused) == text("en", "no-thread-here")


async def test_what_is_about_servers_is_not_offered(anna: UserHandle) -> None:
    roots = {command.split()[0] for command in anna.available_commands()}
    assert roots >= {*COMMANDS.values(), "help", "history"}
    assert not roots & {"settings", "tables"}


# Where the bot itself is not


Put = Callable[..., None]


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Add fields to every interaction of a member from now on."""

    def put(**values: Any) -> None:
        build = simcord.interactions.base_payload

        def payload(*args: Any, **kwargs: Any) -> Any:
            record, built = build(*args, **kwargs)
            return record, built | values

        monkeypatch.setattr(simcord.interactions, "base_payload", payload)

    return put


@pytest.fixture(params=["group", "server"])
def elsewhere(request: pytest.FixtureRequest, place: Place, put: Put) -> str:
    """A private group, or a server that knows the bot only by the member who brought it along."""
    if request.param == "group":
        put(context=2)
    else:
        put(guild_id="4711", guild={"id": "4711", "locale": "en-US", "features": []}, app_permissions="0")
    return str(request.param)


async def type_there(place: Place, where: str, command: str, **options: Any) -> InteractionResult:
    if where == "group":
        result: InteractionResult = await place.anna.user.slash(command, **options)
        return result
    return await place.anna.slash(place.channel, command, **options)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_cannot_be_shown_there_and_it_says_what_to_do(
    place: Place, elsewhere: str, put: Put, language: Language
) -> None:
    put(locale=language)
    for command in ("boulo solo", "boulo challenge", "boulo board", "boulo rematch"):
        result = await type_there(place, elsewhere, command)
        assert private_answer(result) == text(language, "may-not-post-by-myself")
        assert custom_ids(answer(result).message) == []
    helped = await type_there(place, elsewhere, "help")
    assert text(language, "may-not-post-by-myself") in texts(answer(helped).message)
    assert [each for each in custom_ids(answer(helped).message) if each.startswith("n:")] == []
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None


async def test_what_only_the_member_sees_works_there(place: Place, elsewhere: str) -> None:
    rules = await type_there(place, elsewhere, "boulo rules")
    assert answer(rules).ephemeral
    assert answer(rules).attachments
    history = await type_there(place, elsewhere, "history")
    assert private_answer(history) == text("en", "history-none")
    standing = await type_there(place, elsewhere, "boulo stats")
    assert private_answer(standing) == text("en", "stats-none", name="anna")


async def test_ones_own_games_are_shown_again_there(place: Place, put: Put) -> None:
    """The bot may answer there, if it cannot begin by itself."""
    anna = place.anna.user
    await anna.slash("boulo solo", level="easy")
    table = await table_with(place, anna)
    await bot_of(place).play.tables.resign(table.id, anna.id)
    put(context=2)
    assert answer(await anna.slash("boulo replay", number=str(table.id))).attachments


async def test_commands_are_offered_to_members_who_bring_the_bot_along(place: Place) -> None:
    sent = [each.json for each in place.env.http_requests if each.method == "PUT"]
    roots = {root["name"]: root for commands in sent for root in commands or []}
    for name in (*COMMANDS.values(), "help", "history"):
        assert roots[name]["contexts"] == [0, 1, 2]
        assert roots[name]["integration_types"] == [0, 1]
    for name in ("settings", "tables"):
        assert roots[name]["contexts"] == [0]
        assert roots[name]["integration_types"] == [0]
