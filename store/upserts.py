"""Rows that are added, several by one statement, or changed if they exist."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import Connection, Insert, Table, bindparam, insert, select, union_all


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that can say what happens if the row exists (`on_conflict_do_…`).

    Each database has its own syntax for that. Only the dialect in use is loaded: another one would take two
    megabytes.
    """
    return import_module(f"sqlalchemy.dialects.{connection.dialect.name}").insert(table)


def insert_together(connection: Connection, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Add some rows by one statement. All of them have the columns of the first."""
    given = {f"{name}_{number}": value for number, row in enumerate(rows) for name, value in row.items()}
    connection.execute(_inserting(table, tuple(rows[0]), len(rows)), given)


@cache
def _inserting(table: Table, names: tuple[str, ...], count: int) -> Insert:
    """The statement for so many rows: unlike one with a list of values, SQLAlchemy keeps its text."""
    rows = [
        select(*(bindparam(f"{name}_{number}", type_=table.c[name].type) for name in names))
        for number in range(count)
    ]
    return insert(table).from_select(names, union_all(*rows))
