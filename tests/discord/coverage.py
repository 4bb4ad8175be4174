"""Which commands and controls of the bot the tests have used, and in which language."""

from collections.abc import Iterator
from typing import Any, cast

import discord
from discord import app_commands

from bot.app import Boulo
from cogs.controls.registry import PREFIXES, parse_control
from words.texts import LANGUAGES, Language, nearest_language

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
            USED.add((type(parse_control(custom_id)).__name__, language))


def commands(bot: Boulo) -> Iterator[str]:
    """The whole name of every command that can be typed."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield f"/{command.qualified_name}"


def unused(bot: Boulo) -> set[Use]:
    """What the bot offers and nobody has used yet, in each language."""
    offered = {*commands(bot), *(control.__name__ for control in PREFIXES.values())}
    return {(each, language) for each in offered for language in LANGUAGES} - USED
