"""Rows that are added or, where they are there already, changed: each database words that in its own way."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that can say what happens where the row is there already (`on_conflict_do_…`)."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)
