"""Playing on from a position of one's own finished games: by command, and by the menu of a finished game."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from engine import GAMES
from play.turns import RULES
from store.records import Table
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    custom_ids,
    last_message,
    position_of,
    private_answer,
    rewrite,
    table_of,
    text,
    texts,
)
from words.opponents import word_opponent
from words.texts import LANGUAGES, Language, say_in

every_language = pytest.mark.parametrize("language", LANGUAGES)


async def finish(place: Place, game: str, decisions: int = 4, language: Language = "en") -> Table:
    """A game of Anna's and Ben's that Ben gives up after some decisions."""
    await place.anna.slash(place.channel, f"{COMMANDS[game]} challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))
    driver = bot_of(place).play.driver
    for _ in range(decisions):
        table, position = await table_of(place), await position_of(place)
        member_id = table.seat("AB".index(position.turn)).member_id or 0
        await driver.act(table.id, table.ply, member_id, position.legal_actions()[0], "nonce")
    await driver.resign((await table_of(place)).id, place.ben.id)
    await place.env.settle()
    return await table_of(place)


def side_of(table: Table, member: MemberActor) -> int:
    """The side of a member, which in some games the lot decides."""
    side = table.side_of(member.id)
    assert side is not None
    return side


async def practise(place: Place, member: MemberActor, game: str, **options: object) -> InteractionResult:
    return await member.slash(place.channel, f"{COMMANDS[game]} practice", **options)


@every_language
@pytest.mark.parametrize("game", COMMANDS)
async def test_by_command(place: Place, speak: Speak, language: Language, game: str) -> None:
    speak(language, language)
    old = await finish(place, game, language=language)
    steps = await bot_of(place).play.tables.steps(old)
    ply = next(ply for ply, step in enumerate(steps) if step.is_decision)
    await practise(place, place.anna, game, number=str(old.id), ply=ply, level="easy")
    table = await table_of(place)
    assert (table.start, table.rated, table.options) == (str(steps[ply].before), False, old.options)
    assert (side_of(table, place.anna), table.lot) == (side_of(old, place.anna), None)
    assert table.seat(1 - side_of(table, place.anna)).level == "easy"
    shown = texts(board_of(place.channel))
    assert text(language, "practice-begins") in shown
    assert word_opponent("easy", say_in(language)) in shown


@every_language
async def test_by_the_menu_of_a_finished_game(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    old = await finish(place, "carami", language=language)
    menu = await open_menu(place.ben, place)
    assert text(language, "more-practice") in labels(menu)
    offered = await place.ben.click(menu, label=text(language, "more-practice"))
    opponent = word_opponent("normal", say_in(language))
    assert private_answer(offered) == text(language, "practice-how", command="carami", opponent=opponent)
    message = answer(offered).message
    (control,) = custom_ids(message)
    steps = await bot_of(place).play.tables.steps(old)
    turn = "AB"[side_of(old, place.ben)]
    own = [str(ply) for ply, step in enumerate(steps) if step.before.turn == turn]
    assert options(message) == own
    await place.ben.select(message, [own[0]], custom_id=control)
    table = await table_of(place)
    assert table.start == str(steps[int(own[0])].before)
    assert side_of(table, place.ben) == side_of(old, place.ben)
    assert table.seat(1 - side_of(table, place.ben)).level == "normal"


async def open_menu(member: MemberActor, place: Place) -> discord.Message:
    board = board_of(place.channel)
    more = next(each for each in custom_ids(board) if each.endswith(":more"))
    return answer(await member.click(board, custom_id=more)).message


def components(message: discord.Message) -> list[object]:
    return [each for row in message.components for each in getattr(row, "children", [])]


def labels(message: discord.Message) -> list[str]:
    return [str(getattr(each, "label", "")) for each in components(message)]


def options(message: discord.Message) -> list[str]:
    return [option.value for each in components(message) for option in getattr(each, "options", [])]


async def test_who_only_watched_is_not_offered_it(place: Place) -> None:
    old = await finish(place, "carami")
    assert text("en", "more-practice") not in labels(await open_menu(place.carl, place))
    refused = await practise(place, place.carl, "carami", number=str(old.id))
    assert private_answer(refused) == text("en", "practice-not-yours")
    assert (await table_of(place)).id == old.id


async def test_the_other_side_and_the_last_decision(place: Place) -> None:
    old = await finish(place, "boomerang", 5)
    own = side_of(old, place.anna)
    await practise(place, place.anna, "boomerang", side=1 - own)
    table = await table_of(place)
    assert side_of(table, place.anna) == 1 - own
    steps = await bot_of(place).play.tables.steps(old)
    assert table.start == str([step for step in steps if step.before.turn == "AB"[own]][-1].before)


async def test_what_cannot_be_practised(place: Place) -> None:
    old = await finish(place, "carami")
    beyond = await practise(place, place.anna, "carami", ply=old.ply)
    assert private_answer(beyond) == text("en", "practice-no-such-ply", last=str(old.ply - 1))
    other = await practise(place, place.anna, "boomerang", number=str(old.id))
    assert text("en", "game-carami") in private_answer(other)
    await rewrite(place, old, rules=RULES - 1, notation=str(GAMES["carami"].new()))
    early = await practise(place, place.anna, "carami")
    assert private_answer(early) == text("en", "by-earlier-rules")
    await place.anna.slash(place.channel, "carami solo", begin="me")
    playing = await practise(place, place.anna, "carami")
    assert private_answer(playing) == text("en", "practice-after-the-game")


async def test_where_nothing_was_decided_there_is_nothing_to_practise_from(place: Place) -> None:
    await finish(place, "carami", 0)
    menu = await open_menu(place.anna, place)
    offered = await place.anna.click(menu, label=text("en", "more-practice"))
    assert private_answer(offered) == text("en", "replay-nothing")


async def test_of_many_positions_some_are_offered_from_the_first_to_the_last(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes no more than 25; here, as if it took three."""
    old = await finish(place, "carami", 12)
    monkeypatch.setattr("cogs.services.practice.MOST_OPTIONS", 3)
    menu = await open_menu(place.anna, place)
    offered = await place.anna.click(menu, label=text("en", "more-practice"))
    steps, turn = await bot_of(place).play.tables.steps(old), "AB"[side_of(old, place.anna)]
    own = [str(ply) for ply, step in enumerate(steps) if step.before.turn == turn]
    first, between, last = options(answer(offered).message)
    assert (first, last) == (own[0], own[-1])
    assert between in own[1:-1]


