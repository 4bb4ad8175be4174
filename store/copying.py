"""Copies everything from one database into another, of whatever kind they are."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from store.database import Database
from store.schema import metadata

PAGE = 1000


class NotEmpty(Exception):
    """The database to copy into is not empty."""


async def copy_all(source: Database, target: Database) -> dict[str, int]:
    """Copy every row, check that all have arrived, and return how many each table has. Raises `NotEmpty`."""
    with source.at_leisure(), target.at_leisure():
        return await _copy_all(source, target)


async def _copy_all(source: Database, target: Database) -> dict[str, int]:
    if any((await target.read(_count)).values()):
        raise NotEmpty
    for table in metadata.sorted_tables:
        offset = 0
        while rows := await source.read(_read_page, table, offset):
            await target.write(_write_page, table, rows)
            offset += len(rows)
    await target.write(count_on)
    counts = await target.read(_count)
    assert counts == await source.read(_count), "somebody has changed the source meanwhile"
    return counts


def _read_page(connection: Connection, table: Table, offset: int) -> list[dict[str, Any]]:
    query = select(table).order_by(*table.primary_key.columns).limit(PAGE).offset(offset)
    return [dict(row._mapping) for row in connection.execute(query)]


def _write_page(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    connection.execute(insert(table), rows)


def _count(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def count_on(connection: Connection) -> None:
    """Let PostgreSQL give new ids after the highest that was copied; SQLite does so by itself."""
    if connection.dialect.name == "postgresql":
        for name in (table.name for table in metadata.sorted_tables if "id" in table.c):
            highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {highest}, false)")
            )
