"""The menu of Boomerang's pieces shows their shapes, where the application may have emojis."""

import io

import discord
import pytest
from PIL import Image

from engine.boomerang import board
from render.boomerang.emojis import SIDE, draw_emoji
from tests.discord.conftest import Place
from tests.discord.playing import _walk, answer, board_of, bot_of, open_group


def emojis(message: discord.Message) -> dict[str, str]:
    """By piece the name of the emoji that the menu of pieces has."""
    menus = [each for each in _walk(message.components) if (getattr(each, "custom_id", "") or "")[:2] == "g:"]
    options = [option for menu in menus for option in menu.options]
    return {each.value: each.emoji.name for each in options if isinstance(each.emoji, discord.PartialEmoji)}


async def prepare(place: Place, *, makes: bool = True) -> list[str]:
    """Let the bot ask for its emojis; what it has made."""
    before = len(place.env.http_requests)
    await bot_of(place).services.shapes.prepare(bot_of(place), draw_emoji, makes=makes)
    sent = place.env.http_requests[before:]
    return [each.json["name"] for each in sent if each.method == "POST" and each.json]


async def test_every_piece_has_one_under_the_board_and_in_private(place: Place) -> None:
    assert await prepare(place) == [f"boulo_{kind}" for kind in board().rack]
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    expected = {kind: f"boulo_{kind}" for kind in board().rack}
    assert emojis(board_of(place.channel)) == expected
    opened = await open_group(place.anna, board_of(place.channel), "X5")
    assert emojis(answer(opened).message) == expected


async def test_they_are_made_once_and_by_one_process(place: Place) -> None:
    assert await prepare(place, makes=False) == []
    assert len(await prepare(place)) == len(board().rack)
    assert await prepare(place) == []


async def test_without_them_there_are_words(place: Place) -> None:
    place.env.inject_error("GET", "/applications/*/emojis", status=403, code=50013)
    assert await prepare(place) == []
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    assert emojis(board_of(place.channel)) == {}


@pytest.mark.parametrize("kind", board().rack)
def test_an_emoji_is_small_and_has_as_many_cells_as_the_piece(kind: str) -> None:
    data = draw_emoji(kind)
    assert len(data) < 32 * 1024
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (SIDE, SIDE)
        covered = sum(image.getchannel("A").histogram()[129:])
    assert covered > SIDE * SIDE // 50 * board().values[kind]
