"""The promises hold whatever happens in whatever order, on both databases."""

import asyncio
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from sqlalchemy import Connection, text

from store import Store
from store.schema import metadata
from tests.chance.sitecustomize import known_chance
from tests.play.promises import Promises

STEPS = 40
EXAMPLES, EXAMPLES_THOROUGH = {"sqlite": 6, "postgres": 2}, 300
EMPTY = f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY"

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes a database with nothing in it."""
    if kind == "sqlite":
        template, numbers = request.getfixturevalue("sqlite_template"), count()
        return lambda: f"sqlite+aiosqlite:///{shutil.copy(template, tmp_path / f'{next(numbers)}.sqlite3')}"
    url = str(request.getfixturevalue("postgres_url"))

    def empty() -> str:
        asyncio.run(_empty(url))
        return url

    return empty


async def _empty(url: str) -> None:
    def truncate(connection: Connection) -> None:
        connection.execute(text(EMPTY))

    store = await Store.open(url)
    await store.database.write(truncate)
    await store.close()


def test_the_promises_hold(
    kind: str,
    make_url: Callable[[], str],
    dice_seed: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the same dice for everything that is tried, so that it can be tried again."""

    def make() -> Promises:
        for (place, name), value in known_chance(dice_seed).items():
            monkeypatch.setattr(place, name, value)
        return Promises(make_url)

    machine: Any = seed(crc32(dice_seed.encode()))(make)
    thorough = request.config.getoption("--thorough")
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES_THOROUGH if thorough else EXAMPLES[kind],
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
