"""Whole games with other dice and choices in every run: what is saved and shown is right in all of them."""

import random
from collections.abc import Sequence

import discord
import pytest
from simcord import MemberActor

from engine import Position
from tests.discord.choosing import choose, group_of, spelled
from tests.discord.conftest import Place
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    alt_texts,
    board_of,
    check_saved,
    groups,
    last_message,
    on_turn,
    position_of,
    table_of,
    text,
    texts,
)
from tests.games import DUELS, WITH_DICE

pytestmark = [pytest.mark.fresh_dice, pytest.mark.usefixtures("drawn")]

SHORT = {
    "boulo": {"points": 3, "balls": 3},
    "petanque": {"points": 11, "balls": 3},
    "boomerang": {},
    "carami": {},
}
VERBS = {"boomerang": "place", "carami": "move"}


@pytest.fixture
def rng(dice_seed: str) -> random.Random:
    return random.Random(dice_seed)


@pytest.mark.parametrize("games", [WITH_DICE, DUELS], ids=["dice", "duels"])
async def test_a_whole_game(place: Place, games: Sequence[str], rng: random.Random) -> None:
    command = COMMANDS[rng.choice(games)]
    await start(place, command, rng)
    while (position := await position_of(place)).turn != "over":
        board, action = board_of(place.channel), rng.choice(position.legal_actions())
        check_offered(board, position)
        ply = (await table_of(place)).ply
        await play(await on_turn(place), place, command, action, rng)
        table = await check_saved(place)
        assert table.ply > ply
        assert table.message_id == board_of(place.channel).id
    assert text("en", "board-over", command=command) in texts(board_of(place.channel))
    assert actions(board_of(place.channel)) == []


async def start(place: Place, command: str, rng: random.Random) -> None:
    """Start a game against Ben or the computer."""
    if rng.random() < 0.5:
        await place.anna.slash(place.channel, f"{command} solo", level="easy", **SHORT[command])
    else:
        await place.anna.slash(place.channel, f"{command} challenge", opponent=place.ben, **SHORT[command])
        await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))


def check_offered(board: discord.Message, position: Position) -> None:
    """Check that exactly the legal actions are offered, and that the picture is told in words."""
    legal = position.legal_actions()
    assert all(alt_texts(board))
    if groups(board):
        assert sorted(groups(board)) == sorted({group_of(action) for action in legal})
    else:
        assert sorted(actions(board)) == sorted(legal)


async def play(member: MemberActor, place: Place, command: str, action: str, rng: random.Random) -> None:
    """Play an action by menus and buttons, or by the slash command."""
    if rng.random() < 0.5:
        await choose(member, board_of(place.channel), action)
    elif command in VERBS:
        await member.slash(place.channel, f"{command} {VERBS[command]}", **spelled(action))
    else:
        await type_throw(member, place, command, action)


async def type_throw(member: MemberActor, place: Place, command: str, action: str) -> None:
    kind, _, rest = action.partition(":")
    options: dict[str, dict[str, str | int]] = {
        "shoot": {"target": rest},
        "land": {"way": rest},
        "corner": {"corner": rest},
        "point": {},
    }
    if kind in options:
        await member.slash(place.channel, f"{command} {kind}", **options[kind])
    else:
        await member.slash(place.channel, f"{command} roll", dice=int(action[-1]))
