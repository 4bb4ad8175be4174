"""Names and descriptions of commands, in every language that Discord asks for, and mentions of them."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands

from words import Language, Say, nearest_language, say_in, say_naming, text, write_command

AppCommands = Iterable[app_commands.AppCommand | app_commands.AppCommandGroup]


def word(message_id: str, **args: str) -> app_commands.locale_str:
    """A name or description of a command or option: in English, with the id by which it is translated."""
    return app_commands.locale_str(text("en", message_id, **args), message=message_id, args=args)


class Translator(app_commands.Translator):
    """Gives the library names and descriptions in other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        message_id = string.extras.get("message")
        language = nearest_language(locale.value, "en")
        if language == "en" or message_id is None:  # without a translation it stays English
            return None
        return text(language, message_id, **string.extras.get("args", {}))


class CommandMentions:
    """Names slash commands in texts: as mentions, which every member's client shows in its own language.

    Until Discord has told the ids of the commands, they are written out in the language of the text.
    """

    def __init__(self, tree: app_commands.CommandTree[Any], games: Collection[str]) -> None:
        self._tree = tree
        self._games = games
        """The first words of the commands of each game."""
        self._mentions: Mapping[str, str] = {}
        self.say_in = lru_cache(self._say_in)

    def learn(self, commands: AppCommands) -> None:
        """From now on, mention the commands that Discord has."""
        self._mentions = dict(_mentions(commands))
        self.say_in.cache_clear()

    @property
    def are_known(self) -> bool:
        """Whether any command can be mentioned."""
        return bool(self._mentions)

    def _say_in(self, language: Language, game: str | None) -> Say:
        """`say` in a language whose texts can name commands; of the games' commands, only those of `game`."""
        return say_naming(language, self.named(language, game))

    def named(self, language: Language, game: str | None) -> dict[str, str]:
        """The arguments for texts that name commands.

        `slash-rematch` names `/boulo rematch`, or another game's; `slash-tables-end` names `/tables end`.
        """
        say = say_in(language)
        return {
            argument: self._mentions.get(name) or write_command(name, say)
            for argument, name in self._arguments(game)
        }

    def _arguments(self, game: str | None) -> Iterator[tuple[str, str]]:
        for command in self._tree.walk_commands():
            first, *rest = words = command.qualified_name.split()
            if not isinstance(command, app_commands.Group) and (first == game or first not in self._games):
                argument = "-".join(["slash", *(rest if first == game else words)])
                yield argument, command.qualified_name


def _mentions(commands: AppCommands) -> Iterator[tuple[str, str]]:
    """The names of commands with their mentions; of a command with subcommands, those of the subcommands."""
    for command in commands:
        below = [each for each in command.options if isinstance(each, app_commands.AppCommandGroup)]
        if below:
            yield from _mentions(below)
        else:
            name = command.name if isinstance(command, app_commands.AppCommand) else command.qualified_name
            yield name, command.mention
