"""Boomerang and Carami: offering a draw and taking the last move back, by commands and by buttons."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.app import Boulo
from bot.config import Settings
from engine import new_game
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    custom_ids,
    last_message,
    on_turn,
    pinged_last,
    position_of,
    private_answer,
    table_of,
    texts,
)
from tests.discord.playing import text as text_of
from tests.games import DUELS, WITH_DICE
from words.texts import LANGUAGES, Language

every_duel = pytest.mark.parametrize("game", DUELS)
every_offer = pytest.mark.parametrize("what", ["draw", "takeback"])


def text(message: str, /, language: Language = "en", **facts: str | int) -> str:
    """What the bot says in a game of Carami."""
    return text_of(language, message, **({"command": "carami"} | facts))


async def start(
    place: Place, game: str = "carami", language: Language = "en", moves: int = 2, begin: str = "me"
) -> None:
    """Anna challenges Ben, who accepts; then they make some moves."""
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, begin=begin)
    await place.ben.click(last_message(place.channel), label=text("challenge-accept", language))
    for _ in range(moves):
        await move(place, await on_turn(place))


async def move(place: Place, member: MemberActor) -> None:
    table, position = await table_of(place), await position_of(place)
    await bot_of(place).play.driver.act(table.id, table.ply, member.id, position.legal_actions()[0], "nonce")


async def offer(
    member: MemberActor, place: Place, what: str, game: str = "carami", language: Language = "en"
) -> discord.Message:
    """Make an offer by the command; the message with its buttons."""
    await member.slash(place.channel, f"{game} {what}")
    made = last_message(place.channel)
    labels = [text(f"offer-{each}", language) for each in ("accept", "decline", "withdraw")]
    assert [button.label for row in made.components for button in row.children] == labels  # type: ignore[union-attr]
    return made


async def respond(
    member: MemberActor, made: discord.Message, how: str, language: Language = "en"
) -> InteractionResult:
    return await member.click(made, label=text(f"offer-{how}", language))


def now(place: Place, message: discord.Message) -> discord.Message:
    """A message as it is by now."""
    return next(each for each in place.channel.history() if each.id == message.id)


def check_closed(place: Place, made: discord.Message, said: str) -> None:
    assert now(place, made).content == said
    assert custom_ids(now(place, made)) == []


# Between two members


@every_duel
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_draw_is_agreed(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    await start(place, game, language, moves=10, begin="lot")
    made = await offer(place.anna, place, "draw", game, language)
    assert made.content == text("offer-draw", language, mention=place.ben.mention, name="anna")
    assert [user.id for user in made.mentions] == pinged_last(place) == [place.ben.id]
    await respond(place.ben, made, "accept", language)
    check_closed(place, made, text("offer-draw-accepted", language, name="anna", other="ben"))
    table = await table_of(place)
    assert (table.state, table.winner, table.reason) == ("over", None, "agreed")
    assert text("event-agreed", language) in texts(board_of(place.channel))
    assert text("board-over", language, command=game) in texts(board_of(place.channel))
    assert board_of(place.channel).id == last_message(place.channel).id
    for member in (place.anna, place.ben):
        (result,) = await bot_of(place).play.store.standings.results(member.id, game, 10)
        assert result.score == 0.5


@every_duel
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_is_taken_back(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    await start(place, game, language, moves=1)
    made = await offer(place.anna, place, "takeback", game, language)
    assert made.content == text("offer-takeback", language, mention=place.ben.mention, name="anna")
    assert [user.id for user in made.mentions] == pinged_last(place) == [place.ben.id]
    await respond(place.ben, made, "accept", language)
    check_closed(place, made, text("offer-takeback-accepted", language, name="anna", other="ben"))
    assert await position_of(place) == new_game(game)
    board = board_of(place.channel)
    assert board.id == last_message(place.channel).id == (await table_of(place)).message_id
    assert text("board-turn", language, mention=place.anna.mention) in texts(board)
    assert text("event-taken-back", language, name="anna") in texts(board)
    assert [user.id for user in board.mentions] == [place.anna.id]


async def test_a_move_is_taken_back_with_the_answer_to_it(place: Place) -> None:
    await start(place, moves=3)
    before = await position_of(place)
    await move(place, place.ben)
    await move(place, place.anna)
    made = await offer(place.ben, place, "takeback")
    await respond(place.anna, made, "accept")
    assert await position_of(place) == before
    (told,) = [
        line for line in texts(board_of(place.channel)).splitlines() if "ben" in line and "###" not in line
    ]
    assert told == text("event-taken-back", name="ben"), "and nothing that was told before"
    await move(place, place.ben)
    assert text("event-taken-back", name="ben") not in texts(board_of(place.channel))


@every_offer
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["decline", "withdraw"])
async def test_an_offer_comes_to_nothing(
    place: Place, speak: Speak, what: str, language: Language, how: str
) -> None:
    speak(language, language)
    await start(place, language=language)
    before = await table_of(place)
    made = await offer(place.anna, place, what, language=language)
    await respond(place.ben if how == "decline" else place.anna, made, how, language)
    fate = {"decline": "declined", "withdraw": "withdrawn"}[how]
    check_closed(place, made, text(f"offer-{what}-{fate}", language, name="anna", other="ben"))
    assert await table_of(place) == before


@every_offer
async def test_only_who_was_asked_can_answer_and_only_who_asked_withdraws(place: Place, what: str) -> None:
    await start(place)
    before, made = await table_of(place), await offer(place.anna, place, what)
    for member, how, code in (
        (place.anna, "accept", "offer-for-the-other"),
        (place.anna, "decline", "offer-for-the-other"),
        (place.ben, "withdraw", "offer-not-yours-to-withdraw"),
        (place.carl, "accept", "not-your-table"),
        (place.carl, "decline", "not-your-table"),
        (place.carl, "withdraw", "not-your-table"),
    ):
        assert private_answer(await respond(member, made, how)) == text(code)
    assert custom_ids(now(place, made)) == custom_ids(made) != []
    assert await table_of(place) == before


@every_offer
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["accept", "decline", "withdraw"])
async def test_an_offer_lapses_when_the_game_goes_on(
    place: Place, speak: Speak, what: str, language: Language, how: str
) -> None:
    speak(language, language)
    await start(place, language=language)
    made = await offer(place.anna, place, what, language=language)
    await move(place, await on_turn(place))
    before = await table_of(place)
    result = await respond(place.anna if how == "withdraw" else place.ben, made, how, language)
    assert private_answer(result) == text("offer-lapsed", language)
    check_closed(place, made, text(f"offer-{what}-lapsed", language, name="anna"))
    assert await table_of(place) == before


@every_offer
async def test_an_offer_lapses_when_the_game_is_over(place: Place, what: str) -> None:
    await start(place)
    made = await offer(place.anna, place, what)
    await bot_of(place).play.tables.resign((await table_of(place)).id, place.ben.id)
    assert private_answer(await respond(place.ben, made, "accept")) == text("game-over")
    check_closed(place, made, text(f"offer-{what}-lapsed", name="anna"))


@every_offer
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["resigned", "ended"])
async def test_an_offer_loses_its_buttons_when_the_game_ends(
    place: Place, speak: Speak, what: str, language: Language, how: str
) -> None:
    speak(language, language)
    await start(place, language=language)
    made = [await offer(place.anna, place, what, language=language)]
    await move(place, await on_turn(place))
    made.append(await offer(place.anna, place, what, language=language))
    table, services = await table_of(place), bot_of(place).services
    if how == "resigned":
        await bot_of(place).play.driver.resign(table.id, place.ben.id)
    else:
        await services.clearing.end(table, place.carl.id)
    for each in made:
        check_closed(place, each, text(f"offer-{what}-lapsed", language, name="anna"))


async def test_what_became_of_an_offer_stays_when_the_game_ends(place: Place) -> None:
    await start(place)
    declined = await offer(place.anna, place, "draw")
    await respond(place.ben, declined, "decline")
    taken_back = await offer(place.anna, place, "takeback")
    await respond(place.ben, taken_back, "accept")
    agreed = await offer(place.ben, place, "draw")
    await respond(place.anna, agreed, "accept")
    check_closed(place, declined, text("offer-draw-declined", other="ben"))
    check_closed(place, taken_back, text("offer-takeback-accepted", name="anna", other="ben"))
    check_closed(place, agreed, text("offer-draw-accepted", name="ben", other="anna"))


@every_offer
async def test_a_second_click_changes_nothing(place: Place, what: str) -> None:
    """The message could not be brought up to date, and says so after the second click all the same."""
    await start(place)
    made = await offer(place.anna, place, what)
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    await respond(place.ben, made, "accept")
    before = await table_of(place)
    assert custom_ids(now(place, made)) != []
    result = await respond(place.ben, made, "accept")
    assert private_answer(result) == text("game-over" if what == "draw" else "offer-lapsed")
    check_closed(place, made, text(f"offer-{what}-accepted", name="anna", other="ben"))
    assert (await table_of(place)).ply == before.ply


async def test_what_cannot_be_declined_still_stands(place: Place) -> None:
    await start(place)
    made = await offer(place.anna, place, "draw")
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    assert private_answer(await respond(place.ben, made, "decline")) == text("went-wrong")
    await respond(place.ben, made, "accept")
    assert (await table_of(place)).reason == "agreed"


@every_offer
async def test_an_offer_survives_a_restart(place: Place, settings: Settings, what: str) -> None:
    await start(place)
    made = await offer(place.ben, place, what)
    await place.env.restart_bot(Boulo(settings))
    await respond(place.anna, made, "accept")
    check_closed(place, made, text(f"offer-{what}-accepted", name="ben", other="anna"))


async def test_what_was_agreed_is_shown_at_the_next_touch(place: Place) -> None:
    await start(place)
    made = await offer(place.anna, place, "draw")
    place.env.inject_error("POST", "/channels/*/messages", status=500)
    result = await respond(place.ben, made, "accept")
    assert private_answer(result) == text("saved-not-shown")
    await place.ben.slash(place.channel, "carami board")
    assert text("event-agreed") in texts(board_of(place.channel))


# What cannot be offered


@every_offer
async def test_only_players_offer(place: Place, what: str) -> None:
    assert private_answer(await place.anna.slash(place.channel, f"carami {what}")) == text("no-table")
    await start(place)
    assert private_answer(await place.carl.slash(place.channel, f"carami {what}")) == text("not-your-table")
    await bot_of(place).play.tables.resign((await table_of(place)).id, place.ben.id)
    assert private_answer(await place.anna.slash(place.channel, f"carami {what}")) == text("game-over")


async def test_who_has_not_moved_takes_nothing_back(place: Place) -> None:
    await start(place, moves=1)
    result = await place.ben.slash(place.channel, "carami takeback")
    assert private_answer(result) == text("nothing-to-take-back")


@pytest.mark.parametrize("game", [COMMANDS[game] for game in WITH_DICE])
async def test_never_in_games_with_dice(place: Place, game: str) -> None:
    commands = {command.qualified_name for command in bot_of(place).tree.walk_commands()}
    assert f"{game} resign" in commands
    assert {f"{game} draw", f"{game} takeback"} & commands == set()


# Against the computer


@every_duel
async def test_the_computer_gives_a_move_back_at_once(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} solo", level="easy", begin="me")
    for moves in range(1, 3):
        before = await position_of(place)
        await move(place, place.anna)
        assert (await position_of(place)).turn == "A", "the computer has answered"
        result = await place.anna.slash(place.channel, f"{game} takeback")
        assert result.followups == []
        assert await position_of(place) == before
        board = board_of(place.channel)
        assert text("board-turn", mention=place.anna.mention) in texts(board)
        assert (await table_of(place)).is_shown
        for _ in range(moves):
            await move(place, place.anna)
    assert "🤝" not in "".join(message.content for message in place.channel.history())


@every_duel
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_computer_declines_a_draw_kindly(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, f"{game} solo", level="easy", begin="me")
    result = await place.anna.slash(place.channel, f"{game} draw")
    said = private_answer(result)
    assert said == text("draw-not-with-computer", language, command=game)
    assert f"</{game} resign:" in said
    assert (await table_of(place)).state == "playing"
    assert answer(result).ephemeral


async def test_there_is_nothing_to_take_back_before_the_first_move(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    result = await place.anna.slash(place.channel, "carami takeback")
    assert private_answer(result) == text("nothing-to-take-back")


async def test_a_move_taken_back_that_could_not_be_shown_is_told_to_be_saved(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy")
    before = await position_of(place)
    await move(place, place.anna)
    for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        place.env.inject_error(method, path, status=500)
    result = await place.anna.slash(place.channel, "carami takeback")
    assert private_answer(result) == text("saved-not-shown")
    assert await position_of(place) == before
