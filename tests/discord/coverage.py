"""The bot under watch: which commands and controls it offers, and which of them members use."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import discord
from discord import app_commands

from bot.app import Boulo
from cogs.controls.registry import KINDS, parse_control
from tests.usage import NOTES
from words.texts import LANGUAGES, nearest_language


class WatchedBoulo(Boulo):
    """The bot itself, which notes what it offers and what members use of it."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        offered = {*commands(self), *(control.__name__ for control in controls())}
        NOTES.offered |= {(each, language) for each in offered for language in LANGUAGES}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        language = nearest_language(interaction.locale.value, "en")
        with suppress(LookupError, TypeError):  # what no client would send
            NOTES.used |= {(each, language) for each in used_by(interaction)}
        await super().on_interaction(interaction)


def used_by(interaction: discord.Interaction) -> Iterator[str]:
    """The command's whole name, or the control that the `custom_id` belongs to."""
    if interaction.type is discord.InteractionType.application_command and interaction.command:
        yield f"/{interaction.command.qualified_name}"
    elif interaction.type is discord.InteractionType.component:
        yield type(parse_control(cast(dict[str, Any], interaction.data)["custom_id"])).__name__


def controls() -> Iterator[type[Any]]:
    """Every kind of control that there is."""
    yield from KINDS


def commands(bot: Boulo) -> Iterator[str]:
    """The whole name of every command that can be typed."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield f"/{command.qualified_name}"
