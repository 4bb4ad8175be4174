"""A bot that waits holds little in memory: what only some need is loaded where it is needed."""

import os
import subprocess
import sys

import pytest

LOADED = """
import bot.__main__, sys
from bot.app import Boulo
from bot.config import Settings
Boulo(Settings())
print(*sys.modules)
"""
NEEDED = {"discord", "sqlalchemy.dialects.sqlite", "PIL.Image"}
NEEDED_SELDOM = {
    "alembic",
    "asyncpg",
    "dotenv",
    "multiprocessing",
    "numpy",
    "openskill",
    "simcord",
    "sqlalchemy.dialects.postgresql",
}
COUNTING = {"aiohttp.web", "prometheus_client", "sentry_sdk"}
"""What counts, and what listens for those who ask: both are off unless they are configured."""

AT_WORK = """
import sys
from importlib import import_module
from pkgutil import walk_packages

for room in ("cogs", "play", "render"):
    for found in walk_packages(import_module(room).__path__, room + "."):
        import_module(found.name)

from engine.games import GAMES
from engine.log import take_step
from render.kit.picture import Subject
from render.motion.turn import animate_turn
from render.replay import animate

throw = take_step(GAMES["boulomania"].parse("....o..B..AB..A.B. 5/4 7-11 A A:shoot:12 13/8"), "4")
assert animate_turn([throw], Subject(throw.after, throw.events, throw.before)) and animate([throw])
print(*sys.modules)
"""
"""All but what thinks, which does so in processes of its own; a throw is animated, and a replay made."""


def load(program: str) -> set[str]:
    """The modules that the program has loaded; what measures coverage would load some of its own."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=outside)
    return set(run.stdout.split())


@pytest.mark.slow
def test_what_is_needed_seldom_is_not_loaded_by_all() -> None:
    loaded = load(LOADED)
    assert loaded >= NEEDED
    assert loaded & (NEEDED_SELDOM | COUNTING) == set()


@pytest.mark.slow
def test_pictures_are_made_without_what_only_thinking_needs() -> None:
    modules = load(AT_WORK)
    assert "numpy" not in modules
    assert {"cogs.board.scenes", "play.workers", "render.motion.reel", "render.kit.boxes"} <= modules


RUNNING = """
import gc
from unittest import mock

import discord
from bot.app import Boulo
from bot.config import Settings

with mock.patch.object(discord.Client, "run"):
    Boulo(Settings()).run("token")
print(gc.get_freeze_count())
"""


@pytest.mark.slow
def test_what_is_loaded_at_the_start_is_not_looked_through_again() -> None:
    run = subprocess.run([sys.executable, "-c", RUNNING], capture_output=True, text=True, check=True)
    assert int(run.stdout) > 50_000, "the collector would stop all boards for a tenth of a second"
