"""`python launch.py ours|bare`: a bot in a process of its own, in the small Discord at `BENCH_DISCORD`.

Ours is whatever `bot.app` is found on the path, unchanged; bare is the least that discord.py can do, for
comparison: it answers every press with a ready picture.
"""

import logging
import os
import sys
from io import BytesIO
from pathlib import Path

import discord
import yarl
from discord import ui
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

TOKEN = "bench"
SPEAKING_WITHOUT_NEED = ("discord.client", "discord.ext.commands.bot", "discord.gateway")
"""Loggers whose warnings mean nothing here: that there is no voice, that messages cannot be read, and that
the connection is behind, as answers to heartbeats arrive before the library has noted that it sent one."""


def point_at(host: str) -> None:
    """Make the library look for Discord at that host."""
    Route.BASE = f"http://{host}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{host}/gateway")


def make_ours() -> discord.Client:
    from bot.app import Boulo
    from bot.config import Settings

    return Boulo(Settings.read(os.environ))


def make_bare() -> discord.Client:
    picture = Path(os.environ["BENCH_PICTURE"]).read_bytes()

    class Again(ui.View):
        @ui.button(label="Again", custom_id="again")
        async def show(self, interaction: discord.Interaction, button: ui.Button[ui.View]) -> None:
            file = discord.File(BytesIO(picture), f"{interaction.id}.png")
            await interaction.response.edit_message(attachments=[file])

    class Bare(commands.Bot):
        async def setup_hook(self) -> None:
            self.add_view(Again(timeout=None))

    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    return Bare(commands.when_mentioned, help_command=None, intents=intents)


def main(which: str) -> None:
    logging.basicConfig(level=logging.WARNING)
    for name in SPEAKING_WITHOUT_NEED:
        logging.getLogger(name).setLevel(logging.ERROR)
    point_at(os.environ["BENCH_DISCORD"])
    client = make_ours() if which == "ours" else make_bare()
    client.run(TOKEN, log_handler=None)


if __name__ == "__main__":
    main(sys.argv[1])
