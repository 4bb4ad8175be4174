"""The entry in a member's menu by which they are challenged to a game that is chosen then."""

from typing import Any, Protocol

import discord
from discord import app_commands

from cogs.naming import word
from cogs.services.challenges import Challenges


class Services(Protocol):
    """What this menu calls."""

    challenges: Challenges


class Bot(Protocol):
    """A bot with a tree of commands."""

    services: Any

    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...


def challenge_menu(services: Services) -> app_commands.ContextMenu:
    """The entry in the menu of every member of a server."""

    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def challenge(interaction: discord.Interaction, member: discord.User) -> None:
        await services.challenges.ask_game(interaction, member)

    return app_commands.ContextMenu(name=word("menu-challenge-to"), callback=challenge)


async def setup(bot: Bot) -> None:
    bot.tree.add_command(challenge_menu(bot.services))
