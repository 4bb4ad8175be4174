"""Discord takes no message in a channel for a while: what is done there is saved and answered all the same.

Over sockets, with the bot in a process of its own.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import TEXT, Json, button_press, slash_command
from bench.members import ACTION, MENTION, TablePlace, buttons, find, has_picture, wait_for
from bench.processes import launch
from store import Store
from words import text

LATER_SECONDS = 1.0
"""What comes after the last board would have come by then."""
RESIGN = re.compile(r"r:boulomania:\d+:resign")


@pytest.fixture
async def discord(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.open(3) as discord, launch("ours", discord, tmp_path):
        yield discord


def words_of(message: Json) -> str:
    shown = [text["content"] for text in find(message.get("components", []), TEXT)]
    return " ".join([message.get("content") or "", *shown])


def says(words: str, message: Json) -> bool:
    return words in words_of(message)


@pytest.mark.slow
async def test_others_are_saved_and_answered_and_the_last_board_is_the_last(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    here, elsewhere, alone = discord.channel_ids
    await check_two(discord, tmp_path, here, elsewhere)
    await check_alone(discord, alone)


async def check_two(discord: LocalDiscord, tmp_path: Path, here: int, elsewhere: int) -> None:
    """Two members play where nothing is taken, and others elsewhere."""
    held, free = TablePlace(discord, here), TablePlace(discord, elsewhere)
    await held.prepare()
    await free.prepare()
    board = held._board
    assert board is not None
    mover = int(MENTION.findall(words_of(board))[-1])
    with discord.held_up(here):
        await discord.interact(button_press(buttons(board, ACTION)[0], mover, board))
        await discord.interact(slash_command(discord.commands["boulo"], "resign", mover, here))
        sure = await wait_for(discord, here, lambda message: bool(buttons(message, RESIGN)))
        (resign,) = buttons(sure.message, RESIGN)
        await discord.interact(button_press(resign, mover, sure.message))
        assert await resigned(tmp_path, here) == "resigned"
        await wait_for(discord, here, partial(says, text("en", "resign-done")))
        await free.press()
    await wait_for(discord, here, lambda message: has_picture(message) and not buttons(message, ACTION))
    await asyncio.sleep(LATER_SECONDS)
    later = [discord.shown[here].get_nowait().message for _ in range(discord.shown[here].qsize())]
    assert not any(buttons(each, ACTION) for each in later), "the last board shows that the game is over"


async def resigned(folder: Path, channel_id: int) -> str | None:
    """How the game of a channel has ended, as soon as it has."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'ours.sqlite3'}")
    try:
        while True:
            table = await store.tables.in_channel(channel_id)
            if table is not None and table.state == "over":
                return table.reason
            await asyncio.sleep(0.05)
    finally:
        await store.close()


async def check_alone(discord: LocalDiscord, here: int) -> None:
    """The answer of the computer is another board, for which nobody waits once more."""
    await discord.interact(slash_command(discord.commands["boulo"], "solo", 5, here))
    board = (await wait_for(discord, here, lambda message: bool(buttons(message, ACTION)))).message
    with discord.held_up(here):
        for answer in ("is saved", "out of date"):
            await discord.interact(button_press(buttons(board, ACTION)[0], 5, board))
            await wait_for(discord, here, partial(says, answer))
    await wait_for(discord, here, lambda message: has_picture(message) and bool(buttons(message, ACTION)))
