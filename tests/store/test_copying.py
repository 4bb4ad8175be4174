"""Everything can be moved between SQLite and PostgreSQL, there and back, and nothing is different then."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from store import Store
from store.copying import NotEmpty, copy_all
from store.schema import metadata
from tests.store.records import a_table, add_table
from tests.store.test_old_databases import OLD


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: [
            tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))
        ]
        for table in metadata.sorted_tables
    }


@pytest.mark.slow
async def test_there_and_back_again(tmp_path: Path, postgres_url: str) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    urls = (f"sqlite+aiosqlite:///{file}", postgres_url, f"sqlite+aiosqlite:///{tmp_path / 'back.sqlite3'}")
    here, there, back = [await Store.open(url) for url in urls]
    counts = await copy_all(here.database, there.database)
    assert counts["tables"] == 10
    assert counts["plies"] > 400
    await copy_all(there.database, back.database)
    assert await here.database.read(everything) == await back.database.read(everything)
    added = await add_table(there, a_table())
    assert added.id == 11, "new ids come after those that were copied"
    for store in (here, there, back):
        await store.close()


async def test_a_database_that_is_not_empty_is_not_filled(tmp_path: Path) -> None:
    one, other = [await Store.open(f"sqlite+aiosqlite:///{tmp_path / name}.sqlite3") for name in ("a", "b")]
    await add_table(other, a_table())
    with pytest.raises(NotEmpty):
        await copy_all(one.database, other.database)
    for store in (one, other):
        await store.close()
