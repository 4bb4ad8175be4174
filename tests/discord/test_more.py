"""What can be typed at a table can be clicked there: the row under a board, and its private menu."""

import re

import discord
import pytest
from discord import app_commands
from simcord import InteractionResult, MemberActor

from bot.app import Boulo
from bot.config import Settings
from cogs.controls.board_buttons import AFTER
from cogs.matches import listener_of
from engine import new_game
from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    custom_ids,
    deeds,
    is_shown,
    last_message,
    on_turn,
    position_of,
    private_answer,
    table_of,
    texts,
)
from tests.discord.playing import text as text_of
from tests.games import DUELS, WITH_DICE
from words import layout, spoken
from words.texts import LANGUAGES, Language, say_in

STARTS = {"solo", "challenge", "team", "computer", "learn"}
"""These have buttons where no game is on."""
MOVES = {"point"}
"""These have buttons of their own under the board."""

every_game = pytest.mark.parametrize("game", COMMANDS)
every_duel = pytest.mark.parametrize("game", DUELS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text(message: str, /, language: Language = "en", **facts: str | int) -> str:
    return text_of(language, message, **({"command": "carami"} | facts))


async def start(place: Place, game: str = "carami", language: Language = "en") -> None:
    begin = {"begin": "me"} if game in DUELS else {}
    await place.anna.slash(place.channel, f"{COMMANDS[game]} challenge", opponent=place.ben, **begin)
    await place.ben.click(last_message(place.channel), label=text("challenge-accept", language))


async def move(place: Place) -> None:
    """Whoever is to play plays."""
    action, member = (await position_of(place)).legal_actions()[0], await on_turn(place)
    await member.slash(place.channel, "carami move", move=action)


async def finish(place: Place) -> Table:
    """Ben gives up, and that is shown."""
    table = await table_of(place)
    over = await bot_of(place).play.driver.resign(table.id, place.ben.id)
    return over.table


async def press(
    member: MemberActor, message: discord.Message, what: str, language: Language = "en"
) -> InteractionResult:
    return await member.click(message, label=text(f"more-{what}", language))


async def open_menu(member: MemberActor, place: Place, language: Language = "en") -> discord.Message:
    """The private menu under the board."""
    opened = await press(member, board_of(place.channel), "more", language)
    assert private_answer(opened) == text("more-what", language)
    return answer(opened).message


async def choose(
    member: MemberActor, place: Place, what: str, language: Language = "en"
) -> InteractionResult:
    return await press(member, await open_menu(member, place, language), what, language)


async def buttons_of(place: Place) -> set[str]:
    """What the buttons do that are offered to anybody, during the game and after it."""
    found = set(deeds(board_of(place.channel))) | set(deeds(await open_menu(place.anna, place)))
    driver, table = bot_of(place).play.driver, await table_of(place)
    await driver.rest(table.id, bot_of(place).play.now())
    found |= set(deeds(board_of(place.channel)))
    await driver.wake(table.id, place.anna.id)
    await finish(place)
    return found | set(deeds(board_of(place.channel))) | set(deeds(await open_menu(place.anna, place)))


# What there is


@every_game
async def test_every_command_that_needs_no_option_has_a_button(place: Place, game: str) -> None:
    await bot_of(place).play.settings.change(place.env.guild.id, hints=True)
    await start(place, game)
    group = bot_of(place).tree.get_command(COMMANDS[game])
    assert isinstance(group, app_commands.Group)
    typed = {
        each.name
        for each in group.commands
        if isinstance(each, app_commands.Command) and not any(option.required for option in each.parameters)
    }
    assert typed - STARTS - MOVES == await buttons_of(place) - {"more"}


async def test_only_players_are_offered_what_only_they_can_do(place: Place) -> None:
    """Hints, too: a game in which it was chosen who begins is not rated."""
    await start(place)
    player, bystander = [deeds(await open_menu(each, place)) for each in (place.ben, place.carl)]
    assert set(player) - set(bystander) == {"draw", "hint", "takeback", "resign"}
    assert {"board", "rules"} < set(bystander)


@every_duel
async def test_the_computer_is_offered_no_draw(place: Place, game: str) -> None:
    """It always declines."""
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy")
    menu = deeds(await open_menu(place.anna, place))
    assert "draw" not in menu
    assert {"takeback", "resign"} < set(menu)


async def test_a_finished_board_offers_another_game_and_its_replay(place: Place) -> None:
    await start(place)
    assert deeds(board_of(place.channel)) == ["describe", "more"]
    await finish(place)
    assert deeds(board_of(place.channel)) == [*AFTER, "describe", "more"]
    menu = deeds(await open_menu(place.carl, place))
    assert menu[: len(AFTER)] == [*AFTER]
    assert {"draw", "takeback", "resign"} & set(menu) == set()


# What it does


@every_game
@every_language
async def test_giving_up_by_buttons(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    await start(place, game, language)
    asked = await choose(place.anna, place, "resign", language)
    assert private_answer(asked) == text("resign-sure", language)
    await place.anna.click(answer(asked).message, label=text("resign-yes", language))
    assert (await table_of(place)).winner == (await table_of(place)).side_of(place.ben.id)


@every_game
@every_language
async def test_private_answers_by_buttons(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, "en-US")
    await start(place, game)
    board = board_of(place.channel)

    async def click(what: str) -> InteractionResult:
        opened = await place.carl.click(board, label=text("more-more"))
        return await press(place.carl, answer(opened).message, what, language)

    rules = answer(await click("rules"))
    assert rules.ephemeral
    assert text(f"rules-{game}-short", language) in texts(rules.message)
    leaders = private_answer(await click("leaderboard"))
    assert leaders == text("leaders-none", language, command=COMMANDS[game])
    assert private_answer(await click("stats")) == text("stats-none", language, name="carl")
    assert await is_shown_still(place, board)


@every_game
@every_language
async def test_the_position_is_described_by_a_button_under_the_board(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    """Whoever asks is told who they are, and can ask how the board is laid out."""
    speak(language, language)
    await start(place, game, language)
    for member in (place.anna, place.carl):
        told = answer(await press(member, board_of(place.channel), "describe", language))
        say, table = say_in(language), await table_of(place)
        listener = listener_of(table, member.id, say)
        assert told.ephemeral
        assert spoken(await position_of(place), say, listener=listener) in texts(told.message)
        assert (say("spoken-you", side="A", other="x")[:6] in texts(told.message)) == (member == place.anna)
    asked = answer(await press(place.carl, told.message, "layout", language))
    assert asked.ephemeral
    assert layout(game, say_in(language)) in texts(asked.message)
    assert deeds(asked.message) == ["describe"]


async def is_shown_still(place: Place, board: discord.Message) -> bool:
    """Whether a board is still the same message with the same words."""
    now = next(message for message in place.channel.history() if message.id == board.id)
    return texts(now) == texts(board) and custom_ids(now) == custom_ids(board)


async def test_the_board_by_a_button(place: Place) -> None:
    await start(place)
    old = board_of(place.channel)
    await choose(place.anna, place, "board")
    assert last_message(place.channel).id == board_of(place.channel).id != old.id


@pytest.mark.parametrize("game", WITH_DICE)
async def test_the_dice_are_checked_by_a_button(place: Place, game: str) -> None:
    await start(place, game)
    assert "SHA-256" in private_answer(await choose(place.carl, place, "verify"))
    table = await finish(place)
    assert table.seed in private_answer(await choose(place.carl, place, "verify"))


@every_duel
async def test_a_draw_by_buttons(place: Place, game: str) -> None:
    await start(place, game)
    await choose(place.anna, place, "draw")
    made = last_message(place.channel)
    assert made.content == text("offer-draw", mention=place.ben.mention, name="anna")
    assert not made.flags.ephemeral
    await place.ben.click(made, label=text("offer-accept"))
    assert (await table_of(place)).reason == "agreed"


async def test_taking_back_by_buttons(place: Place) -> None:
    await start(place)
    await move(place)
    await choose(place.anna, place, "takeback")
    await place.ben.click(last_message(place.channel), label=text("offer-accept"))
    assert await position_of(place) == new_game("carami")


async def test_taking_back_from_the_computer_by_buttons(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    await move(place)
    result = await choose(place.anna, place, "takeback")
    assert await position_of(place) == new_game("carami")
    assert result.followups == []
    assert await is_shown_now(place)


async def is_shown_now(place: Place) -> bool:
    table = await table_of(place)
    return table.is_shown and table.message_id == board_of(place.channel).id


@every_language
async def test_a_rematch_by_a_button(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await start(place, language=language)
    over = await finish(place)
    board = board_of(place.channel)
    assert private_answer(await press(place.carl, board, "rematch", language)) == text(
        "not-your-table", language
    )
    await press(place.ben, board, "rematch", language)
    asked = last_message(place.channel)
    assert [user.id for user in asked.mentions] == [place.anna.id]
    await place.anna.click(asked, label=text("challenge-accept", language))
    again = await table_of(place)
    assert again.id != over.id
    assert again.side_of(place.ben.id) == over.side_of(place.anna.id)


async def test_a_rematch_with_the_computer_leaves_the_finished_board_alone(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    table = await table_of(place)
    await bot_of(place).play.driver.resign(table.id, place.anna.id)
    board = board_of(place.channel)
    await press(place.anna, board, "rematch")
    assert (await table_of(place)).id != table.id
    assert await is_shown_still(place, board)


async def test_a_replay_by_a_button_is_of_the_game_that_the_board_shows(place: Place) -> None:
    await start(place)
    await move(place)
    await finish(place)
    board = board_of(place.channel)
    await place.carl.slash(place.channel, "carami solo", level="easy", begin="me")
    await press(place.carl, board, "replay")
    films = [message for message in place.channel.history() if has_film(message)]
    assert len(films) == 1
    assert films[0].id != board.id
    assert await is_shown_still(place, board)


def has_film(message: discord.Message) -> bool:
    return any(re.search(r"\.(gif|webp)$", each.filename) for each in message.attachments)


async def test_an_old_menu_is_of_its_own_game(place: Place) -> None:
    """Whoever kept the menu of a game that is over does not give up the next one with it."""
    await start(place)
    old = await open_menu(place.anna, place)
    await finish(place)
    await start(place)
    assert private_answer(await press(place.anna, old, "resign")) == text("game-over")
    assert private_answer(await press(place.anna, old, "takeback")) == text("game-over")
    assert (await table_of(place)).state == "playing"


async def test_after_a_restart(place: Place, settings: Settings) -> None:
    await start(place)
    board = board_of(place.channel)
    await place.env.restart_bot(Boulo(settings))
    opened = await press(place.anna, board, "more")
    await place.env.restart_bot(Boulo(settings))
    asked = await press(place.anna, answer(opened).message, "resign")
    assert private_answer(asked) == text("resign-sure")


async def test_the_menu_shows_what_could_not_be_shown(place: Place) -> None:
    await start(place)
    place.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await move(place)
    assert not await is_shown_now(place)
    await open_menu(place.ben, place)
    assert await is_shown_now(place)


async def test_boards_of_dice_have_the_row_below_what_can_be_played(place: Place) -> None:
    await start(place, "boulomania")
    assert custom_ids(board_of(place.channel))[-1].startswith("x:boulomania:")
    assert await is_shown(place)
