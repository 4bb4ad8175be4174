"""The panel in which members set what holds for themselves, wherever they play."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from cogs.answers import Answers, acknowledge, show
from cogs.controls.registry import ControlMenu, PreferenceMenu, control_menu
from play.preferences import Preferences
from play.refusals import Refusal
from render import THEMES
from store.records import MemberPreferences
from words import LANGUAGES, Say

CHOICES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "language": {"auto": "preferred-language-auto", **{each: f"language-{each}" for each in LANGUAGES}},
        "theme": {"auto": "preferred-theme-auto", **{each: f"theme-{each}" for each in THEMES}},
        "animated": {choice: f"animated-{choice}" for choice in ("yes", "no")},
        "pings": {choice: f"pings-{choice}" for choice in ("yes", "no")},
    }
)
"""To what each of these can be set, and how that is called."""
MEANINGS: Mapping[str, bool | None] = MappingProxyType({"auto": None, "yes": True, "no": False})
"""The choices that are saved as something else."""


def meaning(choice: str) -> str | bool | None:
    """What is saved for a choice."""
    return MEANINGS.get(choice, choice)


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
        """Set one thing to what was chosen in its menu, and show the panel as it is then."""
        if values[0] not in CHOICES[control.what]:
            raise Refusal("refused")
        await interaction.response.defer()
        view = await self._save(interaction, {control.what: meaning(values[0])})
        await show(interaction, view)

    async def _save(self, interaction: discord.Interaction, changes: dict[str, Any]) -> ui.LayoutView:
        """Save what is given; the panel as it is then, in the language that holds from then on."""
        preferences = await self._preferences.change(interaction.user.id, **changes)
        self._answers.keep_preferences(interaction, preferences)
        return panel(preferences, await self._answers.say(interaction))


def panel(preferences: MemberPreferences, say: Say) -> ui.LayoutView:
    """What a member has set, with a menu for each of it."""
    container: ui.Container[ui.LayoutView] = ui.Container(
        ui.TextDisplay("\n".join([say("preferences-title"), say("preferences-note")]))
    )
    for what in ("language", "theme", "animated", "pings"):
        container.add_item(ui.TextDisplay(say(f"preferences-{what}")))
        container.add_item(ui.ActionRow(_menu(PreferenceMenu(what), preferences, say)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def _menu(control: PreferenceMenu, preferences: MemberPreferences, say: Say) -> ControlMenu:
    present = getattr(preferences, control.what)
    options = [
        discord.SelectOption(label=say(name), value=choice, default=meaning(choice) == present)
        for choice, name in CHOICES[control.what].items()
    ]
    return control_menu(control, options)
