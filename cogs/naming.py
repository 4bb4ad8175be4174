"""Names and descriptions of commands, in every language that Discord asks for."""

import discord
from discord import app_commands

from words import LANGUAGES, text


def word(message_id: str) -> app_commands.locale_str:
    """A command's or option's name or description: English, with its translations to be looked up."""
    return app_commands.locale_str(text("en", message_id), message=message_id)


class Translator(app_commands.Translator):
    """Answers Discord's question for a name or description in another language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        message_id = string.extras.get("message")
        language = next((each for each in LANGUAGES if each == locale.value.partition("-")[0]), None)
        if language in (None, "en") or message_id is None:  # what is not translated stays English
            return None
        return text(language, message_id)
