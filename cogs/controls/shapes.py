"""The shapes of Boomerang's pieces in the menus that name them: emojis, where the application has them."""

import logging
from collections.abc import Iterable
from typing import Protocol

import discord

from cogs.controls.registry import ControlMenu, GroupMenu, parse_control
from cogs.games import Rows
from engine.boomerang import board

log = logging.getLogger(__name__)

PREFIX = "boulo_"
"""What the names of these emojis begin with; the piece follows."""


class Client(Protocol):
    """A bot whose application can have emojis."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...


class Draw(Protocol):
    """Draws the shape of a piece as a PNG file."""

    def __call__(self, kind: str, /) -> bytes: ...


class PieceShapes:
    """Which piece has which emoji; none until Discord has told, and then menus have words alone."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}

    def learn(self, emojis: Iterable[discord.Emoji]) -> None:
        """Show from now on those that the application has."""
        for emoji in emojis:
            if emoji.name.startswith(PREFIX):
                self._emojis[emoji.name.removeprefix(PREFIX)] = discord.PartialEmoji(
                    name=emoji.name, id=emoji.id
                )

    async def prepare(self, client: Client, draw: Draw, *, makes: bool) -> None:
        """Ask which emojis there are; one process `makes` those that are missing."""
        try:
            self.learn(await client.fetch_application_emojis())
            for kind in [each for each in board().rack if each not in self._emojis] if makes else ():
                self.learn([await client.create_application_emoji(name=f"{PREFIX}{kind}", image=draw(kind))])
        except discord.HTTPException as error:
            log.warning("menus name pieces without their shapes: %s", " ".join(str(error).split()))

    def put_on(self, rows: Rows) -> Rows:
        """Put them on the menus of pieces."""
        for row in rows:
            for menu in row.children:
                if isinstance(menu, ControlMenu) and isinstance(parse_control(menu.custom_id), GroupMenu):
                    for option in menu.options:
                        option.emoji = self._emojis.get(option.value)
        return rows
