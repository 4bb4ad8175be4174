"""`python -m bot` runs the bot on Discord, `play` in a browser page with no token.

`verify` checks the dice of a table, `gallery` writes the pictures of `docs/gallery`.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord

from bot.app import Boulo
from bot.config import Settings, WrongSettings
from bot.gallery import write_gallery
from play.refusals import Refusal
from play.tables import Tables
from store import DatabaseTrouble, Store

SETTINGS_WRONG = 2
UNREACHABLE = 1


def run(settings: Settings) -> int:
    """Run until stopped; the exit code."""
    if settings.discord_token is None:
        print("No DISCORD_TOKEN is set: copy .env.example to .env and put your bot's token there.")
        return SETTINGS_WRONG
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        Boulo(settings).run(settings.discord_token, log_handler=None)
    except DatabaseTrouble as trouble:
        print(trouble)
        return SETTINGS_WRONG
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: make a new one in the developer portal.")
        return SETTINGS_WRONG
    except (aiohttp.ClientError, OSError) as error:
        print(f"Discord cannot be reached: {error}. Is this machine online?")
        return UNREACHABLE
    return 0


async def verify(settings: Settings, table_id: int) -> int:
    """Derive every roll of a finished game again; the exit code is 0 if all of them are right."""
    try:
        tables = Tables(await Store.open(settings.database_url))
    except DatabaseTrouble as trouble:
        print(trouble)
        return SETTINGS_WRONG
    try:
        rolls = await tables.verify(table_id)
    except Refusal as refusal:
        print(f"Table {table_id} cannot be checked: {refusal.code}.")
        return SETTINGS_WRONG
    finally:
        await tables.store.close()
    for roll in rolls:
        print(f"{roll.ply:5} {roll.shown:5} {'right' if roll.shown == roll.derived else 'WRONG'}")
    wrong = sum(roll.shown != roll.derived for roll in rolls)
    print(f"{len(rolls)} rolls, {wrong} wrong")
    return 1 if wrong else 0


def main(words: Sequence[str]) -> int:
    try:
        settings = Settings.read(os.environ)
    except WrongSettings as wrong:
        print("\n".join(wrong.sentences))
        return SETTINGS_WRONG
    if list(words) == ["play"]:
        from bot.playground import play  # the simulated Discord is not there on a server

        return play()
    if len(words) == 2 and words[0] == "verify" and words[1].isdecimal():
        return asyncio.run(verify(settings, int(words[1])))
    if 1 <= len(words) <= 2 and words[0] == "gallery":
        write_gallery(*map(Path, words[1:]))
        return 0
    if words:
        print("Usage: python -m bot [play | verify <table> | gallery [<folder>]]")
        return SETTINGS_WRONG
    return run(settings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
