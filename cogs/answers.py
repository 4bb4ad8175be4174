"""How an interaction is answered: in the language of whoever reads it, and always."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import cast

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from cogs.replies import (
    UNREACHED,
    acknowledge,
    acknowledging,
    drop_answer,
    in_messages,
    replace_answer,
    show,
    tell,
    words_only,
)
from play.preferences import Preferences
from play.refusals import Refusal
from play.settings import Settings
from store import DatabaseTrouble
from store.records import GuildSettings, MemberPreferences, Table
from words import Language, Say, nearest_language, say_in, word_game, word_refusal

__all__ = [
    "UNREACHED",
    "Answers",
    "acknowledge",
    "acknowledging",
    "drop_answer",
    "in_messages",
    "replace_answer",
    "show",
    "suggest",
    "tell",
    "words_only",
]

log = logging.getLogger(__name__)

LONGEST_SUGGESTION = 100
MOST_SUGGESTIONS = 25
SETTINGS = "settings"
"""Among the extras of an interaction the settings of its server, once they have been read."""
PREFERENCES = "preferences"
"""Among the extras of an interaction what its member has set for themselves, once that has been read."""
INSTEAD = "instead"
"""Among the extras of an interaction the buttons that a refusal comes with."""
BEGUN_IN = "begun in"
"""Among the extras of an interaction the language of the message whose button was pressed."""

OfferStart = Callable[[discord.Interaction, str], Awaitable[None]]
NameCommands = Callable[[Language, str | None], Mapping[str, str]]
"""The arguments for texts that name slash commands, in a language and for the command of a game."""
RefusalListener = Callable[[Refusal], None]


def suggest(offered: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Of the labels and their values those that what has been typed is a part of."""
    fitting = [each for each in offered if typed.lower() in " ".join(each).lower()]
    return [
        app_commands.Choice(name=label[:LONGEST_SUGGESTION], value=value)
        for label, value in fitting[:MOST_SUGGESTIONS]
    ]


