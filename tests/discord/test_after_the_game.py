"""Rematch, rules, and that the computer is not rated."""

import random

import pytest

from tests.discord.conftest import Place
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    give_up,
    last_message,
    pinged_last,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    type_action,
)


async def test_a_rematch_is_a_challenge_with_sides_swapped(place: Place) -> None:
    await start(place, points=3, balls=2)
    first = await table_of(place)
    await give_up(place.anna, place.channel)
    for member, other in ((place.anna, place.ben), (place.ben, place.anna), (place.ben, place.anna)):
        before = await table_of(place)
        await member.slash(place.channel, "boulo rematch")
        assert [user.id for user in last_message(place.channel).mentions] == pinged_last(place) == [other.id]
        await other.click(last_message(place.channel), label=text("en", "challenge-accept"))
        after = await table_of(place)
        assert after.id != before.id
        assert after.side_of(member.id) == before.side_of(other.id)
        assert after.side_of(other.id) == before.side_of(member.id)
        assert after.options == first.options
        await give_up(other, place.channel)


@pytest.mark.parametrize("game", ["boulo", "carami"])
async def test_of_two_who_ask_for_a_rematch_the_second_is_told_of_the_first(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    resigning = await place.anna.slash(place.channel, f"{game} resign")
    await place.anna.click(answer(resigning).message, label=text("en", "resign-yes"))
    board, again = board_of(place.channel), text("en", "more-rematch")
    await place.anna.click(board, label=again)
    asked = last_message(place.channel)
    assert {user.id for user in asked.mentions} == {place.ben.id}
    second = await place.ben.click(board, label=again)
    assert private_answer(second) == text("en", "challenge-from-them", name="anna")
    assert last_message(place.channel).id == asked.id
    await place.ben.click(asked, label=text("en", "challenge-accept"))
    assert (await table_of(place)).state == "playing"


async def test_a_rematch_with_the_computer_starts_at_once(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    before = await table_of(place)
    await give_up(place.anna, place.channel)
    await place.anna.slash(place.channel, "boulo rematch")
    after = await table_of(place)
    assert after.state == "playing"
    assert (after.side_of(place.anna.id), before.side_of(place.anna.id)) == (1, 0)
    assert (after.seat(0).level, after.options) == ("easy", before.options)
    assert (await position_of(place)).turn == "B"


async def test_only_those_who_played_ask_for_a_rematch(place: Place) -> None:
    await start(place)
    assert private_answer(await place.anna.slash(place.channel, "boulo rematch")) == text(
        "en", "channel-taken"
    )
    await give_up(place.anna, place.channel)
    result = await place.carl.slash(place.channel, "boulo rematch")
    assert private_answer(result) == text("en", "not-your-table")


async def test_playing_against_the_computer_is_not_rated(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    rng = random.Random(6)
    while (position := await position_of(place)).turn != "over":
        await type_action(place.anna, place.channel, rng.choice(position.legal_actions()))
    result = await place.anna.slash(place.channel, "boulo stats")
    told = private_answer(result).splitlines()
    assert (told[0], len(told)) == (text("en", "stats-none", name="anna"), 2)
    assert text("en", "opponent-easy") in told[1]


async def test_the_rules_are_told_privately(place: Place) -> None:
    result = await place.carl.slash(place.channel, "boulo rules")
    assert result.ephemeral
    assert result.response is not None


async def test_a_later_game_of_another_kind_does_not_hide_the_last_one(place: Place) -> None:
    await start(place)
    first = await table_of(place)
    await give_up(place.anna, place.channel)
    await place.anna.slash(place.channel, "carami solo", level="easy")
    later = await table_of(place)
    await bot_of(place).play.driver.end(later.id, place.anna.id)
    told = answer(await place.carl.slash(place.channel, "boulo verify"))
    assert told.attachments[0].filename == f"boulomania-{first.id}.json"
