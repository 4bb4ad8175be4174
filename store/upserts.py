"""Rows that are added or, where they are there already, changed: each database words that in its own way."""

from importlib import import_module
from typing import Any

from sqlalchemy import Connection, Table


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that can say what happens where the row is there already (`on_conflict_do_…`).

    Only the dialect in use is loaded: another one takes two megabytes.
    """
    return import_module(f"sqlalchemy.dialects.{connection.dialect.name}").insert(table)
