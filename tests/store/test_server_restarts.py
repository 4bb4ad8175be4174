"""A PostgreSQL that was started again: whoever comes next notices nothing of the connections that it cut."""

import asyncio
from typing import Any

from sqlalchemy import event, make_url

from store import Store
from store.database import Database

WAIT_SECONDS = 20.0


def gather_connections(database: Database) -> list[Any]:
    """Every connection of the driver that is used from now on."""
    used: list[Any] = []
    for engine in database.engines:
        event.listen(engine, "checkout", lambda connection, *_: used.append(connection.driver_connection))
    return used


async def test_connections_that_were_cut_are_not_used(postgres: Any, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    used = gather_connections(store.database)
    await store.settings.save(7, language="fr")
    assert (await store.settings.of_guild(7)).language == "fr"
    name = make_url(postgres_url).database
    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")
    async with asyncio.timeout(WAIT_SECONDS):
        while not all(connection.is_closed() for connection in used):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await store.settings.save(7, language="de")
    assert (await store.settings.of_guild(7)).language == "de"
    await store.close()