class Answers:
    """Knows whose language to speak, and answers what cannot be done and what goes wrong."""

    def __init__(
        self,
        settings: Settings,
        preferences: Preferences,
        default_language: Language,
        commands: Mapping[str, str],
        name_commands: NameCommands,
    ) -> None:
        self._settings = settings
        self._preferences = preferences
        self._default_language = default_language
        self._commands = commands
        """The slash command of each game."""
        self._name_commands = name_commands
        self._offer_start: OfferStart | None = None
        self._refusal_listeners: list[RefusalListener] = []

    def listen(self, listener: RefusalListener) -> None:
        """Let somebody hear of everything that members are refused."""
        self._refusal_listeners.append(listener)

    def offer_start_with(self, offer_start: OfferStart) -> None:
        """Let that function answer whoever wants something of a game where none is on."""
        self._offer_start = offer_start

    # Languages

    async def say(self, interaction: discord.Interaction, game: str | None = None) -> Say:
        """Words for the one member who sees the answer."""
        return self._in(await self._own_language(interaction), game)

    async def _own_language(self, interaction: discord.Interaction) -> Language:
        """The language that the member has chosen, or that of their Discord."""
        chosen = (await self.preferences(interaction)).language
        return nearest_language(chosen or interaction.locale.value, self._default_language)

    async def say_to_all(self, interaction: discord.Interaction, game: str | None = None) -> Say:
        """Words for what everybody in the channel sees."""
        return self._in(await self.public_language(interaction), game)

    def say_at(self, table: Table) -> Say:
        """Words for the board of a table."""
        return self._in(cast(Language, table.language), table.game)

    async def public_language(self, interaction: discord.Interaction) -> Language:
        """The language that the server has set, or its own; where it has none, that of whoever began this.

        Of a server that is no Community Discord says that it speaks English, whatever it speaks.
        """
        settings, guild = await self.settings(interaction), interaction.guild
        own = interaction.guild_locale if guild is not None and "COMMUNITY" in guild.features else None
        known = settings.language or (own.value if own else interaction.extras.get(BEGUN_IN))
        if known is None:
            return await self._own_language(interaction)
        return nearest_language(known, self._default_language)

    def keep_language(self, interaction: discord.Interaction, language: Language | None) -> None:
        """Remember in which language that was begun which is being answered now, if that is known."""
        interaction.extras[BEGUN_IN] = language

    async def say_in_server(self, guild: discord.Guild | None) -> Say:
        """Words for what answers no interaction, so that nobody's own language is known."""
        settings = await self._settings.of_guild(None if guild is None else guild.id)
        own = guild.preferred_locale.value if guild is not None and "COMMUNITY" in guild.features else ""
        return self._in(nearest_language(settings.language or own, self._default_language), None)

    def _in(self, language: Language, game: str | None) -> Say:
        return partial(say_in(language), **self._name_commands(language, self._commands.get(game or "")))

    async def settings(self, interaction: discord.Interaction) -> GuildSettings:
        """The settings of the server, read at most once for an interaction."""
        if SETTINGS not in interaction.extras:
            interaction.extras[SETTINGS] = await self._settings.of_guild(interaction.guild_id)
        return cast(GuildSettings, interaction.extras[SETTINGS])

    def keep_settings(self, interaction: discord.Interaction, settings: GuildSettings) -> None:
        """Remember settings that were read together with something else."""
        interaction.extras[SETTINGS] = settings

    async def preferences(self, interaction: discord.Interaction) -> MemberPreferences:
        """What the member has set for themselves, read at most once for an interaction.

        A database that does not answer keeps nobody from being told so.
        """
        if PREFERENCES not in interaction.extras:
            try:
                found = await self._preferences.of_member(interaction.user.id)
            except DatabaseTrouble:
                found = MemberPreferences(interaction.user.id)
            self.keep_preferences(interaction, found)
        return cast(MemberPreferences, interaction.extras[PREFERENCES])

    def keep_preferences(self, interaction: discord.Interaction, preferences: MemberPreferences) -> None:
        """Remember preferences that were just changed, or cannot be read."""
        interaction.extras[PREFERENCES] = preferences

    async def theme(self, interaction: discord.Interaction, table: Table | None = None) -> str:
        """The colours of a board that only the member sees: their own, else the table's or the server's."""
        own = (await self.preferences(interaction)).theme
        if own is not None:
            return own
        return (await self.settings(interaction)).theme if table is None else table.theme

    # What cannot be done, and what goes wrong

    def offer_instead(self, interaction: discord.Interaction, view: ui.View) -> None:
        """Let a refusal come with something that can be done instead."""
        interaction.extras[INSTEAD] = view

    async def tell_saved(self, interaction: discord.Interaction, game: str) -> None:
        """Tell that something is saved which could not be shown."""
        await tell(interaction, (await self.say(interaction, game))("saved-not-shown"), anew=True)

    async def refuse(self, interaction: discord.Interaction, refusal: Refusal, game: str | None) -> None:
        """Answer what cannot be done; where no game is on, with an offer to start one."""
        for listener in self._refusal_listeners:
            listener(refusal)
        if refusal.code == "no-table" and game is not None and self._offer_start is not None:
            await self._offer_start(interaction, game)
        else:
            words = await self.word_refusal(interaction, refusal, game)
            await tell(interaction, words, interaction.extras.pop(INSTEAD, None), anew=True)

    async def word_refusal(self, interaction: discord.Interaction, refusal: Refusal, game: str | None) -> str:
        """Why something cannot be done; of another game that is in the way its own commands are named."""
        facts = {name: _show_time(fact) for name, fact in refusal.facts.items()}
        other = facts.get("game")
        in_the_way = other if isinstance(other, str) and other in self._commands else None
        say = await self.say(interaction, in_the_way or game)
        if isinstance(other, str):
            facts["game"] = word_game(other, say)
        return word_refusal(refusal.code, facts, say)

    async def answer_error(
        self, interaction: discord.Interaction, error: Exception, game: str | None = None
    ) -> None:
        """Answer a refusal or a failure in words, to the one member who asked."""
        with suppress(*UNREACHED):
            if isinstance(error, Refusal):
                await self.refuse(interaction, error, game)
            else:
                _report(error)
                sorry = "failed" if game is None else "went-wrong"
                if isinstance(error, DatabaseTrouble):
                    sorry = "not-saved"
                    self.keep_preferences(interaction, MemberPreferences(interaction.user.id))
                await tell(interaction, (await self.say(interaction, game))(sorry), anew=True)

    async def answer_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """The same for whatever a slash command raises; what comes before it is nothing that we offer."""
        if isinstance(error, app_commands.CommandInvokeError):
            return await self.answer_error(interaction, error.original, self._game_of(interaction))
        log.info("a command was refused: %s", error)
        if interaction.type is not discord.InteractionType.autocomplete:
            return await self.answer_error(interaction, Refusal("refused"), None)
        with suppress(*UNREACHED):
            await interaction.response.autocomplete([])
        return None

    def _game_of(self, interaction: discord.Interaction) -> str | None:
        """The game whose command was used, if it was one of a game's."""
        name = "" if interaction.command is None else interaction.command.qualified_name.partition(" ")[0]
        return next((game for game, command in self._commands.items() if command == name), None)


def _show_time(fact: object) -> object:
    """A fact that is a time as each member's client shows it: how long it is until then."""
    return format_dt(fact, "R") if isinstance(fact, datetime) else fact


def _report(error: Exception) -> None:
    if isinstance(error, UNREACHED):
        log.warning("Discord refused a part of an answer: %s", error)
    else:  # a bug of ours, which must not leave the member without an answer
        log.error("a command or control failed", exc_info=error)
