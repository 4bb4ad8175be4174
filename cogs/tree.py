"""Looks up slash commands and checks everything that was given to them.

Discord's own clients offer only what a command takes, but anybody can send anything.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

LARGEST_NUMBER = 2**53
NESTED = (Kind.subcommand.value, Kind.subcommand_group.value)
TYPES: Mapping[Kind, tuple[type[Any], ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.user: (discord.User, discord.Member),
    Kind.channel: (app_commands.AppCommandChannel,),
}
"""The types of an option's value, as the library reads them."""

Parameter = app_commands.Parameter
Command = app_commands.Command[Any, ..., Any]


class Forged(app_commands.CheckFailure):
    """Something was sent that no command of ours takes."""


class CheckedTree(app_commands.CommandTree[Any]):
    """Calls a command only if it exists, may be used there, and is given values that it takes."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether a command may be called like that; if not, answer so. The library does not check it all."""
        try:
            fits = _fits(interaction)
        except (AttributeError, LookupError, TypeError, ValueError):
            fits = False
        if not fits:
            await self.on_error(interaction, Forged("no command takes what was sent"))
        return fits


def _fits(interaction: discord.Interaction) -> bool:
    command = interaction.command
    if isinstance(command, app_commands.ContextMenu):
        return interaction.type is discord.InteractionType.application_command and _has_target(interaction)
    if not isinstance(command, app_commands.Command) or not _is_allowed_here(interaction, command):
        return False
    given = _options(cast(dict[str, Any], interaction.data).get("options", []))
    values = dict(iter(interaction.namespace))
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    if interaction.type is discord.InteractionType.autocomplete:
        return all(_can_be_typed(option, parameters[option["name"]]) for option in given)
    return all(_takes(parameters[option["name"]], values[option["name"]]) for option in given)


def _has_target(interaction: discord.Interaction) -> bool:
    """Whether a member's menu was opened on a member, in a server."""
    data = cast(dict[str, Any], interaction.data)
    return interaction.guild_id is not None and data["target_id"] in data["resolved"]["users"]


def _options(options: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    """What was given to the innermost command."""
    while options and options[0]["type"] in NESTED:
        options = options[0].get("options", [])
    return options


def _is_allowed_here(interaction: discord.Interaction, command: Command) -> bool:
    """Whether a command may be used here; some may not in private chats."""
    contexts = (command.root_parent or command).allowed_contexts
    return interaction.guild_id is not None or contexts is None or bool(contexts.dm_channel)


def _can_be_typed(option: dict[str, Any], parameter: Parameter) -> bool:
    """Whether that may be what is typed so far, for an option with suggestions."""
    if option.get("focused") and not parameter.autocomplete:
        return False
    return parameter.type is not Kind.string or isinstance(option["value"], str)


def _takes(parameter: Parameter, value: Any) -> bool:
    """Whether an option can have that value."""
    if not isinstance(value, TYPES[parameter.type]):
        return False
    if isinstance(value, bool):  # to Python, it is a number as well
        return parameter.type is Kind.boolean
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    if parameter.type is Kind.integer:
        least, most = parameter.min_value, parameter.max_value
        least, most = -LARGEST_NUMBER if least is None else least, LARGEST_NUMBER if most is None else most
        return bool(least <= value <= most)
    return parameter.type is not Kind.channel or value.type in parameter.channel_types
