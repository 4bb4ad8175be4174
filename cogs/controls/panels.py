"""Panels for settings and preferences: a menu for each, with its choices."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from cogs.controls.components import ControlMenu, control_menu
from cogs.controls.kinds import PreferenceMenu, SettingMenu
from play.resting import REST_DAYS
from words import Say

Choices = Mapping[str, Mapping[str, str]]
"""The choices for each setting, with their names."""
MEANINGS: Mapping[str, bool | int | None] = MappingProxyType(
    {"auto": None, "none": None, "yes": True, "no": False, **{str(days): days for days in REST_DAYS}}
)
"""The choices that are saved as another value."""


def meaning(choice: str) -> str | bool | int | None:
    """The value that is saved for a choice."""
    return MEANINGS.get(choice, choice)


def choice_menu(
    control: SettingMenu | PreferenceMenu, choices: Choices, present: object, say: Say
) -> ControlMenu:
    """A menu of the choices for one setting; `present` is the record with its present value."""
    value = getattr(present, control.what)
    options = [
        discord.SelectOption(label=say(name), value=choice, default=meaning(choice) == value)
        for choice, name in choices[control.what].items()
    ]
    return control_menu(control, options)


def panel_of(heading: str, menus: Iterable[tuple[str, ui.Item[Any]]]) -> ui.LayoutView:
    """A message of menus, each under what it asks."""
    container: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(heading))
    for asked, menu in menus:
        container.add_item(ui.TextDisplay(asked))
        container.add_item(ui.ActionRow(menu))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view
