"""La Pétanque aux dés at the table: whole games by slash commands, by buttons, against the computer."""

import random

import discord
import pytest
from simcord import MemberActor

from render.petanque.board import place as drawn_at
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    alt_texts,
    board_of,
    click,
    last_message,
    on_turn,
    position_of,
    text,
    texts,
)
from words import LANGUAGES, Language, say_in

ARROWS = {(False, True): "↙", (True, True): "↘", (False, False): "↖", (True, False): "↗"}
"""By whether it is to the right and further down, as pictures count."""


async def type_action(member: MemberActor, place: Place, action: str) -> None:
    kind, _, rest = action.partition(":")
    if kind == "shoot":
        await member.slash(place.channel, "petanque shoot", target=rest)
    elif kind == "corner":
        await member.slash(place.channel, "petanque corner", corner=rest)
    else:
        await member.slash(place.channel, "petanque point")


async def start(place: Place) -> None:
    await place.anna.slash(place.channel, "petanque challenge", opponent=place.ben, points=11, balls=3)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))


async def test_by_slash_commands(place: Place) -> None:
    await start(place)
    rng = random.Random(4)
    while (position := await position_of(place)).turn != "over":
        await type_action(await on_turn(place), place, rng.choice(position.legal_actions()))
    assert "🏆" in texts(board_of(place.channel))


async def test_by_buttons_only_to_the_end(place: Place) -> None:
    await start(place)
    rng = random.Random(5)
    while (position := await position_of(place)).turn != "over":
        board = board_of(place.channel)
        assert sorted(actions(board)) == sorted(position.legal_actions())
        assert all(alt_texts(board))
        await click(await on_turn(place), board, rng.choice(actions(board)))
    assert "🏆" in texts(board_of(place.channel))
    assert "/petanque rematch" in texts(board_of(place.channel))


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corner_button_points_to_where_the_corner_is_drawn(language: Language) -> None:
    middle = drawn_at("34")
    for corner in "abcd":
        x, y = drawn_at(f"34{corner}")
        arrow = ARROWS[x > middle[0], y > middle[1]]
        assert say_in(language)(f"action-corner-{corner}").startswith(f"{arrow} {corner} (")


async def test_the_four_corners_stand_as_in_the_picture(place: Place) -> None:
    await start(place)
    asked = text("en", "board-turn-corner", mention=(await on_turn(place)).mention)
    assert asked in texts(board_of(place.channel))
    container = board_of(place.channel).components[0]
    assert isinstance(container, discord.Container)
    rows = [each.children for each in container.children if isinstance(each, discord.ActionRow)]
    labels = [[button.label for button in row if isinstance(button, discord.Button)] for row in rows]
    assert labels[:2] == [[text("en", f"action-corner-{corner}") for corner in row] for row in ("cd", "ab")]
    high, low = (drawn_at(f"34{corner}")[1] for corner in "ca")
    assert high < low


async def test_against_the_computer(place: Place) -> None:
    await place.anna.slash(place.channel, "petanque solo", level="easy")
    for _ in range(5):
        assert (await position_of(place)).turn == "A", "the computer has played on"
        board = board_of(place.channel)
        await click(place.anna, board, actions(board)[0])
    assert "Pétanque" in texts(board_of(place.channel))


async def test_the_rules_turn_their_pages(place: Place) -> None:
    shown = await place.anna.slash(place.channel, "petanque rules")
    assert shown.response is not None
    assert "In short" in texts(shown.response.message)
    await place.anna.click(shown.response.message, label="Next")
    assert "The court" in texts(shown.response.message)
