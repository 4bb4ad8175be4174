"""Buttons and menus as Discord shows them, each made from the control that it is."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import discord
from discord import ui

MOST_OPTIONS = 25
"""Discord takes no more options in a menu."""
LONGEST_LABEL = 100
"""Of an option of a menu, and of what stands below it."""
LONGEST_PLACEHOLDER = 150
"""Of what a menu asks."""

Component = discord.Button | discord.SelectMenu


def print_control(control: Any) -> str:
    """The `custom_id` of a control."""
    parts = [getattr(control, field.name) for field in fields(control)]
    return ":".join(map(str, (control.prefix, *(part for part in parts if part is not None))))


# Discord's library leaves unanswered what it does not know, so it is `Controls` that dispatches them.


class ControlButton(ui.Button[Any]):
    """Any of the buttons."""

    def __init__(self, control: object, **look: Any) -> None:
        super().__init__(custom_id=print_control(control), **look)
        self.control = control

    def is_dispatchable(self) -> bool:
        return False


class ControlMenu(ui.Select[Any]):
    """Any of the menus."""

    def __init__(self, control: object, **look: Any) -> None:
        super().__init__(custom_id=print_control(control), **look)
        self.control = control

    def is_dispatchable(self) -> bool:
        return False


class ChannelMenu(ui.ChannelSelect[Any]):
    """Any of the menus of channels."""

    def is_dispatchable(self) -> bool:
        return False


def become(item: ControlButton | ControlMenu, control: object) -> None:
    """Let a button or menu be another control, and look as it does."""
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
    """A button that does what the control is for."""
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
    """A view of nothing but those buttons, which never ends."""
    view = ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    return view


# In messages


def has_control(message: discord.Message, control: object) -> bool:
    """Whether that control is under a message, which others may have changed by now."""
    return find_control(message, control) is not None


def find_control(message: discord.Message, control: object) -> Component | None:
    """That control as it is shown under a message."""
    custom_id = print_control(control)
    return next((each for each in walk_components(message.components) if each.custom_id == custom_id), None)


def walk_components(components: Sequence[Any]) -> Iterator[Component]:
    """Every button and menu among components, also of those inside of others."""
    for component in components:
        if isinstance(component, Component):
            yield component
        yield from walk_components(getattr(component, "children", ()))
