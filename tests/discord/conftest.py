"""The real bot in a simulated Discord: a server with a channel, three members, a database of its own."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partialmethod
from typing import Any, NamedTuple, cast

import pytest
import simcord.interactions
from discord.ext import tasks
from simcord import ChannelHandle, Env, MemberActor
from simcord.backend.ops.commands import CommandsMixin

import cogs.board.drawing
import cogs.slow_discord
import cogs.wiring
from bot.app import Boulo
from bot.config import Settings
from cogs.board.scenes import Animator
from play import Play
from play.workers import ProcessWorker
from store import Store
from tests.discord import films
from tests.discord.acknowledging import watching
from tests.discord.copying import copying_quickly
from tests.discord.coverage import WatchedBoulo
from tests.discord.limits import check_sent
from tests.discord.naming import id_of
from tests.discord.sketching import draw_all, sketch_all
from tests.discord.starting import start_quickly
from tests.processes import process_in_front

SETTLE_SECONDS = 180.0
"""What SimCord waits for the bot to come to rest, so that a busy machine fails no test; its own are 5."""
LOOK_SECONDS = 0.01
"""After so long SimCord looks again whether the bot has come to rest; its own are 0.05."""

START, ANIMATE = tasks.Loop.start, Animator.animate
"""Both as they are outside of these tests, which replace them."""

Speak = Callable[[str, str], None]


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.simcord(settle_timeout=SETTLE_SECONDS))


class Place(NamedTuple):
    """Where a test plays."""

    env: Env
    channel: ChannelHandle
    anna: MemberActor
    ben: MemberActor
    carl: MemberActor


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database_url=sqlite_url, shard_count=1)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test in which the bot looks at the clocks of its tables every minute, as it does outside."""
    monkeypatch.setattr(tasks.Loop, "start", START)


@pytest.fixture
def animated(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test in which turns are animated, as they are outside."""
    monkeypatch.setattr(Animator, "animate", ANIMATE)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test in which pictures are drawn, as they are outside."""
    draw_all(monkeypatch)


async def _show_no_animation(*args: object) -> None:
    """Stand in for the animation of a turn."""


@pytest.fixture(autouse=True)
def early(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let no test pass in which something slow was done before an interaction was acknowledged."""
    with watching(monkeypatch) as early:
        yield early
    assert not early, f"done before the interaction was acknowledged: {sorted(set(early))}"


@pytest.fixture(scope="session")
def filming() -> Iterator[ProcessWorker]:
    """The process that makes films for all bots of the tests."""
    with process_in_front("filming") as worker:
        yield worker


@pytest.fixture(scope="session")
def filming_begun(filming: ProcessWorker) -> None:
    """For tests that need the process that makes films to be running."""
    asyncio.run(filming.run(films.skip, progress=print))


@pytest.fixture(autouse=True, scope="module")
def _replace_what_is_slow(filming: ProcessWorker) -> Iterator[None]:
    """Replace what is slow, once for all tests of a module."""
    with pytest.MonkeyPatch.context() as patch, copying_quickly():
        start_quickly(patch)
        _know_commands(patch)
        _wait_patiently(patch)
        _stand_still(patch)
        _share_process(patch, filming)
        patch.setattr(
            cogs.board.drawing, "MANY", sys.maxsize
        )  # threads draw, and what is sketched is sketched
        yield


def _know_commands(patch: pytest.MonkeyPatch) -> None:
    """Let the commands have the ids by which tests know their mentions."""
    register = CommandsMixin.register_commands

    def register_known(backend: Any, guild_id: int | None, payloads: list[dict[str, Any]]) -> Any:
        known = {(each["name"], each["type"]): {"id": str(id_of(each["name"]))} for each in payloads}
        backend.commands[guild_id] = known
        return register(backend, guild_id, payloads)

    patch.setattr(CommandsMixin, "register_commands", register_known)


def _wait_patiently(patch: pytest.MonkeyPatch) -> None:
    """Wait until everything is shown, however busy the machine is, and go on as soon as the bot is at rest.

    SimCord waits no more than 5 s for a bot's start.
    """
    settle = Env._settle_internal

    async def settle_patiently(env: Env, **named: Any) -> None:
        await settle(env, **{"idle": LOOK_SECONDS, **named, "timeout": SETTLE_SECONDS})

    patch.setattr(Env, "_settle_internal", settle_patiently)
    patch.setattr(cogs.slow_discord, "WAIT_SECONDS", SETTLE_SECONDS)


def _stand_still(patch: pytest.MonkeyPatch) -> None:
    """Let no test wait for animations, pictures or clocks that it does not look at.

    SimCord runs every look at the clocks: those of a day take it more than a minute.
    """
    sketch_all(patch)
    patch.setattr(Animator, "animate", _show_no_animation)
    patch.setattr(tasks.Loop, "start", lambda *args: None)


def _share_process(patch: pytest.MonkeyPatch, filming: ProcessWorker) -> None:
    """Let all bots share what makes films: a process takes a second or two to start."""
    patch.setattr(cogs.wiring, "ProcessWorker", lambda name: filming)
    patch.setattr(ProcessWorker, "close", lambda worker: None)


@pytest.fixture(autouse=True)
async def _close_stores(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Close every database of a test at its end: SimCord does not close what a bot has opened.

    A bot that is started again opens the file of the one before.
    """
    opened: list[Store] = []
    open_store = Store.open

    async def remember(url: str, *, alone: bool = False) -> Store:
        opened.append(await open_store(url))
        return opened[-1]

    monkeypatch.setattr(Store, "open", remember)
    yield
    for store in opened:
        await store.close()


@pytest.fixture
def simcord_bot(settings: Settings) -> Boulo:
    """The bot that SimCord's own fixture runs."""
    return WatchedBoulo(settings)


@pytest.fixture
def place(simcord_env: Env) -> Iterator[Place]:
    """A server with a channel; whatever the bot sends during the test has to fit into what Discord takes."""
    guild = simcord_env.create_guild()
    channel = guild.create_text_channel("boulodrome")
    anna, ben, carl = (guild.add_member(simcord_env.create_user(name)) for name in ("anna", "ben", "carl"))
    yield Place(simcord_env, channel, anna, ben, carl)
    for sent in simcord_env.http_requests:
        check_sent(sent.json)


@pytest.fixture
def timed(place: Place, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A place where the bot, and each that is started after it, tells the time by SimCord's clock."""
    cast(Boulo, place.env.bot).play.now = place.env.now
    monkeypatch.setattr("bot.app.Play.__init__", partialmethod(Play.__init__, now=place.env.now))
    return place


@pytest.fixture
def speak(place: Place, monkeypatch: pytest.MonkeyPatch) -> Speak:
    """`speak(member's, server's)`: SimCord knows no locale but `en-US`, so put another into its events.

    The server becomes a Community, as only those have a language of their own.
    """
    build = simcord.interactions.base_payload

    def locales(member: str, server: str) -> None:
        for guild in place.env.bot.guilds:
            guild.features = ["COMMUNITY"]

        def payload(*args: Any, **kwargs: Any) -> Any:
            record, built = build(*args, **kwargs)
            return record, built | {"locale": member, "guild_locale": server}

        monkeypatch.setattr(simcord.interactions, "base_payload", payload)

    return locales
