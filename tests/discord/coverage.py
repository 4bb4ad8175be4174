"""Which commands and controls of the bot the tests have used, and in which language."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

import discord
from discord import app_commands, ui

import cogs
from bot.app import Boulo
from words.texts import LANGUAGES, Language, nearest_language

Control = type[ui.DynamicItem[Any]]
Use = tuple[str, Language]
"""A command's whole name, or a control's class; and the language of whoever used it."""

USED: set[Use] = set()


class WatchedBoulo(Boulo):
    """The bot itself, which notes what members use of it."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        language = nearest_language(interaction.locale.value, "en")
        if interaction.type is discord.InteractionType.application_command and interaction.command:
            USED.add((f"/{interaction.command.qualified_name}", language))
        elif interaction.type is discord.InteractionType.component:
            custom_id = cast(dict[str, Any], interaction.data)["custom_id"]
            USED.update((control.__name__, language) for control in controls() if _is_of(control, custom_id))


def _is_of(control: Control, custom_id: str) -> bool:
    return re.fullmatch(control.__discord_ui_compiled_template__, custom_id) is not None


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


def unused(bot: Boulo) -> set[Use]:
    """What the bot offers and nobody has used yet, in each language."""
    offered = {*commands(bot), *(control.__name__ for control in controls())}
    return {(each, language) for each in offered for language in LANGUAGES} - USED
