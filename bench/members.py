"""Members who press buttons in the small Discord, and look at what the bot shows them."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from typing import Protocol

from bench.local_discord import LocalDiscord, Shown
from bench.local_discord.payloads import BUTTON, ROW, TEXT, Json, button_press, slash_command

ANSWER_SECONDS = 20.0
"""How long a bot may take to answer before the measurement is given up."""
MENTION = re.compile(r"<@(\d+)>")
ACCEPT = re.compile(r"c:boulomania:\d+:accept")
ACTION = re.compile(r"a:boulomania:\d+:\d+:.+")


class NotAnswered(Exception):
    """The bot has not shown what was waited for."""


def find(components: list[Json], kind: int) -> Iterator[Json]:
    """All components of a type, at whatever depth."""
    for component in components:
        if component["type"] == kind:
            yield component
        yield from find(component.get("components", []), kind)


def buttons(message: Json, pattern: re.Pattern[str]) -> list[str]:
    """The `custom_id`s of a message's buttons that match the pattern."""
    ids = (button.get("custom_id", "") for button in find(message["components"], BUTTON))
    return [each for each in ids if pattern.fullmatch(each)]


def has_picture(message: Json) -> bool:
    return bool(message["attachments"])


class Place(Protocol):
    """A channel in which a press is answered with a picture."""

    async def prepare(self) -> None:
        """Make sure that there is something to press."""

    async def press(self) -> float:
        """Press and wait for the picture; return the seconds between both."""


class BarePlace:
    """A message of the bare bot with one button."""

    def __init__(self, discord: LocalDiscord, channel_id: int) -> None:
        self._discord, self._channel_id = discord, channel_id
        button = {"type": BUTTON, "custom_id": "again", "label": "Again", "style": 1}
        content = {"content": "A picture", "components": [{"type": ROW, "components": [button]}]}
        self._message = discord.put_message(channel_id, content)

    async def prepare(self) -> None:
        """Do nothing: the button is always there."""

    async def press(self) -> float:
        begun = await self._discord.interact(button_press("again", 1, self._message))
        return (await wait_for(self._discord, self._channel_id, has_picture)).at - begun


class TablePlace:
    """A channel in which two members play Boulomania by buttons, one game after the other."""

    def __init__(self, discord: LocalDiscord, channel_id: int) -> None:
        self._discord, self._channel_id = discord, channel_id
        self._members = (10 * channel_id, 10 * channel_id + 1)
        self._rng = random.Random(channel_id)
        self._board: Json | None = None

    async def prepare(self) -> None:
        """Start a game unless one is on: one member challenges anybody, the other accepts."""
        if self._board is not None and buttons(self._board, ACTION):
            return
        one, other = self._members
        command = self._discord.commands["boulo"]
        await self._discord.interact(slash_command(command, "challenge", one, self._channel_id))
        offered = await self._wait_for(lambda message: bool(buttons(message, ACCEPT)))
        (accept,) = buttons(offered.message, ACCEPT)
        await self._discord.interact(button_press(accept, other, offered.message))
        self._board = (await self._wait_for(has_picture)).message

    async def press(self) -> float:
        assert self._board is not None
        texts = " ".join(text["content"] for text in find(self._board["components"], TEXT))
        member_id = int(MENTION.findall(texts)[-1])
        action = self._rng.choice(buttons(self._board, ACTION))
        begun = await self._discord.interact(button_press(action, member_id, self._board))
        shown = await self._wait_for(has_picture)
        self._board = shown.message
        return shown.at - begun

    async def _wait_for(self, is_it: Callable[[Json], bool]) -> Shown:
        return await wait_for(self._discord, self._channel_id, is_it)


async def wait_for(discord: LocalDiscord, channel_id: int, is_it: Callable[[Json], bool]) -> Shown:
    """The next message in a channel for which `is_it` holds. Raises `NotAnswered`."""
    last: Json = {}
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                shown = await discord.shown[channel_id].get()
                if is_it(last := shown.message):
                    return shown
    except TimeoutError:
        raise NotAnswered(f"the last message of channel {channel_id} is {last}") from None
