"""Statements that are compiled once in a process, though every test has an engine of its own."""

from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as Dialect
from sqlalchemy.engine import Engine
from sqlalchemy.util import LRUCache

COMPILED: LRUCache[Any, Any] = LRUCache(5_000)


@pytest.fixture(autouse=True)
def _compile_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all engines look for their statements in one place, and take those of each other's dialects."""
    monkeypatch.setattr("store.database.create_engine", _create_engine)
    monkeypatch.setattr(Dialect, "__eq__", lambda one, other: type(one) is type(other))
    monkeypatch.setattr(Dialect, "__hash__", lambda one: hash(type(one)))


def _create_engine(*args: Any, **named: Any) -> Engine:
    engine = create_engine(*args, **named)
    engine._compiled_cache = COMPILED
    return engine
