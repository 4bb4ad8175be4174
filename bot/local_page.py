"""The real bot in a simulated Discord on this machine, with a browser page to play it in.

The simulated Discord forgets everything when it stops; the bot's games stay in their file. So the server,
its channel and its members get the same ids every time, and a game that was on is shown again.
"""

import asyncio
import logging
import os
import socket
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self
from zoneinfo import ZoneInfo

from bot.app import GAMES, Boulo
from bot.config import Settings
from bot.stopping import stop_signals
from store import DatabaseTrouble

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor
    from simcord.preview import Preview

PORT = 8377
DATABASE = Path("playground.sqlite3")
MEMBERS = ("Anna", "Ben", "Camille")
BUILT_AT = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""When the simulated server was made. Ids are made from the time, so this must never change."""
SETTLE_SECONDS = 60.0
"""How many seconds one click may take, including everything that the computer then plays."""
MINUTE = 60.0


class CannotPlay(Exception):
    """Why the page cannot be served and what to do, in a sentence for whoever started it."""


class Choices(NamedTuple):
    """What can be chosen by environment variables."""

    port: int
    database: Path
    browser: bool

    @classmethod
    def read(cls, variables: Mapping[str, str]) -> Self:
        """The choices in those variables. Raises `CannotPlay` if the port is no port."""
        port = variables.get("BOULO_PORT") or str(PORT)
        if not port.isdecimal() or not 0 < int(port) < 65536:
            raise CannotPlay(f"BOULO_PORT is {port}: give it a number between 1 and 65535.")
        database = Path(variables.get("BOULO_DATABASE") or DATABASE)
        return cls(int(port), database, variables.get("BOULO_BROWSER") != "no")


class Place(NamedTuple):
    """The server and its channel, and who plays there."""

    channel: "ChannelHandle"
    members: "Sequence[MemberActor]"


def build_place(env: "Env") -> Place:
    """Build a server with a channel and members, with the same ids every time; then let the clock run."""
    from simcord._clock import Clock  # there is no public way to a running clock

    class RunningClock(Clock):
        """Stands still while the server is built."""

        built = False

        def now(self) -> datetime:
            return datetime.now(UTC) if self.built else BUILT_AT

    clock = env.backend.clock = RunningClock()
    env.backend.edit_bot_profile("Boulo")
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    guild = env.create_guild(name="Boulodrome", owner=users[0])
    channel = guild.create_text_channel("boulodrome")
    place = Place(channel, [guild.add_member(user) for user in users])
    clock.built = True
    return place


def become_community(bot: Boulo) -> None:
    """Give the server a language of its own; otherwise, the first player is asked to choose one."""
    for guild in bot.guilds:
        guild.features = ["COMMUNITY"]


async def show_first(bot: Boulo, place: Place) -> None:
    """Show the board of the game that is on in the channel, or else how to start one."""
    table = await bot.play.store.tables.in_channel(place.channel.id)
    is_on = table is not None and table.state == "playing" and table.game in GAMES
    command = f"{GAMES[table.game].command} board" if table is not None and is_on else "help"
    await place.members[0].slash(place.channel, command)


def local_timezone() -> str:
    """The name of this machine's time zone; UTC if that is unknown."""
    _, _, linked = str(Path("/etc/localtime").resolve()).partition("zoneinfo/")
    name = os.environ.get("TZ") or linked
    with suppress(KeyError, OSError, ValueError):  # a name that is no zone, or none at all
        return ZoneInfo(name).key
    return "UTC"


async def keep_clocks(bot: Boulo, page: "Preview") -> None:
    """Look at the clocks of the tables every minute, as the bot's own loop does not run in the simulation."""
    from simcord import SetupError

    while True:
        await asyncio.sleep(MINUTE)
        if await bot.play.store.tables.alarms(bot.play.now()):
            await bot.play.timekeeper.tick(bot.hosts)
            with suppress(SetupError):  # somebody clicks at this moment, which shows it as well
                await page.refresh()


async def keep_time(page: "Preview") -> None:
    """Tell the page the time, from which it counts "in two minutes" and "an hour ago"."""
    while True:
        await asyncio.sleep(1)
        page.capture_time = datetime.now(UTC)


async def _until_either(stop: asyncio.Event, closed: asyncio.Task[None]) -> None:
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait((stopped, closed), return_when=asyncio.FIRST_COMPLETED)
    for task in (stopped, closed):
        task.cancel()


async def _serve(choices: Choices) -> None:
    from simcord import Env

    choices.database.parent.mkdir(parents=True, exist_ok=True)
    url = f"sqlite+aiosqlite:///{choices.database}"
    bot = Boulo(Settings(database_url=url, shard_count=1))
    bot.has_threads = False  # the page shows one channel
    env = Env(bot, settle_timeout=SETTLE_SECONDS)
    place = build_place(env)
    async with stop_signals() as stop:
        try:
            await env.start()
            become_community(bot)
            with env.time_context():
                await show_first(bot, place)
                await _serve_page(env, bot, place, choices, stop)
        finally:
            await env.shutdown()
            if hasattr(bot, "play"):
                await bot.play.close()


async def _serve_page(env: "Env", bot: Boulo, place: Place, choices: Choices, stop: asyncio.Event) -> None:
    async with env.preview(
        place.channel,
        viewers=place.members,
        layout="channel",
        port=choices.port,
        timezone=local_timezone(),
    ) as page:
        print(f"\n  Boulo is at {page.url}\n", flush=True)
        print("  Click a button there, or type / for all commands.", flush=True)
        print("  Ctrl-C here stops it; the games stay.\n", flush=True)
        if choices.browser:
            webbrowser.open(page.url)
        ticking = [asyncio.create_task(each) for each in (keep_clocks(bot, page), keep_time(page))]
        await _until_either(stop, asyncio.create_task(page.wait_closed()))
        for task in ticking:
            task.cancel()


def _check_ready(choices: Choices) -> None:
    """Raise `CannotPlay` if something is missing, before anything is started."""
    try:
        import simcord.preview  # noqa: F401
    except ImportError as error:
        raise CannotPlay(f"The local page needs {error.name}: start it with `make play`.") from None
    try:
        socket.create_server(("127.0.0.1", choices.port)).close()
    except OSError as error:
        other = choices.port % 65535 + 1
        raise CannotPlay(
            f"Port {choices.port} cannot be used ({os.strerror(error.errno or 0)}): "
            f"end what runs there, or try BOULO_PORT={other} make play."
        ) from None


def _play(choices: Choices) -> None:
    _check_ready(choices)
    from simcord import SetupError

    try:
        asyncio.run(_serve(choices))
    except (DatabaseTrouble, OSError) as trouble:
        raise CannotPlay(
            f"{trouble} Or move {choices.database} away, or choose another file with "
            "BOULO_DATABASE=<file> make play."
        ) from None
    except SetupError as error:
        raise CannotPlay(f"The local page cannot be served: {error}.") from None


def play() -> int:
    """Serve the page until Ctrl-C; return the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)  # it warns about what a simulated Discord lacks
    try:
        _play(Choices.read(os.environ))
    except CannotPlay as reason:
        print(reason)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0
