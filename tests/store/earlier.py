"""Databases as an earlier bot has left them."""

from collections.abc import Callable

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine


async def fill(url: str, revision: str, write: Callable[[Connection], None]) -> str:
    """Bring an empty database to the form of that revision and write something into it; its address."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, revision)
        await connection.run_sync(write)
    await engine.dispose()
    return url


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
