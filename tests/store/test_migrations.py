"""The migrations lead from any earlier form to exactly what `store/schema.py` says."""

from unittest.mock import Mock

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from store import Store
from store.database import HEAD, migrate, read_revision
from store.schema import metadata
from tests.store.records import a_table, add_table

FORM = {
    "sqlite": (
        'SELECT form.name, part.name, part.type, part."notnull", part.dflt_value, part.pk '
        "FROM sqlite_master AS form, pragma_table_info(form.name) AS part WHERE form.type = 'table'",
        'SELECT form.name, part."table", part."from", part."to", part.on_delete '
        "FROM sqlite_master AS form, pragma_foreign_key_list(form.name) AS part WHERE form.type = 'table'",
        "SELECT name, sql FROM sqlite_master WHERE type = 'index'",
    ),
    "postgresql": (
        "SELECT table_name, column_name, data_type, is_nullable, column_default, character_maximum_length "
        "FROM information_schema.columns WHERE table_schema = 'public'",
        "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE connamespace = 'public'::regnamespace",
    ),
}


def _differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def _form(connection: Connection) -> set[tuple[object, ...]]:
    """Everything the database says about its tables, columns, indexes and constraints."""
    return {
        tuple(row)
        for query in FORM[connection.dialect.name]
        for row in connection.execute(text(query))
        if not any("alembic_version" in str(value) for value in row)
    }


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()


async def test_an_empty_database_gets_the_form_of_the_schema(empty_database_url: str) -> None:
    await _migrate(empty_database_url)
    engine = create_async_engine(empty_database_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await engine.dispose()


async def test_migrated_and_created_databases_are_the_same_to_the_letter(empty_database_url: str) -> None:
    """What `compare_metadata` does not look at too: conditions of indexes, what happens on delete."""
    await _migrate(empty_database_url)
    engine = create_async_engine(empty_database_url)
    async with engine.begin() as connection:
        migrated = await connection.run_sync(_form)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        created = await connection.run_sync(_form)
    await engine.dispose()
    assert len(migrated) > 10
    assert migrated == created


async def test_opening_again_changes_and_loses_nothing(empty_database_url: str) -> None:
    store = await Store.open(empty_database_url)
    before = await add_table(store, a_table())
    await store.close()
    again = await Store.open(empty_database_url)
    assert await again.tables.get(before.id) == before
    await again.close()


async def test_whoever_comes_second_migrates_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have been quicker between a look and the lock."""
    store = await Store.open(database_url)
    monkeypatch.setattr("alembic.command.upgrade", Mock(side_effect=AssertionError))
    await store.database.write(migrate)
    assert await store.database.read(read_revision) == HEAD
    await store.close()
