"""The real bot in a simulated Discord on this machine, with a browser page to play it in."""

import asyncio
import os
import webbrowser
from contextlib import suppress
from pathlib import Path

import simcord

from bot.app import Boulo
from bot.config import Settings

PORT = 8377
DATABASE = Path("playground.sqlite3")
MEMBERS = ("anna", "ben", "camille")


async def _serve(port: int, database: Path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{database}")
    async with simcord.run(Boulo(settings), shard_count=1) as env:
        guild = env.create_guild(name="Boulodrome")
        channel = guild.create_text_channel("boulodrome")
        members = [guild.add_member(env.create_user(name)) for name in MEMBERS]
        async with env.preview(channel, viewers=members, layout="channel", port=port) as preview:
            print(f"\n  Boulo is at {preview.url}\n", flush=True)
            print(
                "  Type / in the page and pick /boulo solo. Ctrl-C here stops it; games stay.\n", flush=True
            )
            if os.environ.get("BOULO_BROWSER", "yes") != "no":
                webbrowser.open(preview.url)
            await preview.wait_closed()


def play(port: int | None = None, database: Path = DATABASE) -> int:
    """Serve the page until Ctrl-C; the exit code."""
    chosen = port or int(os.environ.get("BOULO_PORT", PORT))
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(_serve(chosen, database))
    except OSError as error:
        print(f"The page cannot be served on port {chosen}: {error.strerror}. Try BOULO_PORT=8378 make play.")
        return 1
    return 0
