"""`python -m bot`: run the bot on Discord. `python -m bot play`: in a browser page, with no token."""

import logging
import sys
from collections.abc import Sequence

import discord
from pydantic import ValidationError

from bot.app import Boulo
from bot.config import Settings

SETTINGS_WRONG = 2


def run(settings: Settings) -> int:
    """Run until stopped; the exit code."""
    if settings.discord_token is None:
        print("No DISCORD_TOKEN is set: copy .env.example to .env and put your bot's token there.")
        return SETTINGS_WRONG
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        Boulo(settings).run(settings.discord_token.get_secret_value(), log_handler=None)
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: make a new one in the developer portal.")
        return SETTINGS_WRONG
    return 0


def main(words: Sequence[str]) -> int:
    try:
        settings = Settings()
    except ValidationError as error:
        for wrong in error.errors():
            print(f"{str(wrong['loc'][0]).upper()} is not right: {wrong['msg']}.")
        return SETTINGS_WRONG
    if list(words) == ["play"]:
        from bot.playground import play  # the simulated Discord is not there on a server

        return play()
    if words:
        print("Usage: python -m bot [play]")
        return SETTINGS_WRONG
    return run(settings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
