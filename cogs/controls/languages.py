"""The language of a message, told by the label of a button in it: nothing else says it."""

import discord

from cogs.controls.components import find_control
from words import LANGUAGES, Language, text


def language_under(message: discord.Message | None, control: object, label: str) -> Language | None:
    """The language in which that button has its label; None if that cannot be told."""
    button = None if message is None else find_control(message, control)
    if not isinstance(button, discord.Button):
        return None
    return next((language for language in LANGUAGES if text(language, label) == button.label), None)
