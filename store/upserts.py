"""Rows that are added or, if they exist, changed: each database has its own syntax for that."""

from importlib import import_module
from typing import Any

from sqlalchemy import Connection, Table


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that can say what happens if the row exists (`on_conflict_do_…`).

    Only the dialect in use is loaded: another one would take two megabytes.
    """
    return import_module(f"sqlalchemy.dialects.{connection.dialect.name}").insert(table)
