"""Whole games as members play them: by slash commands, by buttons only, against the computer."""

import random

import pytest

from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    alt_texts,
    board_of,
    click,
    last_message,
    on_turn,
    position_of,
    start,
    text,
    texts,
    type_action,
)

pytestmark = pytest.mark.usefixtures("drawn")


async def test_by_slash_commands(place: Place) -> None:
    await start(place, points=3, balls=3)
    rng = random.Random(1)
    while (position := await position_of(place)).turn != "over":
        member = await on_turn(place)
        await type_action(member, place.channel, rng.choice(position.legal_actions()))
    board = board_of(place.channel)
    assert "🏆" in texts(board)
    assert actions(board) == []


async def test_by_buttons_only(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo challenge", points=3, balls=3)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    rng = random.Random(2)
    while (position := await position_of(place)).turn != "over":
        board = board_of(place.channel)
        assert sorted(actions(board)) == sorted(position.legal_actions())
        assert all(alt_texts(board))
        await click(await on_turn(place), board, rng.choice(actions(board)))
    assert "🏆" in texts(board_of(place.channel))


async def test_against_the_computer(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    rng = random.Random(3)
    while (position := await position_of(place)).turn != "over":
        assert position.turn == "A", "the computer has played on"
        board = board_of(place.channel)
        await click(place.anna, board, rng.choice(actions(board)))
    assert "🏆" in texts(board_of(place.channel))


async def test_a_picture_has_a_name_of_its_own_every_time(place: Place) -> None:
    await start(place, points=1, balls=2)
    names = [board_of(place.channel).attachments[0].filename]
    for _ in range(3):
        board = board_of(place.channel)
        await click(await on_turn(place), board, actions(board)[0])
        names.append(board_of(place.channel).attachments[-1].filename)
    assert len(set(names)) == len(names)
