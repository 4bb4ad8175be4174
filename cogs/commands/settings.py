"""`/settings`: what those who manage a server set for the games there."""

from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.commands.options import with_options
from cogs.controls.panels import meaning
from cogs.naming import word
from cogs.services.settings import CHOICES, SettingsPanel


class Services(Protocol):
    """What these commands call."""

    settings: SettingsPanel


Playable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel


def _choices(what: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(name), value=choice) for choice, name in CHOICES[what].items()]


class SettingsCog(commands.Cog, name="settings"):
    """Changes what a server has set, for those who may manage it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=word("command-settings"), description=word("command-settings-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.default_permissions(manage_guild=True)
    @with_options("language", "theme", "server_animations", "clock", "rated", "hints", "rest", "channel")
    @app_commands.choices(
        language=_choices("language"),
        theme=_choices("theme"),
        clock=_choices("clock"),
        rest=_choices("rest_after"),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        theme: str | None = None,
        server_animations: bool | None = None,
        clock: str | None = None,
        rated: bool | None = None,
        hints: bool | None = None,
        rest: str | None = None,
        channel: Playable | None = None,
    ) -> None:
        given = {"language": language, "theme": theme, "clock": clock, "rest_after": rest}
        changes: dict[str, Any] = {what: meaning(each) for what, each in given.items() if each is not None}
        switched = {"rated": rated, "hints": hints, "animations": server_animations}
        changes |= {what: on for what, on in switched.items() if on is not None}
        await self.services.settings.show(interaction, changes, None if channel is None else channel.id)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(SettingsCog(bot.services))
