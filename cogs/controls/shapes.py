"""The shapes of Boomerang's pieces in menus, as emojis, if the application has them."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

import discord
from discord import ui

from cogs.controls.components import ControlMenu
from cogs.controls.kinds import GroupMenu
from cogs.games import Rows
from engine.boomerang import board

log = logging.getLogger(__name__)

PREFIX = "boulo_"
"""The beginning of these emojis' names; the piece follows."""

INVALID_FORM = 50035
"""Discord's code for an invalid message; only its words say what is wrong."""

T = TypeVar("T")


class Client(Protocol):
    """A bot whose application can have emojis."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...


class Draw(Protocol):
    """Draws the shape of a piece as a PNG file."""

    def __call__(self, kind: str, /) -> bytes: ...


class PieceShapes:
    """Knows the emoji of each piece; until Discord has told them, menus have words alone."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}

    def learn(self, emojis: Iterable[discord.Emoji]) -> None:
        """Use from now on the emojis that the application has, and no others."""
        self._emojis = {
            emoji.name.removeprefix(PREFIX): discord.PartialEmoji(name=emoji.name, id=emoji.id)
            for emoji in emojis
            if emoji.name.startswith(PREFIX)
        }

    async def prepare(self, client: Client, draw: Draw, *, makes: bool) -> None:
        """Ask Discord which emojis there are; with `makes`, create those that are missing."""
        try:
            there = await client.fetch_application_emojis()
            self.learn(there)
            for kind in [each for each in board().rack if each not in self._emojis] if makes else ():
                there.append(await client.create_application_emoji(name=f"{PREFIX}{kind}", image=draw(kind)))
                self.learn(there)
        except discord.HTTPException as error:
            log.warning("menus name pieces without their shapes: %s", " ".join(str(error).split()))

    def put_on(self, rows: Rows) -> Rows:
        """Put the emojis on the menus of pieces."""
        for option in _options(child for row in rows for child in row.children):
            option.emoji = self._emojis.get(option.value)
        return rows

    async def send(self, view: ui.LayoutView, send: Callable[[], Awaitable[T]]) -> T:
        """Send a message that may have emojis; without them, if Discord no longer has them."""
        try:
            return await send()
        except discord.HTTPException as error:
            if not (_is_of_emojis(error) and _take_off(view)):
                raise
            log.warning("menus name pieces without their shapes, which Discord does not know any more")
            self._emojis = {}
        return await send()


def _options(items: Iterable[ui.Item[Any]]) -> Iterator[discord.SelectOption]:
    """The options of the menus of pieces among those items."""
    for menu in items:
        if isinstance(menu, ControlMenu) and isinstance(menu.control, GroupMenu):
            yield from menu.options


def _take_off(view: ui.LayoutView) -> bool:
    """Take the emojis off the menus of pieces in a message; return whether it had any."""
    with_emoji = [option for option in _options(view.walk_children()) if option.emoji is not None]
    for option in with_emoji:
        option.emoji = None
    return bool(with_emoji)


def _is_of_emojis(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message because of an emoji in it."""
    return error.code == INVALID_FORM and "emoji" in error.text.lower()
