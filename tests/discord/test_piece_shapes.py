"""The menu of Boomerang's pieces shows their shapes, where the application may have emojis."""

import io
import json
import re
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.errors import BackendError
from simcord.http import router

from engine.boomerang import board
from engine.boomerang_placements import parts_of
from render.boomerang.emojis import SIDE, draw_emoji
from tests.discord.conftest import Place
from tests.discord.playing import (
    _walk,
    answer,
    board_of,
    bot_of,
    custom_ids,
    open_group,
    position_of,
    table_of,
)

pytestmark = pytest.mark.usefixtures("drawn")


def emojis(message: discord.Message) -> dict[str, str]:
    """The name of each piece's emoji in the menu of pieces."""
    menus = [each for each in _walk(message.components) if (getattr(each, "custom_id", "") or "")[:2] == "g:"]
    options = [option for menu in menus for option in menu.options]
    return {each.value: each.emoji.name for each in options if isinstance(each.emoji, discord.PartialEmoji)}


async def prepare(place: Place, *, makes: bool = True) -> list[str]:
    """Let the bot ask for its emojis, and return the names of those that it has made."""
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


# Emojis that somebody deletes while the bot runs


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simulated Discord refuse emojis that do not exist, as the real one does."""
    dispatch = router.dispatch

    def check(backend: Any, method: str, path: str, **request: Any) -> Any:
        used = {
            int(each) for each in re.findall(r'"emoji": {[^}]*"id": "?(\d+)', json.dumps(request["json"]))
        }
        if used - backend.application_emojis.keys():
            why = {"_errors": [{"code": "SELECT_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            errors = {"components": {"0": {"options": {"0": {"emoji": {"id": why}}}}}}
            raise BackendError(400, 50035, "Invalid Form Body", errors=errors)
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", check)


async def delete_emojis(place: Place) -> None:
    for emoji in await bot_of(place).fetch_application_emojis():
        await emoji.delete()


@pytest.mark.usefixtures("strict")
async def test_a_board_is_posted_without_emojis_that_are_deleted(place: Place) -> None:
    await prepare(place)
    await delete_emojis(place)
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    assert emojis(board_of(place.channel)) == {}
    assert (await table_of(place)).is_shown
    opened = await open_group(place.anna, board_of(place.channel), "X5")
    assert emojis(answer(opened).message) == {}


@pytest.mark.usefixtures("strict")
async def test_a_board_is_edited_without_them(place: Place) -> None:
    await prepare(place)
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    shown = board_of(place.channel).id
    await delete_emojis(place)
    action = (await position_of(place)).legal_actions()[0]
    parts = parts_of(action)
    rotation = int(parts.pop("rotation"))
    await place.anna.slash(place.channel, "boomerang place", **parts, rotation=rotation)
    assert (await table_of(place)).ply > 1
    assert (await table_of(place)).is_shown
    assert board_of(place.channel).id == shown
    assert emojis(board_of(place.channel)) == {}


@pytest.mark.usefixtures("strict")
async def test_a_private_board_is_shown_without_them_where_it_belongs(place: Place) -> None:
    await prepare(place)
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    first = await open_group(place.anna, board_of(place.channel), "X5")
    await delete_emojis(place)
    again = await open_group(place.anna, answer(first).message, "T5")
    assert not again.followups
    assert emojis(answer(first).message) == {}
    assert "T5" in str(custom_ids(answer(first).message))


@pytest.mark.usefixtures("strict")
async def test_after_that_they_are_asked_for_and_made_anew(place: Place) -> None:
    await prepare(place)
    await delete_emojis(place)
    assert len(await prepare(place)) == len(board().rack)
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    assert emojis(board_of(place.channel)) == {kind: f"boulo_{kind}" for kind in board().rack}


async def test_what_else_discord_refuses_takes_no_emoji_away(place: Place) -> None:
    await prepare(place)
    place.env.inject_error(
        "POST", "/channels/*/messages", status=400, code=50035, message="Invalid Form Body"
    )
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    await place.anna.slash(place.channel, "boomerang board")
    assert emojis(board_of(place.channel)) == {kind: f"boulo_{kind}" for kind in board().rack}


@pytest.mark.parametrize("kind", board().rack)
def test_an_emoji_is_small_and_has_as_many_cells_as_the_piece(kind: str) -> None:
    data = draw_emoji(kind)
    assert len(data) < 32 * 1024
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (SIDE, SIDE)
        covered = sum(image.getchannel("A").histogram()[129:])
    assert covered > SIDE * SIDE // 50 * board().values[kind]
