"""The bot under watch: which commands and controls it offers, and which of them members use."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

import discord
from discord import app_commands, ui

import cogs
from bot.app import Boulo
from tests.usage import NOTES
from words.texts import LANGUAGES, nearest_language

Control = type[ui.DynamicItem[Any]]


class WatchedBoulo(Boulo):
    """The bot itself, which notes what it offers and what members use of it."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        offered = {*commands(self), *(control.__name__ for control in controls())}
        NOTES.offered |= {(each, language) for each in offered for language in LANGUAGES}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        language = nearest_language(interaction.locale.value, "en")
        NOTES.used |= {(each, language) for each in used_by(interaction)}


def used_by(interaction: discord.Interaction) -> Iterator[str]:
    """The command's whole name, or the controls that the `custom_id` belongs to."""
    if interaction.type is discord.InteractionType.application_command and interaction.command:
        yield f"/{interaction.command.qualified_name}"
    elif interaction.type is discord.InteractionType.component:
        custom_id = cast(dict[str, Any], interaction.data)["custom_id"]
        for control in controls():
            if re.fullmatch(control.__discord_ui_compiled_template__, custom_id):
                yield control.__name__


def controls() -> Iterator[Control]:
    """Every control that a file of `cogs` defines."""
    for module in iter_modules(cogs.__path__):
        for value in vars(import_module(f"cogs.{module.name}")).values():
            if isinstance(value, type) and issubclass(value, ui.DynamicItem) and value is not ui.DynamicItem:
                yield value


def commands(bot: Boulo) -> Iterator[str]:
    """The whole name of every command that can be typed."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield f"/{command.qualified_name}"
