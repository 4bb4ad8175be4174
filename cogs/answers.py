"""How a cog answers whoever used one of its commands or controls: in their language, and always."""

import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, TypeVar, cast

import aiohttp
import discord
from discord import app_commands, ui

from bot.app import Boulo
from play.refusals import Refusal
from words import Language, Say, say_in, word_refusal

log = logging.getLogger(__name__)

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What it looks like when Discord refuses, or cannot be reached at all."""

LONGEST_MESSAGE = 2000

Interaction = discord.Interaction[Boulo]
F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, None]])


def in_messages(text: str, longest: int = LONGEST_MESSAGE) -> list[str]:
    """A long text in parts that each fit into a message, cut between lines."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) >= longest:
            parts.append("")
        parts[-1] += line[: longest - 1] + "\n"
    return [part.rstrip() for part in parts]


def politely(act: F) -> F:
    """Let a command or control answer a refusal or a failure in words, to the one member who asked."""

    @wraps(act)
    async def answer(cog: Any, interaction: discord.Interaction[Any], *args: Any, **kwargs: Any) -> None:
        try:
            await act(cog, interaction, *args, **kwargs)
        except Refusal as refusal:
            await cog.refuse(interaction, refusal)
        except Exception as error:
            if isinstance(error, UNREACHED):
                log.warning("Discord refused a part of an answer: %s", error)
            else:  # a bug of ours, which must not leave the member without an answer
                log.exception("a command or control failed")
            with suppress(*UNREACHED):
                await cog.tell(interaction, cog.say(interaction)(cog.sorry))

    return cast(F, answer)


class Answering:
    """What any cog needs to answer, also one that hosts no game."""

    bot: Boulo
    sorry = "failed"
    """What is said when something goes wrong on our side."""

    def words(self, language: Language) -> Say:
        """How this cog speaks a language."""
        return say_in(language)

    def say(self, interaction: discord.Interaction[Any]) -> Say:
        """Words for the one member who sees the answer."""
        return self.words(self.bot.private_language(interaction))

    async def say_to_all(self, interaction: discord.Interaction[Any]) -> Say:
        """Words for what everybody in the channel sees."""
        return self.words(await self.bot.public_language(interaction))

    async def cog_app_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """What fails before a command itself runs: log it, and leave nobody without an answer."""
        log.error("a command failed", exc_info=error)
        await self.tell(interaction, self.say(interaction)(self.sorry))

    async def refuse(self, interaction: Interaction, refusal: Refusal) -> None:
        """Answer what cannot be done."""
        await self.tell(interaction, word_refusal(refusal.code, refusal.facts, self.say(interaction)))

    async def tell(self, interaction: Interaction, text: str, view: ui.View | None = None) -> None:
        """Answer the one member who asked."""
        extra: dict[str, Any] = {} if view is None else {"view": view}
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, **extra)
        else:
            await interaction.response.send_message(text, ephemeral=True, **extra)

    async def drop_answer(self, interaction: Interaction) -> None:
        """Take the private "thinking" or the menu that was used away; the board says it all."""
        if interaction.message is not None and not interaction.message.flags.ephemeral:
            return
        try:
            await interaction.delete_original_response()
        except UNREACHED as error:
            log.info("a deferred answer could not be deleted: %s", error)

    async def replace_answer(self, interaction: Interaction, text: str) -> None:
        """Put words in the place of the message whose button was pressed. What is saved stays so."""
        try:
            await interaction.edit_original_response(content=text, view=None)
        except UNREACHED as error:
            log.info("an answered message could not be edited: %s", error)
