"""The panel in which members set their preferences, wherever they play."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.controls.kinds import PreferenceMenu
from cogs.controls.panels import Choices, choice_menu, meaning, panel_of
from play.preferences import Preferences
from play.refusals import Refusal
from render import THEMES
from store.records import MemberPreferences
from words import LANGUAGES, Say

CHOICES: Choices = MappingProxyType(
    {
        "language": {"auto": "preferred-language-auto", **{each: f"language-{each}" for each in LANGUAGES}},
        "theme": {"auto": "preferred-theme-auto", **{each: f"theme-{each}" for each in THEMES}},
        "animated": {choice: f"animated-{choice}" for choice in ("yes", "no")},
        "pings": {choice: f"pings-{choice}" for choice in ("yes", "no")},
    }
)


class PreferencesPanel:
    """Shows what a member has set for themselves, and changes it."""

    def __init__(self, preferences: Preferences, answers: Answers) -> None:
        self._preferences = preferences
        self._answers = answers

    async def show(self, interaction: discord.Interaction, changes: dict[str, Any]) -> None:
        """Set what is given, and show a panel in which everything can be set."""
        await acknowledge(interaction)
        await show(interaction, await self._save(interaction, changes))

    async def choose(
        self, interaction: discord.Interaction, control: PreferenceMenu, values: Sequence[str]
    ) -> None:
        """Set one preference to what was chosen in its menu, and show the panel again."""
        if values[0] not in CHOICES[control.what]:
            raise Refusal("refused")
        await interaction.response.defer()
        view = await self._save(interaction, {control.what: meaning(values[0])})
        await show(interaction, view)

    async def _save(self, interaction: discord.Interaction, changes: dict[str, Any]) -> ui.LayoutView:
        """Save what is given; return the panel after that, in the language that is then right."""
        preferences = await self._preferences.change(interaction.user.id, **changes)
        self._answers.keep_preferences(interaction, preferences)
        return panel(preferences, await self._answers.say(interaction))


def panel(preferences: MemberPreferences, say: Say) -> ui.LayoutView:
    """The preferences of a member, with a menu for each."""
    controls = [PreferenceMenu(what) for what in ("language", "theme", "animated", "pings")]
    menus = (
        (say(f"preferences-{each.what}"), choice_menu(each, CHOICES, preferences, say)) for each in controls
    )
    return panel_of("\n".join([say("preferences-title"), say("preferences-note")]), menus)
