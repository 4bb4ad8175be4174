"""`/preferences`: what members set for themselves, wherever they play."""

from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.extension import Bot
from cogs.commands.options import with_options
from cogs.controls.panels import meaning
from cogs.naming import word
from cogs.services.preferences import CHOICES, PreferencesPanel


class Services(Protocol):
    """What this command calls."""

    preferences: PreferencesPanel


def _choices(what: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(name), value=choice) for choice, name in CHOICES[what].items()]


class PreferencesCog(commands.Cog, name="preferences"):
    """Changes what a member has set for themselves."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(
        name=word("command-preferences"), description=word("command-preferences-description")
    )
    @with_options("own_language", "own_theme", "animations", "pings")
    @app_commands.choices(own_language=_choices("language"), own_theme=_choices("theme"))
    async def preferences(
        self,
        interaction: discord.Interaction,
        own_language: str | None = None,
        own_theme: str | None = None,
        animations: bool | None = None,
        pings: bool | None = None,
    ) -> None:
        chosen = {"language": own_language, "theme": own_theme}
        changes: dict[str, Any] = {what: meaning(each) for what, each in chosen.items() if each is not None}
        switched = {"animated": animations, "pings": pings}
        changes |= {what: on for what, on in switched.items() if on is not None}
        await self.services.preferences.show(interaction, changes)


async def setup(bot: Bot[Services]) -> None:
    await bot.add_cog(PreferencesCog(bot.services))
