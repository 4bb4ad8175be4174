"""`python -m bot` runs the bot on Discord, `play` in a browser page with no token.

`verify` checks one game, `check` everything that is kept; `backup`, `restore` and `copy` are for
the database (docs/operations.md). `gallery` writes the pictures of `docs/gallery`, `rules` the pages of
`docs/rules`.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import operations
from bot.app import Boulo
from bot.config import READERS, Settings, WrongSettings
from bot.gallery import write_gallery
from bot.logs import set_up_log
from bot.rules_pages import write_rules
from bot.sentry import report_errors
from store import DatabaseTrouble

log = logging.getLogger(__name__)

SETTINGS_WRONG = 2
UNREACHABLE = 1
HELP = {"--help", "-h"}
USAGE = """Usage: python -m bot [<what>]
  (nothing)                run the bot on Discord
  play                     run it in a browser page, with no token
  check                    check everything that is kept: logs, dice, results, ratings
  verify <table>           check one game: its secret, every roll, its log and its end
  backup <file>            copy the SQLite database into a file, also while the bot runs
  restore <file>           put such a copy in the place of the database
  copy <from> <to>         copy everything from one database into an empty one, both given as in DATABASE_URL
  gallery [<folder>]       write the pictures of the gallery
  rules [<folder>]         write the rules to read
  --help                   say this"""


def run(settings: Settings) -> int:
    """Run until stopped; return the exit code."""
    if settings.discord_token is None:
        print("No DISCORD_TOKEN is set: copy .env.example to .env and put your bot's token there.")
        return SETTINGS_WRONG
    set_up_log(settings.log_level, settings.secrets)
    report_errors(settings)
    log.info(operations.word_database(settings.database_url))
    try:
        Boulo(settings).run(settings.discord_token, log_handler=None)
    except WrongSettings as wrong:
        print("\n".join(wrong.sentences))
        return SETTINGS_WRONG
    except DatabaseTrouble as trouble:
        print(trouble)
        return SETTINGS_WRONG
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: make a new one in the developer portal.")
        return SETTINGS_WRONG
    except (aiohttp.ClientError, OSError) as error:
        print(f"Discord cannot be reached: {error}. Is this machine online?")
        return UNREACHABLE
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        print(f"Discord lets no bot log in just now: {error} Start it again in a while.")
        return UNREACHABLE
    return 0


def operate(work: Coroutine[Any, Any, int]) -> int:
    """Do something with the database; return the exit code."""
    try:
        return asyncio.run(work)
    except DatabaseTrouble as trouble:
        print(trouble)
        return SETTINGS_WRONG


def copy(source: str, target: str) -> int:
    """Copy everything from one database into another; return the exit code."""
    for url in (source, target):
        try:
            READERS["database_url"](url)
        except ValueError as error:
            print(f"The address of a database is not right: {error}.")
            return SETTINGS_WRONG
    return operate(operations.copy(source, target))


def main(words: Sequence[str]) -> int:
    if any(word.startswith("-") for word in words):  # there are no other options, and no such file names
        print(USAGE)
        return 0 if set(words) & HELP else SETTINGS_WRONG
    try:
        settings = Settings.read(os.environ)
    except WrongSettings as wrong:
        print("\n".join(wrong.sentences))
        return SETTINGS_WRONG
    return do(words, settings)


def do(words: Sequence[str], settings: Settings) -> int:
    """Do what the words of the command line ask for; return the exit code."""
    match list(words):
        case []:
            return run(settings)
        case ["play"]:
            from bot.local_page import play  # the simulated Discord is not installed on a server

            return play()
        case ["check"]:
            return operate(operations.check(settings.database_url))
        case ["verify", table] if table.isdecimal():
            return operate(operations.verify(settings.database_url, int(table)))
        case ["backup", file]:
            return operate(operations.back_up(settings.database_url, Path(file)))
        case ["restore", file]:
            return operate(operations.restore(settings.database_url, Path(file)))
        case ["copy", source, target]:
            return copy(source, target)
        case ["gallery", *folder] if len(folder) < 2:
            write_gallery(*map(Path, folder))
            return 0
        case ["rules", *folder] if len(folder) < 2:
            write_rules(*map(Path, folder))
            return 0
    print(USAGE)
    return SETTINGS_WRONG


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
