"""Buttons and menus as Discord shows them, each made from a control."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import discord
from discord import ui

MOST_OPTIONS = 25
"""How many options Discord takes in a menu."""
LONGEST_LABEL = 100
"""The longest label of an option in a menu, and the longest text below it."""
LONGEST_PLACEHOLDER = 150
"""The longest text that a menu shows before something is chosen."""

Component = discord.Button | discord.SelectMenu


def print_control(control: Any) -> str:
    """The `custom_id` of a control."""
    parts = [getattr(control, field.name) for field in fields(control)]
    return ":".join(map(str, (control.prefix, *(part for part in parts if part is not None))))


# Discord's library does not answer controls that it does not know, so `Controls` dispatches them.


class ControlButton(ui.Button[Any]):
    """Any button."""

    def __init__(self, control: object, **look: Any) -> None:
        super().__init__(custom_id=print_control(control), **look)
        self.control = control

    def is_dispatchable(self) -> bool:
        return False


class ControlMenu(ui.Select[Any]):
    """Any menu."""

    def __init__(self, control: object, **look: Any) -> None:
        super().__init__(custom_id=print_control(control), **look)
        self.control = control

    def is_dispatchable(self) -> bool:
        return False


class ChannelMenu(ui.ChannelSelect[Any]):
    """Any menu of channels."""

    def is_dispatchable(self) -> bool:
        return False


def become(item: ControlButton | ControlMenu, control: object) -> None:
    """Turn a button or menu into another control that looks the same."""
    item.control = control
    item.custom_id = print_control(control)


def control_button(
    control: object,
    label: str | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> ControlButton:
    """A button for that control."""
    return ControlButton(control, label=label, style=style, emoji=emoji, disabled=disabled)


def control_menu(
    control: object, options: Sequence[discord.SelectOption], placeholder: str | None = None
) -> ControlMenu:
    """A menu of those options."""
    return ControlMenu(
        control,
        options=list(options),
        placeholder=placeholder,
        id=getattr(control, "number", None),
    )


def channel_menu(control: object, **look: Any) -> ChannelMenu:
    """A menu of channels."""
    return ChannelMenu(custom_id=print_control(control), **look)


def buttons_view(buttons: Iterator[ControlButton] | Sequence[ControlButton]) -> ui.View:
    """A view of nothing but those buttons, without a timeout."""
    view = ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    return view


# In messages


def has_control(message: discord.Message, control: object) -> bool:
    """Whether that control is still in a message."""
    return find_control(message, control) is not None


def find_control(message: discord.Message, control: object) -> Component | None:
    """That control as it is shown in a message."""
    custom_id = print_control(control)
    return next((each for each in walk_components(message.components) if each.custom_id == custom_id), None)


def walk_components(components: Sequence[Any]) -> Iterator[Component]:
    """Every button and menu among components, including those inside others."""
    for component in components:
        if isinstance(component, Component):
            yield component
        yield from walk_components(getattr(component, "children", ()))
