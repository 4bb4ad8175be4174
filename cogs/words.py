"""Names and descriptions of commands, in every language that Discord asks for."""

import discord
from discord import app_commands

from bot.app import Boulo
from words.texts import LANGUAGES, text


def word(message: str) -> app_commands.locale_str:
    """A command's or option's name or description: English, with its translations to be looked up."""
    return app_commands.locale_str(text("en", message), message=message)


class Translator(app_commands.Translator):
    """Answers Discord's question for a name or description in another language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        message = string.extras.get("message")
        language = next((language for language in LANGUAGES if language == locale.value), None)
        return None if language is None or message is None else text(language, message)


async def setup(bot: Boulo) -> None:
    await bot.tree.set_translator(Translator())
