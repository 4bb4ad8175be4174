"""La Pétanque aux dés at the table: whole games by slash commands, by buttons, against the computer."""

import random

from simcord import MemberActor

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
    for _ in range(60):
        position = await position_of(place)
        if position.turn == "over":
            break
        await type_action(await on_turn(place), place, rng.choice(position.legal_actions()))
    assert (await position_of(place)).score() != (0, 0)


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
    assert "pointing" in texts(shown.response.message)
    await place.anna.click(shown.response.message, label="Next")
    assert "shooting" in texts(shown.response.message)
