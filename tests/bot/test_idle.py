"""A bot that waits holds little in memory: what only some need is loaded where it is needed."""

import subprocess
import sys

import pytest

LOADED = "import bot.__main__, bot.app, sys; print(*sys.modules)"
NEEDED_SELDOM = ("alembic", "asyncpg", "simcord", "sqlalchemy.dialects.postgresql")


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


@pytest.mark.parametrize("module", NEEDED_SELDOM)
def test_what_is_needed_seldom_is_not_loaded_by_all(module: str, loaded: set[str]) -> None:
    assert module not in loaded


def test_what_is_needed_is_loaded(loaded: set[str]) -> None:
    assert {"discord", "sqlalchemy.dialects.sqlite", "PIL.Image"} <= loaded
