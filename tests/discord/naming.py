"""Slash commands as the bot mentions them in the simulated Discord, where their ids are known."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from zlib import crc32

from bot.app import GAMES

COMMANDS = {game.name: game.command for game in GAMES.values()}
"""The slash command of each game."""
LOCALES = Path(__file__).parents[2] / "data" / "locales" / "en"
NO_GAMES = ("block", "help", "history", "preferences", "privacy", "settings", "tables", "unblock")
"""The first words of commands that belong to no game."""


def id_of(command: str) -> int:
    """The id of the command with that first word, as long as a real one."""
    return 2**62 + crc32(command.encode())


@cache
def mentions(game: str = "boulo") -> Mapping[str, str]:
    """The arguments of texts that mention commands; those of a game's command are of this game."""
    source = "".join(path.read_text(encoding="utf-8") for path in LOCALES.iterdir())
    return {name: _mention(name, game) for name in re.findall(r"\$(slash-[a-z-]+)", source)}


def _mention(argument: str, game: str) -> str:
    words = argument.split("-")[1:]
    command = words if words[0] in NO_GAMES else [game, *words]
    return f"</{' '.join(command)}:{id_of(command[0])}>"