async def test_plies_are_suggested(place: Place) -> None:
    old = await finish(place, "carami", 6)
    steps = await bot_of(place).play.tables.steps(old)
    path, number = "carami practice", {"number": str(old.id)}
    offered = await place.anna.autocomplete(place.channel, path, "ply", "", **number)
    turn = "AB"[side_of(old, place.anna)]
    own = [ply for ply, step in enumerate(steps) if step.before.turn == turn]
    assert [each["value"] for each in offered] == own
    assert all(len(each["name"]) <= 100 for each in offered)
    typed = await place.anna.autocomplete(place.channel, path, "ply", "3", **number)
    assert 3 in [each["value"] for each in typed]
    assert await place.carl.autocomplete(place.channel, path, "ply", "", **number) == []
    numbers = await place.anna.autocomplete(place.channel, path, "number", "")
    assert [each["value"] for each in numbers] == [str(old.id)]


async def test_a_position_is_offered_with_the_move_that_a_replay_shows(place: Place) -> None:
    """Where dice are rolled, a move is several steps of the log."""
    old = await finish(place, "boulomania", 6)
    steps = await bot_of(place).play.tables.steps(old)
    offered = await place.anna.autocomplete(place.channel, "boulo practice", "ply", "", number=str(old.id))
    for each in offered:
        shown_before = sum(bool(step.events) for step in steps[: each["value"]])
        assert each["name"].startswith(f"{each['value']} · move {shown_before + 1} · ")
    assert len({each["value"] for each in offered}) == len(offered) > 1


async def test_it_is_told_when_it_is_checked(place: Place) -> None:
    await finish(place, "boulomania")
    await practise(place, place.anna, "boulomania")
    table = await table_of(place)
    told = await place.anna.slash(place.channel, "boulo verify")
    assert text("en", "verify-practice", position=str(table.start)) in answer(told).content


async def test_its_film_begins_there(place: Place) -> None:
    await finish(place, "carami")
    await practise(place, place.anna, "carami")
    table, action = await table_of(place), (await position_of(place)).legal_actions()[0]
    await bot_of(place).play.tables.act(table.id, table.ply, place.anna.id, action, "nonce")
    await bot_of(place).play.driver.resign(table.id, place.anna.id)
    await place.env.settle()
    assert answer(await place.anna.slash(place.channel, "carami replay")).attachments
