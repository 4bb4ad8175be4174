"""Pictures with their alt texts, and messages that are ready to be sent."""

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

import discord
from discord import ui

from engine import Side, Step
from render import Picture, draw
from words import Say, alt


class Described(NamedTuple):
    """A picture with its alt text."""

    picture: Picture
    alt: str

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.picture.data), self.picture.name)

    def gallery(self) -> ui.MediaGallery[ui.LayoutView]:
        """A gallery of its own: side by side, Discord would cut the edges of pictures off."""
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.picture.name}", description=self.alt)
        )

    def thumbnail(self) -> ui.Thumbnail[ui.LayoutView]:
        """The picture as a thumbnail beside a text."""
        return ui.Thumbnail(f"attachment://{self.picture.name}", description=self.alt)


def describe_step(
    step: Step, theme: str, say: Say, labels: Sequence[str] = (), seen_from: Side = 0
) -> Described:
    """The board after a step, with its marks, and with the names of its parts if they are given."""
    picture = draw(
        step.after, step.events, before=step.before, theme=theme, labels=labels, seen_from=seen_from
    )
    return Described(picture, alt(step.after, step.events, say, before=step.before))


class BoardMessage(NamedTuple):
    """A table worded and drawn, ready to be sent."""

    view: ui.LayoutView
    pictures: tuple[Described, ...]
    pinged: tuple[discord.Object, ...]

    def files(self) -> list[discord.File]:
        return [picture.file() for picture in self.pictures]

    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(everyone=False, roles=False, users=self.pinged)
